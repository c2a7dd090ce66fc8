#include "tools/lib/sgf_notes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "tools/lib/numbers.hpp"

namespace shikatsu::tools {

namespace {

constexpr double most_points = 1000.0;
constexpr double least_in_hundredths = 50.0;
constexpr int most_handicap = 625;

std::string lower_without_blanks(std::string_view text) {
    std::string lower;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        if (std::isspace(byte) == 0) lower += static_cast<char>(std::tolower(byte));
    }
    return lower;
}

/// Without exponent; a sign is usual in results.
std::optional<double> points_in(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    return decimal_in(text, std::chars_format::fixed);
}

bool is_whole(double value) {
    return value == std::round(value);
}

std::optional<Player> winner_of(const std::string& word) {
    if (word == "b" || word == "black") return Player::black;
    if (word == "w" || word == "white") return Player::white;
    return std::nullopt;
}

/// Whether a game that ended so was won without a score, as in "resign".
bool is_without_score(std::string_view how) {
    constexpr std::array<std::string_view, 9> ways = {"",     "r",       "resign", "resignation", "t",
                                                      "time", "timeout", "f",      "forfeit"};
    return std::find(ways.begin(), ways.end(), how) != ways.end();
}

SgfResult tie() {
    return {SgfResult::Kind::score, Margin{}, std::nullopt};
}

}  // namespace

tl::expected<SgfKomi, std::string> sgf_komi(std::string_view note) {
    const std::string text = lower_without_blanks(note);
    if (text.empty()) return SgfKomi{};
    const auto written = points_in(text);
    if (!written) return tl::make_unexpected(fmt::format("komi '{}' is no number", note.substr(0, 20)));
    const bool hundredths =
        std::abs(*written) >= least_in_hundredths && is_whole(*written) && text.find('.') == text.npos;
    const double komi = hundredths ? *written / 100 : *written;
    if (std::abs(komi) > most_points || !is_whole(4 * komi))
        return tl::make_unexpected(fmt::format("komi '{}' is no number of points", note.substr(0, 20)));
    const bool stones = !is_whole(2 * komi);
    const double points = stones ? 2 * komi : komi;
    SgfKomi read{Margin::of_half_points(static_cast<int>(std::lround(2 * points))), {}};
    if (hundredths || stones) {
        read.remark = fmt::format("komi '{}' is read as {}{}", text, komi,
                                  stones ? fmt::format(" stones, that is {} points", points) : std::string());
    }
    return read;
}

SgfResult sgf_result(std::string_view note) {
    const std::string text = lower_without_blanks(note);
    if (text == "0" || text == "draw" || text == "jigo" || text == "tie" || text == "b+0" || text == "w+0")
        return tie();
    if (text.empty() || text == "?" || text == "void" || text == "unknown") return {};
    const SgfResult unclear{SgfResult::Kind::unclear, {}, {}};
    const std::size_t plus = text.find('+');
    if (plus == std::string::npos) return unclear;
    const auto winner = winner_of(text.substr(0, plus));
    if (!winner) return unclear;
    const std::string_view how = std::string_view(text).substr(plus + 1);
    if (is_without_score(how)) return {SgfResult::Kind::without_score, {}, winner};
    const auto by = points_in(how);
    if (!by || *by < 0 || *by > most_points || !is_whole(2 * *by)) return unclear;
    if (*by == 0) return tie();
    const Margin size = Margin::of_half_points(static_cast<int>(std::lround(2 * *by)));
    return {SgfResult::Kind::score, *winner == Player::black ? size : -size, winner};
}

std::optional<int> sgf_handicap(std::string_view note) {
    const auto stones = number_in(lower_without_blanks(note));
    if (!stones || *stones < 0 || *stones > most_handicap) return std::nullopt;
    return stones;
}

}  // namespace shikatsu::tools
