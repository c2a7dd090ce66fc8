// Questions in zones for the engine's inner solver, and what the search by relevance advises, played out.
#pragma once

#include <optional>

#include "optimized/questions.hpp"
#include "tests/optimized/force_questions.hpp"

namespace shikatsu::zones {

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

/// Whether the defender, moving as he is advised, wins whatever the attacker does.
inline bool advice_wins(const optimized::Geometry<1>& geometry, const optimized::ForceQuestion<1>& question,
                        optimized::RelevanceSearch<1>& search) {
    using namespace optimized;
    ForceGame<1> game(geometry, question, {}, {BanMemory::unlimited}, {});
    Arena<1> arena(game, {}, [&](const State<1>& state) { return search.advice(state.board); });
    for (NodeId id = 0; id < arena.size(); ++id) {
        if (arena.leaf(id)) arena.expand(id);
    }
    return arena.winner(arena.root()) == Winner::defender;
}

}  // namespace shikatsu::zones
