// What can have appeared when a game comes to a place of a strategy: the places as a graph.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/certificates/patience.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// Places, each with the number of its configuration, and the moves that lead from one to another. Place 0 is
/// the start.
class ValueGraph {
  public:
    using Place = ValueStrategy::Place;
    using ConfigurationNumber = std::uint32_t;
    /// A play at a place that leads to a configuration.
    struct PlayTo {
        Place place;
        ConfigurationNumber configuration;
    };

    explicit ValueGraph(std::size_t places) : next_(places), before_(places), configuration_(places) {}

    void set_configuration(Place place, ConfigurationNumber number) { configuration_[place] = number; }
    void add_move(Place from, Place to) {
        next_[from].push_back(to);
        before_[to].push_back(from);
    }
    /// A move after which only the configuration at its end counts as one that has appeared.
    void add_forgetting_move(Place to) { starts_.push_back(to); }

    /// One of the plays before which the configuration that it leads to can have appeared; nothing if there
    /// is none. Nothing also if `patience` ends.
    std::optional<Place> may_be_forbidden(const std::vector<PlayTo>& plays, Patience& patience) const;
    /// One of the plays before which the configuration need not have appeared, likewise.
    std::optional<Place> may_be_allowed(const std::vector<PlayTo>& plays, Patience& patience) const;

  private:
    std::vector<std::vector<Place>> next_;
    std::vector<std::vector<Place>> before_;
    std::vector<ConfigurationNumber> configuration_;
    /// Where games start, or all before is forgotten.
    std::vector<Place> starts_{0};
};

}  // namespace shikatsu::reference
