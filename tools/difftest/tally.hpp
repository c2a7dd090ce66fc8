// What a campaign has seen, counted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shikatsu::difftest {

/// The first ones say how much was compared, the others whether what was compared is varied enough.
enum class Counter : std::uint8_t {
    positions,
    strings,
    questions,
    /// Answered by the reference alone, on the full graph.
    decided,
    /// Answered by the engine; the reference accepted its witness.
    proved_force,
    proved_prevention,
    /// Questions that both ways were too small for: the engine's answer was taken as it is.
    unproved,
    /// Positions that the engine left undecided; nothing was compared.
    undecided,
    variations,
    unfinished_variations,
    games,
    game_moves,
    uncapturable,
    capturable_1,
    capturable_2,
    capturable_3,
    dead,
    /// Positions with a ko.
    kos,
    /// Main variations in which a ko-capture bans another, and with a ko-pass; witnesses that choose a
    /// ko-pass.
    bans,
    variation_ko_passes,
    witness_ko_passes,
    /// Main variations that repeat for ever.
    infinite_variations,
    /// Questions with another answer if every infinite sequence counted for the loser; known where `decided`.
    infinite_play,
    captures,
    suicides_refused,
    basic_ko_refused,
    direct_ko_refused,
    long_cycle_ties,
    long_cycle_wins,
    count_of_counters
};

inline constexpr auto counter_count = static_cast<std::size_t>(Counter::count_of_counters);

/// What a counter is called in tables and files, such as "capturable-3".
std::string_view name(Counter counter);
/// One line for people about what it counts.
std::string_view meaning(Counter counter);
std::optional<Counter> counter_of_name(std::string_view name);

class Tally {
  public:
    std::uint64_t operator[](Counter counter) const { return counts_[static_cast<std::size_t>(counter)]; }
    void add(Counter counter, std::uint64_t count = 1) {
        counts_[static_cast<std::size_t>(counter)] += count;
    }
    Tally& operator+=(const Tally& other);

    friend bool operator==(const Tally&, const Tally&) = default;

  private:
    std::array<std::uint64_t, counter_count> counts_{};
};

}  // namespace shikatsu::difftest
