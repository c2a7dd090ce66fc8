// The text as code and the engine on the same random games: legality of every point, end, account and margin.
#include <gtest/gtest.h>
// GoogleTest has to come first.
#include <rapidcheck/gtest.h>

#include "optimized/ikeda/game.hpp"
#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

namespace engine = optimized::ikeda;

using Rows = std::vector<std::string>;

/// The larger ones are too much for trying all consecutive plays, which territory rules II ask for.
std::vector<Rows> boards_for(const Rules& rules) {
    static const std::vector<Rows> small{
        {"."}, {".."}, {"..."}, {"....."}, {"..", ".."}, {"...", "..."}, {"..#", "#O.", ".OO"}};
    static const std::vector<Rows> large{{"...", "...", "..."},
                                         {".#O.", "#.#O", ".#O."},
                                         {".OO#O.#.", "OO#.####", ".O#####."},
                                         {".#.#O", "####O", "OOOO."}};
    std::vector<Rows> boards = small;
    if (rules.name != territory_rules_2.name) boards.insert(boards.end(), large.begin(), large.end());
    return boards;
}

void assert_same_state(const Game& literal, const engine::Game& fast) {
    RC_ASSERT(fast.ended() == literal.ended());
    RC_ASSERT(fast.position() == literal.configuration());
    RC_ASSERT(fast.margin() == literal.margin());
    for (const Player player : {Player::black, Player::white}) {
        const Score score = literal.score(player);
        const engine::Account account = fast.account(player);
        RC_ASSERT(account.stones == score.stones);
        RC_ASSERT(account.territory == score.territory);
        RC_ASSERT(account.removed == score.removed);
        RC_ASSERT(account.given == score.given);
        RC_ASSERT(account.late_mortal_stones == score.mortal_played_late);
    }
    if (literal.ended()) return;
    RC_ASSERT(fast.to_move() == literal.to_move());
    for (const Point point : literal.configuration().grid().points()) {
        const auto attempt = literal.attempt(point);
        RC_ASSERT(engine::clause_of(fast.ruling(Play{point})) ==
                  (attempt ? std::string_view{} : attempt.error().clause));
    }
}

// [IK-R-2] [IK-R-3] [IK-R-4] [IK-R-5]
RC_GTEST_PROP(Agreement, OnEveryStepOfAGame, ()) {
    const Rules rules = *rc::gen::elementOf(std::vector<Rules>(all_rules.begin(), all_rules.end()));
    const IkedaReadings readings = *rc::gen::elementOf(readings_one_by_one());
    const Start start = start_of(*rc::gen::elementOf(boards_for(rules)),
                                 *rc::gen::elementOf(std::vector<Player>{Player::black, Player::white}));
    std::vector<unsigned> numbers(60);
    for (unsigned i = 0; i < numbers.size(); ++i) numbers[i] = i;
    const auto length = *rc::gen::inRange<std::size_t>(0, 50);
    const auto choices = *rc::gen::container<std::vector<unsigned>>(length, rc::gen::elementOf(numbers));
    Game literal(rules, readings, start);
    engine::Game fast(engine::rules_named(rules.name), readings, start.configuration, start.first);
    assert_same_state(literal, fast);
    for (const unsigned choice : choices) {
        if (literal.ended()) break;
        follow(literal, {choice}, 10);
        const IkedaMove& move = literal.record().moves.back().move;
        RC_LOG() << rules.name << ": " << moves_of(literal) << '\n';
        RC_ASSERT(fast.make(move) == engine::MoveRuling::allowed);
        const auto removed = fast.last_removed();
        RC_ASSERT(PointSet(removed.begin(), removed.end()) == literal.record().moves.back().removed);
        assert_same_state(literal, fast);
    }
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
