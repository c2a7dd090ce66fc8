// Which long cycles a strategy in alternating-sequences can come to, and whether one of them does its player
// harm.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "reference/certificates/patience.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/player.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// Places and moves between them, with what the player gains by each. A long cycle goes from a place to an
/// arrival, that is one that a play leads to, which recurs as the same. [J2003-AS-5] [J2003-AS-6]
class LongCycles {
  public:
    using Place = ValueStrategy::Place;
    /// The number of a position, and the player to move if that matters, too.
    using Recurring = std::pair<std::uint32_t, Player>;

    explicit LongCycles(std::size_t places) : places_(places) {}

    void set_place(Place place, Recurring recurring, Margin need) {
        places_[place].recurring = recurring;
        places_[place].need = need;
    }
    void add_arrival(Place place) { places_[place].arrival = true; }
    /// Requires that at least what is needed at `from` less the gain is needed at `to`, and that both are
    /// set.
    void add_move(Place from, Place to, Margin gain) { places_[from].moves.push_back({to, gain}); }

    /// A place from which moves lead to an arrival that recurs as the same and gain less than nothing, or
    /// nothing if `ties_do_harm`. None if there is none, or if `patience` ends.
    std::optional<Place> harm(bool ties_do_harm, Patience& patience) const;

  private:
    struct Step {
        Place to = 0;
        Margin gain;
    };
    struct Node {
        Recurring recurring;
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
