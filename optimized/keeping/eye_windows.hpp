// Windows that give eyes to one group, with a memory: the same small windows are asked about again and again
// while a region is searched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "optimized/keeping/eye_game.hpp"

namespace shikatsu::optimized {

/// All of one region. In a window the keeper plays beside kept stones only, or passes.
class EyeWindows {
  public:
    /// A question that needs more states than `most_states` is given up.
    explicit EyeWindows(std::size_t most_states) : most_states_(most_states) {}

    /// Whether the keeper was found to hold what is wanted for ever. `state` has stones in the window only.
    bool held(const EyeGame& game, const RegionState& state);

    struct Answer {
        std::optional<int> place;
        RegionState after;
    };
    /// The answer to a play in a state that is held, in the window where it is.
    Answer answer(const EyeGame& game, const RegionState& after_play);

    /// Looked at in all.
    std::size_t states() const { return states_; }

  private:
    enum class Value : std::uint8_t {
        lost,
        held,
        /// Held if nothing under way turns out to be lost.
        supposed,
        given_up,
    };
    using Values = std::unordered_map<RegionState, Value, RegionStateHash>;

    struct Shape {
        Mask points;
        Mask border;
        Mask walls;
        int wanted;
        friend bool operator==(const Shape&, const Shape&) = default;
    };
    struct ShapeHash {
        std::size_t operator()(const Shape& shape) const {
            const RegionState mixed{shape.points, shape.border, shape.walls};
            return RegionStateHash{}(mixed) + static_cast<std::size_t>(shape.wanted);
        }
    };

    Values& values_of(const EyeGame& game);
    bool supposed_held(const EyeGame& game, Values& values, const RegionState& state);
    bool answered(const EyeGame& game, Values& values, const RegionState& after_play, int place);
    bool lost(Values& values, const RegionState& state);
    /// What was supposed is `value` now, or nothing is known of it.
    void settle(Values& values, std::optional<Value> value);
    static bool known_to_hold(const EyeGame& game, const Values& values, const RegionState& state);

    std::size_t most_states_;
    std::size_t states_ = 0;
    std::unordered_map<Shape, Values, ShapeHash> known_;
    /// Of the question under way.
    std::vector<RegionState> supposed_;
    bool changed_ = false;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
