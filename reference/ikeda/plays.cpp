#include "reference/ikeda/plays.hpp"

namespace shikatsu::reference::ikeda {

namespace {

bool is_stone_in_removable_state(const Configuration& configuration, Player player, Point stone,
                                 SelfCapture reading) {
    if (reading == SelfCapture::single_stone) return is_in_removable_state(configuration, {stone}, player);
    return largest_removable_set(configuration, player).contains(stone);
}

}  // namespace

tl::expected<Played, Prohibited> play(const Configuration& configuration, Player player, Point point,
                                      SelfCapture reading) {
    if (!configuration.empty(point))
        return tl::make_unexpected(Prohibited{"IK-D2-1", "a stone is placed on an empty grid point only"});
    const Configuration with_stone = placed(configuration, player, point);
    const PointSet taken = largest_removable_set(with_stone, opponent(player));
    if (!taken.empty()) return Played{removed(with_stone, taken), taken};
    if (is_stone_in_removable_state(with_stone, player, point, reading))
        return tl::make_unexpected(Prohibited{"IK-R-5", "the played stone would be in a removable state"});
    return Played{with_stone, {}};
}

}  // namespace shikatsu::reference::ikeda
