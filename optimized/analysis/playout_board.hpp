// A board for random play: plays and captures in small steps, without a search for strings or liberties.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// A position with the player to move and the intersection that basic-ko prohibits. Every string has a
/// liberty at all times. Strings are circles of stones with a count of pseudo-liberties: the pairs of a stone
/// and an empty intersection adjacent to it.
class PlayoutBoard {
  public:
    /// The empty grid, Black to move.
    explicit PlayoutBoard(const Grid& grid);

    const Grid& grid() const { return grid_; }
    Player mover() const { return static_cast<Player>(mover_); }
    Position position() const;

    /// Whether the mover may play on `point`: it is empty, the play is no suicide, and basic-ko does not
    /// prohibit it. [J2003-MV-1] [J2003-MV-3] [J2003-AS-4]
    bool legal(Point point) const;
    /// Requires legal(point). [J2003-MV-2]
    void play(Point point) { play_at(place_of(point)); }
    void pass();

    /// A legal play, each with the same probability, or nothing if there is none: intersections are drawn
    /// from the empty ones until one is legal. `random(n)` has to give a number below n.
    template <class Random>
    std::optional<Point> play_random(Random& random) {
        return play_random_unless(random, [](Place) { return false; });
    }
    /// The same among the plays that fill no eye: an empty intersection with only the mover's stones around,
    /// at most one diagonal neighbour of the opponent's, none at the edge.
    template <class Random>
    std::optional<Point> play_random_outside_eyes(Random& random) {
        return play_random_unless(random, [this](Place place) { return eye(place); });
    }

  private:
    // A place is an intersection or a part of the frame around the grid, which has the width of one.
    using Place = std::uint16_t;
    static constexpr std::size_t max_places = (Grid::max_lines + 2) * (Grid::max_lines + 2);
    enum Sign : std::uint8_t { black, white, empty, frame };
    static constexpr Place nowhere = 0;

    /// How many of the four neighbours are of which sign, each in four bits.
    using Surroundings = std::uint16_t;
    static constexpr Surroundings one(Sign sign) { return static_cast<Surroundings>(1U << 4 * sign); }
    static constexpr unsigned amount(Surroundings around, Sign sign) { return around >> 4 * sign & 15; }

    Place place_of(Point point) const {
        return static_cast<Place>((grid_.row(point) + 1) * stride_ + grid_.column(point) + 1);
    }
    Point point_of(Place place) const { return grid_.at(place / stride_ - 1, place % stride_ - 1); }
    std::array<Place, 4> neighbours(Place place) const {
        return {static_cast<Place>(place - stride_), static_cast<Place>(place - 1),
                static_cast<Place>(place + 1), static_cast<Place>(place + stride_)};
    }
    Sign own() const { return mover_; }
    Sign rival() const { return mover_ == black ? white : black; }

    template <class Random, class Unwanted>
    std::optional<Point> play_random_unless(Random& random, Unwanted unwanted) {
        // What was drawn in vain moves behind the others, so that it is not drawn again.
        for (std::size_t left = empty_count_; left > 0; --left) {
            const Place place = empties_[random(static_cast<std::uint32_t>(left))];
            if (!unwanted(place) && legal_at(place)) {
                play_at(place);
                return point_of(place);
            }
            move_in_empties(place, left - 1);
        }
        return std::nullopt;
    }

    bool legal_at(Place place) const {
        return place != prohibited_ && (amount(around_[place], empty) > 0 || captures_or_joins_safely(place));
    }
    bool captures_or_joins_safely(Place place) const;
    bool eye(Place place) const;
    void play_at(Place place);
    void join(Place place);
    void merge(Place into, Place from);
    void capture(Place first);
    void put(Place place, Sign sign);
    void take(Place place);
    void move_in_empties(Place place, std::size_t index);

    Grid grid_;
    int stride_;
    Sign mover_ = black;
    Place prohibited_ = nowhere;
    std::size_t empty_count_ = 0;
    std::array<Sign, max_places> signs_{};
    std::array<Surroundings, max_places> around_{};
    /// Of a stone the place that stands for its string; of any other place itself.
    std::array<Place, max_places> string_{};
    /// The next stone in the string's circle.
    std::array<Place, max_places> next_{};
    /// By the place that stands for the string.
    std::array<std::uint16_t, max_places> pseudo_liberties_{};
    std::array<std::uint16_t, max_places> stones_{};
    /// The first empty_count_ places are the empty intersections.
    std::array<Place, max_places> empties_{};
    std::array<std::uint16_t, max_places> index_in_empties_{};
};

}  // namespace shikatsu::optimized
