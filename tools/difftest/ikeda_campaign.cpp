#include "tools/difftest/ikeda_campaign.hpp"

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <random>

#include "optimized/ikeda/best_play.hpp"
#include "optimized/ikeda/game.hpp"
#include "reference/ikeda/value.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::difftest {

namespace {

namespace literal = reference::ikeda;
namespace engine = optimized::ikeda;

constexpr std::size_t most_differences = 10;
constexpr std::size_t longest_game = 60;
constexpr std::uint64_t pass_in = 8;
constexpr std::uint64_t games_that_show_all = 2000;

const literal::Rules& literal_rules(const std::string& name) {
    for (const literal::Rules& rules : literal::all_rules) {
        if (rules.name == name) return rules;
    }
    throw std::invalid_argument("no rules " + name);
}

/// The literal readings, and each alternative alone.
std::vector<IkedaReadings> readings_one_by_one() {
    std::vector<IkedaReadings> all{IkedaReadings{}};
    for (const ReadingEntry& entry : ikeda_reading_register()) {
        all.push_back(
            with_reading(IkedaReadings{}, fmt::format("{}={}", entry.name, entry.alternative)).value());
    }
    return all;
}

std::string name_of(const literal::Rules& rules, const IkedaReadings& readings) {
    std::string text(rules.name);
    for (const std::string& departure : departures(readings)) text += " " + departure;
    return text;
}

std::string rows_in_a_line(const Position& position) {
    return fmt::format("{}", fmt::join(rows_of(position), "/"));
}

std::string moves_of(const literal::Record& record) {
    std::string text;
    for (const literal::MadeMove& made : record.moves) {
        const auto* play = std::get_if<Play>(&made.move);
        text += ' ';
        text += play == nullptr ? "pass" : vertex(record.start.configuration.grid(), play->point);
    }
    return text;
}

/// A game before both, move by move.
class GameComparison {
  public:
    GameComparison(const literal::Rules& rules, const IkedaReadings& readings, const Position& start,
                   Player first, IkedaTally& seen)
        : literal_(rules, readings, {start, first}),
          fast_(engine::rules_named(rules.name), readings, start, first),
          seen_(&seen) {}

    /// The first difference, if there is one.
    std::optional<std::string> play_on(Random& random) {
        ++seen_->games;
        for (std::size_t move = 0; move < longest_game; ++move) {
            if (auto difference = compare()) return difference;
            if (literal_.ended()) return std::nullopt;
            const literal::IkedaMove chosen = choose(random);
            const bool made = literal_.move(chosen).has_value();
            if (made != (fast_.make(chosen) == engine::MoveRuling::allowed))
                return "a move is made by one only";
            ++seen_->moves;
            if (!literal_.record().moves.back().removed.empty()) ++seen_->removals;
        }
        return compare();
    }

    std::string moves() const { return moves_of(literal_.record()); }

  private:
    std::optional<std::string> compare() {
        if (literal_.ended() != fast_.ended()) return "whether the game has ended";
        if (literal_.configuration() != fast_.position()) return "the configuration";
        if (literal_.margin() != fast_.margin()) {
            return fmt::format("the margin: {} literally, {} by the engine", to_text(literal_.margin()),
                               to_text(fast_.margin()));
        }
        if (literal_.ended()) return std::nullopt;
        if (literal_.to_move() != fast_.to_move()) return "who moves next";
        for (const Point point : literal_.configuration().grid().points()) {
            const auto attempt = literal_.attempt(point);
            const std::string_view clause = attempt ? std::string_view{} : attempt.error().clause;
            ++seen_->rulings;
            if (clause == "IK-R-5") ++seen_->self_captures_refused;
            if (clause == "IK-R-4") ++seen_->repetitions_refused;
            if (clause != engine::clause_of(fast_.ruling(Play{point})))
                return "the ruling on " + vertex(literal_.configuration().grid(), point);
        }
        return std::nullopt;
    }

    literal::IkedaMove choose(Random& random) const {
        auto allowed = literal_.allowed_moves();
        allowed.erase(Pass{});
        if (allowed.empty() || below(random, pass_in) == 0) return Pass{};
        return *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(below(random, allowed.size())));
    }

    literal::Game literal_;
    engine::Game fast_;
    IkedaTally* seen_;
};

/// Counts trials and seconds.
class Progress {
  public:
    explicit Progress(const IkedaPlan& plan) : plan_(&plan), begin_(std::chrono::steady_clock::now()) {}

    bool cut_short() const {
        const std::chrono::duration<double> past = std::chrono::steady_clock::now() - begin_;
        return past.count() > plan_->seconds || (plan_->stop != nullptr && plan_->stop->load());
    }

  private:
    const IkedaPlan* plan_;
    std::chrono::steady_clock::time_point begin_;
};

void compare_random_games(const IkedaPlan& plan, IkedaReport& report) {
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
        const literal::Rules& rules = literal_rules(plan.rules[below(random, plan.rules.size())]);
        const IkedaReadings& reading = readings[below(random, readings.size())];
        const Grid& grid = plan.grids[below(random, plan.grids.size())];
        const Position start = below(random, 2) == 0 ? Position(grid) : draw(grid, Kind::dense, random);
        const Player first = below(random, 2) == 0 ? Player::black : Player::white;
        GameComparison game(rules, reading, start, first, report.seen);
        if (const auto difference = game.play_on(random)) {
            report.differences.push_back(fmt::format("{}, {} first from {},{}: {}", name_of(rules, reading),
                                                     name(first), rows_in_a_line(start), game.moves(),
                                                     *difference));
        }
    }
}

void compare_value(const literal::Rules& rules, const IkedaReadings& readings, const Position& position,
                   Player first, IkedaReport& report) {
    const Margin by_definition = literal::value(literal::Game(rules, readings, {position, first})).margin;
    const auto found = engine::best_play(engine::rules_named(rules.name), readings, position, first, {});
    ++report.seen.values;
    if (found.decided() && *found.at_least == by_definition) return;
    report.differences.push_back(fmt::format("{}, {} first from {}: best play is worth {}, by the engine {}",
                                             name_of(rules, readings), name(first), rows_in_a_line(position),
                                             to_text(by_definition),
                                             found.decided() ? to_text(*found.at_least) : "undecided"));
}

void compare_values(const IkedaPlan& plan, IkedaReport& report) {
    const Progress progress(plan);
    for (const Grid& grid : plan.grids) {
        for (std::uint64_t number = 0; number < count_of_distributions(grid); ++number) {
            const auto position = legal_position(grid, number);
            if (!position) continue;
            for (const std::string& rules : plan.rules) {
                for (const Player first : {Player::black, Player::white}) {
                    if (report.differences.size() >= most_differences) return;
                    report.complete = !progress.cut_short();
                    if (!report.complete) return;
                    compare_value(literal_rules(rules), {}, *position, first, report);
                }
            }
        }
    }
}

}  // namespace

bool IkedaReport::varied() const {
    if (seen.games < games_that_show_all) return true;
    return seen.removals > 0 && seen.self_captures_refused > 0 && seen.repetitions_refused > 0;
}

std::vector<std::string> ikeda_rules_named(std::string_view name) {
    std::vector<std::string> names;
    for (const literal::Rules& rules : literal::all_rules) {
        if (name == "ikeda" || name == rules.name) names.emplace_back(rules.name);
    }
    return names;
}

IkedaReport run_ikeda_campaign(const IkedaPlan& plan) {
    IkedaReport report;
    if (plan.values) {
        compare_values(plan, report);
    } else {
        compare_random_games(plan, report);
    }
    return report;
}

}  // namespace shikatsu::difftest
