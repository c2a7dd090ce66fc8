#include "tools/difftest/analysis_comparison.hpp"

#include "reference/japanese2003/definitions3.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::difftest {

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
    if (found.score != reference::score(analysed, found.prisoner_difference)) return "score";
    return "";
}

}  // namespace

std::string one_line(const Position& position, const Readings& readings) {
    std::string line = one_line(position);
    for (const std::string& departure : departures(readings)) line += " --reading " + departure;
    return line;
}

std::vector<std::string> analysis_differences(const Statuses& statuses, const Adjudication& found) {
    const Position& position = found.position;
    const std::set<FinalString> boundary = reference::boundary_of(statuses);
    const std::set<FinalString> capturable_3 = reference::capturable_3_strings(position, statuses);
    if (found.strings.size() != statuses.size()) return {"number of strings"};
    std::vector<std::string> differences;
    for (const StringVerdict& verdict : found.strings) {
        const FinalString string = reference::string_at(position, verdict.points.front());
        const std::string difference = string_difference(position, string, statuses.at(string),
                                                         capturable_3.contains(string), boundary, verdict);
        if (difference.empty()) continue;
        differences.push_back("string at " + vertex(position.grid(), verdict.points.front()) + ": " +
                              difference);
    }
    if (found.end_prohibited_by_direct_ko != !capturable_3.empty()) differences.emplace_back("direct-ko");
    const AnalysedPosition analysed{position, reference::alive_strings(statuses)};
    const std::string difference =
        found.scoring ? scoring_difference(analysed, *found.scoring) : "no scoring";
    if (!difference.empty()) differences.push_back(difference);
    return differences;
}

}  // namespace shikatsu::difftest
