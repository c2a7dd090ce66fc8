#include "optimized/clearing/won_patterns.hpp"

#include <algorithm>
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

void WonPatterns::add(const RegionState& state, const WonPattern& pattern, const LibertiesNeeded& needed) {
    if ((state.marked & pattern.known) != 0) {
        marked_.push_back({KnownState{state, pattern.known}.on(pattern.known), pattern, &needed});
        return;
    }
    // Mostly it is one of the last ones.
    const auto known = std::find(needs_.rbegin(), needs_.rend(), &needed);
    const auto place = known == needs_.rend() ? needs_.size() : needs_.rend() - known - 1;
    if (known == needs_.rend()) needs_.push_back(&needed);
    table_.add(board_of(state, pattern.known), size());
    patterns_.push_back({pattern.number, static_cast<std::uint32_t>(place), pattern.play});
}

std::optional<WonPattern> WonPatterns::pattern_of(const PatternTable<1>::Entry* entry) const {
    if (entry == nullptr) return std::nullopt;
    const Record& record = patterns_[entry->number];
    return WonPattern{std::bit_cast<Mask>(entry->pattern.known), static_cast<std::int8_t>(record.play),
                      record.number};
}

std::optional<WonPattern> WonPatterns::shown(const RegionState& state, const LibertiesNeeded& needed) const {
    const auto enough = [&](std::uint32_t i) { return needed.no_more_than(needed_by(patterns_[i])); };
    return pattern_of(table_.find(board_of(state, ~state.marked), enough));
}

std::optional<WonPattern> WonPatterns::shown(const KnownState& state, const LibertiesNeeded& needed,
                                             std::uint32_t number) const {
    const auto usable = [&](std::uint32_t of_pattern, const LibertiesNeeded& by_pattern) {
        return of_pattern < number && needed.no_more_than(by_pattern);
    };
    const auto* found =
        table_.find(board_of(state.state, state.known & ~state.state.marked),
                    [&](std::uint32_t i) { return usable(patterns_[i].number, needed_by(patterns_[i])); });
    if (found != nullptr) return pattern_of(found);
    for (const Marked& one : marked_) {
        if (usable(one.pattern.number, *one.needed) && state.shows(one.seen)) return one.pattern;
    }
    return std::nullopt;
}

}  // namespace shikatsu::optimized
