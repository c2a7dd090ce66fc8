// Adjudications put together by hand, so that what is written can be checked without the engine.
#pragma once

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::tools {

/// A black wall with two eyes and a dead white stone: "#.#.O#" between two full rows; Black scores 4.
inline optimized::Adjudication decided_sample() {
    const std::vector<std::string> rows{"######", "#.#.O#", "######"};
    const Position position = position_from_rows(rows).value();
    const Grid& grid = position.grid();
    optimized::StringVerdict wall;
    wall.owner = Player::black;
    wall.status = optimized::Status::uncapturable;
    wall.alive = true;
    wall.capturable_3 = false;
    for (const Point point : grid.points()) {
        if (position.holds(point, Player::black)) wall.points.push_back(point);
    }
    wall.local_1 = wall.points;
    wall.local_2 = grid.points();
    wall.local_3 = wall.points;
    wall.findings = {{{wall.points.front(), {}}, false, 1234, 0.5, std::nullopt}};
    optimized::StringVerdict stone;
    const Point at_e2 = grid.at(1, 4);
    stone.owner = Player::white;
    stone.status = optimized::Status::dead;
    stone.alive = false;
    stone.capturable_3 = false;
    stone.points = stone.local_1 = {at_e2};
    stone.local_2 = stone.local_3 = {grid.at(1, 3), at_e2};
    stone.findings = {{{at_e2, {}},
                       true,
                       5,
                       0.0,
                       optimized::Variation{{Play{grid.at(1, 3)}, Pass{}, Pass{}}, std::nullopt}}};
    optimized::Scoring scoring;
    scoring.black.eye_points = scoring.black.territory = {grid.at(1, 1), grid.at(1, 3), at_e2};
    scoring.score = 4;
    return {position, {}, {wall, stone}, scoring, false};
}

/// The same position with nothing found out about the white stone.
inline optimized::Adjudication undecided_sample() {
    optimized::Adjudication adjudication = decided_sample();
    optimized::StringVerdict& stone = adjudication.strings[1];
    stone.status = optimized::Status::undecided;
    stone.alive.reset();
    stone.capturable_3.reset();
    stone.local_2.reset();
    stone.local_3.reset();
    stone.findings[0].attacker_forces.reset();
    stone.findings[0].main_variation.reset();
    adjudication.scoring.reset();
    adjudication.end_prohibited_by_direct_ko.reset();
    return adjudication;
}

}  // namespace shikatsu::tools
