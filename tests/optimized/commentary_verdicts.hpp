// The commentary's verdicts and the engine's, side by side.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "optimized/adjudication.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::optimized::testing {

inline reference::PointSet set_of(const std::vector<Point>& points) {
    return {points.begin(), points.end()};
}

inline Adjudication adjudicated(const nlohmann::json& line, const Readings& readings, const Budget& budget) {
    Options options;
    options.readings = readings;
    options.budget = budget;
    return adjudicate(reference::testing::position_in(line), line.value("prisoner_difference", 0), options);
}

/// The verdict of the string with a stone on "row,column". Throws if there is none.
inline const StringVerdict& verdict_at(const Adjudication& result, const std::string& row_and_column) {
    const Point point = reference::testing::point_of(result.position.grid(), row_and_column);
    for (const StringVerdict& verdict : result.strings) {
        for (const Point member : verdict.points) {
            if (member == point) return verdict;
        }
    }
    throw std::runtime_error("no string at " + row_and_column);
}

/// Why the engine's verdict is not the expected one, or nothing.
inline std::optional<std::string> status_difference(const StringVerdict& verdict,
                                                    const nlohmann::json& expected) {
    const std::string status = expected.at("status");
    const std::string found = std::string("found ") + name(verdict.status) + ", expected " + status;
    if (status == "capturable-3") return verdict.capturable_3 == true ? std::nullopt : std::optional(found);
    bool same = status == name(verdict.status);
    if (status == "alive") same = verdict.alive == true;
    if (status == "not-uncapturable") {
        same = verdict.status != Status::uncapturable && verdict.status != Status::undecided;
    }
    return same ? std::nullopt : std::optional(found);
}

}  // namespace shikatsu::optimized::testing
