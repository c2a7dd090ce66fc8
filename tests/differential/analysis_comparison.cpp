#include "tests/differential/analysis_comparison.hpp"

#include <stdexcept>

#include "reference/japanese2003/definitions3.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {

namespace {

using optimized::Adjudication;
using optimized::Scoring;
using optimized::StringVerdict;
using optimized::Territories;
using reference::AnalysedPosition;
using reference::FinalString;
using reference::LifeAndDeath;
using reference::PointSet;
using reference::Statuses;

PointSet set_of(const std::vector<Point>& points) {
    return {points.begin(), points.end()};
}

PointSet together(const std::set<PointSet>& sets) {
    PointSet all;
    for (const PointSet& set : sets) all.insert(set.begin(), set.end());
    return all;
}

PointSet in_seki(const AnalysedPosition& analysed, Player player) {
    PointSet found;
    for (const PointSet& region : reference::regions(analysed, player)) {
        if (reference::is_in_seki(analysed, region)) found.insert(region.begin(), region.end());
    }
    return found;
}

/// The first of the things said of a string in which the verdicts differ; empty if none.
std::string string_difference(const Position& position, const FinalString& string, LifeAndDeath status,
                              bool capturable_3, const std::set<FinalString>& boundary,
                              const StringVerdict& verdict) {
    if (std::string(optimized::name(verdict.status)) != reference::name(status)) {
        return std::string("reference ") + reference::name(status) + ", engine " +
               optimized::name(verdict.status);
    }
    if (verdict.alive != reference::is_alive(status)) return "alive";
    if (verdict.owner != string.player) return "owner";
    if (set_of(verdict.local_1) != reference::local_1(string)) return "local-1";
    if (!verdict.local_2 || set_of(*verdict.local_2) != reference::local_2(position, string, boundary))
        return "local-2";
    if (!verdict.local_3 || set_of(*verdict.local_3) != reference::local_3(position, string, boundary))
        return "local-3";
    if (verdict.ko_stone != reference::is_ko_stone(position, string)) return "ko-stone";
    if (verdict.capturable_3 != capturable_3) return "capturable-3";
    return "";
}

std::string territories_difference(const AnalysedPosition& analysed, Player player,
                                   const Territories& found) {
    if (set_of(found.eye_string_points) != together(reference::eye_strings(analysed, player)))
        return "eye-strings";
    if (set_of(found.eye_points) != reference::eye_points(analysed, player)) return "eye-points";
    if (set_of(found.region_points) != together(reference::regions(analysed, player))) return "regions";
    if (set_of(found.in_seki) != in_seki(analysed, player)) return "in-seki";
    if (set_of(found.territory) != reference::territory(analysed, player)) return "territory";
    return "";
}

std::string scoring_difference(const AnalysedPosition& analysed, const Scoring& found) {
    if (const auto black = territories_difference(analysed, Player::black, found.black); !black.empty()) {
        return "black's " + black;
    }
    if (const auto white = territories_difference(analysed, Player::white, found.white); !white.empty()) {
        return "white's " + white;
    }
    if (set_of(found.dame) != reference::dame(analysed)) return "dame";
    if (found.score != reference::score(analysed, 0)) return "score";
    return "";
}

}  // namespace

std::string one_line(const Position& position, const Readings& readings) {
    std::string line;
    for (const std::string& row : rows_of(position)) line += (line.empty() ? "" : "/") + row;
    for (const std::string& departure : departures(readings)) line += " --reading " + departure;
    return line;
}

Adjudication engine_analysis(const Position& position, const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {100'000'000, 3600.0};
    return optimized::adjudicate(position, 0, options);
}

void compare(const Position& position, const reference::CanForce& can_force, const Readings& readings,
             Agreement& agreement) {
    const Statuses statuses = reference::hypothetical_analysis(position, can_force, readings);
    const std::set<FinalString> boundary = reference::boundary_of(statuses);
    const std::set<FinalString> capturable_3 = reference::capturable_3_strings(position, statuses);
    const Adjudication found = engine_analysis(position, readings);
    const auto complain = [&](const std::string& what) {
        agreement.disagreements.push_back(one_line(position, readings) + ": " + what);
    };
    ++agreement.positions;
    agreement.strings += static_cast<long>(statuses.size());
    if (found.strings.size() != statuses.size()) return complain("number of strings");
    for (const StringVerdict& verdict : found.strings) {
        const FinalString string = reference::string_at(position, verdict.points.front());
        const std::string difference = string_difference(position, string, statuses.at(string),
                                                         capturable_3.contains(string), boundary, verdict);
        if (difference.empty()) {
            ++agreement.agreeing;
        } else {
            complain("string at index " + std::to_string(verdict.points.front().index) + ": " + difference);
        }
    }
    if (found.end_prohibited_by_direct_ko != !capturable_3.empty()) complain("direct-ko");
    if (!found.scoring) return complain("no scoring");
    const AnalysedPosition analysed{position, reference::alive_strings(statuses)};
    const std::string difference = scoring_difference(analysed, *found.scoring);
    if (!difference.empty()) complain(difference);
}

Agreement compare_all(int rows, int columns, const reference::CanForce& can_force, const Readings& readings) {
    Agreement agreement;
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        compare(position, can_force, readings, agreement);
    }
    return agreement;
}

std::string summary(int rows, int columns, const Readings& readings, const Agreement& agreement) {
    std::string line = std::to_string(rows) + "x" + std::to_string(columns);
    for (const std::string& departure : departures(readings)) line += " " + departure;
    return line + ": " + std::to_string(agreement.positions) + " positions, " +
           std::to_string(agreement.strings) + " strings, " + std::to_string(agreement.agreeing) + " agree";
}

}  // namespace shikatsu::differential
