#include "reference/ikeda/immortality.hpp"

#include <set>

namespace shikatsu::reference::ikeda {

namespace {

/// Every configuration that consecutive plays of `attacker` can lead to.
class ConsecutivePlay {
  public:
    ConsecutivePlay(Player attacker, SelfCapture reading) : attacker_(attacker), reading_(reading) {}

    /// False once `go_on` says so.
    bool go_on_from(const Configuration& configuration, const std::function<bool()>& go_on) {
        if (seen_.contains(configuration)) return true;
        if (!go_on()) return false;
        seen_.insert(configuration);
        for (const Point point : empty_grid_points(configuration)) {
            const auto played = play(configuration, attacker_, point, reading_);
            if (!played) continue;
            removed_.insert(played->removed.begin(), played->removed.end());
            if (!go_on_from(played->configuration, go_on)) return false;
        }
        return true;
    }

    /// Where stones were removed.
    const PointSet& removed() const { return removed_; }

  private:
    Player attacker_;
    SelfCapture reading_;
    std::set<Configuration> seen_;
    PointSet removed_;
};

}  // namespace

PointSet non_immortal_stones(const Configuration& configuration, Player player, SelfCapture reading) {
    // The owner plays nothing, so whatever is removed stood there from the start.
    ConsecutivePlay attack(opponent(player), reading);
    attack.go_on_from(configuration, [] { return true; });
    return attack.removed();
}

bool can_be_tried(const Configuration& configuration, Player player, SelfCapture reading,
                  const std::function<bool()>& go_on) {
    return ConsecutivePlay(opponent(player), reading).go_on_from(configuration, go_on);
}

PointSet immortal_stones(const Configuration& configuration, Player player, SelfCapture reading) {
    PointSet immortal = played_stones(configuration, player);
    for (const Point stone : non_immortal_stones(configuration, player, reading)) immortal.erase(stone);
    return immortal;
}

}  // namespace shikatsu::reference::ikeda
