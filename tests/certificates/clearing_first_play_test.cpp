// Clearings whose first play is chosen by itself: by what it takes where the strings around are sure to stay.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "optimized/clearing/first_plays.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/area_of.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

constexpr int any_thread_count = 3;

/// The end of a game: White's territory with a dead stone on C6.
class Territory : public ::testing::Test {
  protected:
    Position position_ =
        board("...OO#.../.O.O###../...OOO#../..#OO#.../..OO###../OOO##OOO./##OO#..../.#O##.#../#.##.....");
    Grid grid_ = position_.grid();

    /// What is connected to the dead stone without the strings around.
    std::vector<Point> area() const { return area_of(position_, "C6", {"C1", "E8", "A3", "G2", "A1"}); }
    Point at(const char* name) const { return point_of_vertex(grid_, name).value(); }

    static bool never() { return false; }
};

TEST_F(Territory, IsClearedAfterAPlayThatIsChosenByItself) {
    const auto text_with = [&](int threads) {
        optimized::AreaClearing clearing(position_, Player::white, area());
        constexpr std::size_t too_few = 100;
        EXPECT_FALSE(clearing.find({too_few, 64, 2}, threads, never)) << one_line(position_);
        const auto found = clearing.find({10'000, 64}, threads, never);
        EXPECT_TRUE(found) << threads << " threads: " << one_line(position_);
        if (!found) return std::string();
        EXPECT_TRUE(found->clearing.first_play);
        return tools::clearing_text(position_, Player::white, found->clearing);
    };
    const std::string text = text_with(1);
    EXPECT_EQ(text_with(any_thread_count), text);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
    EXPECT_NE(verdict.sentence.find("C6"), std::string::npos) << verdict.sentence;
}

TEST_F(Territory, IsBegunWithThePlaysAfterWhichItTakesTheFewestStates) {
    std::vector<int> kept(static_cast<std::size_t>(grid_.size()), -1);
    const auto empty_or_blacks = [&](Point point) { return !position_.holds(point, Player::white); };
    const auto whites = [&](Point point) { return position_.holds(point, Player::white); };
    const auto adjacent = [&](Point point) { return grid_.adjacent(point); };
    int number = 0;
    for (const auto& string : optimized::connected_parts(grid_, area(), adjacent, whites)) {
        for (const Point stone : string) kept[stone.index] = number;
        ++number;
    }
    const auto parts = optimized::connected_parts(grid_, area(), adjacent, empty_or_blacks);
    const auto part = std::max_element(parts.begin(), parts.end(), [](const auto& one, const auto& other) {
        return one.size() < other.size();
    });
    ASSERT_NE(part, parts.end());

    const std::function<bool()> stopped = never;
    std::vector<std::tuple<std::size_t, Point>> by_states;
    for (const Point play : *part) {
        if (!position_.empty(play)) continue;
        optimized::ClearedPart after(position_, Player::white, *part, kept, optimized::Sides::apart,
                                     optimized::OwnBans::lifted, std::nullopt, stopped);
        after.go_on(1'000'000);
        auto result = optimized::ClearingResult::not_yet;
        for (int effort = optimized::least_clearing_effort;
             effort <= optimized::most_clearing_effort && result == optimized::ClearingResult::not_yet;
             effort += optimized::clearing_effort_step)
            result = after.carefree_after(play, effort);
        if (result == optimized::ClearingResult::won) by_states.emplace_back(after.states(), play);
    }
    std::stable_sort(by_states.begin(), by_states.end());

    for (const std::size_t most : {std::size_t{1}, std::size_t{3}, part->size()}) {
        const auto plays = optimized::easiest_first_plays(position_, Player::white, *part, kept, most,
                                                          any_thread_count, stopped);
        ASSERT_FALSE(plays.empty());
        EXPECT_LE(plays.size(), most);
        ASSERT_LE(plays.size(), by_states.size());
        for (std::size_t i = 0; i < plays.size(); ++i)
            EXPECT_EQ(vertex(grid_, plays[i]), vertex(grid_, std::get<Point>(by_states[i])))
                << "first play " << i + 1 << " of " << one_line(position_);
    }
}

TEST_F(Territory, IsNotBegunWhereThereIsNoTime) {
    const std::vector<int> none(static_cast<std::size_t>(grid_.size()), -1);
    const std::function<bool()> at_once = [] { return true; };
    EXPECT_TRUE(
        optimized::easiest_first_plays(position_, Player::white, {at("B9")}, none, 1, 1, at_once).empty());
}

}  // namespace
}  // namespace shikatsu::certificates
