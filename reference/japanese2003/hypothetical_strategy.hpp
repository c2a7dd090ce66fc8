// Hypothetical-strategies as explicit sets of left-parts, and compatibility.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/japanese2003/hypothetical_sequence.hpp"

namespace shikatsu::reference {

/// A set of left-parts. A hypothetical-strategy is an infinite set as soon as play can go on for ever; here
/// stands its part up to some length.
using LeftPartSet = std::set<LeftPart>;

/// Which of the four conditions a set violates, and by which left-parts.
struct NotAStrategy {
    std::string_view clause;
    std::string sentence;
    std::vector<LeftPart> offending;
};

/// Whether the set is `owner`'s hypothetical-strategy, as far as left-parts of at most `length_bound`
/// hypothetical-moves tell. The conditions in their order: one or more left-parts of hypothetical-sequences,
/// each starting with a hypothetical-move of his [J2003-ST-1]; each ending with one of his [J2003-ST-2]; no
/// two equal without their last hypothetical-move [J2003-ST-3]; and no left-part that could be added
/// [J2003-ST-4]. The fourth asks for a choice after every history, also after those that the strategy's own
/// earlier choices rule out; the offending left-parts are those that could be added, one (with a pass at its
/// end) for each history without a choice.
tl::expected<void, NotAStrategy> is_hypothetical_strategy(const Position& final_position, Player owner,
                                                          const LeftPartSet& set, std::size_t length_bound,
                                                          const Readings& readings);

/// The set with a pass added as the choice after every history of fewer than `length_bound`
/// hypothetical-moves after which it has none: the short way to a whole strategy that contains given
/// left-parts. [J2003-ST-4]
LeftPartSet completed_with_passes(const Position& final_position, Player owner, const LeftPartSet& set,
                                  std::size_t length_bound, const Readings& readings);

/// Whether each left-part of the sequence that ends with a hypothetical-move of `owner`, and has at most
/// `length_bound` hypothetical-moves, is in the set. [J2003-ST-5]
bool is_compatible(const HypotheticalSequence& sequence, Player owner, const LeftPartSet& strategy,
                   std::size_t length_bound);

}  // namespace shikatsu::reference
