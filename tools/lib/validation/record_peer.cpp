#include "tools/lib/validation/record_peer.hpp"

#include <algorithm>

#include "reference/japanese2003/definitions1.hpp"
#include "tools/lib/sgf_notes.hpp"

namespace shikatsu::tools {

namespace {

enum class Marked { all, part, none };

Marked marked(const reference::PointSet& string, const std::vector<Point>& territory) {
    const auto count = std::count_if(string.begin(), string.end(), [&](Point point) {
        return std::binary_search(territory.begin(), territory.end(), point);
    });
    if (count == 0) return Marked::none;
    return count == static_cast<std::ptrdiff_t>(string.size()) ? Marked::all : Marked::part;
}

bool touches(const Grid& grid, const reference::PointSet& string, const std::vector<Point>& territory) {
    return std::any_of(string.begin(), string.end(), [&](Point point) {
        const std::vector<Point> neighbours = grid.adjacent(point);
        return std::any_of(neighbours.begin(), neighbours.end(), [&](Point neighbour) {
            return std::binary_search(territory.begin(), territory.end(), neighbour);
        });
    });
}

PeerStatuses statuses_in(const Position& position, const SgfTerritory& territory) {
    PeerStatuses statuses;
    for (const reference::String& string : reference::strings(position)) {
        const auto& opponents = string.player == Player::black ? territory.white : territory.black;
        const Marked dead = marked(string.points, opponents);
        if (dead == Marked::all)
            statuses.dead.insert(statuses.dead.end(), string.points.begin(), string.points.end());
        if (dead == Marked::none && !touches(position.grid(), string.points, opponents))
            statuses.alive.insert(statuses.alive.end(), string.points.begin(), string.points.end());
    }
    return statuses;
}

}  // namespace

Opinion opinion_of_record(const ValidationCase& asked) {
    Opinion opinion;
    if (asked.territory) {
        opinion.statuses = statuses_in(asked.last.position, *asked.territory);
        opinion.territory = asked.territory;
    }
    if (sgf_result(asked.result).kind == SgfResult::Kind::score) opinion.score = score_in(asked.result);
    return opinion;
}

}  // namespace shikatsu::tools
