#include "tools/lib/validation/opinion.hpp"

#include <algorithm>

#include "tools/lib/sgf_notes.hpp"

namespace shikatsu::tools {

namespace {

bool has(const std::vector<Point>& list, Point point) {
    return std::find(list.begin(), list.end(), point) != list.end();
}

}  // namespace

std::string shown(const std::string& text) {
    constexpr std::size_t most_shown = 60;
    const std::size_t from = std::min(text.find_first_not_of(' '), text.size());
    return printable(text.substr(from, most_shown));
}

std::optional<bool> alive_by(const PeerStatuses& statuses, const std::vector<Point>& string) {
    const auto dead =
        std::count_if(string.begin(), string.end(), [&](Point p) { return has(statuses.dead, p); });
    const auto alive =
        std::count_if(string.begin(), string.end(), [&](Point p) { return has(statuses.alive, p); });
    const auto all = static_cast<std::ptrdiff_t>(string.size());
    if (alive == all && dead == 0) return true;
    if (dead == all && alive == 0) return false;
    return std::nullopt;
}

PeerScore score_in(const std::string& text) {
    const SgfResult result = sgf_result(text);
    if (result.kind == SgfResult::Kind::score) return {result.margin, {}};
    return {std::nullopt, "no score: " + shown(text)};
}

}  // namespace shikatsu::tools
