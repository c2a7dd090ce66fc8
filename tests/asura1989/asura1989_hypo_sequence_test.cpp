// Hypo-sequences: ko-shadows, tactical-situations and tactical-cycles, by examples and on random walks.
#include <gtest/gtest.h>
// The order of these two matters.
#include <rapidcheck/gtest.h>

#include <set>

#include "reference/asura1989/hypo_sequence.hpp"
#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

bool allows(const HypoSequence& sequence, const HypotheticalMove& move) {
    const auto moves = sequence.allowed();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

const Position ko = board({".#O.", "#O.O", ".#O."});

// [AS89-HS-1] [AS89-HS-2] [AS89-HS-3] [AS89-HS-5] [AS89-HS-6]
TEST(AsuraHypoSequence, AKoCaptureLeavesAShadowThatAKoPassRemoves) {
    const HypoSequence start(ko, Player::black, {at(ko, 1, 1)}, {});
    const Point taken = at(ko, 1, 1);
    HypoSequence sequence = start.with(Play{at(ko, 1, 2)});
    EXPECT_EQ(sequence.situation().shadows, (KoShadows{{taken, Player::white}}));
    EXPECT_FALSE(allows(sequence, Play{taken}));
    ASSERT_TRUE(allows(sequence, KoPass{taken}));
    sequence = sequence.with(KoPass{taken}).with(Pass{});
    EXPECT_TRUE(sequence.situation().shadows.empty());
    EXPECT_TRUE(allows(sequence, Play{taken}));
    EXPECT_FALSE(allows(sequence, KoPass{taken}));
}

TEST(AsuraHypoSequence, AShadowGoesWhenItsKoDoes) {  // [AS89-HS-7]
    const HypoSequence start(ko, Player::black, {at(ko, 1, 1)}, {});
    const HypoSequence filled = start.with(Play{at(ko, 1, 2)}).with(Pass{}).with(Play{at(ko, 1, 1)});
    EXPECT_TRUE(filled.situation().shadows.empty()) << "at White's turn the intersection is occupied";
    const HypoSequence other = start.with(Play{at(ko, 1, 2)}).with(Play{at(ko, 0, 0)});
    EXPECT_EQ(other.situation().shadows.size(), 1U) << "at Black's turn White's shadow stays";
}

// [AS89-HS-8] [AS89-HS-9] [AS89-HS-10] [AS89-HS-11]
TEST(AsuraHypoSequence, ARepeatedSituationFinishesOrForcesAPass) {
    const Point left = at(ko, 1, 1);
    const Point right = at(ko, 1, 2);
    const auto repeated = [&](const PointSet& chain) {
        return HypoSequence(ko, Player::black, chain, {})
            .with(Play{right})
            .with(KoPass{left})
            .with(Pass{})
            .with(Play{left})
            .with(KoPass{right})
            .with(Pass{});
    };
    const HypoSequence touching = repeated({left});
    EXPECT_EQ(touching.finish(), Finish::tactical_cycle);
    EXPECT_EQ(touching.cycle(), (PointSet{left, right}));
    const HypoSequence elsewhere = repeated({at(ko, 0, 1)});
    EXPECT_FALSE(elsewhere.finish());
    EXPECT_TRUE(elsewhere.must_pass());
    EXPECT_EQ(elsewhere.allowed(), std::vector<HypotheticalMove>{Pass{}});
    EXPECT_EQ(elsewhere.with(Pass{}).finish(), Finish::two_passes) << "the forced pass follows a pass";
}

/// A random hypo-sequence of at most `length` moves about the chain with the first stone.
HypoSequence random_walk(const Position& position, const Chain& chain, int length) {
    HypoSequence sequence(position, opponent(chain.player), chain.points, {});
    for (int i = 0; i < length && !sequence.finish(); ++i) {
        sequence = sequence.with(*rc::gen::elementOf(sequence.allowed()));
    }
    return sequence;
}

Position random_position() {
    static const std::vector<Position> all = [] {
        std::vector<Position> found = positions_with_liberties(2, 2);
        for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{1, 5}, std::pair{2, 3}}) {
            for (const Position& position : positions_with_liberties(rows, columns))
                found.push_back(position);
        }
        std::erase_if(found, [](const Position& position) { return chains(position).empty(); });
        return found;
    }();
    return *rc::gen::elementOf(all);
}

// [AS89-HS-7] [AS89-CO-5]
RC_GTEST_PROP(AsuraHypoSequence, TheMoversShadowsStandForKoCapturesOnTheBoard, ()) {
    const Position position = random_position();
    RC_LOG() << one_line(position) << '\n';
    HypoSequence sequence = random_walk(position, *rc::gen::elementOf(chains(position)), 60);
    const TacticalSituation& now = sequence.situation();
    for (const auto& [point, colour] : now.shadows) {
        if (colour != now.to_move || sequence.finish() == Finish::two_passes) continue;
        RC_ASSERT(is_ko_capture(now.position, now.to_move, point));
        RC_ASSERT(!allows(sequence, Play{point}));
    }
}

// [AS89-HS-1] [AS89-HS-5] [AS89-HS-7]
RC_GTEST_PROP(AsuraHypoSequence, NoShadowEverReplacesOneOfTheOtherColour, ()) {
    const Position position = random_position();
    RC_LOG() << one_line(position) << '\n';
    const HypoSequence whole = random_walk(position, chains(position).front(), 80);
    HypoSequence sequence(position, opponent(chains(position).front().player),
                          chains(position).front().points, {});
    for (const HypotheticalMove& move : whole.moves()) {
        const KoShadows before = sequence.situation().shadows;
        sequence = sequence.with(move);
        for (const auto& [point, colour] : sequence.situation().shadows) {
            const auto old = before.find(point);
            const bool replaced = old != before.end() && old->second != colour;
            RC_ASSERT(!replaced);
        }
    }
}

// [AS89-HS-11]
RC_GTEST_PROP(AsuraHypoSequence, EveryWalkFinishes, ()) {
    const Position position = random_position();
    RC_LOG() << one_line(position) << '\n';
    const HypoSequence sequence = random_walk(position, chains(position).front(), 20000);
    RC_ASSERT(sequence.finish().has_value());
    RC_ASSERT(sequence.allowed().empty());
}

// [AS89-HS-8]
RC_GTEST_PROP(AsuraHypoSequence, WhoNeverRepeatsIsNeverForced, ()) {
    const Position position = random_position();
    const HypoSequence whole = random_walk(position, chains(position).front(), 40);
    HypoSequence sequence(position, opponent(chains(position).front().player),
                          chains(position).front().points, {});
    std::set<TacticalSituation> seen{sequence.situation()};
    for (const HypotheticalMove& move : whole.moves()) {
        sequence = sequence.with(move);
        if (sequence.finish() == Finish::two_passes) break;
        const bool repeated = !seen.insert(sequence.situation()).second;
        RC_ASSERT(repeated == (sequence.must_pass() || sequence.finish() == Finish::tactical_cycle));
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
