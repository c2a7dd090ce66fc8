#include "tools/difftest/ing_campaign.hpp"

#include <fmt/format.h>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/ing_sst/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tools/difftest/ing_game_comparison.hpp"

namespace shikatsu::difftest {

namespace {

namespace literal = reference::ing_sst;
namespace engine = optimized::ing_sst;

constexpr int most_handicap_plays = 2;
constexpr std::uint64_t games_that_show_all = 4000;
constexpr int moves_to_look_ahead = 6;

std::string heading(const IngReadings& readings, const Position& start, Player first) {
    return fmt::format("ing-sst {}, {} first from {}", fmt::join(departures(readings), " "), name(first),
                       one_line(start));
}

Position random_start(const Grid& grid, Random& random) {
    switch (below(random, 3)) {
        case 0:
            return Position(grid);
        case 1:
            return draw(grid, Kind::dense, random);
        default:
            // A ko needs some room.
            return draw(grid, grid.size() > 5 ? Kind::ko_rich : Kind::uniform, random);
    }
}

std::optional<std::string> compare_game(const IngPlan& plan, const std::vector<IngReadings>& readings,
                                        Random& random, IngTally& seen) {
    const IngReadings& reading = readings[below(random, readings.size())];
    const Grid& grid = plan.grids[below(random, plan.grids.size())];
    const Position start = random_start(grid, random);
    const bool from_empty = start == Position(grid);
    const Player first = from_empty || below(random, 2) == 0 ? Player::black : Player::white;
    const int handicap = from_empty ? static_cast<int>(below(random, most_handicap_plays + 1)) : 0;
    IngGameComparison game(start, first, handicap, reading, seen);
    const auto difference = game.play_on(random, longest_game);
    if (!difference) return std::nullopt;
    return fmt::format("{}, handicap plays {},{}: {}", heading(reading, start, first), handicap, game.moves(),
                       *difference);
}

std::optional<std::string> compare_value(const IngReadings& readings, const Position& position, Player first,
                                         IngTally& seen) {
    const auto found = engine::best_play(engine::Game(position, first, readings), {});
    const auto outlook =
        literal::look_ahead(literal::Game({position, first}, {}, readings), moves_to_look_ahead);
    ++seen.values;
    if (found.decided() && found.at_least >= outlook.at_least && found.at_most <= outlook.at_most)
        return std::nullopt;
    return fmt::format("{}: best play is worth {} to {}, by the engine {} to {}",
                       heading(readings, position, first), to_text(outlook.at_least),
                       to_text(outlook.at_most), to_text(found.at_least), to_text(found.at_most));
}

}  // namespace

bool IngReport::varied() const {
    if (seen.games < games_that_show_all) return true;
    // Several hot stones are too rare to be required of every plan.
    for (const std::uint64_t count :
         {seen.ended, seen.removals, seen.self_removals, seen.hot_refused, seen.cycles,
          seen.disturbers_refused, seen.repetitions_refused, seen.agreements, seen.shared_spaces}) {
        if (count == 0) return false;
    }
    return true;
}

IngReport run_ing_campaign(const IngPlan& plan) {
    const auto readings = readings_one_by_one<IngReadings>(ing_reading_register());
    IngTally seen;
    const GamesComparison comparison{
        [&](Random& random) { return compare_game(plan, readings, random, seen); },
        [&](std::size_t variant, const Position& position, Player first) {
            return compare_value(readings[variant], position, first, seen);
        },
        readings.size()};
    return {run_games_campaign(plan, comparison), seen};
}

}  // namespace shikatsu::difftest
