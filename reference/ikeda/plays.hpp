// Rules 3 and 5: what a play removes, and self-capture.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "reference/ikeda/definitions.hpp"
#include "reference/values/ikeda_readings.hpp"

namespace shikatsu::reference::ikeda {

/// Why a move is not allowed: the clause that prohibits it, and one sentence.
struct Prohibited {
    std::string_view clause;
    std::string sentence;
    friend bool operator==(const Prohibited&, const Prohibited&) = default;
};

/// A play and the stones of the other colour that it removed. [IK-R-3]
struct Played {
    Configuration configuration;
    PointSet removed;
};

/// A play of one of the player's own stones on an empty grid point [IK-R-1] [IK-D2-1], with the removal that
/// follows [IK-R-3]; the played stone must not be in a removable state unless stones of the other colour were
/// [IK-R-5]. The rule against repetition looks at the game, not at the play. Requires a point of the grid.
tl::expected<Played, Prohibited> play(const Configuration& configuration, Player player, Point point,
                                      SelfCapture reading);

}  // namespace shikatsu::reference::ikeda
