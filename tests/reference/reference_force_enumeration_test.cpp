// Force by enumerating explicit strategies, against the textbook decision.
#include <gtest/gtest.h>

#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_enumeration.hpp"
#include "reference/japanese2003/force_superko.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference {
namespace {

struct Counts {
    int yes = 0;
    int no = 0;
    int open = 0;
};

// Compares what horizons 1 … max tell with the decision, for every string of every position.
Counts compare(int rows, int columns, std::size_t max_horizon) {
    Counts counts;
    HypotheticalGraph graph{Readings{}};
    for (const Position& position : testing::legal_positions(rows, columns)) {
        for (const String& string : strings(position)) {
            for (const PointSet& region : {PointSet{}, string.points}) {
                const ForceQuestion question{string, region};
                const bool decided = ForceDecision::decide(graph, position, question)->attacker_forces();
                WithinHorizon before = WithinHorizon::open;
                for (std::size_t horizon = 1; horizon <= max_horizon; ++horizon) {
                    const WithinHorizon verdict = can_force_within(position, question, horizon, {});
                    // What is settled stays settled.
                    EXPECT_TRUE(before == WithinHorizon::open || verdict == before) << name(verdict);
                    EXPECT_TRUE(verdict == WithinHorizon::open || (verdict == WithinHorizon::yes) == decided);
                    before = verdict;
                }
                ++(before == WithinHorizon::yes  ? counts.yes
                   : before == WithinHorizon::no ? counts.no
                                                 : counts.open);
            }
        }
    }
    return counts;
}

TEST(ForceEnumeration, AgreesWithTheDecisionAndIsMonotone) {  // [J2003-ST-4] [J2003-ST-5] [J2003-ST-6]
    const Counts one_by_two = compare(1, 2, 6);
    EXPECT_GT(one_by_two.yes, 0);
    const Counts one_by_three = compare(1, 3, 4);
    EXPECT_GT(one_by_three.yes, 0);
    EXPECT_GT(one_by_three.no, 0);
    const Counts two_by_two = compare(2, 2, 3);
    EXPECT_GT(two_by_two.yes, 0);
    EXPECT_GT(two_by_two.no, 0);
}

TEST(ForceEnumeration,
     EveryEnumeratedSetBelongsToAStrategy) {  // [J2003-ST-1] [J2003-ST-2] [J2003-ST-3] [J2003-ST-4]
    const Position position = testing::position_of({"#.."});
    int strategies = 0;
    for_each_strategy(position, Player::white, 3, {}, [&](const LeftPartSet& set) {
        const LeftPartSet whole = completed_with_passes(position, Player::white, set, 3, {});
        EXPECT_TRUE(is_hypothetical_strategy(position, Player::white, whole, 3, {}));
        ++strategies;
        return true;
    });
    EXPECT_GT(strategies, 10);
}

TEST(ForceSuperko, FiniteSequencesOnly) {  // [J2003-HS-3] [J2003-ST-6]
    Readings superko;
    superko.infinite_play = InfinitePlay::superko;
    const auto forces = [&](const std::vector<std::string>& rows, Point point, std::size_t limit) {
        const Position position = testing::position_of(rows);
        return can_force_under_superko(position, ForceQuestion{string_at(position, point), {}}, superko,
                                       limit);
    };
    EXPECT_EQ(forces({".#."}, Point{1}, 100'000), false);
    EXPECT_EQ(forces({"#."}, Point{0}, 100'000), true);
    EXPECT_EQ(forces({"#.."}, Point{0}, 3), std::nullopt);
    EXPECT_TRUE(forces({"#.."}, Point{0}, 1'000'000).has_value());
}

}  // namespace
}  // namespace shikatsu::reference
