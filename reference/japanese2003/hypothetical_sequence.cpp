#include "reference/japanese2003/hypothetical_sequence.hpp"

#include <map>
#include <utility>

namespace shikatsu::reference {

namespace {

// Appends the step of a move to what has been played; the error is the clause that prohibits it.
tl::expected<void, Prohibited> append(PlayedOut& played, HypotheticalState& state,
                                      const HypotheticalMove& move, const Readings& readings) {
    auto outcome = hypothetical_move(state, move, readings);
    if (!outcome) return tl::make_unexpected(outcome.error());
    played.steps.push_back(Step{state.to_move, move, std::move(outcome->removed), outcome->state});
    state = std::move(outcome->state);
    return {};
}

}  // namespace

const HypotheticalMove& HypotheticalSequence::move(std::size_t index) const {
    return index < prefix.size() ? prefix[index] : cycle[(index - prefix.size()) % cycle.size()];
}

LeftPart with(LeftPart part, const HypotheticalMove& move) {
    part.moves.push_back(move);
    return part;
}

tl::expected<PlayedOut, Prohibited> play_out(const Position& final_position, Player given,
                                             const HypotheticalSequence& sequence, const Readings& readings) {
    if (sequence.first != given) {
        return tl::make_unexpected(Prohibited{"J2003-HS-1", "the sequence starts with the other player"});
    }
    PlayedOut played;
    HypotheticalState state = start_state(final_position, given, readings);
    for (const HypotheticalMove& move : sequence.prefix) {
        if (auto step = append(played, state, move, readings); !step)
            return tl::make_unexpected(step.error());
    }
    if (!sequence.is_infinite()) {
        if (state.ended) return played;
        return tl::make_unexpected(
            Prohibited{"J2003-HS-3", "a finite sequence ends with a pass succeeding a pass"});
    }
    std::map<HypotheticalState, std::size_t> cycle_starts;
    while (cycle_starts.try_emplace(state, played.steps.size()).second) {
        for (const HypotheticalMove& move : sequence.cycle) {
            if (auto step = append(played, state, move, readings); !step)
                return tl::make_unexpected(step.error());
        }
    }
    played.repeats_from = cycle_starts.at(state);
    return played;
}

tl::expected<void, Prohibited> is_hypothetical_sequence(const Position& final_position, Player given,
                                                        const HypotheticalSequence& sequence,
                                                        const Readings& readings) {
    const auto played = play_out(final_position, given, sequence, readings);
    if (!played) return tl::make_unexpected(played.error());
    return {};
}

std::vector<LeftPart> left_parts(const HypotheticalSequence& sequence, std::size_t max_length) {
    std::vector<LeftPart> parts;
    LeftPart part{sequence.first, {}};
    for (std::size_t i = 0; i < max_length && sequence.has_move(i); ++i) {
        part.moves.push_back(sequence.move(i));
        parts.push_back(part);
    }
    return parts;
}

bool is_left_part(const LeftPart& part, const HypotheticalSequence& sequence) {
    if (part.first != sequence.first || part.moves.empty()) return false;
    for (std::size_t i = 0; i < part.moves.size(); ++i) {
        if (!sequence.has_move(i) || part.moves[i] != sequence.move(i)) return false;
    }
    return true;
}

tl::expected<HypotheticalState, Prohibited> state_after(const Position& final_position, const LeftPart& part,
                                                        const Readings& readings) {
    HypotheticalState state = start_state(final_position, part.first, readings);
    for (const HypotheticalMove& move : part.moves) {
        auto outcome = hypothetical_move(state, move, readings);
        if (!outcome) return tl::make_unexpected(outcome.error());
        state = std::move(outcome->state);
    }
    return state;
}

}  // namespace shikatsu::reference
