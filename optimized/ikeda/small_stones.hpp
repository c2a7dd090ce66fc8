// Configurations of grids of at most 16 points, each in one number, and the grid's symmetries.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "optimized/ikeda/stones.hpp"

namespace shikatsu::optimized::ikeda {

inline constexpr int most_points_of_small_grids = 16;

/// Black's stones are the low half, White's the high one; bit i is the point with index i.
using StonesKey = std::uint32_t;

inline StonesKey key_of(const Stones<1>& stones) {
    const auto half = [&](Player player) {
        return static_cast<StonesKey>(std::bit_cast<std::uint64_t>(stones.of(player)));
    };
    return half(Player::black) | half(Player::white) << most_points_of_small_grids;
}

inline Stones<1> stones_of(StonesKey key) {
    constexpr StonesKey low_half = (StonesKey{1} << most_points_of_small_grids) - 1;
    return {{std::bit_cast<Bits<1>>(std::uint64_t{key & low_half}),
             std::bit_cast<Bits<1>>(std::uint64_t{key >> most_points_of_small_grids})}};
}

/// Numbers the configurations of a grid without gaps, as digits to the base three.
class TernaryCodes {
  public:
    /// Requires at most 16 points.
    explicit TernaryCodes(int points);

    std::size_t size() const { return size_; }
    std::uint32_t of(StonesKey key) const { return of_set_[key & 0xFFFF] + 2 * of_set_[key >> 16]; }

  private:
    std::size_t size_ = 1;
    std::vector<std::uint32_t> of_set_;
};

/// What rotations and reflections that turn a grid into itself make of its points; number 0 leaves all in
/// place.
class Symmetries {
  public:
    /// Requires at most 16 points.
    explicit Symmetries(const Grid& grid);

    std::size_t size() const { return tables_.size(); }
    StonesKey image(std::size_t symmetry, StonesKey key) const {
        const Tables& tables = tables_[symmetry];
        return tables[0][key & 0xFF] | tables[1][key >> 8 & 0xFF] | tables[0][key >> 16 & 0xFF] << 16 |
               tables[1][key >> 24] << 16;
    }

    /// The symmetry that does what `first` and then `second` do.
    std::size_t one_after_the_other(std::size_t first, std::size_t second) const;
    /// The symmetry that undoes the other.
    std::size_t inverse(std::size_t symmetry) const;

  private:
    /// The image of each byte of a set of points.
    using Tables = std::array<std::array<StonesKey, 256>, 2>;

    std::vector<Tables> tables_;
};

}  // namespace shikatsu::optimized::ikeda
