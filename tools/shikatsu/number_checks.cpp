#include "tools/shikatsu/number_checks.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <string>

#include "tools/lib/numbers.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::int64_t largest_count = 1'000'000'000'000'000'000;

std::string check_seconds(const std::string& text) {
    double seconds = 0.0;
    using CLI::detail::lexical_cast;
    // Nothing is true of "nan", so it is refused, too.
    if (lexical_cast(text, seconds) && seconds >= 0.0 && seconds <= longest_seconds) return {};
    return fmt::format("'{}' is not a number of seconds from 0 to 1e9", text);
}

std::string check_count(const std::string& text) {
    std::int64_t count = 0;
    const char* end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data(), end, count);
    if (error == std::errc() && read == end && count >= 1 && count <= largest_count) return {};
    return fmt::format("'{}' is not a whole number from 1 to 10^18", text);
}

}  // namespace

CLI::Validator seconds_check() {
    return CLI::Validator(check_seconds, "FROM 0 TO 1e9");
}

CLI::Validator count_check() {
    return CLI::Validator(check_count, "POSITIVE");
}

}  // namespace shikatsu::tools
