// The checker's lemmas: states in which they hold are won as they say, and they are the known ones.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "optimized/kernel/benson.hpp"
#include "reference/certificates/certificate_lemmas.hpp"
#include "reference/japanese2003/force_decision.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference {
namespace {

/// The final-position of a question as the checker sees it.
struct Start {
    Adjacency<64> adjacency;
    Wanted<64> wanted;
    CertificateState<64> state;
};

Start start_of(const Position& position, const ForceQuestion& question) {
    Start start{Adjacency<64>(position.grid()), {}, {}};
    for (const Point point : question.target.points) start.wanted.target.set(point.index);
    for (const Point point : question.region) start.wanted.region.set(point.index);
    for (const Point point : position.grid().points()) {
        if (position.holds(point, question.attacker())) start.state.stones[attacking].set(point.index);
        if (position.holds(point, question.defender())) start.state.stones[defending].set(point.index);
    }
    const Bits<64>& stones = start.state.stones[defending];
    start.state.originals =
        start.adjacency.reached((start.wanted.target | start.wanted.region) & stones, stones);
    return start;
}

// [J2003-ST-6] [J2003-LD-2]
TEST(Lemmas, HoldOnlyWhereTheReferenceDecidesSo) {
    std::map<Lemma, int> seen;
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 4}, {1, 5}, {2, 2}}) {
        HypotheticalGraph graph({});
        for (const Position& position : testing::legal_positions(rows, columns)) {
            for (const String& string : strings(position)) {
                for (const PointSet& region : {PointSet{}, string.points}) {
                    const ForceQuestion question{string, region};
                    const Start start = start_of(position, question);
                    for (const Lemma lemma : {Lemma::life, Lemma::closed, Lemma::filled}) {
                        if (!holds(lemma, start.adjacency, start.wanted, start.state)) continue;
                        ++seen[lemma];
                        EXPECT_EQ(ForceDecision::decide(graph, position, question)->attacker_forces(),
                                  lemma != Lemma::life);
                    }
                }
            }
        }
    }
    std::printf("life %d, filled %d\n", seen[Lemma::life], seen[Lemma::filled]);
    EXPECT_GT(seen[Lemma::life], 0);
    EXPECT_EQ(seen[Lemma::closed], 0) << "the target has not been captured";
}

ForceQuestion about(const Position& position, int row, int column) {
    const String string = string_at(position, position.grid().at(row, column));
    return {string, string.points};
}

bool holds_at(Lemma lemma, const std::vector<std::string>& rows, int row, int column) {
    const Position position = testing::position_of(rows);
    const Start start = start_of(position, about(position, row, column));
    return holds(lemma, start.adjacency, start.wanted, start.state);
}

TEST(Lemmas, OfLifeNeedTwoVitalRegions) {
    EXPECT_TRUE(holds_at(Lemma::life, {".#.#O", "####O", "OOOO."}, 0, 1));
    EXPECT_FALSE(holds_at(Lemma::life, {".#.#O", "###OO", "OOOO."}, 0, 3));
    EXPECT_TRUE(holds_at(Lemma::life, {"######", "#.#..#", "######"}, 0, 0));
    EXPECT_FALSE(holds_at(Lemma::life, {"#####", "#...#", "#####"}, 0, 0));
}

TEST(Lemmas, OfFillingNeedAttackersStonesBesideEverything) {
    EXPECT_TRUE(holds_at(Lemma::filled, {"######", "#.#.O#", "######", "#.####"}, 1, 4));
    EXPECT_TRUE(holds_at(Lemma::filled, {"######", "#.#.O#", "######"}, 1, 4))
        << "what is filled stays an eye";
    EXPECT_FALSE(holds_at(Lemma::filled, {"######", "###.O#", "######"}, 1, 4)) << "one vital region only";
    EXPECT_TRUE(holds_at(Lemma::filled, {"#####", "#...#", "#.O.#", "#...#", "#####", ".#.#."}, 2, 2));
    EXPECT_FALSE(holds_at(Lemma::filled, {"######", "#....#", "#.O..#", "#....#", "######", ".#.#.#"}, 2, 2))
        << "two inner intersections";
    EXPECT_FALSE(holds_at(Lemma::filled, {".###...", "#.#.O..", "#######", "#.#####"}, 1, 4));
}

TEST(Lemmas, OfTheClosedRegionNeedTheCapture) {
    const Position position = testing::position_of({".O.#.", "####."});
    Start start = start_of(position, about(position, 0, 1));
    EXPECT_FALSE(holds(Lemma::closed, start.adjacency, start.wanted, start.state));
    start.state.stones[defending].reset();
    start.state.originals.reset();
    EXPECT_FALSE(holds(Lemma::closed, start.adjacency, start.wanted, start.state)) << "no vital regions";
    start.state.stones[attacking].set(1).set(4).set(9).reset(8);
    EXPECT_TRUE(holds(Lemma::closed, start.adjacency, start.wanted, start.state));
}

TEST(Lemmas, TakeTheSameStonesForAliveAsTheEngine) {
    std::mt19937 random(20031);
    const Grid grid = Grid::create(5, 6).value();
    const Adjacency<64> adjacency(grid);
    const optimized::Geometry<1> geometry(grid);
    int alive_boards = 0;
    for (int i = 0; i < 20'000; ++i) {
        Bits<64> stones;
        Bits<64> empty;
        optimized::Board<1> board;
        for (const Point point : grid.points()) {
            const unsigned kind = random() % 8;
            stones.set(point.index, kind < 5);
            empty.set(point.index, kind > 5);
            if (kind < 5) board.of(optimized::Side::attacker).insert(point);
            if (kind == 5) board.of(optimized::Side::defender).insert(point);
        }
        const auto alive = unconditionally_alive(adjacency, stones, empty);
        const auto same = optimized::unconditionally_alive(geometry, board, optimized::Side::attacker);
        // The engine takes for granted that each region has an empty intersection.
        bool regions_have_empty = true;
        adjacency.for_each_component(adjacency.all() & ~stones, [&](const Bits<64>& region) {
            regions_have_empty &= (region & empty).any();
        });
        if (!regions_have_empty) continue;
        for (const Point point : grid.points()) ASSERT_EQ(alive[point.index], same.contains(point));
        alive_boards += alive.any() ? 1 : 0;
    }
    EXPECT_GT(alive_boards, 500);
}

}  // namespace
}  // namespace shikatsu::reference
