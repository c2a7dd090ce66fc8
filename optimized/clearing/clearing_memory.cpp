#include "optimized/clearing/clearing_memory.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

/// What is on the places.
KnownBoard<1> board_of(const RegionState& state, Mask places) {
    const auto points_of = [&](Mask set) {
        Bits<1> points;
        for_each_place(set & places,
                       [&](int place) { points.insert(Point{static_cast<std::uint16_t>(place)}); });
        return points;
    };
    KnownBoard<1> board;
    board.known = points_of(places);
    board.board.of(Side::attacker) = points_of(state.opponent);
    board.board.of(Side::defender) = points_of(state.keeper);
    return board;
}

/// Whether no string needs more in the one than in the other.
bool asks_no_more(const ClearingGame& one, const ClearingGame& other) {
    return std::equal(
        one.groups().begin(), one.groups().end(), other.groups().begin(),
        [](const RegionGroup& here, const RegionGroup& there) { return here.wanted <= there.wanted; });
}

}  // namespace

bool ClearingMemory::shows_pattern(const RegionState& state, Known& known) const {
    const auto number = table_.find(board_of(state, ~state.marked));
    if (!number) return false;
    known.win(patterns_[*number].play, patterns_[*number].known);
    return true;
}

std::optional<ClearingOutcome> ClearingMemory::recall(const RegionState& state, Known& known,
                                                      int effort) const {
    if (known.lost_with == Known::for_ever) return known.lost();
    if (!known.won && known.compared < patterns_.size()) {
        known.compared = static_cast<std::uint32_t>(patterns_.size());
        shows_pattern(state, known);
    }
    if (known.won) return ClearingOutcome{ClearingResult::won, known.known};
    if (known.under_way || known.lost_with >= effort) return ClearingOutcome{ClearingResult::not_yet};
    return std::nullopt;
}

void ClearingMemory::note(const RegionState& state, Known& known, const ClearingOutcome& outcome, int effort,
                          std::uint32_t number) {
    if (outcome.won()) {
        known.won = true;
        known.known = outcome.known;
        const WonPattern pattern{outcome.known, known.play, number};
        if ((state.marked & outcome.known) == 0) {
            table_.add(board_of(state, outcome.known), static_cast<std::uint32_t>(patterns_.size()));
            patterns_.push_back(pattern);
        } else {
            marked_.emplace_back(KnownState{state, outcome.known}.on(outcome.known), pattern);
        }
    } else {
        known.lost_with =
            outcome.result == ClearingResult::never ? Known::for_ever : static_cast<std::int16_t>(effort);
    }
}

std::optional<WonPattern> ClearingMemory::shown(const KnownState& state, std::uint32_t number) const {
    const auto before = [&](std::uint32_t i) { return patterns_[i].number < number; };
    if (const auto found = table_.find(board_of(state.state, state.known & ~state.state.marked), before))
        return patterns_[*found];
    for (const auto& [seen, pattern] : marked_) {
        if (pattern.number < number && state.shows(seen)) return pattern;
    }
    return std::nullopt;
}

std::optional<int> ClearingMemory::winning_play(const RegionState& state) const {
    Known known;
    if (!tells_won(state, known)) return std::nullopt;
    return known.play;
}

bool ClearingMemory::tells_won(const RegionState& state, Known& known) const {
    const auto found = states_.find(state);
    if (found == states_.end() || !found->second.won) return shows_pattern(state, known);
    known.win(found->second.play, found->second.known);
    return true;
}

bool ClearingMemory::tells_lost(const RegionState& state, Known& known, int effort) const {
    const auto found = states_.find(state);
    if (found == states_.end() || found->second.lost_with < effort) return false;
    known.lost_with = found->second.lost_with;
    return true;
}

std::optional<ClearingOutcome> ClearingPart::recall(ClearingMemory ClearingPart::*mover,
                                                    const RegionState& state, ClearingMemory::Known& known,
                                                    int effort) const {
    if (const auto recalled = (this->*mover).recall(state, known, effort)) return recalled;
    for (const ClearingPart* part : harder) {
        if ((part->*mover).tells_won(state, known)) return ClearingOutcome{ClearingResult::won, known.known};
    }
    for (const ClearingPart* part : easier) {
        if ((part->*mover).tells_lost(state, known, effort)) return known.lost();
    }
    return std::nullopt;
}

std::optional<WonPattern> ClearingPart::shown(ClearingMemory ClearingPart::*mover, const KnownState& state,
                                              std::uint32_t number) const {
    if (const auto pattern = (this->*mover).shown(state, number)) return pattern;
    for (const ClearingPart* part : harder) {
        if (const auto pattern = (part->*mover).shown(state, number)) return pattern;
    }
    return std::nullopt;
}

std::size_t ClearingParts::KeyHash::operator()(const Key& key) const {
    std::uint64_t hash = 0;
    for (const Mask mask : key) {
        hash = (hash ^ mask) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 32;
    }
    return hash;
}

ClearingPart& ClearingParts::of(const RegionShape& shape, Mask within,
                                const std::vector<RegionGroup>& groups) {
    Key place{within};
    for (const RegionGroup& group : groups) place.push_back(group.beside);
    Key key = place;
    for (const RegionGroup& group : groups) key.push_back(static_cast<Mask>(group.wanted));
    std::unique_ptr<ClearingPart>& part = parts_[std::move(key)];
    if (part) return *part;
    part = std::make_unique<ClearingPart>(ClearingPart{ClearingGame(shape, within, groups)});
    std::vector<ClearingPart*>& alike = alike_[std::move(place)];
    for (ClearingPart* other : alike) {
        if (asks_no_more(part->game, other->game)) {
            part->harder.push_back(other);
            other->easier.push_back(part.get());
        } else if (asks_no_more(other->game, part->game)) {
            part->easier.push_back(other);
            other->harder.push_back(part.get());
        }
    }
    alike.push_back(part.get());
    const bool nothing_needed = groups.size() == 1 && groups.front().wanted == 0;
    part->carefree = nothing_needed ? part.get() : &of(shape, within, {{beside_any(groups), 0}});
    return *part;
}

}  // namespace shikatsu::optimized
