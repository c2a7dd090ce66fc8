// The entry that libFuzzer calls, for the target named by SHIKATSU_FUZZ_TARGET.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    shikatsu::fuzzing::SHIKATSU_FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
