// Which zones are tried: also without eyes that a string can do without, and for what is there again after
// capture.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/analysis/verdicts.hpp"
#include "optimized/zones/zone_choice.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::zones {
namespace {

Position position_of(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

std::vector<std::string> names(const Position& position, const std::vector<Point>& points) {
    std::vector<std::string> all;
    for (const Point point : points) all.push_back(vertex(position.grid(), point));
    return all;
}

using Names = std::vector<std::string>;

TEST(ZoneChoice, LeavesTwoEyesToEachString) {
    const Position position = position_of({".#..#.#.", "########", "OOOOOOOO", ".O...O.O"});
    EXPECT_EQ(names(position, optimized::surplus_eyes(position, Player::black)), (Names{"C4", "D4", "H4"}));
    EXPECT_EQ(names(position, optimized::surplus_eyes(position, Player::white)), Names{})
        << "three in a row may matter";
    const Position apart = position_of({".#.OO.O.", "####OOOO"});
    EXPECT_EQ(names(apart, optimized::surplus_eyes(apart, Player::black)), Names{});
    EXPECT_EQ(names(apart, optimized::surplus_eyes(apart, Player::white)), Names{});
    const Position shared = position_of({".#.#.#.", "##.#.##"});
    EXPECT_EQ(names(shared, optimized::surplus_eyes(shared, Player::black)), Names{})
        << "each is one of somebody's two";
}

TEST(ZoneChoice, MayLeaveOutSurplusEyes) {
    const Position position = position_of({".#.#O#.#", "#####.##", ".#OOOOO#", "##O.OO.#"});
    const Point target = point_of_vertex(position.grid(), "B4").value();
    const std::vector<Point> left_out = optimized::surplus_eyes(position, Player::black);
    ASSERT_FALSE(left_out.empty());
    for (const std::vector<Point>& zone :
         optimized::zones_for_defence(position, target, optimized::SurplusEyes::left_out)) {
        for (const Point point : left_out)
            EXPECT_FALSE(std::ranges::binary_search(zone, point)) << vertex(position.grid(), point);
    }
}

// White can take A6, a ko-stone, but Black gets a stone there again. [J2003-LD-4]
TEST(ZoneChoice, ShowsWhatIsThereAgain) {
    const Position position =
        position_of({"#OO####.", ".#O##.##", "##O#.###", "..O####.", "OOO#.##.", "########"});
    const optimized::Adjudication decided = adjudicate(position, 0, optimized::Options{});
    const optimized::StringVerdict& taken = decided.strings.front();
    EXPECT_EQ(taken.status, optimized::Status::capturable_1);
    const optimized::Finding* found = taken.found(optimized::Stage::local_1);
    ASSERT_TRUE(found != nullptr && found->question.zone);
    EXPECT_EQ(found->question.zone->prover, Player::black);
    EXPECT_EQ(found->question.region, taken.points);
}

}  // namespace
}  // namespace shikatsu::zones
