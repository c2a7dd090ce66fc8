#include "optimized/analysis/room_for_patterns.hpp"

#include <algorithm>
#include <set>

#include "optimized/zones/zone_choice.hpp"

namespace shikatsu::optimized {

std::vector<ProvedString> proved_by_patterns(const Verdicts& verdicts) {
    std::vector<ProvedString> proved;
    for (const StringVerdict& verdict : verdicts) {
        if (verdict.findings.empty() || !verdict.findings.front().patterns) continue;
        proved.push_back({verdict.points, verdict.findings.front().patterns});
    }
    return proved;
}

std::vector<Point> room_for_patterns(const Position& position, const StringVerdict& verdict,
                                     const std::vector<ProvedString>& proved) {
    const std::vector<Point> around = surroundings(position.grid(), verdict.points);
    std::set<Point> room(around.begin(), around.end());
    for (const ProvedString& other : proved) {
        const bool near = std::any_of(other.stones.begin(), other.stones.end(), [&](Point stone) {
            return std::binary_search(around.begin(), around.end(), stone);
        });
        if (!near || !position.holds(other.target(), verdict.owner)) continue;
        const std::vector<Seen>& last = other.proof->lines.back().seen;
        for (const Point point : position.grid().points()) {
            if (last[point.index] != Seen::unknown) room.insert(point);
        }
    }
    return {room.begin(), room.end()};
}

}  // namespace shikatsu::optimized
