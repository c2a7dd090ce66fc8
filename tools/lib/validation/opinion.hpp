// What another program, or a record, says of the end of a game; in the same form for all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lib/validation/validation_case.hpp"

namespace shikatsu::tools {

/// Which strings are called dead, and which alive or in seki; both lists may have a point of a string.
struct PeerStatuses {
    std::vector<Point> dead;
    std::vector<Point> alive;
    /// Why a list is missing; empty if none is.
    std::string complaint;
};

/// Whether the string is called alive; nothing if the lists leave it out, split it or have it twice.
std::optional<bool> alive_by(const PeerStatuses& statuses, const std::vector<Point>& string);

/// The score with komi, Black's being positive.
struct PeerScore {
    std::optional<Margin> margin;
    /// Why there is none.
    std::string complaint;
};

/// "B+3.5", "W+0.0", "0", "Draw". Complains of everything else.
PeerScore score_in(const std::string& text);

struct Opinion {
    /// Nothing if it is not for the other one to say.
    std::optional<PeerStatuses> statuses;
    std::optional<PeerScore> score;
    std::optional<SgfTerritory> territory;
};

/// The first words of a text, as part of a complaint.
std::string shown(const std::string& text);

}  // namespace shikatsu::tools
