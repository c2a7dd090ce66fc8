#include "tests/alternating/whole_games.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "reference/japanese2003/force_decision.hpp"

namespace shikatsu::alternating_tests {

using reference::Judge;

namespace {

struct TooManyMoves {};

std::vector<Move> all_moves(const Grid& grid) {
    std::vector<Move> moves{Pass{}};
    for (const Point point : grid.points()) moves.emplace_back(Play{point});
    return moves;
}

}  // namespace

WholeGames::WholeGames(const Readings& readings)
    : readings_(readings),
      can_force_(reference::can_force_by_decision(std::make_shared<reference::HypotheticalGraph>(readings))) {
}

WholeGames& by_the_text(const Readings& readings) {
    static std::map<Readings, WholeGames> games;
    return games.try_emplace(readings, readings).first->second;
}

std::optional<int> WholeGames::value(const Position& start, Player first, std::uint64_t most_moves) {
    moves_left_ = most_moves;
    try {
        return minimax(begin(start, first), -2 * long_cycle_win, 2 * long_cycle_win);
    } catch (const TooManyMoves&) {
        return std::nullopt;
    }
}

Judge WholeGames::begin(const Position& start, Player first) {
    return Judge(start, first, readings_, [this](const Position& position) {
        const auto known = direct_kos_.find(position);
        if (known != direct_kos_.end()) return known->second;
        const bool capturable_3 = reference::direct_ko_oracle(can_force_, readings_)(position);
        return direct_kos_.emplace(position, capturable_3).first->second;
    });
}

int WholeGames::final_score(const Position& position) {
    const auto known = final_scores_.find(position);
    if (known != final_scores_.end()) return known->second;
    Judge judge = begin(position, Player::black);
    if (!judge.play(Pass{}) || !judge.play(Pass{})) throw std::logic_error("two passes are prohibited");
    const int score = reference::conclude(judge, can_force_, readings_).score.value();
    final_scores_.emplace(position, score);
    return score;
}

std::optional<int> WholeGames::margin_after(const Position& start, Player first,
                                            const std::vector<Move>& moves) {
    Judge judge = begin(start, first);
    for (const Move& move : moves) {
        if (!judge.play(move)) return std::nullopt;
    }
    if (!judge.ending()) return std::nullopt;
    return margin_of(judge);
}

int WholeGames::margin_of(const Judge& ended) {
    if (const auto result = ended.long_cycle_result()) {
        if (*result == reference::Result::tie) return 0;
        return *result == reference::Result::win_of_black ? long_cycle_win : -long_cycle_win;
    }
    return final_score(ended.position()) + ended.prisoner_difference();
}

int WholeGames::minimax(const Judge& judge, int alpha, int beta) {
    if (judge.ending()) return margin_of(judge);
    const bool black = judge.to_move() == Player::black;
    int best = black ? -2 * long_cycle_win : 2 * long_cycle_win;
    for (const Move& move : all_moves(judge.position().grid())) {
        Judge next = judge;
        if (!next.play(move)) continue;
        if (moves_left_-- == 0) throw TooManyMoves{};
        const int value = minimax(next, alpha, beta);
        best = black ? std::max(best, value) : std::min(best, value);
        (black ? alpha : beta) = black ? std::max(alpha, best) : std::min(beta, best);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace shikatsu::alternating_tests
