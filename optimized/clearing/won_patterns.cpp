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
    const RegionState seen = pattern.barred ? state : without_bars(state);
    if ((state.marked & pattern.known) != 0) {
        marked_.push_back({KnownState{seen, pattern.known}.on(pattern.known), pattern, &needed});
        return;
    }
    // Mostly it is one of the last ones.
    const auto known = std::find(needs_.rbegin(), needs_.rend(), &needed);
    const auto place = known == needs_.rend() ? needs_.size() : needs_.rend() - known - 1;
    if (known == needs_.rend()) needs_.push_back(&needed);
    Tabled& patterns = pattern.barred ? by_barred_[state.barred] : plain_;
    patterns.table.add(board_of(state, pattern.known), static_cast<std::uint32_t>(patterns.records.size()));
    patterns.records.push_back({pattern.number, static_cast<std::uint32_t>(place),
                                static_cast<std::uint32_t>(pattern.bans), pattern.play});
    ++size_;
}

template <class Usable>
std::optional<WonPattern> WonPatterns::shown_in(const Tabled& patterns, const KnownBoard<1>& board,
                                                bool barred, Usable usable) {
    const auto* entry =
        patterns.table.find(board, [&](std::uint32_t i) { return usable(patterns.records[i]); });
    if (entry == nullptr) return std::nullopt;
    const Record& record = patterns.records[entry->number];
    return WonPattern{std::bit_cast<Mask>(entry->pattern.known), static_cast<std::int8_t>(record.play),
                      record.number, static_cast<BansRelied>(record.bans), barred};
}

template <class Usable>
std::optional<WonPattern> WonPatterns::shown_in_any(const KnownBoard<1>& board, Mask barred,
                                                    Usable usable) const {
    auto plain = shown_in(plain_, board, false, usable);
    if (plain || barred == 0) return plain;
    for (const auto& [relied, patterns] : by_barred_) {
        if ((relied & ~barred) != 0) continue;
        if (auto found = shown_in(patterns, board, true, usable)) return found;
    }
    return std::nullopt;
}

std::optional<WonPattern> WonPatterns::shown(const RegionState& state, const PatternUser& user) const {
    return shown_in_any(board_of(state, ~state.marked), state.barred, [&](const Record& record) {
        return user.may_use(*needs_[record.needed], static_cast<BansRelied>(record.bans));
    });
}

std::optional<WonPattern> WonPatterns::shown(const KnownState& state, const PatternUser& user,
                                             std::uint32_t number) const {
    const auto usable = [&](std::uint32_t of_pattern, BansRelied bans, const LibertiesNeeded& by_pattern) {
        return of_pattern < number && user.may_use(by_pattern, bans);
    };
    const auto found = shown_in_any(board_of(state.state, state.known & ~state.state.marked),
                                    state.state.barred, [&](const Record& record) {
                                        return usable(record.number, static_cast<BansRelied>(record.bans),
                                                      *needs_[record.needed]);
                                    });
    if (found) return found;
    for (const Marked& one : marked_) {
        if (usable(one.pattern.number, one.pattern.bans, *one.needed) && state.shows(one.seen))
            return one.pattern;
    }
    return std::nullopt;
}

}  // namespace shikatsu::optimized
