// Ikeda's rulesets: random games before the text as code and before the engine, and values of best play.
#include "tests/mutants/ikeda_checks.hpp"

#include "optimized/ikeda/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/ikeda_campaign.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::mutants {

namespace {

namespace engine = optimized::ikeda;
using engine::Restricted;

constexpr Player both[] = {Player::black, Player::white};

void expect_no_difference(const difftest::IkedaPlan& plan, Cases& cases) {
    const difftest::IkedaReport report = difftest::run_ikeda_campaign(plan);
    cases.expect(report.differences.empty(), report.differences.empty() ? "" : report.differences.front());
}

void check_games(Cases& cases) {
    difftest::IkedaPlan plan;
    plan.rules = difftest::ikeda_rules_named("ikeda");
    plan.grids = difftest::grids_of_list("1x1..1x6,2x2,2x3,3x2").value();
    plan.seed = 20031;
    plan.trials = 400;
    expect_no_difference(plan, cases);
    // Which stones are immortal costs too much there.
    plan.rules = {"ikeda-area-2", "ikeda-area-3", "ikeda-territory-1", "ikeda-territory-3"};
    plan.grids = difftest::grids_of_list("2x4,3x3").value();
    plan.trials = 60;
    expect_no_difference(plan, cases);
}

void check_tiny_values(Cases& cases) {
    difftest::IkedaPlan plan;
    plan.rules = difftest::ikeda_rules_named("ikeda");
    plan.grids = difftest::grids_of_list("1x1..1x2").value();
    plan.values = true;
    expect_no_difference(plan, cases);
}

std::optional<int> points(const engine::BestPlay& found) {
    if (!found.decided()) return std::nullopt;
    for (int points = -40; points <= 40; ++points) {
        if (found.at_least == Margin::of_points(points)) return points;
    }
    return std::nullopt;
}

// Published values of empty grids, and positions whose values depend on what has appeared.
void check_known_values(Cases& cases) {
    struct Known {
        const char* rules;
        std::vector<std::string> rows;
        Player first;
        int points;
        const char* reading = "";
        Restricted restricted = Restricted::removals;
    };
    const std::vector<std::string> line{"...."};
    const std::vector<std::string> square{"..", ".."};
    constexpr Player black = Player::black;
    constexpr Player white = Player::white;
    const std::vector<Known> all{
        {"ikeda-area-2", {"...", "..."}, black, 0},
        {"ikeda-area-2", {"......"}, black, 1},
        {"ikeda-area-2", {"....", "...."}, black, 8},
        {"ikeda-area-2", {"...", "...", "..."}, black, 9},
        {"ikeda-area-2", square, black, 1, "", Restricted::all_plays},
        {"ikeda-area-2", {"...", "...", "..."}, black, 9, "", Restricted::all_plays},
        {"ikeda-area-1", line, black, 2},
        {"ikeda-area-1", {"..##"}, white, -2},
        {"ikeda-area-1", {".#O."}, black, 3},
        {"ikeda-area-2", line, black, 4},
        {"ikeda-area-2", {".#.#"}, white, -4},
        {"ikeda-territory-1", line, black, 3},
        {"ikeda-territory-1", line, black, 2, "repetition-memory=since-preliminary-end"},
        {"ikeda-territory-2", {"#.#.O"}, white, -1},
        {"ikeda-territory-2", {"#.#.O"}, white, 0, "first-after-preliminary-end=black"},
        {"ikeda-area-2", {"######", "#.#.O#", "######"}, black, 18},
        {"ikeda-territory-2", {"######", "#.#.O#", "######"}, white, 4}};
    for (const Known& known : all) {
        IkedaReadings readings;
        if (*known.reading != '\0') readings = with_reading(IkedaReadings{}, known.reading).value();
        const auto found =
            engine::best_play(engine::rules_named(known.rules), readings,
                              position_from_rows(known.rows).value(), known.first, {}, known.restricted);
        cases.expect(points(found) == known.points, std::string("value by ") + known.rules + " of " +
                                                        known.rows.front() + " " + known.reading);
    }
}

// The search that stops where a player forces what he needs, and the one that follows whole games.
void check_both_searches(Cases& cases) {
    std::vector<Position> positions = sample_of(1, 4, 30);
    for (const auto& [rows, columns, count] : {std::tuple{2, 2, 25}, std::tuple{1, 5, 8}}) {
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count)))
            positions.push_back(position);
    }
    for (const Position& position : positions) {
        for (const char* name : {"ikeda-area-1", "ikeda-area-3", "ikeda-territory-3"}) {
            for (const Restricted restricted : {Restricted::removals, Restricted::all_plays}) {
                for (const Player first : both) {
                    const engine::Rules& rules = engine::rules_named(name);
                    const auto by_entry = engine::best_play(rules, {}, position, first, {}, restricted);
                    const auto whole = engine::best_play_in_arena(rules, {}, position, first, {}, restricted);
                    cases.expect(by_entry.decided() && by_entry.at_least == whole.at_least && whole.decided(),
                                 std::string("values by ") + name + " of " + one_line(position));
                }
            }
        }
    }
}

// What little is looked at is no value, and the bounds around it hold.
void check_bounds(Cases& cases) {
    const Position start(Grid::create(2, 2).value());
    for (const auto& best_play : {engine::best_play, engine::best_play_in_arena}) {
        for (const std::uint64_t max_states : {5U, 20U, 40U, 300U}) {
            engine::Limits limits;
            limits.max_states = max_states;
            const auto cut =
                best_play(engine::rules_named("ikeda-area-2"), {}, start, Player::black, limits, {});
            const std::string where = "bounds with " + std::to_string(max_states) + " states";
            cases.expect(cut.at_least.value_or(Margin::of_points(-4)) <= Margin::of_points(1), where);
            cases.expect(cut.at_most.value_or(Margin::of_points(4)) >= Margin::of_points(1), where);
        }
    }
}

}  // namespace

std::vector<Check> ikeda_checks() {
    return {{"Ikeda: games", Turn::middle, check_games},
            {"Ikeda: tiny values", Turn::middle, check_tiny_values},
            {"Ikeda: bounds", Turn::first, check_bounds},
            {"Ikeda: known values", Turn::middle, check_known_values},
            {"Ikeda: two searches", Turn::middle, check_both_searches}};
}

}  // namespace shikatsu::mutants
