// The reference beside the engine: its decisions are worked out before any mutant is active.
#include <memory>

#include "optimized/analysis/questions.hpp"
#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_superko.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/reference/commentary.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using reference::HypotheticalGraph;

/// What the reference says of a position.
struct Known {
    Position position;
    Readings readings;
    reference::Statuses statuses;
};

/// What the reference says of a question about some region.
struct KnownAnswer {
    Position position;
    Readings readings;
    optimized::Question question;
    bool attacker_forces = false;
};

Readings reading(const std::string& assignment) {
    return assignment.empty() ? Readings{} : with_reading({}, assignment).value();
}

const std::vector<std::string> register_of_ko{"ban-identity=ko", "ban-without-shape=lapses", "ko-pass=per-ko",
                                              "hypothetical-ko=basic-ko",
                                              "capturable-2=local-2-minus-local-1"};

optimized::Options ample(const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {3'000'000, 600.0};
    return options;
}

reference::CanForce deciding(const Readings& readings) {
    if (readings.infinite_play == InfinitePlay::allowed)
        return reference::can_force_by_decision(std::make_shared<HypotheticalGraph>(readings));
    return [readings](const Position& position, const reference::ForceQuestion& question) {
        return reference::can_force_under_superko(position, question, readings, SIZE_MAX).value();
    };
}

std::vector<Known> known_statuses(const std::vector<std::pair<int, int>>& grids, const Readings& readings) {
    const reference::CanForce can_force = deciding(readings);
    std::vector<Known> known;
    for (const auto& [rows, columns] : grids) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            known.push_back(
                {position, readings, reference::hypothetical_analysis(position, can_force, readings)});
        }
    }
    return known;
}

void compare(const std::vector<Known>& known, Cases& cases) {
    for (const Known& one : known) {
        const auto found = optimized::adjudicate(one.position, 0, ample(one.readings));
        const auto differences = difftest::analysis_differences(one.statuses, found);
        cases.expect(differences.empty(), difftest::one_line(one.position, one.readings) + ": " +
                                              (differences.empty() ? "" : differences.front()));
    }
}

std::vector<Point> region_of(const Grid& grid, unsigned bits) {
    std::vector<Point> region;
    for (const Point point : grid.points()) {
        if ((bits >> point.index & 1U) != 0) region.push_back(point);
    }
    return region;
}

std::vector<KnownAnswer> known_answers(const std::vector<std::pair<int, int>>& grids,
                                       const Readings& readings) {
    std::vector<KnownAnswer> known;
    HypotheticalGraph graph(readings);
    for (const auto& [rows, columns] : grids) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            for (const reference::String& string : reference::strings(position)) {
                for (unsigned bits = 0; bits < 1U << position.grid().size(); ++bits) {
                    const std::vector<Point> region = region_of(position.grid(), bits);
                    const auto decision = reference::ForceDecision::decide(
                        graph, position, {string, {region.begin(), region.end()}});
                    known.push_back({position,
                                     readings,
                                     {*string.points.begin(), region},
                                     decision.value().attacker_forces()});
                }
            }
        }
    }
    return known;
}

void compare_answers(const std::vector<KnownAnswer>& known, Cases& cases) {
    for (const KnownAnswer& one : known) {
        optimized::Asker asker(one.position, ample(one.readings));
        const auto found = asker.ask_all({one.question}).front();
        cases.expect(found.attacker_forces == one.attacker_forces,
                     difftest::one_line(one.position, one.readings) + ": string at index " +
                         std::to_string(one.question.target.index) + ", a region of " +
                         std::to_string(one.question.region.size()));
    }
}

/// How many strings can be captured at all, and how many without a local-1 permanent-stone; found by
/// independent programs on the full graphs.
void check_counts(int rows, int columns, int strings, int captures, int without_local_1, Cases& cases) {
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        for (const auto& verdict : optimized::adjudicate(position, 0, ample({})).strings) {
            cases.expect(verdict.status != optimized::Status::undecided, difftest::one_line(position, {}));
            --strings;
            if (verdict.status == optimized::Status::uncapturable) continue;
            --captures;
            if (verdict.status != optimized::Status::capturable_1) --without_local_1;
        }
    }
    const std::string where = " of " + std::to_string(rows) + "x" + std::to_string(columns);
    cases.expect(strings == 0, "strings" + where);
    cases.expect(captures == 0, "forced captures" + where);
    cases.expect(without_local_1 == 0, "forced captures without local-1 stones" + where);
}

/// Both statuses of each of the smallest positions that separate two readings.
void check_separations(Cases& cases) {
    using namespace reference::testing;
    for (const nlohmann::json& line : data_lines("separating_positions.jsonl")) {
        const Position position = position_of(line.at("rows"));
        const Point point = position.grid().at(line.at("string")[0], line.at("string")[1]);
        for (const bool literal : {true, false}) {
            const Readings readings = reading(literal ? "" : line.at("reading").get<std::string>());
            std::string status = "no string there";
            for (const auto& verdict : optimized::adjudicate(position, 0, ample(readings)).strings) {
                const bool here =
                    std::find(verdict.points.begin(), verdict.points.end(), point) != verdict.points.end();
                if (here) status = optimized::name(verdict.status);
            }
            cases.expect(status == line.at(literal ? "literal" : "alternative"),
                         difftest::one_line(position, readings) + " is " + status);
        }
    }
}

}  // namespace

std::vector<Check> agreement_checks() {
    const auto statuses = [](const std::vector<std::pair<int, int>>& grids,
                             const std::vector<std::string>& assignments) {
        std::vector<Known> all;
        for (const std::string& assignment : assignments) {
            for (Known& one : known_statuses(grids, reading(assignment))) all.push_back(std::move(one));
        }
        return [all = std::move(all)](Cases& cases) { compare(all, cases); };
    };
    const auto answers = [](const std::vector<std::pair<int, int>>& grids,
                            const std::vector<std::string>& assignments) {
        std::vector<KnownAnswer> all;
        for (const std::string& assignment : assignments) {
            for (KnownAnswer& one : known_answers(grids, reading(assignment))) all.push_back(std::move(one));
        }
        return [all = std::move(all)](Cases& cases) { compare_answers(all, cases); };
    };
    return {{"tiny grids, as by the reference", Turn::first,
             statuses({{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}}, {""})},
            {"any region, as by the reference", Turn::first, answers({{1, 3}, {1, 4}, {2, 2}}, {""})},
            {"other readings, as by the reference", Turn::middle, statuses({{1, 4}, {2, 2}}, register_of_ko)},
            {"superko, as by the reference", Turn::middle,
             statuses({{1, 1}, {1, 2}, {1, 3}}, {"infinite-play=superko"})},
            {"1x5 if bans lapse, as by the reference", Turn::middle,
             statuses({{1, 5}}, {"ban-without-shape=lapses"})},
            {"known counts", Turn::middle, [](Cases& cases) { check_counts(2, 3, 1070, 856, 816, cases); }},
            {"separating positions", Turn::middle, check_separations}};
}

}  // namespace shikatsu::mutants
