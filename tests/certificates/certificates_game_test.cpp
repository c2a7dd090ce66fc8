// The checker's moves on bit sets against the literal rules: all of them remembered, and with bans forgotten.
#include <gtest/gtest.h>
// RapidCheck's macros need GoogleTest's first.
#include <rapidcheck/gtest.h>

#include <set>

#include "reference/certificates/certificate_game.hpp"
#include "tests/reference/walks.hpp"

namespace shikatsu::reference {
namespace {

using Game = CertificateGame<64>;
using State = CertificateState<64>;

Side side_of(Player player) {
    return player == Player::black ? attacking : defending;
}

/// Black attacks, and every white stone is an original one.
State state_of(const Position& position) {
    State state;
    for (const Point point : position.grid().points()) {
        if (position.holds(point, Player::black)) state.stones[attacking].set(point.index);
        if (position.holds(point, Player::white)) state.stones[defending].set(point.index);
    }
    state.originals = state.stones[defending];
    return state;
}

std::set<SideBan> bans_of(const HypotheticalState& state) {
    std::set<SideBan> bans;
    for (const Ban& ban : state.bans)
        bans.insert({side_of(ban.banned), ban.point.index, ban.other.value_or(ban.point).index});
    return bans;
}

/// What both kinds of state can say: the stones and the bans in force.
using Picture = std::pair<std::string, std::set<SideBan>>;

Picture picture(const State& state, const std::set<SideBan>& bans) {
    return {state.stones[0].to_string() + state.stones[1].to_string(), bans};
}

using Pictures = std::map<HypotheticalMove, Picture>;

Pictures literal_moves(const HypotheticalState& state, const Readings& readings) {
    Pictures moves;
    for (const auto& [move, outcome] : hypothetical_moves(state, readings))
        moves.emplace(move, picture(state_of(outcome.state.position), bans_of(outcome.state)));
    return moves;
}

Pictures moves_of(Game& game, const State& state, Side side) {
    Pictures moves;
    game.each_move(state, side, [&](const HypotheticalMove& move, const State& after) {
        EXPECT_TRUE(moves.emplace(move, picture(after, game.bans(after).bans)).second);
        int outcomes = 0;
        game.each_outcome(state, side, move, [&](const State& same) {
            ++outcomes;
            return same == after;
        });
        EXPECT_EQ(outcomes, 1);
        return true;
    });
    const State passed = game.passed(state);
    moves.emplace(Pass{}, picture(passed, game.bans(passed).bans));
    return moves;
}

State remembered(Game& game, const testing::Walk& walk, std::size_t steps) {
    State state = state_of(walk.start.position);
    Player mover = walk.start.to_move;
    for (std::size_t i = 0; i < steps; ++i, mover = opponent(mover)) {
        State next = game.passed(state);
        game.each_outcome(state, side_of(mover), walk.steps[i].move, [&](const State& after) {
            next = after;
            return true;
        });
        state = next;
    }
    return state;
}

const std::vector<std::string>& assignments() {
    static const std::vector<std::string> all{"ban-identity=intersection", "ban-identity=ko",
                                              "ban-without-shape=lapses", "ko-pass=per-ko",
                                              "hypothetical-ko=basic-ko"};
    return all;
}

// [J2003-MV-1] [J2003-MV-2] [J2003-MV-3] [J2003-D2-5] [J2003-D2-6] [J2003-HS-4]
RC_GTEST_PROP(CheckersMoves, AreTheLiteralOnes, ()) {
    const Readings readings = with_reading({}, *rc::gen::elementOf(assignments())).value();
    const testing::Walk walk = testing::any_walk(readings);
    const Adjacency<64> adjacency(walk.start.position.grid());
    Game game(adjacency, readings, RankedStrategy::all_bans);
    const std::vector<HypotheticalState> states = walk.states();
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i].ended) break;
        const State state = remembered(game, walk, i);
        RC_ASSERT(picture(state, game.bans(state).bans) ==
                  picture(state_of(states[i].position), bans_of(states[i])));
        RC_ASSERT(moves_of(game, state, side_of(states[i].to_move)) == literal_moves(states[i], readings));
    }
}

/// Theorem "forgetting": whether the state stands for the exact one.
bool stands_for(Game& game, const State& state, const HypotheticalState& exact) {
    const BanKnowledge& known = game.bans(state);
    if (state.stones != state_of(exact.position).stones) return false;
    if (known.complete) return known.bans == bans_of(exact);
    std::set<SideBan> on_board;
    for (const Ban& ban : exact.bans) {
        const PointSet others = others_of_ko_capture(exact.position, ban.banned, ban.point);
        if (ban.other ? others.contains(*ban.other) : !others.empty())
            on_board.insert({side_of(ban.banned), ban.point.index, ban.other.value_or(ban.point).index});
    }
    return known.bans == on_board;
}

// [J2003-HS-4]
RC_GTEST_PROP(CheckersMoves, WithBansForgottenHaveAnOutcomeForWhatIsTrue, ()) {
    const Readings readings = with_reading({}, *rc::gen::elementOf(assignments())).value();
    const testing::Walk walk = testing::any_walk(readings);
    const Adjacency<64> adjacency(walk.start.position.grid());
    Game game(adjacency, readings, *rc::gen::elementOf(std::vector<std::size_t>{0, 1, 2}));
    State state = state_of(walk.start.position);
    Player mover = walk.start.to_move;
    bool incomplete = false;
    for (const Step& step : walk.steps) {
        std::optional<State> next;
        if (std::holds_alternative<Pass>(step.move)) next = game.passed(state);
        game.each_outcome(state, side_of(mover), step.move, [&](const State& after) {
            if (stands_for(game, after, step.after)) next = after;
            return true;
        });
        RC_ASSERT(next.has_value());
        RC_ASSERT(stands_for(game, *next, step.after));
        state = *next;
        mover = opponent(mover);
        incomplete |= !game.bans(state).complete;
    }
    RC_CLASSIFY(incomplete);
}

/// Every state that play can lead to, with all bans remembered.
TEST(CheckersMoves, AreTheLiteralOnesInEveryStateOfSmallGrids) {
    const std::map<std::string, std::size_t> grids{{"....", 1000}, {".....", 10'000}};
    for (const auto& [row, at_least] : grids) {
        const Position empty = testing::position_of({row});
        const Adjacency<64> adjacency(empty.grid());
        Game game(adjacency, {}, RankedStrategy::all_bans);
        std::map<HypotheticalState, State> found{{start_state(empty, Player::black, {}), state_of(empty)}};
        std::vector<HypotheticalState> waiting{found.begin()->first};
        while (!waiting.empty()) {
            const HypotheticalState exact = waiting.back();
            waiting.pop_back();
            const State state = found.at(exact);
            const Side side = side_of(exact.to_move);
            ASSERT_EQ(moves_of(game, state, side), literal_moves(exact, {}));
            auto moves = hypothetical_moves(exact, {});
            for (auto& [move, outcome] : moves) {
                outcome.state.after_pass = false;  // the moves are the same
                if (outcome.state.ended || found.contains(outcome.state)) continue;
                State next = game.passed(state);
                game.each_outcome(state, side, move, [&](const State& after) {
                    next = after;
                    return true;
                });
                found.emplace(outcome.state, next);
                waiting.push_back(outcome.state);
            }
        }
        EXPECT_GT(found.size(), at_least);
    }
}

}  // namespace
}  // namespace shikatsu::reference
