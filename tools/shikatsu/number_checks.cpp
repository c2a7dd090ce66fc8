#include "tools/shikatsu/number_checks.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <string>
#include <string_view>

#include "tools/lib/numbers.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::uint64_t largest_count = 1'000'000'000'000'000'000;
constexpr std::uint64_t largest_number = std::numeric_limits<std::uint64_t>::max();

std::string check_seconds(const std::string& text) {
    const auto seconds = decimal_in(text);
    if (seconds && *seconds >= 0.0 && *seconds <= longest_seconds) return {};
    return fmt::format("'{}' is not a number of seconds from 0 to 1e9", text);
}

struct Bounds {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

/// `most` is what the sentence calls the upper bound.
std::string check_whole(const std::string& text, Bounds bounds, std::string_view most) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && read == end && number >= bounds.least && number <= bounds.most) return {};
    return fmt::format("'{}' is not a whole number from {} to {}", text, bounds.least, most);
}

std::string check_count(const std::string& text) {
    return check_whole(text, {1, largest_count}, "10^18");
}

std::string check_number(const std::string& text) {
    return check_whole(text, {0, largest_number}, std::to_string(largest_number));
}

}  // namespace

CLI::Validator seconds_check() {
    return CLI::Validator(check_seconds, "FROM 0 TO 1e9");
}

CLI::Validator count_check() {
    return CLI::Validator(check_count, "POSITIVE");
}

CLI::Validator count_check_to(std::uint64_t most) {
    return CLI::Validator(
        [most](const std::string& text) {
            return check_whole(text, {1, most}, std::to_string(most));
        },
        "POSITIVE");
}

CLI::Validator number_check() {
    return CLI::Validator(check_number, "FROM 0 ON");
}

}  // namespace shikatsu::tools
