#include "optimized/clearing/won_patterns.hpp"

#include <bit>

namespace shikatsu::optimized {

namespace {

/// What is on the places.
KnownBoard<1> board_of(const RegionState& state, Mask places) {
    KnownBoard<1> board;
    board.known = std::bit_cast<Bits<1>>(places);
    board.board.of(Side::attacker) = std::bit_cast<Bits<1>>(state.opponent & places);
    board.board.of(Side::defender) = std::bit_cast<Bits<1>>(state.keeper & places);
    return board;
}

}  // namespace

LibertiesNeeded::LibertiesNeeded(const std::vector<RegionGroup>& groups) {
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (std::size_t liberties = 1; liberties <= at_least_.size(); ++liberties) {
            const bool needs = groups[group].wanted >= static_cast<int>(liberties);
            at_least_[liberties - 1] |= std::uint64_t{needs} << group;
        }
    }
}

void WonPatterns::add(const RegionState& state, const WonPattern& pattern) {
    if ((state.marked & pattern.known) == 0) {
        table_.add(board_of(state, pattern.known), size());
        patterns_.push_back(pattern);
    } else {
        marked_.emplace_back(KnownState{state, pattern.known}.on(pattern.known), pattern);
    }
}

const WonPattern* WonPatterns::shown(const RegionState& state, const LibertiesNeeded& needed) const {
    const auto enough = [&](std::uint32_t i) { return needed.no_more_than(*patterns_[i].needed); };
    const auto found = table_.find(board_of(state, ~state.marked), enough);
    return found ? &patterns_[*found] : nullptr;
}

std::optional<WonPattern> WonPatterns::shown(const KnownState& state, const LibertiesNeeded& needed,
                                             std::uint32_t number) const {
    const auto usable = [&](const WonPattern& pattern) {
        return pattern.number < number && needed.no_more_than(*pattern.needed);
    };
    const auto found = table_.find(board_of(state.state, state.known & ~state.state.marked),
                                   [&](std::uint32_t i) { return usable(patterns_[i]); });
    if (found) return patterns_[*found];
    for (const auto& [seen, pattern] : marked_) {
        if (usable(pattern) && state.shows(seen)) return pattern;
    }
    return std::nullopt;
}

}  // namespace shikatsu::optimized
