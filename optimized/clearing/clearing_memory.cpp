#include "optimized/clearing/clearing_memory.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

/// Those before the first that needs something as one.
std::vector<RegionGroup> leading_as_one(const std::vector<RegionGroup>& groups) {
    std::vector<RegionGroup> fewer;
    for (const RegionGroup& group : groups) {
        const bool as_one = group.wanted == 0 && fewer.size() == 1 && fewer.front().wanted == 0;
        if (as_one)
            fewer.front().beside |= group.beside;
        else
            fewer.push_back(group);
    }
    return fewer;
}

bool nothing_needed(const std::vector<RegionGroup>& groups) {
    return groups.size() == 1 && groups.front().wanted == 0;
}

}  // namespace

std::optional<int> ClearingMemory::winning_play(const ClearingPart& part, const RegionState& state) const {
    const KnownOutcome* known = states_.find({state, part.number, Mover::player});
    if (known != nullptr && known->won) return known->play;
    const auto pattern = part.family->won_by(Mover::player).shown(state, part.needed);
    return pattern ? std::optional<int>(pattern->play) : std::nullopt;
}

ClearingMemory::Recalled ClearingMemory::recall(const ClearingPart& part, Mover mover,
                                                const RegionState& state, int effort) {
    const WonPatterns& won = part.family->won_by(mover);
    const KnownStates::Key key{state, part.number, mover};
    KnownOutcome* known = states_.find(key);
    if (known == nullptr) {
        if (const auto pattern = won.shown(state, part.needed))
            return {ClearingOutcome{ClearingResult::won, pattern->known}};
        known = &states_.of(key);
        known->compared = won.size();
    } else if (known->lost_with == KnownOutcome::for_ever) {
        return {known->lost()};
    } else if (!known->won && known->compared + known->compared / 4 < won.size()) {
        // To look among all patterns again for a few new ones costs more than they save.
        known->compared = won.size();
        if (const auto pattern = won.shown(state, part.needed)) known->win(pattern->play, pattern->known);
    }
    if (known->won) return {ClearingOutcome{ClearingResult::won, known->known}};
    if (known->under_way || known->lost_with >= effort) return {ClearingOutcome{ClearingResult::not_yet}};
    for (const ClearingPart* other : part.easier) {
        const KnownOutcome* there = states_.find({state, other->number, mover});
        if (there == nullptr || there->lost_with < effort) continue;
        known->lost_with = there->lost_with;
        return {known->lost()};
    }
    return {std::nullopt, known};
}

void ClearingMemory::note(const ClearingPart& part, Mover mover, const RegionState& state,
                          KnownOutcome& known, const ClearingOutcome& outcome, int effort) {
    if (outcome.won()) {
        known.win(known.play, outcome.known);
        part.family->won_by(mover).add(state, {outcome.known, known.play, patterns_++, &part.needed});
    } else {
        known.lost_with = outcome.result == ClearingResult::never ? KnownOutcome::for_ever
                                                                  : static_cast<std::int16_t>(effort);
    }
}

ClearingPart& ClearingMemory::found_in(const ClearingPart& part, const WonPattern& pattern) const {
    const std::vector<ClearingPart*>& family = part.family->parts;
    return **std::find_if(family.begin(), family.end(),
                          [&](const ClearingPart* other) { return &other->needed == pattern.needed; });
}

ClearingPart& ClearingMemory::part(const RegionShape& shape, Mask within,
                                   const std::vector<RegionGroup>& all_groups, bool first_as_one) {
    const std::vector<RegionGroup> groups = leading_as_one(all_groups);
    // Strings that count as one need not be joined: if they are and need something it is another family.
    const bool as_one = first_as_one || groups.size() < all_groups.size() || nothing_needed(groups);
    key_.assign({within, static_cast<Mask>(as_one)});
    for (const RegionGroup& group : groups) key_.push_back(group.beside);
    for (const RegionGroup& group : groups) key_.push_back(static_cast<Mask>(group.wanted));
    if (const auto found = parts_.find(key_); found != parts_.end()) return *found->second;

    const auto end_of_places = key_.end() - static_cast<std::ptrdiff_t>(groups.size());
    std::unique_ptr<ClearingFamily>& family = families_[Key(key_.begin(), end_of_places)];
    if (!family) family = std::make_unique<ClearingFamily>();
    auto made = std::make_unique<ClearingPart>(
        ClearingPart{ClearingGame(shape, within, groups), static_cast<std::uint32_t>(parts_in_order_.size()),
                     LibertiesNeeded(groups), family.get(), as_one});
    ClearingPart& part = *made;
    for (ClearingPart* other : family->parts) {
        if (other->needed.no_more_than(part.needed)) part.easier.push_back(other);
        if (part.needed.no_more_than(other->needed)) other->easier.push_back(&part);
    }
    family->parts.push_back(&part);
    parts_in_order_.push_back(&part);
    parts_.emplace(key_, std::move(made));
    part.carefree = nothing_needed(groups) ? &part : &this->part(shape, within, {{beside_any(groups), 0}});
    return part;
}

}  // namespace shikatsu::optimized
