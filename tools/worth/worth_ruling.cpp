#include "tools/worth/worth_ruling.hpp"

#include <memory>

#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/worth/bound_certificate.hpp"

namespace shikatsu::worth {

using reference::ValueBound;

namespace {

/// Nothing without a bound, if the strategy is too large, or if a status has no certificate.
std::optional<tools::BoundProof> proof_of(const optimized::alternating::BestPlay& games, const Bound& claim,
                                          const optimized::Options& options, std::size_t most_states) {
    if (most_states == 0) return std::nullopt;
    const auto strategy =
        games.strategy(claim.position, claim.first, reference::player_of(claim.bound), most_states);
    if (!strategy) return std::nullopt;
    auto text = bound_certificate(claim, *strategy, options, most_states);
    if (!text) return std::nullopt;
    const auto kept = std::make_shared<const std::string>(*std::move(text));
    return tools::BoundProof{
        claim.margin, strategy->strategy.lines.size(), {[kept] { return *kept; }, nullptr}};
}

std::optional<Margin> points(const std::optional<int>& margin) {
    return margin ? std::optional(Margin::of_points(*margin)) : std::nullopt;
}

}  // namespace

GridWorths::GridWorths(const Grid& grid, const Readings& readings, const ClassScores& scores)
    : readings_(readings),
      best_play_(grid, readings.long_cycle, [&](const Position& position) { return scores.of(position); }) {}

tools::Ruling GridWorths::ruling(const Position& position, optimized::Options options,
                                 std::size_t most_states) const {
    options.readings = readings_;
    tools::Ruling ruling{.position = position,
                         .rules = tools::rules_and_readings(tools::default_rules, readings_),
                         .strings = {},
                         .territory = {},
                         .score = {},
                         .best_play = {},
                         .best_play_clause = clause,
                         .remarks = {}};
    for (const Player first : {Player::black, Player::white}) {
        const optimized::alternating::Worth worth = best_play_.worth(position, first);
        tools::BestPlay value{first, points(worth.at_least), points(worth.at_most)};
        const auto proof = [&](ValueBound bound, const std::optional<Margin>& margin) {
            if (!margin) return std::optional<tools::BoundProof>();
            return proof_of(best_play_, {position, first, bound, *margin}, options, most_states);
        };
        value.blacks = proof(ValueBound::at_least, value.at_least);
        value.whites = proof(ValueBound::at_most, value.at_most);
        value.strategies_sought = most_states > 0;
        if (worth.exact()) value.main_line = tools::sequence_of(first, best_play_.main_line(position, first));
        ruling.best_play.push_back(std::move(value));
    }
    return ruling;
}

}  // namespace shikatsu::worth
