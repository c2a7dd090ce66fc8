// The text's chapter on hypothetical-sequences and their left-parts.
#pragma once

#include <compare>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "reference/japanese2003/hypothetical_state.hpp"

namespace shikatsu::reference {

/// A sequence of hypothetical-moves, alternating from `first` [J2003-HS-2]: finite if `cycle` is empty, else
/// the prefix and then the cycle for ever. Infinite sequences that are no such lasso cannot be written down,
/// and need not be: see force_decision.hpp. A plain value; whether it is a hypothetical-sequence is a
/// question.
struct HypotheticalSequence {
    Player first = Player::black;
    std::vector<HypotheticalMove> prefix;
    std::vector<HypotheticalMove> cycle;

    bool is_infinite() const { return !cycle.empty(); }
    /// Whether the sequence has a hypothetical-move number `index`, counted from 0.
    bool has_move(std::size_t index) const { return is_infinite() || index < prefix.size(); }
    /// Requires has_move(index).
    const HypotheticalMove& move(std::size_t index) const;

    friend auto operator<=>(const HypotheticalSequence&, const HypotheticalSequence&) = default;
    friend bool operator==(const HypotheticalSequence&, const HypotheticalSequence&) = default;
};

/// A finite left-part: the first hypothetical-moves of a hypothetical-sequence. (An infinite sequence is also
/// a left-part of itself; that one is the sequence.) [J2003-HS-5]
struct LeftPart {
    Player first = Player::black;
    std::vector<HypotheticalMove> moves;

    /// The player of the last hypothetical-move. Requires moves.
    Player last_player() const { return moves.size() % 2 == 1 ? first : opponent(first); }

    friend auto operator<=>(const LeftPart&, const LeftPart&) = default;
    friend bool operator==(const LeftPart&, const LeftPart&) = default;
};

/// The left-part with one hypothetical-move more.
LeftPart with(LeftPart part, const HypotheticalMove& move);

/// One hypothetical-move of a sequence and the state just after it.
struct Step {
    Player player = Player::black;
    HypotheticalMove move;
    PointSet removed;
    HypotheticalState after;
};

/// A hypothetical-sequence played out. If it is infinite, then for ever after the last step come the steps
/// from number `repeats_from` on.
struct PlayedOut {
    std::vector<Step> steps;
    std::optional<std::size_t> repeats_from;
};

/// Plays a sequence out from the final-position, or says by which clause it is not a hypothetical-sequence
/// for the given player: [J2003-HS-1] another player starts; [J2003-HS-3] it is finite without ending by the
/// only pass that succeeds a pass, or infinite with one; [J2003-HS-4] or a clause of a single
/// hypothetical-move. An infinite word is played until the state at the start of the cycle repeats; from then
/// on nothing new can happen.
tl::expected<PlayedOut, Prohibited> play_out(const Position& final_position, Player given,
                                             const HypotheticalSequence& sequence, const Readings& readings);

/// Nothing if the sequence is a hypothetical-sequence for the given player, else the clause that it violates.
tl::expected<void, Prohibited> is_hypothetical_sequence(const Position& final_position, Player given,
                                                        const HypotheticalSequence& sequence,
                                                        const Readings& readings);

/// The left-parts of a hypothetical-sequence with at most `max_length` hypothetical-moves. [J2003-HS-5]
std::vector<LeftPart> left_parts(const HypotheticalSequence& sequence, std::size_t max_length);

/// Whether `part` is a left-part of the sequence. [J2003-HS-5]
bool is_left_part(const LeftPart& part, const HypotheticalSequence& sequence);

/// Whether `part` is a left-part of some hypothetical-sequence for its first player: the state after it, or
/// why not. As a pass is always possible, every allowed beginning is one.
tl::expected<HypotheticalState, Prohibited> state_after(const Position& final_position, const LeftPart& part,
                                                        const Readings& readings);

}  // namespace shikatsu::reference
