#include "optimized/ikeda/brackets.hpp"

#include <algorithm>

namespace shikatsu::optimized::ikeda {

namespace {

constexpr int unbounded = Brackets::nothing_known;
/// Gains come in at most some dozens of points; what drifts beyond is taken as unbounded.
constexpr int drifted = 1000;

/// What `player` can be sure of at each node, counted from his side.
std::vector<int> sure_of(const Arena& arena, Player player) {
    const int sign = player == Player::black ? 1 : -1;
    std::vector<int> sure(arena.size(), unbounded);
    for (NodeId id = 0; id < arena.size(); ++id) {
        const Node& node = arena.node(id);
        if (!node.expanded) sure[id] = arena.largest_margin() ? -*arena.largest_margin() : -unbounded;
        if (node.ended) sure[id] = sign * node.half_points;
    }
    const auto to_come = [&](const Edge& edge) {
        const int after = sure[edge.to];
        if (after == unbounded || after == -unbounded) return after;
        const int sum = sign * edge.gain + after;
        return sum < -drifted ? -unbounded : sum;
    };
    // From above, so that the largest solution is found.
    for (bool changed = true; changed;) {
        changed = false;
        for (NodeId id = static_cast<NodeId>(arena.size()); id-- > 0;) {
            if (arena.node(id).ended || !arena.node(id).expanded) continue;
            const bool own = arena.node(id).to_move == player;
            int best = own ? -unbounded : unbounded;
            for (const Edge& edge : arena.edges(id)) {
                if (!own) best = std::min(best, to_come(edge));
                if (own && !edge.restricted) best = std::max(best, to_come(edge));
            }
            if (best >= sure[id]) continue;
            sure[id] = best;
            changed = true;
        }
    }
    return sure;
}

}  // namespace

Brackets brackets(const Arena& arena) {
    Brackets found{sure_of(arena, Player::black), sure_of(arena, Player::white)};
    for (int& bound : found.at_most) bound = -bound;
    return found;
}

}  // namespace shikatsu::optimized::ikeda
