#include "reference/japanese2003/game.hpp"

#include <stdexcept>

namespace shikatsu::reference {

DirectKoOracle direct_ko_oracle(const CanForce& can_force, const Readings& readings) {
    return [can_force, readings](const Position& position) {
        return !capturable_3_strings(position, hypothetical_analysis(position, can_force, readings)).empty();
    };
}

GameOutcome conclude(const Judge& judge, const CanForce& can_force, const Readings& readings) {
    if (!judge.ending()) throw std::logic_error("the alternating-sequence has not ended");
    if (const auto result = judge.long_cycle_result())
        return GameOutcome{std::nullopt, std::nullopt, *result};
    const Position& final_position = judge.position();
    Statuses statuses = hypothetical_analysis(final_position, can_force, readings);
    const int final_score =
        score(AnalysedPosition{final_position, alive_strings(statuses)}, judge.prisoner_difference());
    return GameOutcome{std::move(statuses), final_score, result_of(final_score)};
}

}  // namespace shikatsu::reference
