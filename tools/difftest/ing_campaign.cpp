#include "tools/difftest/ing_campaign.hpp"

#include <fmt/format.h>

#include <chrono>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/ing_sst/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tools/difftest/ing_game_comparison.hpp"

namespace shikatsu::difftest {

namespace {

namespace literal = reference::ing_sst;
namespace engine = optimized::ing_sst;

constexpr std::size_t most_differences = 10;
constexpr std::size_t longest_game = 60;
constexpr int most_handicap_plays = 2;
constexpr std::uint64_t games_that_show_all = 4000;
constexpr int moves_to_look_ahead = 6;

/// The literal readings, and each alternative alone.
std::vector<IngReadings> readings_one_by_one() {
    std::vector<IngReadings> all{IngReadings{}};
    for (const ReadingEntry& entry : ing_reading_register())
        all.push_back(
            with_reading(IngReadings{}, fmt::format("{}={}", entry.name, entry.alternative)).value());
    return all;
}

std::string heading(const IngReadings& readings, const Position& start, Player first) {
    return fmt::format("ing-sst {}, {} first from {}", fmt::join(departures(readings), " "), name(first),
                       fmt::join(rows_of(start), "/"));
}

class Progress {
  public:
    explicit Progress(const IngPlan& plan) : plan_(&plan), begin_(std::chrono::steady_clock::now()) {}

    bool cut_short() const {
        const std::chrono::duration<double> past = std::chrono::steady_clock::now() - begin_;
        return past.count() > plan_->seconds || (plan_->stop != nullptr && plan_->stop->load());
    }

  private:
    const IngPlan* plan_;
    std::chrono::steady_clock::time_point begin_;
};

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

void compare_random_games(const IngPlan& plan, IngReport& report) {
    const Progress progress(plan);
    const auto readings = readings_one_by_one();
    for (std::uint64_t trial = 0; trial < plan.trials; ++trial) {
        if (report.differences.size() >= most_differences) return;
        if (progress.cut_short()) {
            report.complete = plan.trials == std::numeric_limits<std::uint64_t>::max();
            return;
        }
        std::seed_seq seeds{plan.seed, trial};
        Random random(seeds);
        const IngReadings& reading = readings[below(random, readings.size())];
        const Grid& grid = plan.grids[below(random, plan.grids.size())];
        const Position start = random_start(grid, random);
        const bool from_empty = start == Position(grid);
        const Player first = from_empty || below(random, 2) == 0 ? Player::black : Player::white;
        const int handicap = from_empty ? static_cast<int>(below(random, most_handicap_plays + 1)) : 0;
        IngGameComparison game(start, first, handicap, reading, report.seen);
        if (const auto difference = game.play_on(random, longest_game)) {
            report.differences.push_back(fmt::format("{}, handicap plays {},{}: {}",
                                                     heading(reading, start, first), handicap, game.moves(),
                                                     *difference));
        }
    }
}

void compare_value(const IngReadings& readings, const Position& position, Player first, IngReport& report) {
    const auto found = engine::best_play(engine::Game(position, first, readings), {});
    const auto outlook =
        literal::look_ahead(literal::Game({position, first}, {}, readings), moves_to_look_ahead);
    ++report.seen.values;
    if (found.decided() && found.at_least >= outlook.at_least && found.at_most <= outlook.at_most) return;
    report.differences.push_back(fmt::format("{}: best play is worth {} to {}, by the engine {} to {}",
                                             heading(readings, position, first), to_text(outlook.at_least),
                                             to_text(outlook.at_most), to_text(found.at_least),
                                             to_text(found.at_most)));
}

void compare_values(const IngPlan& plan, IngReport& report) {
    const Progress progress(plan);
    for (const Grid& grid : plan.grids) {
        for (std::uint64_t number = 0; number < count_of_distributions(grid); ++number) {
            const auto position = legal_position(grid, number);
            if (!position) continue;
            for (const IngReadings& readings : readings_one_by_one()) {
                for (const Player first : {Player::black, Player::white}) {
                    if (report.differences.size() >= most_differences) return;
                    report.complete = !progress.cut_short();
                    if (!report.complete) return;
                    compare_value(readings, *position, first, report);
                }
            }
        }
    }
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
    IngReport report;
    if (plan.values) {
        compare_values(plan, report);
    } else {
        compare_random_games(plan, report);
    }
    return report;
}

}  // namespace shikatsu::difftest
