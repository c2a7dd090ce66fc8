// What the search by relevance advises, played out.
#pragma once

#include <optional>

#include "tests/optimized/force_questions.hpp"

namespace shikatsu::zones {

/// Capture of the string, to be prevented in the zone; nothing if the zone does not do for a proof.
inline std::optional<optimized::ForceQuestion<1>> question_of(const optimized::Geometry<1>& geometry,
                                                              const Position& position,
                                                              const reference::String& string,
                                                              const std::vector<Point>& zone) {
    using optimized::Zone;
    auto force = optimized::testing::force_question<1>(position, {string, {}});
    const reference::PointSet points(zone.begin(), zone.end());
    force.zone =
        Zone<1>::of(geometry, force.board, optimized::testing::bits_of<1>(points), optimized::Side::defender);
    if (!force.zone) return std::nullopt;
    force.board = force.zone->inside(force.board);
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
