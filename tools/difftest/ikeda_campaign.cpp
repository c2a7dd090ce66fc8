#include "tools/difftest/ikeda_campaign.hpp"

#include <fmt/format.h>

#include <optional>

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

constexpr std::uint64_t pass_in = 8;
constexpr std::uint64_t games_that_show_all = 2000;

const literal::Rules& literal_rules(const std::string& name) {
    for (const literal::Rules& rules : literal::all_rules) {
        if (rules.name == name) return rules;
    }
    throw std::invalid_argument("no rules " + name);
}

std::string name_of(const literal::Rules& rules, const IkedaReadings& readings) {
    std::string text(rules.name);
    for (const std::string& departure : departures(readings)) text += " " + departure;
    return text;
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

std::optional<std::string> compare_game(const IkedaPlan& plan, const std::vector<IkedaReadings>& readings,
                                        Random& random, IkedaTally& seen) {
    const literal::Rules& rules = literal_rules(plan.rules[below(random, plan.rules.size())]);
    const IkedaReadings& reading = readings[below(random, readings.size())];
    const Grid& grid = plan.grids[below(random, plan.grids.size())];
    const Position start = below(random, 2) == 0 ? Position(grid) : draw(grid, Kind::dense, random);
    const Player first = below(random, 2) == 0 ? Player::black : Player::white;
    GameComparison game(rules, reading, start, first, seen);
    const auto difference = game.play_on(random);
    if (!difference) return std::nullopt;
    return fmt::format("{}, {} first from {},{}: {}", name_of(rules, reading), name(first), one_line(start),
                       game.moves(), *difference);
}

std::optional<std::string> compare_value(const literal::Rules& rules, const Position& position, Player first,
                                         IkedaTally& seen) {
    const IkedaReadings readings;
    const Margin by_definition = literal::value(literal::Game(rules, readings, {position, first})).margin;
    const auto found = engine::best_play(engine::rules_named(rules.name), readings, position, first, {});
    ++seen.values;
    if (found.decided() && *found.at_least == by_definition) return std::nullopt;
    return fmt::format("{}, {} first from {}: best play is worth {}, by the engine {}",
                       name_of(rules, readings), name(first), one_line(position), to_text(by_definition),
                       found.decided() ? to_text(*found.at_least) : "undecided");
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
    const auto readings = readings_one_by_one<IkedaReadings>(ikeda_reading_register());
    IkedaTally seen;
    const GamesComparison comparison{
        [&](Random& random) { return compare_game(plan, readings, random, seen); },
        [&](std::size_t variant, const Position& position, Player first) {
            return compare_value(literal_rules(plan.rules[variant]), position, first, seen);
        },
        plan.rules.size()};
    return {run_games_campaign(plan, comparison), seen};
}

}  // namespace shikatsu::difftest
