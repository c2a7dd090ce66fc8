#include "tools/lib/whole_file.hpp"

#include <unistd.h>

#include <fstream>
#include <string>
#include <system_error>

namespace shikatsu::tools {

bool write_whole(const std::filesystem::path& path, std::string_view bytes) {
    const std::filesystem::path beside = path.string() + "." + std::to_string(::getpid());
    std::ofstream file(beside, std::ios::binary);
    file << bytes;
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(beside, path, error);
    if (file && !error) return true;
    std::filesystem::remove(beside, error);
    return false;
}

}  // namespace shikatsu::tools
