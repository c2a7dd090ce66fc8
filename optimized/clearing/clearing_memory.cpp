#include "optimized/clearing/clearing_memory.hpp"

namespace shikatsu::optimized {

std::optional<int> ClearingMemory::winning_play(const ClearingPart& part, const RegionState& state) const {
    const KnownOutcome* known = states_.find({state, part.number, Mover::player});
    if (known != nullptr && known->won) return known->play;
    const auto pattern = part.family->won_by(Mover::player).shown(state, part.user());
    return pattern ? std::optional<int>(pattern->play) : std::nullopt;
}

ClearingMemory::Recalled ClearingMemory::recall(const ClearingPart& part, Mover mover,
                                                const RegionState& state, int effort) {
    const WonPatterns& won = part.family->won_by(mover);
    const KnownStates::Key key{state, part.number, mover};
    KnownOutcome* known = states_.find(key);
    if (known == nullptr) {
        if (const auto pattern = won.shown(state, part.user())) return {pattern->outcome()};
        known = &states_.of(key);
        known->compared = won.size();
    } else if (known->lost_with == KnownOutcome::for_ever) {
        return {known->lost()};
    } else if (!known->won && known->compared + known->compared / 4 < won.size()) {
        // To look among all patterns again for a few new ones costs more than they save.
        known->compared = won.size();
        if (const auto pattern = won.shown(state, part.user())) known->win(pattern->play, pattern->outcome());
    }
    if (known->won) return {known->win_known()};
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
        known.win(known.play, outcome);
        const BansRelied bans = outcome.bans ? part.game.bans() : BansRelied::never;
        const WonPattern pattern{outcome.known, known.play, patterns_++, bans, outcome.barred};
        part.family->won_by(mover).add(state, pattern, part.needed);
    } else {
        known.lost_with = outcome.result == ClearingResult::never ? KnownOutcome::for_ever
                                                                  : static_cast<std::int16_t>(effort);
    }
}

ClearingPart& ClearingMemory::part(const RegionShape& shape, Mask within,
                                   const std::vector<RegionGroup>& groups, BansRelied bans) {
    key_.assign(1, within);
    for (const RegionGroup& group : groups) key_.push_back(group.beside);
    for (const RegionGroup& group : groups) key_.push_back(static_cast<Mask>(group.wanted));
    key_.push_back(static_cast<Mask>(bans));
    if (const auto found = parts_.find(key_); found != parts_.end()) return *found->second;

    std::unique_ptr<ClearingFamily>& family =
        families_[Key(key_.begin(), key_.begin() + 1 + static_cast<std::ptrdiff_t>(groups.size()))];
    if (!family) family = std::make_unique<ClearingFamily>();
    auto made = std::make_unique<ClearingPart>(ClearingPart{
        ClearingGame(shape, within, groups, bans, to_join_),
        static_cast<std::uint32_t>(parts_in_order_.size()), LibertiesNeeded(groups), family.get()});
    ClearingPart& part = *made;
    for (ClearingPart* other : family->parts) {
        if (other->needed.no_more_than(part.needed) && other->game.bans() >= bans)
            part.easier.push_back(other);
        if (part.needed.no_more_than(other->needed) && bans >= other->game.bans())
            other->easier.push_back(&part);
    }
    family->parts.push_back(&part);
    parts_in_order_.push_back(&part);
    parts_.emplace(key_, std::move(made));
    const bool nothing_needed = groups.size() == 1 && groups.front().wanted == 0;
    part.carefree = nothing_needed ? &part : &this->part(shape, within, {{beside_any(groups), 0}}, bans);
    if (bans == BansRelied::stirred) {
        ClearingPart& calm = this->part(shape, within, groups, BansRelied::after_work);
        part.calm = &calm;
        calm.stirred = &part;
    }
    return part;
}

ClearingPart& ClearingMemory::after_work(const RegionShape& shape, ClearingPart& part) {
    if (part.game.bans() != BansRelied::after_work) return part;
    if (part.stirred == nullptr)
        this->part(shape, part.game.field().points(), part.game.groups(), BansRelied::stirred);
    return *part.stirred;
}

}  // namespace shikatsu::optimized
