// Properties of plays, kos, bans and ko-passes along random beginnings of hypothetical-sequences.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/reference/walks.hpp"

namespace shikatsu::reference {
namespace {

using testing::any_walk;
using testing::Walk;

bool has_ko_pass(const HypotheticalState& state, const Readings& readings) {
    const auto allowed = hypothetical_moves(state, readings);
    return std::any_of(allowed.begin(), allowed.end(),
                       [](const auto& entry) { return std::holds_alternative<KoPass>(entry.first); });
}

// The shape of a ko, without playing: `player` could take the stone on `taken` from `empty`, and be taken
// back.
bool has_ko_shape(const Position& position, Player player, Point empty, Point taken) {
    const Player other = opponent(player);
    if (!position.empty(empty) || !position.holds(taken, other)) return false;
    for (const Point near : position.grid().adjacent(taken)) {
        if (near != empty && !position.holds(near, player)) return false;
    }
    for (const Point near : position.grid().adjacent(empty)) {
        if (near == taken) continue;
        if (!position.holds(near, other)) return false;
        if (liberties(position, string_at(position, near)).size() == 1) return false;
    }
    return true;
}

RC_GTEST_PROP(Plays, LeaveEveryStringALiberty, ()) {  // [J2003-MV-2] [J2003-MV-3]
    for (const HypotheticalState& state : any_walk({}).states()) {
        RC_ASSERT(strings_without_liberty(state.position).empty());
    }
}

RC_GTEST_PROP(Kos, AreTheKnownShape, ()) {  // [J2003-D2-3]
    for (const HypotheticalState& state : any_walk({}).states()) {
        const Position& position = state.position;
        const std::set<Ko> all = kos(position);
        for (const Point point : position.grid().points()) {
            for (const Point near : position.grid().adjacent(point)) {
                const bool shape = std::any_of(std::begin(players), std::end(players), [&](Player player) {
                    return has_ko_shape(position, player, point, near) ||
                           has_ko_shape(position, player, near, point);
                });
                RC_ASSERT(is_ko(position, point, near) == shape);
                RC_ASSERT(all.contains(Ko{std::min(point, near), std::max(point, near)}) == shape);
            }
        }
    }
}

RC_GTEST_PROP(Kos, AKoCaptureIsInOneKoAndTakesItsOtherStone, ()) {  // [J2003-D2-4] [J2003-D2-5]
    for (const Step& step : any_walk({}).steps) {
        if (step.removed.empty()) continue;
        HypotheticalState before = step.after;
        const Point point = std::get<Play>(step.move).point;
        before.position.set(point, Content::empty);
        for (const Point removed : step.removed)
            before.position.set(removed, stone_of(opponent(step.player)));
        const PointSet others = others_of_ko_capture(before.position, step.player, point);
        RC_ASSERT(others.empty() || others == step.removed);
        if (!others.empty())
            RC_ASSERT(is_ko_stone(before.position, string_at(before.position, *others.begin())));
    }
}

RC_GTEST_PROP(KoPass, LiftsAllBansOfBothPlayers, ()) {  // [J2003-D2-6] [J2003-HS-4]
    const Walk walk = any_walk({});
    HypotheticalState before = walk.start;
    for (const Step& step : walk.steps) {
        if (std::holds_alternative<KoPass>(step.move)) {
            RC_ASSERT(!prohibited_ko_captures(before).empty());
            RC_ASSERT(step.after.bans.empty());
            RC_ASSERT(!has_ko_pass(step.after, {}));
            RC_ASSERT(!step.after.after_pass);
        } else {
            // Nothing else lifts a ban.
            RC_ASSERT(std::includes(step.after.bans.begin(), step.after.bans.end(), before.bans.begin(),
                                    before.bans.end()));
        }
        before = step.after;
    }
}

RC_GTEST_PROP(KoPass, IsAvailableExactlyWithAProhibitedKoCapture, ()) {  // [J2003-D2-6] [J2003-D2-7]
    for (const HypotheticalState& state : any_walk({}).states()) {
        if (state.ended) continue;
        HypotheticalState free = state;
        free.bans.clear();
        bool prohibited = false;
        for (const auto& [move, outcome] : hypothetical_moves(free, {}))
            prohibited |= !hypothetical_move(state, move, {});
        RC_ASSERT(has_ko_pass(state, {}) == prohibited);
    }
}

RC_GTEST_PROP(Pass, IsAlwaysPossibleUntilTheEnd, ()) {  // [J2003-HS-3] [J2003-MV-4]
    for (const HypotheticalState& state : any_walk({}).states()) {
        const auto outcome = hypothetical_move(state, Pass{}, {});
        RC_ASSERT(outcome.has_value() == !state.ended);
        if (outcome) RC_ASSERT(outcome->state.ended == state.after_pass);
    }
}

RC_GTEST_PROP(Sequences, EveryBeginningIsALeftPartOfOne, ()) {  // [J2003-HS-2] [J2003-HS-5]
    const Walk walk = any_walk({});
    const LeftPart part = walk.left_part();
    HypotheticalSequence sequence{part.first, part.moves, {}};
    HypotheticalState state = walk.states().back();
    while (!state.ended) {
        sequence.prefix.push_back(Pass{});
        state = hypothetical_move(state, Pass{}, {})->state;
    }
    RC_ASSERT(is_hypothetical_sequence(walk.start.position, part.first, sequence, {}).has_value());
    RC_ASSERT(!is_hypothetical_sequence(walk.start.position, opponent(part.first), sequence, {}).has_value());
    RC_ASSERT(part.moves.empty() || is_left_part(part, sequence));
    sequence.prefix.push_back(Pass{});
    RC_ASSERT(!is_hypothetical_sequence(walk.start.position, part.first, sequence, {}).has_value());
}

HypotheticalState swapped(HypotheticalState state) {
    state.to_move = opponent(state.to_move);
    for (const Point point : state.position.grid().points()) {
        const Content content = state.position[point];
        if (content != Content::empty) {
            state.position.set(point, content == Content::black ? Content::white : Content::black);
        }
    }
    std::set<Ban> bans;
    for (const Ban& ban : state.bans) bans.insert(Ban{opponent(ban.banned), ban.point, ban.other});
    state.bans = bans;
    return state;
}

RC_GTEST_PROP(Rules, TreatBothPlayersAlike, ()) {  // [J2003-AX-1] [J2003-D1-1] [J2003-D1-2]
    const Walk walk = any_walk({});
    HypotheticalState image = swapped(walk.start);
    for (const Step& step : walk.steps) {
        const auto outcome = hypothetical_move(image, step.move, {});
        RC_ASSERT(outcome.has_value());
        RC_ASSERT(outcome->removed == step.removed);
        image = outcome->state;
        RC_ASSERT(image == swapped(step.after));
    }
}

RC_GTEST_PROP(BasicKo, NoPlayRecreatesThePositionBeforeTheLastOpposingMove, ()) {  // [J2003-HS-4]
    Readings readings;
    readings.hypothetical_ko = HypotheticalKo::basic_ko;
    const Walk walk = any_walk(readings);
    HypotheticalState before = walk.start;
    std::optional<Position> two_before;
    for (const Step& step : walk.steps) {
        RC_ASSERT(!std::holds_alternative<KoPass>(step.move));
        // The positions that basic-ko speaks of: a play never recreates the one before the last opposing
        // move.
        if (two_before && !step.removed.empty()) RC_ASSERT(step.after.position != *two_before);
        two_before = before.position;
        before = step.after;
    }
}

RC_GTEST_PROP(BasicKo, ProhibitsNothingButRecreation, ()) {  // [J2003-HS-4]
    Readings readings;
    readings.hypothetical_ko = HypotheticalKo::basic_ko;
    const Walk walk = any_walk(readings);
    HypotheticalState before = walk.start;
    for (const Step& step : walk.steps) {
        for (const Point point : before.position.grid().points()) {
            if (step.after.ended) continue;
            const auto outcome = play(step.after.position, step.after.to_move, point);
            if (!outcome) continue;
            RC_ASSERT(hypothetical_move(step.after, Play{point}, readings).has_value() ==
                      (outcome->position != before.position));
        }
        before = step.after;
    }
}

RC_GTEST_PROP(Superko, NoPositionIsRecreatedByAPlay, ()) {  // [J2003-HS-3]
    Readings readings;
    readings.infinite_play = InfinitePlay::superko;
    const Walk walk = any_walk(readings);
    std::set<Position> earlier{walk.start.position};
    for (const Step& step : walk.steps) {
        if (std::holds_alternative<Play>(step.move)) RC_ASSERT(earlier.insert(step.after.position).second);
    }
}

}  // namespace
}  // namespace shikatsu::reference
