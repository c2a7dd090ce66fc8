// What best play comes to: rows of spec/findings/japanese-2003.md.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>

#include "optimized/alternating/best_play.hpp"
#include "reference/values/vertex.hpp"
#include "tests/findings/findings.hpp"
#include "tools/worth/class_scores.hpp"

namespace shikatsu::findings {

namespace {

using optimized::alternating::BestPlay;
using optimized::alternating::PositionNumber;
using optimized::alternating::Positions;
using optimized::alternating::Worth;

/// By the literal readings; what long cycles compare does not matter.
worth::ClassScores scores_on(const Grid& grid) {
    optimized::Options options;
    options.budget.max_seconds = 600.0;
    auto scores = worth::ClassScores::adjudicated(grid, options, [](std::size_t, std::size_t) {});
    if (!scores) throw std::runtime_error("a position is undecided");
    return *std::move(scores);
}

BestPlay best_play(const Grid& grid, const worth::ClassScores& scores, LongCycle long_cycle) {
    return BestPlay(grid, long_cycle, [&](const Position& position) { return scores.of(position); });
}

std::string words(const Grid& grid, const std::vector<Move>& moves) {
    std::vector<std::string> each;
    for (const Move& move : moves) {
        const auto* play = std::get_if<Play>(&move);
        each.push_back(play == nullptr ? "pass" : vertex(grid, play->point));
    }
    return fmt::format("{}", fmt::join(each, " "));
}

}  // namespace

std::string worth_row(const Grid& grid) {
    const BestPlay play = best_play(grid, scores_on(grid), LongCycle::position);
    const Position empty(grid);
    const Worth worth = play.worth(empty, Player::black);
    if (!worth.exact()) return fmt::format("| {}x{} | open | |", grid.rows(), grid.columns());
    return fmt::format("| {}x{} | {} | `{}` |", grid.rows(), grid.columns(), *worth.at_least,
                       words(grid, play.main_line(empty, Player::black)));
}

std::string worths_row(const Grid& grid) {
    const worth::ClassScores scores = scores_on(grid);
    const BestPlay literal = best_play(grid, scores, LongCycle::position);
    const BestPlay by_mover = best_play(grid, scores, LongCycle::position_and_mover);
    const Positions positions(grid);
    int known = 0;
    int known_by_mover = 0;
    int other = 0;
    for (PositionNumber number = 0; number < positions.size(); ++number) {
        for (const Player first : {Player::black, Player::white}) {
            const Position start = positions.position(number);
            const Worth worth = literal.worth(start, first);
            const Worth worth_by_mover = by_mover.worth(start, first);
            known += worth.exact() ? 1 : 0;
            known_by_mover += worth_by_mover.exact() ? 1 : 0;
            const bool both = worth.exact() && worth_by_mover.exact();
            other += both && worth.at_least != worth_by_mover.at_least ? 1 : 0;
        }
    }
    return fmt::format("| {}x{} | {} | {} | {} | {} |", grid.rows(), grid.columns(), 2 * positions.size(),
                       known, known_by_mover, other);
}

}  // namespace shikatsu::findings
