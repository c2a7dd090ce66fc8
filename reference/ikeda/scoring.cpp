#include "reference/ikeda/scoring.hpp"

#include <algorithm>

#include "reference/ikeda/immortality.hpp"

namespace shikatsu::reference::ikeda {

namespace {

int count(const PointSet& points) {
    return static_cast<int>(points.size());
}

PointSet no_territory(const Configuration&, Player, const IkedaReadings&) {
    return {};
}

PointSet any_territory(const Configuration& configuration, Player player, const IkedaReadings&) {
    return territory(configuration, player);
}

PointSet immortal_territory(const Configuration& configuration, Player player,
                            const IkedaReadings& readings) {
    const PointSet immortal = immortal_stones(configuration, player, readings.self_capture);
    PointSet points;
    for (const Territory& each : territories(configuration, player)) {
        if (std::includes(immortal.begin(), immortal.end(), each.surrounding.begin(), each.surrounding.end()))
            points.insert(each.points.begin(), each.points.end());
    }
    return points;
}

Score score_stones(const Record& record, Player player, const EndOfGame&, const IkedaReadings&) {
    return Score{.stones = count(played_stones(record.configuration(), player))};
}

Score score_area(const Record& record, Player player, const EndOfGame&, const IkedaReadings&) {
    return Score{.stones = count(played_stones(record.configuration(), player)),
                 .territory = count(territory(record.configuration(), player))};
}

Score score_area_and_first_pass(const Record& record, Player player, const EndOfGame& end,
                                const IkedaReadings& readings) {
    Score score = score_area(record, player, end, readings);
    const auto first = first_pass(record);
    if (first && record.moves[*first].player == Player::white)
        score.half_points = player == Player::white ? 1 : -1;
    return score;
}

Score score_prisoners(const Record& record, Player player, const EndOfGame& end) {
    return Score{.removed = removed_stones(record, player), .given = given_prisoners(record, end, player)};
}

Score score_territory(const Record& record, Player player, const EndOfGame& end, const IkedaReadings&) {
    Score score = score_prisoners(record, player, end);
    score.territory = count(territory(record.configuration(), player));
    return score;
}

Score score_immortal_territory(const Record& record, Player player, const EndOfGame& end,
                               const IkedaReadings& readings) {
    Score score = score_prisoners(record, player, end);
    const Configuration& last = record.configuration();
    score.territory = count(immortal_territory(last, player, readings));
    const auto from = end.preliminary_end(record);
    if (!from) return score;
    const PointSet late = stones_played_since(record, *from, player);
    for (const Point stone : non_immortal_stones(last, player, readings.self_capture))
        score.mortal_played_late += late.contains(stone) ? 1 : 0;
    return score;
}

}  // namespace

const Scoring stones{score_stones, "IK-A1-7", no_territory};
const Scoring stones_and_territory{score_area, "IK-A2-7", any_territory};
const Scoring stones_territory_and_first_pass{score_area_and_first_pass, "IK-A3-7", any_territory};
const Scoring territory_less_prisoners{score_territory, "IK-T1-7", any_territory};
const Scoring immortal_territory_less_prisoners{score_immortal_territory, "IK-T2-7", immortal_territory};

}  // namespace shikatsu::reference::ikeda
