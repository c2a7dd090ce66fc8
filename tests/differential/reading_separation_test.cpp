// The smallest positions that separate two readings: both rooms see the difference, and nothing smaller shows
// one.
#include <gtest/gtest.h>

#include <memory>

#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_superko.hpp"
#include "tests/differential/analysis_comparison.hpp"
#include "tests/differential/proofs_of_verdicts.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {
namespace {

using reference::testing::data_lines;
using reference::testing::position_of;

struct Separation {
    std::string assignment;
    Position position;
    Point point;
    std::string literal;
    std::string alternative;
};

std::vector<Separation> separations() {
    std::vector<Separation> all;
    for (const nlohmann::json& line : data_lines("separating_positions.jsonl")) {
        const Position position = position_of(line.at("rows"));
        all.push_back({line.at("reading"), position,
                       position.grid().at(line.at("string")[0], line.at("string")[1]), line.at("literal"),
                       line.at("alternative")});
    }
    return all;
}

std::string engine_status(const Position& position, Point point, const Readings& readings) {
    for (const optimized::StringVerdict& verdict : engine_analysis(position, readings).strings) {
        for (const Point member : verdict.points) {
            if (member == point) return optimized::name(verdict.status);
        }
    }
    return "no string there";
}

reference::CanForce deciding(const Readings& readings) {
    if (readings.infinite_play == InfinitePlay::allowed) {
        return reference::can_force_by_decision(std::make_shared<reference::HypotheticalGraph>(readings));
    }
    return [readings](const Position& position, const reference::ForceQuestion& question) {
        return reference::can_force_under_superko(position, question, readings, SIZE_MAX).value();
    };
}

std::string reference_status(const Position& position, Point point, const Readings& readings) {
    for (const auto& [string, status] :
         reference::hypothetical_analysis(position, deciding(readings), readings)) {
        if (string.points.count(point) != 0) return reference::name(status);
    }
    return "no string there";
}

// [J2003-HS-4] [J2003-HS-3] [J2003-LD-6]
TEST(ReadingSeparation, TheEngineSeesEachDifference) {
    const std::vector<Separation> all = separations();
    ASSERT_FALSE(all.empty());
    for (const Separation& separation : all) {
        const Readings alternative = with_reading({}, separation.assignment).value();
        EXPECT_EQ(engine_status(separation.position, separation.point, {}), separation.literal)
            << one_line(separation.position, {});
        EXPECT_EQ(engine_status(separation.position, separation.point, alternative), separation.alternative)
            << one_line(separation.position, alternative);
    }
}

// Up to five intersections the reference decides by itself; above it checks the engine's proofs.
TEST(ReadingSeparation, TheReferenceSeesEachDifference) {
    Verification verification;
    for (const Separation& separation : separations()) {
        const Readings alternative = with_reading({}, separation.assignment).value();
        // Superko's histories are too many for plain recursion on four intersections.
        if (alternative.infinite_play == InfinitePlay::superko) continue;
        if (separation.position.grid().size() > 5) {
            verify_all(separation.position, {}, verification);
            verify_all(separation.position, alternative, verification);
            continue;
        }
        EXPECT_EQ(reference_status(separation.position, separation.point, {}), separation.literal)
            << one_line(separation.position, {});
        EXPECT_EQ(reference_status(separation.position, separation.point, alternative),
                  separation.alternative)
            << one_line(separation.position, alternative);
    }
    expect_verified("separating positions", verification);
}

/// The grids, up to turning, with fewer than `size` intersections.
std::vector<std::pair<int, int>> smaller_grids(int size) {
    std::vector<std::pair<int, int>> grids;
    for (int rows = 1; rows * rows < size; ++rows) {
        for (int columns = rows; rows * columns < size; ++columns) grids.emplace_back(rows, columns);
    }
    return grids;
}

void expect_no_difference_below(int size, const Readings& alternative) {
    for (const auto& [rows, columns] : smaller_grids(size)) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            const auto literal = engine_analysis(position, {}).strings;
            const auto other = engine_analysis(position, alternative).strings;
            for (std::size_t i = 0; i < literal.size(); ++i) {
                EXPECT_EQ(literal[i].status, other[i].status) << one_line(position, alternative);
            }
        }
    }
}

TEST(ReadingSeparation, NothingSmallerSeparates) {
    for (const Separation& separation : separations()) {
        expect_no_difference_below(separation.position.grid().size(),
                                   with_reading({}, separation.assignment).value());
    }
}

}  // namespace
}  // namespace shikatsu::differential
