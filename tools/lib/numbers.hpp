// Numbers in texts and requests, and how large they may be.
#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>

namespace shikatsu::tools {

/// The most that may be asked for in seconds, and as prisoner-difference.
inline constexpr double longest_seconds = 1e9;
inline constexpr int most_prisoners = 1'000'000;

inline constexpr double kibibytes_in_mebibyte = 1024.0;

/// The whole number that the text is, all of it, in digits, with '-' before a negative one; nothing if it is
/// none.
inline std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The decimal number that the text is, all of it and finite; nothing if it is none.
inline std::optional<double> decimal_in(std::string_view text,
                                        std::chars_format format = std::chars_format::general) {
    double number = 0.0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, format);
    if (problem != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

}  // namespace shikatsu::tools
