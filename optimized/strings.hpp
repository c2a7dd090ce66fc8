// The strings of a position with their liberties, and what plays do to them.
#pragma once

#include <array>
#include <cstddef>

#include "optimized/bits.hpp"
#include "optimized/geometry.hpp"

namespace shikatsu::optimized {

/// The two sides of a question.
enum class Side : std::uint8_t { attacker, defender };

constexpr Side other(Side side) {
    return side == Side::attacker ? Side::defender : Side::attacker;
}

/// Stones by side.
template <int W>
struct Board {
    std::array<Bits<W>, 2> stones;

    const Bits<W>& of(Side side) const { return stones[static_cast<std::size_t>(side)]; }
    Bits<W>& of(Side side) { return stones[static_cast<std::size_t>(side)]; }
    Bits<W> occupied() const { return stones[0] | stones[1]; }

    friend constexpr auto operator<=>(const Board&, const Board&) = default;
};

template <int W>
struct String {
    Bits<W> stones;
    Bits<W> liberties;
};

/// What a play would do. `legal` is the bare definition of a play: empty intersection, capture, no suicide.
template <int W>
struct PlayEffect {
    bool legal = false;
    Bits<W> captured;
    /// A ko-capture: it removes exactly one stone and the answer on that stone's intersection would recreate
    /// the position. [J2003-D2-3] [J2003-D2-5]
    bool ko_capture = false;
};

/// The strings of both sides of a board on which every string has a liberty.
template <int W>
class StringTable {
  public:
    StringTable(const Geometry<W>& geometry, const Board<W>& board)
        : geometry_(&geometry), board_(board), empty_(geometry.all() - board.occupied()) {
        collect(Side::attacker);
        collect(Side::defender);
    }

    const Board<W>& board() const { return board_; }
    const Bits<W>& empty() const { return empty_; }

    std::size_t size(Side side) const { return count_[static_cast<std::size_t>(side)]; }
    const String<W>& string(Side side, std::size_t i) const {
        return side == Side::attacker ? strings_[i] : strings_[max_strings - 1 - i];
    }

    /// The string with a stone on `point`. Requires that `side` has a stone there.
    const String<W>& string_at(Side side, Point point) const {
        std::size_t i = 0;
        while (!string(side, i).stones.contains(point)) ++i;
        return string(side, i);
    }

    /// Requires an empty `point`.
    PlayEffect<W> effect(Side side, Point point) const {
        PlayEffect<W> effect;
        const Bits<W> stone = Bits<W>::of(point);
        const Bits<W> near = geometry_->neighbours(stone);
        const Side rival = other(side);
        if (near.meets(board_.of(rival))) {
            for (std::size_t i = 0; i < size(rival); ++i) {
                const String<W>& threatened = string(rival, i);
                if (threatened.liberties == stone) effect.captured |= threatened.stones;
            }
        }
        effect.legal =
            !effect.captured.empty() || near.meets(empty_) || joins_string_with_spare_liberty(side, near);
        effect.ko_capture = effect.captured.single() && near.subset_of(board_.of(rival));
        return effect;
    }

    /// The empty intersections on which `side` has a ko-capture, banned or not.
    Bits<W> ko_shapes(Side side) const {
        const Bits<W> candidates = empty_ - geometry_->neighbours(empty_ | board_.of(side));
        Bits<W> shapes;
        candidates.for_each([&](Point point) {
            if (effect(side, point).ko_capture) shapes.insert(point);
        });
        return shapes;
    }

  private:
    static constexpr std::size_t max_strings = 64 * W;

    bool joins_string_with_spare_liberty(Side side, const Bits<W>& near) const {
        if (!near.meets(board_.of(side))) return false;
        for (std::size_t i = 0; i < size(side); ++i) {
            const String<W>& own = string(side, i);
            if (own.stones.meets(near) && !own.liberties.single()) return true;
        }
        return false;
    }

    void collect(Side side) {
        std::size_t& count = count_[static_cast<std::size_t>(side)];
        for (Bits<W> rest = board_.of(side); !rest.empty();) {
            const Bits<W> stones = geometry_->flood(Bits<W>::of(rest.first()), rest);
            String<W>& entry = side == Side::attacker ? strings_[count] : strings_[max_strings - 1 - count];
            entry = {stones, geometry_->neighbours(stones) & empty_};
            ++count;
            rest -= stones;
        }
    }

    const Geometry<W>* geometry_;
    Board<W> board_;
    Bits<W> empty_;
    // The attacker's strings grow from the front, the defender's from the back: together at most one a point.
    std::array<String<W>, max_strings> strings_;
    std::array<std::size_t, 2> count_{};
};

}  // namespace shikatsu::optimized
