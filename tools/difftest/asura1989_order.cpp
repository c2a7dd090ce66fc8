#include "tools/difftest/asura1989_order.hpp"

#include <algorithm>
#include <memory>

#include "optimized/asura1989/hypo_graph.hpp"

namespace shikatsu::difftest::asura1989 {

namespace {

namespace engine = optimized::asura1989;
using model::Chain;
using model::HypoSequence;
using model::TacticalSituation;
using optimized::Side;

/// The whole graph of a question and for its decided situations how far the end is.
class Guide {
  public:
    Guide(const Position& stopped, const std::vector<Chain>& analysed)
        : attacker_(opponent(analysed.front().player)),
          geometry_(stopped.grid()),
          game_(geometry_, engine_question(stopped, analysed)),
          graph_(game_) {
        for (optimized::NodeId id = 0; id < graph_.size(); ++id) {
            if (graph_.leaf(id)) graph_.expand(id);
        }
        measure();
    }

    void sort(const HypoSequence& sequence, std::vector<HypotheticalMove>& moves) const {
        const engine::Situation<1> now = translated(sequence.situation());
        std::vector<std::pair<int, HypotheticalMove>> rated;
        for (const HypotheticalMove& move : moves) rated.emplace_back(rating(sequence, now, move), move);
        std::stable_sort(rated.begin(), rated.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = rated[i].second;
    }

  private:
    // Ratings above every distance.
    static constexpr int far = 1'000'000, open = 3'000'000, unknown = 5'000'000, lost = 9'000'000;

    Side side(Player player) const { return player == attacker_ ? Side::attacker : Side::defender; }

    engine::Situation<1> translated(const TacticalSituation& situation) const {
        engine::Situation<1> result;
        for (const Point point : situation.position.grid().points()) {
            if (situation.position.empty(point)) continue;
            result.board.of(situation.position.holds(point, attacker_) ? Side::attacker : Side::defender)
                .insert(point);
        }
        for (const auto& [point, colour] : situation.shadows) result.shadows_of(side(colour)).insert(point);
        result.mover = side(situation.to_move);
        return result;
    }

    optimized::Winner winner(Side side) const { return optimized::winner_of(side); }

    int rating(const HypoSequence& sequence, const engine::Situation<1>& now,
               const HypotheticalMove& move) const {
        if (std::holds_alternative<Pass>(move)) return rating_of_pass(sequence, now);
        const HypoSequence next = sequence.with(move);
        return rating_of(translated(next.situation()), now.mover);
    }

    int rating_of_pass(const HypoSequence& sequence, const engine::Situation<1>& now) const {
        if (game_.favoured(now) != now.mover) return lost;
        const bool second =
            !sequence.moves().empty() && std::holds_alternative<Pass>(sequence.moves().back());
        const auto node = graph_.find(now);
        // Where the engine knows a winner without search, the winner passes for ever or nearly so.
        const bool by_itself =
            !node || (graph_.winner(*node) == winner(now.mover) && !graph_.expanded(*node));
        if (second || by_itself) return -1;
        return rating_of(game_.passed(now), now.mover);
    }

    int rating_of(const engine::Situation<1>& next, Side mover) const {
        const auto node = graph_.find(next);
        if (!node) return mover == Side::attacker ? rating_by_filling(next) : unknown;
        if (graph_.open(*node)) return open;
        return graph_.winner(*node) == winner(mover) ? distance_[*node] : lost;
    }

    /// The graph ends where the attacker is known to clear by filling; there he still has to fill so much.
    int rating_by_filling(const engine::Situation<1>& next) const {
        if (game_.static_winner(next) != Side::attacker) return unknown;
        return (geometry_.all() - next.board.of(Side::attacker)).count();
    }

    void measure() {
        distance_.assign(graph_.size(), far);
        for (optimized::NodeId id = 0; id < graph_.size(); ++id) {
            if (!graph_.open(id) && (!graph_.expanded(id) || graph_.successors(id).empty()))
                distance_[id] = 0;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (optimized::NodeId id = 0; id < graph_.size(); ++id) {
                if (graph_.open(id) || graph_.successors(id).empty()) continue;
                const int distance = distance_by_successors(id);
                changed = changed || distance < distance_[id];
                distance_[id] = std::min(distance_[id], distance);
            }
        }
    }

    int distance_by_successors(optimized::NodeId id) const {
        const bool own = winner(graph_.mover(id)) == graph_.winner(id);
        int distance = own ? far : 0;
        for (const engine::Edge& edge : graph_.successors(id)) {
            if (edge.escape) continue;
            const bool same = graph_.winner(edge.to) == graph_.winner(id);
            const int further = same ? std::min(far, distance_[edge.to] + 1) : far;
            distance = own ? std::min(distance, further) : std::max(distance, further);
        }
        return distance;
    }

    Player attacker_;
    optimized::Geometry<1> geometry_;
    engine::HypoGame<1> game_;
    engine::HypoGraph<1> graph_;
    std::vector<int> distance_;
};

}  // namespace

engine::StatusQuestion<1> engine_question(const Position& stopped, const std::vector<Chain>& analysed) {
    const Player defender = analysed.front().player;
    engine::StatusQuestion<1> question;
    for (const Point point : stopped.grid().points()) {
        if (stopped.empty(point)) continue;
        question.board.of(stopped.holds(point, defender) ? Side::defender : Side::attacker).insert(point);
    }
    for (const Chain& chain : analysed) {
        for (const Point point : chain.points) question.chain.insert(point);
    }
    question.watched = question.chain;
    for (const Point point : model::compensation_region(stopped, analysed)) {
        if (!stopped.holds(point, defender)) question.watched.insert(point);
    }
    return question;
}

model::TryingOrder guided_order(const Position& stopped, const std::vector<Chain>& analysed) {
    const auto guide = std::make_shared<const Guide>(stopped, analysed);
    return [guide](const HypoSequence& sequence, std::vector<HypotheticalMove>& moves) {
        guide->sort(sequence, moves);
    };
}

}  // namespace shikatsu::difftest::asura1989
