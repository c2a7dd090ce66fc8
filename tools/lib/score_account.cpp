#include "tools/lib/score_account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "optimized/scoring.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

/// The intersections of a territory that are empty, or those with dead stones.
std::vector<Point> part(const Position& position, const std::vector<Point>& territory, bool empty) {
    std::vector<Point> points;
    std::copy_if(territory.begin(), territory.end(), std::back_inserter(points),
                 [&](Point point) { return position.empty(point) == empty; });
    return points;
}

}  // namespace

std::vector<AccountedTerm> account(const Position& position, const optimized::Scoring& scoring) {
    std::vector<AccountedTerm> terms;
    for (const Player player : {Player::black, Player::white}) {
        const char sign = player == Player::black ? '+' : '-';
        const auto& territory = (player == Player::black ? scoring.black : scoring.white).territory;
        std::vector<Point> empty = part(position, territory, true);
        std::vector<Point> dead = part(position, territory, false);
        terms.push_back({sign, static_cast<int>(empty.size()),
                         fmt::format("empty {}-territory", name(player)), std::move(empty), "J2003-D3-7"});
        terms.push_back({sign, 2 * static_cast<int>(dead.size()),
                         fmt::format("twice the {}-territory with dead stones", name(player)),
                         std::move(dead), "J2003-D3-7"});
    }
    const int difference = scoring.prisoner_difference;
    terms.push_back({difference < 0 ? '-' : '+', std::abs(difference), "prisoner-difference", std::nullopt,
                     "J2003-D3-8"});
    return terms;
}

ScoreBounds widest_bounds(const optimized::Adjudication& adjudication, int prisoner_difference) {
    const Position& position = adjudication.position;
    int empty = 0;
    for (const Point point : position.grid().points()) empty += position.empty(point) ? 1 : 0;
    ScoreBounds bounds{prisoner_difference - empty, prisoner_difference + empty};
    for (const optimized::StringVerdict& string : adjudication.strings) {
        if (string.alive.value_or(false)) continue;
        const int worth = 2 * static_cast<int>(string.points.size());
        if (string.owner == Player::black) {
            bounds.at_least -= worth;
        } else {
            bounds.at_most += worth;
        }
    }
    return bounds;
}

ScoreBounds score_bounds(const optimized::Adjudication& adjudication, int prisoner_difference) {
    std::vector<optimized::StringVerdict> verdicts = adjudication.strings;
    std::vector<optimized::StringVerdict*> open;
    for (optimized::StringVerdict& verdict : verdicts) {
        if (!verdict.alive) open.push_back(&verdict);
    }
    if (open.size() > most_open_strings) return widest_bounds(adjudication, prisoner_difference);
    std::optional<ScoreBounds> bounds;
    for (std::size_t choice = 0; choice < std::size_t{1} << open.size(); ++choice) {
        for (std::size_t i = 0; i < open.size(); ++i) open[i]->alive = (choice >> i & 1U) != 0;
        const int score = optimized::score(adjudication.position, verdicts, prisoner_difference).score;
        if (!bounds) bounds = ScoreBounds{score, score};
        bounds->at_least = std::min(bounds->at_least, score);
        bounds->at_most = std::max(bounds->at_most, score);
    }
    return bounds.value();
}

std::string in_any_case(ScoreBounds bounds) {
    const auto [low, high] = bounds;
    if (low == high) return outcome(low);
    if (low > 0) return fmt::format("Black wins, by {} to {}", low, high);
    if (high < 0) return fmt::format("White wins, by {} to {}", -high, -low);
    return fmt::format("it is from {} ({}) to {} ({})", low, outcome(low), high, outcome(high));
}

}  // namespace shikatsu::tools
