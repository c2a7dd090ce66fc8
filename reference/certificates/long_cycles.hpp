// Which long cycles a strategy in alternating-sequences can come to, and whether one of them does its player
// harm.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/certificates/patience.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// Places and moves between them, with what the player gains by each. A long cycle goes from an arrival, that
/// is the start or a place that a play leads to, to another or the same with the same position. [J2003-AS-5]
/// [J2003-AS-6]
class LongCycles {
  public:
    using Place = ValueStrategy::Place;
    using PositionNumber = std::uint32_t;

    explicit LongCycles(std::size_t places) : places_(places) {}

    void set_place(Place place, PositionNumber position, Margin need) {
        places_[place].position = position;
        places_[place].need = need;
    }
    void add_arrival(Place place) { places_[place].arrival = true; }
    /// Requires that at least what is needed at `from` less the gain is needed at `to`, and that both are
    /// set.
    void add_move(Place from, Place to, Margin gain) { places_[from].moves.push_back({to, gain}); }

    /// An arrival from which moves lead to the same position and gain less than nothing, or nothing if
    /// `ties_do_harm`. None if there is none, or if `patience` ends.
    std::optional<Place> harm(bool ties_do_harm, Patience& patience) const;

  private:
    struct Step {
        Place to = 0;
        Margin gain;
    };
    struct Node {
        PositionNumber position = 0;
        Margin need;
        bool arrival = false;
        std::vector<Step> moves;
    };

    /// What a move gains and how much more is needed after it, together: never below 0.
    Margin cost(const Node& from, const Step& step) const {
        return step.gain + places_[step.to].need - from.need;
    }

    std::vector<Node> places_;
};

}  // namespace shikatsu::reference
