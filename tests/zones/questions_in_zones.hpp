// Questions in zones for the engine's inner solver.
#pragma once

#include <optional>
#include <random>
#include <vector>

#include "optimized/analysis/questions.hpp"
#include "tests/optimized/force_questions.hpp"

namespace shikatsu::zones {

/// A zone around the target: each other point is in it with the given odds in ten.
inline std::vector<Point> random_zone(const Position& position, Point target, unsigned odds,
                                      std::mt19937& random) {
    const reference::String string = reference::string_at(position, target);
    std::vector<Point> zone;
    for (const Point point : position.grid().points()) {
        if (string.points.contains(point) || random() % 10 < odds) zone.push_back(point);
    }
    return zone;
}

/// The question as it is asked in its zone on the uncut grid; nothing if the zone does not do for a proof.
inline std::optional<optimized::ForceQuestion<1>> question_in_zone(const optimized::Geometry<1>& geometry,
                                                                   const Position& position,
                                                                   const optimized::Question& question) {
    using namespace optimized;
    const reference::String string = reference::string_at(position, question.target);
    const reference::PointSet region(question.region.begin(), question.region.end());
    const reference::PointSet points(question.zone->points.begin(), question.zone->points.end());
    const Side prover = question.zone->prover == string.player ? Side::defender : Side::attacker;
    auto force = optimized::testing::force_question<1>(position, {string, region});
    force.zone = Zone<1>::of(geometry, force.board, optimized::testing::bits_of<1>(points), prover);
    if (!force.zone) return std::nullopt;
    force.board = force.zone->inside(force.board);
    force.originals = force.originals & force.zone->points;
    return force;
}

}  // namespace shikatsu::zones
