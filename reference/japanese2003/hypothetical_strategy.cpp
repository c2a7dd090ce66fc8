#include "reference/japanese2003/hypothetical_strategy.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace shikatsu::reference {

namespace {

LeftPart without_last(LeftPart part) {
    part.moves.pop_back();
    return part;
}

std::optional<NotAStrategy> violates_starts(const Position& final_position, Player owner,
                                            const LeftPartSet& set, const Readings& readings) {
    if (set.empty()) return NotAStrategy{"J2003-ST-1", "a strategy has one or more left-parts", {}};
    for (const LeftPart& part : set) {
        if (part.first != owner || part.moves.empty()) {
            return NotAStrategy{
                "J2003-ST-1", "a left-part does not start with a hypothetical-move of his", {part}};
        }
        if (const auto state = state_after(final_position, part, readings); !state) {
            return NotAStrategy{
                "J2003-ST-1", "not of a hypothetical-sequence: " + state.error().sentence, {part}};
        }
    }
    return std::nullopt;
}

std::optional<NotAStrategy> violates_ends(Player owner, const LeftPartSet& set) {
    for (const LeftPart& part : set) {
        if (part.last_player() != owner) {
            return NotAStrategy{
                "J2003-ST-2", "a left-part does not end with a hypothetical-move of his", {part}};
        }
    }
    return std::nullopt;
}

std::optional<NotAStrategy> violates_single_choice(const LeftPartSet& set) {
    std::map<LeftPart, LeftPart> choices;
    for (const LeftPart& part : set) {
        const auto [earlier, is_new] = choices.try_emplace(without_last(part), part);
        if (is_new) continue;
        return NotAStrategy{"J2003-ST-3",
                            "two left-parts are equal without their last hypothetical-move",
                            {earlier->second, part}};
    }
    return std::nullopt;
}

// Appends to `missing` what could be added after `history`, where `owner` is to move, and after its
// continuations.
void collect_addable(const HypotheticalState& state, const LeftPart& history,
                     const std::set<LeftPart>& decided, std::size_t length_bound, const Readings& readings,
                     std::vector<LeftPart>& missing) {
    if (state.ended || history.moves.size() >= length_bound) return;
    if (!decided.contains(history)) missing.push_back(with(history, Pass{}));
    if (history.moves.size() + 2 >= length_bound) return;
    for (const auto& [own, middle] : hypothetical_moves(state, readings)) {
        for (const auto& [reply, outcome] : hypothetical_moves(middle.state, readings)) {
            collect_addable(outcome.state, with(with(history, own), reply), decided, length_bound, readings,
                            missing);
        }
    }
}

std::vector<LeftPart> addable(const Position& final_position, Player owner, const LeftPartSet& set,
                              std::size_t length_bound, const Readings& readings) {
    std::set<LeftPart> decided;
    for (const LeftPart& part : set) decided.insert(without_last(part));
    std::vector<LeftPart> missing;
    collect_addable(start_state(final_position, owner, readings), LeftPart{owner, {}}, decided, length_bound,
                    readings, missing);
    return missing;
}

}  // namespace

tl::expected<void, NotAStrategy> is_hypothetical_strategy(const Position& final_position, Player owner,
                                                          const LeftPartSet& set, std::size_t length_bound,
                                                          const Readings& readings) {
    if (auto fault = violates_starts(final_position, owner, set, readings)) {
        return tl::make_unexpected(*std::move(fault));
    }
    if (auto fault = violates_ends(owner, set)) return tl::make_unexpected(*std::move(fault));
    if (auto fault = violates_single_choice(set)) return tl::make_unexpected(*std::move(fault));
    auto missing = addable(final_position, owner, set, length_bound, readings);
    if (missing.empty()) return {};
    return tl::make_unexpected(
        NotAStrategy{"J2003-ST-4", "left-parts could be added, so a choice is missing", std::move(missing)});
}

LeftPartSet completed_with_passes(const Position& final_position, Player owner, const LeftPartSet& set,
                                  std::size_t length_bound, const Readings& readings) {
    LeftPartSet whole = set;
    const std::vector<LeftPart> missing = addable(final_position, owner, set, length_bound, readings);
    whole.insert(missing.begin(), missing.end());
    return whole;
}

bool is_compatible(const HypotheticalSequence& sequence, Player owner, const LeftPartSet& strategy,
                   std::size_t length_bound) {
    const std::vector<LeftPart> parts = left_parts(sequence, length_bound);
    return std::all_of(parts.begin(), parts.end(), [&](const LeftPart& part) {
        return part.last_player() != owner || strategy.contains(part);
    });
}

}  // namespace shikatsu::reference
