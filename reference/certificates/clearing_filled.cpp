#include "reference/certificates/clearing_filled.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

class Filling {
  public:
    Filling(const RegionGrid& region, const RegionState& state, const KeepingScene& scene,
            const KeepingGoal& goal)
        : region_(region), state_(state), scene_(scene), goal_(goal) {
        for (Place place = 0; place < region.size(); ++place) {
            if (region.walls(place).empty()) inner_.push_back(place);
        }
    }

    std::optional<std::string> objection() const {
        if (auto objection = objection_to_stones()) return objection;
        if (auto objection = objection_to_inner()) return objection;
        return objection_to_needs();
    }

  private:
    std::string name(Place place) const { return vertex(scene_.position.grid(), region_.points()[place]); }

    std::optional<std::string> objection_to_stones() const {
        for (Place place = 0; place < region_.size(); ++place) {
            if (state_.contents[place] == stone_of(scene_.keeper) && !region_.walls(place).empty())
                return fmt::format("the keeper's stone on {} is beside a kept one", name(place));
        }
        return std::nullopt;
    }

    /// One, or two that are adjacent, each with two neighbours at least.
    std::optional<std::string> objection_to_inner() const {
        for (const Place place : inner_) {
            if (region_.adjacent(place).size() < 2)
                return fmt::format("{} is beside no kept stone and has less than two neighbours",
                                   name(place));
        }
        if (inner_.size() > 2) return "more than two intersections are beside no kept stone";
        if (inner_.size() == 2 && !are_adjacent(inner_[0], inner_[1]))
            return fmt::format("{} and {} are beside no kept stone and not adjacent", name(inner_[0]),
                               name(inner_[1]));
        return std::nullopt;
    }

    bool are_adjacent(Place one, Place other) const {
        const std::vector<Place>& near = region_.adjacent(one);
        return std::find(near.begin(), near.end(), other) != near.end();
    }

    /// Of each group one liberty, if all intersections are beside it, so that none is inner.
    std::optional<std::string> objection_to_needs() const {
        for (const auto& [group, number] : goal_.needs) {
            const std::string& needy = scene_.names[group];
            if (number > 1) return fmt::format("{} counts on more than one liberty", needy);
            for (Place place = 0; place < region_.size(); ++place) {
                if (!beside(place, group))
                    return fmt::format("{} counts on a liberty, and {} is not beside it", needy, name(place));
            }
        }
        return std::nullopt;
    }

    bool beside(Place place, Group group) const {
        const std::set<Unit>& walls = region_.walls(place);
        return std::any_of(walls.begin(), walls.end(),
                           [&](Unit unit) { return scene_.groups.of(unit) == group; });
    }

    const RegionGrid& region_;
    const RegionState& state_;
    const KeepingScene& scene_;
    const KeepingGoal& goal_;
    /// Beside no kept stone.
    std::vector<Place> inner_;
};

}  // namespace

std::optional<std::string> objection_to_filling(const RegionGrid& region, const RegionState& state,
                                                const KeepingScene& scene, const KeepingGoal& goal) {
    return Filling(region, state, scene, goal).objection();
}

}  // namespace shikatsu::reference
