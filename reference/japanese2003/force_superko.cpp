#include "reference/japanese2003/force_superko.hpp"

#include "reference/japanese2003/force_progress.hpp"

namespace shikatsu::reference {

namespace {

class Recursion {
  public:
    Recursion(const ForceQuestion& question, const Readings& readings, std::size_t max_states)
        : question_(question), readings_(readings), left_(max_states) {}

    // Whether the attacker can bring the beginning to a good end.
    std::optional<bool> attacker_forces(const HypotheticalState& state, const ForceProgress& progress) {
        if (left_ == 0) return std::nullopt;
        --left_;
        if (state.ended) return is_fulfilled_at_end(question_, progress, state.position);
        const bool attackers_turn = state.to_move == question_.attacker();
        bool unknown = false;
        for (const auto& [move, outcome] : hypothetical_moves(state, readings_)) {
            const auto value = attacker_forces(outcome.state, progress_after(progress, outcome.removed));
            // One good move is enough for whoever is to move.
            if (value == attackers_turn) return value;
            if (!value) unknown = true;
        }
        if (unknown) return std::nullopt;
        return !attackers_turn;
    }

  private:
    const ForceQuestion& question_;
    const Readings& readings_;
    std::size_t left_;
};

}  // namespace

std::optional<bool> can_force_under_superko(const Position& final_position, const ForceQuestion& question,
                                            const Readings& readings, std::size_t max_states) {
    return Recursion(question, readings, max_states)
        .attacker_forces(start_state(final_position, question.attacker(), readings),
                         start_progress(final_position, question));
}

}  // namespace shikatsu::reference
