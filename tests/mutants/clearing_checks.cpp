// Areas cleared region by region before the literal checker.
#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using Regions = std::vector<ClearedRegion>;

std::optional<Clearing> found_on(const Position& position, Player keeper) {
    std::vector<Point> area;
    for (const Point point : position.grid().points()) area.push_back(point);
    auto found =
        optimized::find_clearing(position, keeper, area, optimized::clearing_effort(1), [] { return false; });
    if (!found || reference::captured_by({position, keeper, found->clearing}).empty()) return std::nullopt;
    return std::move(found->clearing);
}

/// Calls visit(state) for each state, until it says that it is enough.
bool any_state(Regions& regions, const std::function<bool(ClearedState&)>& visit) {
    for (ClearedRegion& region : regions) {
        for (ClearedState& state : region.states) {
            if (visit(state) || any_state(state.parts, visit)) return true;
        }
    }
    return false;
}

/// Each changes something that makes a clearing wrong, if there is such a thing.
bool takes_work_away(ClearedState& state) {
    const bool had = state.work.has_value();
    state.work.reset();
    return had;
}
bool takes_an_answer_away(ClearedState& state) {
    if (state.answers.empty()) return false;
    state.answers.pop_back();
    return true;
}
bool takes_a_part_away(ClearedState& state) {
    if (state.parts.size() < 2 || !state.parts.back().needs.empty()) return false;
    state.parts.pop_back();
    return true;
}

/// What is found is accepted, and not if something is taken away.
void check_clearing(const Position& position, Player keeper, bool known, Cases& cases) {
    const std::string where = difftest::one_line(position, {}) + ": " + name(keeper);
    const auto found = found_on(position, keeper);
    cases.expect(found.has_value() == known, where + (found ? ": is cleared" : ": is not cleared"));
    if (!found) return;
    const auto verdict = reference::check({position, keeper, *found}, {});
    cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
    for (const auto take_away : {takes_work_away, takes_an_answer_away, takes_a_part_away}) {
        Clearing wrong = *found;
        if (!any_state(wrong.regions, take_away)) continue;
        cases.expect(!reference::check({position, keeper, wrong}, {}).accepted(),
                     where + ": something taken away");
    }
    Clearing less = *found;
    for (ClearedRegion& region : less.regions) region.needs.clear();
    cases.expect(!reference::check({position, keeper, less}, {}).accepted(), where + ": no liberties");
}

/// What is found in a part of the grid does not rest on what lies around it.
void check_open_areas(Cases& cases) {
    std::mt19937 random(20031);
    int found_ones = 0;
    for (const Position& position : sample_of(3, 4, 300)) {
        for (const Player keeper : {Player::black, Player::white}) {
            std::vector<Point> area = position.grid().points();
            std::erase_if(area, [&](Point) { return random() % 8 == 0; });
            const auto found = optimized::find_clearing(position, keeper, area, optimized::clearing_effort(0),
                                                        [] { return false; });
            if (!found || reference::captured_by({position, keeper, found->clearing}).empty()) continue;
            const auto verdict = reference::check({position, keeper, found->clearing}, {});
            cases.expect(verdict.accepted(), difftest::one_line(position, {}) + ": " + name(keeper) +
                                                 " in a part of the grid: " + verdict.sentence);
            ++found_ones;
        }
    }
    cases.expect(found_ones > 10, "hardly a part of a grid is cleared");
}

std::function<void(Cases&)> clearings_on(const std::vector<Position>& positions) {
    struct Known {
        Position position;
        Player keeper;
        bool cleared;
    };
    std::vector<Known> all;
    for (const Position& position : positions) {
        for (const Player keeper : {Player::black, Player::white})
            all.push_back({position, keeper, found_on(position, keeper).has_value()});
    }
    return [all](Cases& cases) {
        for (const Known& known : all) check_clearing(known.position, known.keeper, known.cleared, cases);
    };
}

}  // namespace

std::vector<Check> clearing_checks() {
    return {{"clearings of parts of 3x4", Turn::middle, check_open_areas},
            {"clearings on 3x3", Turn::middle, clearings_on(sample_of(3, 3, 400))},
            {"clearings on 3x4", Turn::middle, clearings_on(sample_of(3, 4, 600))}};
}

}  // namespace shikatsu::mutants
