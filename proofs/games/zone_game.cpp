#include "proofs/games/zone_game.hpp"

#include <algorithm>

namespace shikatsu::proofs {

using reference::HypotheticalGraph;
using reference::HypotheticalState;
using reference::PointSet;
using reference::String;

namespace {

using Edge = HypotheticalGraph::Edge;

class ZoneGame {
  public:
    ZoneGame(HypotheticalGraph& graph, const Grid& grid, const PointSet& zone, Player prover,
             std::optional<ZoneCondition> dropped)
        : graph_(graph), grid_(grid), zone_(zone), prover_(prover), dropped_(dropped) {}

    bool serves(const Position& position) const {
        for (const Point point : grid_.points()) {
            const bool framing = !zone_.contains(point) && touches(point, zone_);
            if (asks(ZoneCondition::frame) && framing && position.holds(point, prover_)) return false;
        }
        const Position seen = inside(position);
        const std::set<String> all = reference::strings(seen);
        return std::all_of(all.begin(), all.end(), [&](const String& string) {
            return string.player != prover_ || !liberties_in_zone(seen, string).empty();
        });
    }

    Position inside(const Position& position) const {
        Position seen(grid_);
        for (const Point point : zone_) seen.set(point, position[point]);
        return seen;
    }

    std::vector<Edge> moves(std::size_t number) {
        const HypotheticalState before = graph_.state(number);
        std::vector<Edge> kept;
        const std::vector<Edge> all = graph_.moves(number);
        for (const Edge& edge : all) {
            if (is_allowed(before, edge)) kept.push_back(edge);
        }
        if (before.to_move != prover_ && !before.ended) kept.push_back(ko_pass(before));
        return kept;
    }

    std::optional<Player> loser(std::size_t number) const {
        const HypotheticalState& state = graph_.state(number);
        if (!asks(ZoneCondition::p4) || state.ended || state.to_move == prover_) return std::nullopt;
        for (const String& string : reference::strings(state.position)) {
            if (string.player == prover_ && is_open(string) &&
                liberties_in_zone(state.position, string).size() == 1)
                return prover_;
        }
        return std::nullopt;
    }

  private:
    bool asks(ZoneCondition condition) const { return dropped_ != condition; }

    bool touches(Point point, const PointSet& set) const {
        const auto near = grid_.adjacent(point);
        return std::any_of(near.begin(), near.end(), [&](Point q) { return set.contains(q); });
    }
    bool at_border(Point point) const {
        const auto near = grid_.adjacent(point);
        return std::any_of(near.begin(), near.end(), [&](Point q) { return !zone_.contains(q); });
    }
    bool is_open(const String& string) const {
        return std::any_of(string.points.begin(), string.points.end(), [&](Point p) { return at_border(p); });
    }
    PointSet liberties_in_zone(const Position& position, const String& string) const {
        PointSet kept;
        for (const Point point : reference::liberties(position, string)) {
            if (zone_.contains(point)) kept.insert(point);
        }
        return kept;
    }

    bool is_allowed(const HypotheticalState& before, const Edge& edge) const {
        // The opponent's ko-pass is added whether he has one in the zone or not.
        if (std::holds_alternative<KoPass>(edge.move)) return before.to_move == prover_;
        const auto* const play = std::get_if<Play>(&edge.move);
        if (play == nullptr) return true;
        if (!zone_.contains(play->point)) return false;
        if (before.to_move != prover_) return true;
        const Position& after = graph_.state(edge.target).position;
        return meets_p1(before.position, play->point) && meets_p2(play->point, edge.removed) &&
               meets_p3(after, play->point);
    }

    bool meets_p1(const Position& before, Point point) const {
        if (!asks(ZoneCondition::p1)) return true;
        for (const String& string : reference::strings(before)) {
            if (string.player == prover_ || !is_open(string)) continue;
            if (!at_border(point) && !touches(point, string.points)) continue;
            PointSet left = liberties_in_zone(before, string);
            left.erase(point);
            if (left.empty()) return false;
        }
        return true;
    }
    bool meets_p2(Point point, const PointSet& removed) const {
        return !asks(ZoneCondition::p2) || !at_border(point) || removed.size() != 1;
    }
    bool meets_p3(const Position& after, Point point) const {
        const String own = reference::string_at(after, point);
        return !asks(ZoneCondition::p3) || !is_open(own) || !liberties_in_zone(after, own).empty();
    }

    Edge ko_pass(const HypotheticalState& before) {
        HypotheticalState after = before;
        after.to_move = opponent(before.to_move);
        after.bans.clear();
        after.after_pass = false;
        return {KoPass{}, graph_.number_of(after), {}};
    }

    HypotheticalGraph& graph_;
    Grid grid_;
    const PointSet& zone_;
    Player prover_;
    std::optional<ZoneCondition> dropped_;
};

}  // namespace

std::optional<LiteralGame> play_out_in_zone(HypotheticalGraph& graph, const Position& final_position,
                                            const reference::ForceQuestion& question, const PointSet& zone,
                                            Player prover, std::optional<ZoneCondition> dropped) {
    ZoneGame game(graph, final_position.grid(), zone, prover, dropped);
    if (!game.serves(final_position)) return std::nullopt;
    const PlayingRules rules{[&](std::size_t state) { return game.moves(state); },
                             [&](std::size_t state) { return game.loser(state); }};
    return play_out(graph, game.inside(final_position), question, rules);
}

}  // namespace shikatsu::proofs
