#include "reference/ikeda/immortality.hpp"

#include <set>

namespace shikatsu::reference::ikeda {

namespace {

/// Every configuration that consecutive plays of `attacker` can lead to.
class ConsecutivePlay {
  public:
    ConsecutivePlay(Player attacker, SelfCapture reading) : attacker_(attacker), reading_(reading) {}

    void go_on_from(const Configuration& configuration) {
        if (!seen_.insert(configuration).second) return;
        for (const Point point : empty_grid_points(configuration)) {
            const auto played = play(configuration, attacker_, point, reading_);
            if (!played) continue;
            removed_.insert(played->removed.begin(), played->removed.end());
            go_on_from(played->configuration);
        }
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
    attack.go_on_from(configuration);
    return attack.removed();
}

PointSet immortal_stones(const Configuration& configuration, Player player, SelfCapture reading) {
    PointSet immortal = played_stones(configuration, player);
    for (const Point stone : non_immortal_stones(configuration, player, reading)) immortal.erase(stone);
    return immortal;
}

}  // namespace shikatsu::reference::ikeda
