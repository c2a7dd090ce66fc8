// What is fuzzed: each reader of foreign input, by one function that takes any bytes.
#pragma once

#include <span>
#include <string_view>

namespace shikatsu::fuzzing {

/// A reader. `read` returns normally whatever the bytes are; if a promise of the reader is broken it aborts.
struct Target {
    /// Also the folder of its corpus.
    std::string_view name;
    void (*read)(std::string_view bytes);
};

void read_sgf(std::string_view bytes);
/// Each line is a request of one game.
void read_gtp(std::string_view bytes);
/// Each line is a request.
void read_requests(std::string_view bytes);
void read_diagrams(std::string_view bytes);
void read_certificates(std::string_view bytes);

inline constexpr Target targets[] = {{"sgf", read_sgf},
                                     {"gtp", read_gtp},
                                     {"requests", read_requests},
                                     {"diagrams", read_diagrams},
                                     {"certificates", read_certificates}};

/// Ends the program with what was promised if it is not so.
void promise(bool kept, const char* what);

}  // namespace shikatsu::fuzzing
