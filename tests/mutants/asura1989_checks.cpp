// asura's model: statuses and territory as by the reference, the engine beside itself, budgets.
#include "tests/mutants/asura1989_checks.hpp"

#include "optimized/asura1989/adjudication.hpp"
#include "reference/asura1989/game.hpp"
#include "reference/values/diagram.hpp"
#include "tests/asura1989/by_parts_comparison.hpp"
#include "tests/asura1989/graph_comparison.hpp"
#include "tests/asura1989/play_comparison.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::mutants {

namespace {

namespace engine = optimized::asura1989;
namespace model = reference::asura1989;
using shikatsu::asura1989::KoStoneRule;
using shikatsu::asura1989::PreviousOccurrence;

engine::Options ample(const engine::Readings& readings) {
    engine::Options options;
    options.readings = readings;
    options.budget = {200'000, 600.0};
    return options;
}

/// Whether the chains of a position are alive, one after another.
struct Known {
    Position position;
    engine::Readings readings;
    std::vector<bool> alive;
};

Known by_reference(const Position& position, const engine::Readings& readings) {
    Known known{position, readings, {}};
    for (const model::Chain& chain : model::chains(position)) {
        model::Effort effort{UINT64_MAX};
        known.alive.push_back(model::status_analysis(position, {chain}, readings, effort) ==
                              model::Status::alive);
    }
    return known;
}

Known by_engine(const Position& position, const engine::Readings& readings) {
    Known known{position, readings, {}};
    for (const auto& chain : engine::adjudicate(position, 0, ample(readings)).chains)
        known.alive.push_back(chain.finding.alive.value());
    return known;
}

void compare(const std::vector<Known>& all, Cases& cases) {
    for (const Known& known : all) {
        const auto found = engine::adjudicate(known.position, 0, ample(known.readings)).chains;
        const std::string where = "statuses of " + one_line(known.position);
        cases.expect(found.size() == known.alive.size(), where);
        for (std::size_t i = 0; i < found.size(); ++i)
            cases.expect(found[i].finding.alive == known.alive[i], where + ", chain " + std::to_string(i));
    }
}

/// Decided by `decide` before any mutant is active.
template <class Decide>
std::function<void(Cases&)> statuses(const std::vector<Position>& positions, Decide decide) {
    std::vector<Known> all;
    for (const PreviousOccurrence occurrence : {PreviousOccurrence::last, PreviousOccurrence::first}) {
        engine::Readings readings;
        readings.previous_occurrence = occurrence;
        for (const Position& position : positions) all.push_back(decide(position, readings));
    }
    return [all](Cases& cases) { compare(all, cases); };
}

std::vector<Position> positions_of(const std::vector<std::pair<int, int>>& grids) {
    std::vector<Position> positions;
    for (const auto& [rows, columns] : grids) {
        for (const Position& position : reference::testing::legal_positions(rows, columns))
            positions.push_back(position);
    }
    return positions;
}

// [AS89-TD-2] Whatever is alive.
void check_territory(const Position& position, KoStoneRule rule, Cases& cases) {
    const std::vector<model::Chain> all = model::chains(position);
    engine::Readings readings;
    readings.ko_stone_rule = rule;
    for (unsigned mask = 0; mask < 1U << all.size(); ++mask) {
        model::AnalysedPosition analysed{position, {}};
        std::vector<bool> alive(static_cast<std::size_t>(position.grid().size()), false);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((mask >> i & 1U) == 0) continue;
            analysed.alive.insert(all[i]);
            for (const Point point : all[i].points) alive[point.index] = true;
        }
        const engine::Territories found = engine::territories(position, alive, readings);
        engine::Territories literal;
        int difference = 0;
        for (const Point point : position.grid().points()) {
            const auto owner = model::territory_owner(analysed, point, rule);
            if (!owner) continue;
            (*owner == Player::black ? literal.black : literal.white).push_back(point);
            // A dead stone in it will be a prisoner, too.
            const int counts = position.empty(point) ? 1 : 2;
            difference += *owner == Player::black ? counts : -counts;
        }
        cases.expect(found.black == literal.black && found.white == literal.white,
                     "territory of " + one_line(position) + ", alive " + std::to_string(mask));
        cases.expect(engine::territory_difference(position, found) == difference,
                     "difference of " + one_line(position) + ", alive " + std::to_string(mask));
    }
}

void check_territories(Cases& cases) {
    std::vector<Position> positions = positions_of({{1, 4}, {2, 2}});
    for (const Position& position : sample_of(2, 3, 200)) positions.push_back(position);
    for (const Position& position : positions) {
        for (const KoStoneRule rule : {KoStoneRule::joins, KoStoneRule::adds_nothing})
            check_territory(position, rule, cases);
    }
}

// [AS89-HS-5] [AS89-HS-6] [AS89-HS-7]
void check_play(Cases& cases) {
    for (const Position& position : model::testing::boards_with_kos()) {
        for (const model::Chain& chain : model::chains(position)) {
            const model::testing::PlayComparison play(position, chain);
            for (unsigned seed = 1; seed <= 3; ++seed) {
                const std::string difference = play.difference(seed, 40);
                cases.expect(difference.empty(), "play on " + one_line(position) + ": " + difference);
            }
        }
    }
}

// [AS89-HS-8]
void check_graphs(Cases& cases) {
    for (const Position& position : model::testing::boards_with_kos()) {
        for (const model::Chain& chain : model::chains(position)) {
            const std::string difference = model::testing::graph_difference(position, chain, 20'000);
            cases.expect(difference.empty(), "graph of " + one_line(position) + ": " + difference);
        }
    }
}

// Where repetition decides, and where the region goes on beyond living stones.
void check_known_boards(Cases& cases) {
    const auto expect = [&](const std::vector<std::string>& rows, const std::vector<Point>& stones,
                            bool alive) {
        const auto found = engine::analyse_together(position_from_rows(rows).value(), stones, ample({}));
        cases.expect(found.alive == alive, rows.front() + ", " + std::to_string(stones.size()) + " chains");
    };
    expect({"...#.#"}, {Point{3}}, false);
    expect({"...#.#"}, {Point{5}}, true);
    expect({"...#.#"}, {Point{3}, Point{5}}, false);
    expect({"..#.", "#O#O"}, {Point{4}}, true);
}

// [AS89-SA-1]
void check_regions(Cases& cases) {
    for (const Position& position : positions_of({{1, 5}, {2, 3}})) {
        engine::Options options;
        options.budget.max_states = 1;
        const auto found = engine::adjudicate(position, 0, options).chains;
        const std::vector<model::Chain> all = model::chains(position);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto region = model::compensation_region(position, {all[i]});
            cases.expect(found.at(i).compensation_region == std::vector<Point>(region.begin(), region.end()),
                         "compensation-regions of " + one_line(position));
        }
    }
}

void check_budget(Cases& cases) {
    engine::Options options;
    options.budget.max_states = 1;
    const std::vector<std::string> rows{".O##.", "##O#.", "OOO#.", "..O#O"};
    const auto found = engine::adjudicate(position_from_rows(rows).value(), 0, options);
    cases.expect(!found.score && !found.territories, "a verdict without states");
}

/// What parts of positions show, before any mutant is active and after.
std::function<void(Cases&)> check_parts() {
    std::vector<Position> positions = drawn_positions(3, 4, 60, "..####O");
    for (const Position& position : drawn_positions(4, 4, 30)) positions.push_back(position);
    const std::vector<std::vector<std::string>> telling{{"OOOOOOO.", "##OOO.OO", ".####OOO", "OOO.#O.O"},
                                                        {"..O.", "###O", "#.OO", "#O#."},
                                                        {"#O#O#.", "...O##", "O#.O#.", ".O#O#."}};
    for (const auto& rows : telling) positions.push_back(position_from_rows(rows).value());
    const auto compared = [positions] {
        model::testing::PartsTally tally;
        for (const Position& position : positions)
            model::testing::compare_by_parts(position, 4'000, 100'000, tally);
        return tally;
    };
    const model::testing::PartsTally plain = compared();
    return [compared, plain](Cases& cases) {
        const model::testing::PartsTally tally = compared();
        cases.expect(tally.wrong.empty(), tally.wrong.empty() ? "" : "by parts: " + tally.wrong.front());
        cases.expect(tally.by_patterns == plain.by_patterns && tally.by_clearings == plain.by_clearings,
                     "by parts: what is found");
    };
}

const std::vector<std::pair<int, int>> large_grids{{5, 13}, {6, 11}, {12, 12}};

std::string size_of(const Grid& grid) {
    return " on " + std::to_string(grid.size()) + " points";
}

// White fills all but two eyes, one of them the last point.
void check_large_statuses(Cases& cases) {
    for (const auto& [rows, columns] : large_grids) {
        const Grid grid = Grid::create(rows, columns).value();
        Position position(grid);
        for (const Point point : grid.points()) position.set(point, Content::white);
        for (const Point eye : {grid.at(0, 0), grid.at(rows - 1, columns - 1)})
            position.set(eye, Content::empty);
        const auto chains = engine::adjudicate(position, 0, ample({})).chains;
        cases.expect(chains.size() == 1 && chains[0].finding.alive == true, "two eyes" + size_of(grid));
    }
}

// Black's ko-stone in the last corner is all that his eyes have to do with White's two columns.
void check_large_territories(Cases& cases) {
    for (const auto& [rows, columns] : large_grids) {
        const Grid grid = Grid::create(rows, columns).value();
        Position position(grid);
        for (const Point point : grid.points()) {
            const bool high = grid.row(point) - grid.column(point) < rows - columns;
            const bool white = grid.column(point) >= columns - 2 && high;
            position.set(point, white ? Content::white : Content::black);
        }
        for (const Point empty : {grid.at(0, 0), grid.at(0, columns - 1), grid.at(rows - 1, columns - 2)})
            position.set(empty, Content::empty);
        const std::vector<bool> alive(static_cast<std::size_t>(grid.size()), true);
        engine::Readings apart;
        apart.ko_stone_rule = KoStoneRule::adds_nothing;
        cases.expect(engine::territories(position, alive, {}).black.empty(), "ko-stones" + size_of(grid));
        cases.expect(engine::territories(position, alive, apart).black.size() == 2,
                     "territory" + size_of(grid));
    }
}

}  // namespace

std::vector<Check> asura1989_checks() {
    return {{"asura: tiny grids, as by the reference", Turn::first,
             statuses(positions_of({{1, 2}, {1, 3}, {1, 4}, {2, 2}}), by_reference)},
            {"asura: territory, as by the reference", Turn::middle, check_territories},
            {"asura: compensation-regions", Turn::first, check_regions},
            {"asura: play", Turn::first, check_play},
            {"asura: graphs", Turn::first, check_graphs},
            {"asura: known boards", Turn::first, check_known_boards},
            {"asura: budgets", Turn::first, check_budget},
            {"asura: statuses on 1x5", Turn::middle, statuses(positions_of({{1, 5}}), by_engine)},
            {"asura: statuses on 2x3", Turn::middle, statuses(sample_of(2, 3, 120), by_engine)},
            {"asura: by parts", Turn::middle, check_parts()},
            {"asura: statuses on large grids", Turn::first, check_large_statuses},
            {"asura: territory on large grids", Turn::first, check_large_territories}};
}

}  // namespace shikatsu::mutants
