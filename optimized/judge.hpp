// Winners that follow from infinite play: fixpoints over the explored part of a game.
#pragma once

#include <vector>

#include "optimized/arena.hpp"

namespace shikatsu::optimized {

/// Decides open nodes of an arena by infinite play, from both sides. For the defender every unexplored node
/// counts as won by the attacker and every adversary chooses for the attacker; for the attacker the other way
/// round. So what is settled holds whatever exploration would still find.
///
/// The attacker's aim is generalized Büchi: for each point p of the region infinitely often "captured, and no
/// played defender stone on p" (capture is for ever, so capture once is implied). For capture alone it is
/// reachability, and only the defender can win by infinite play.
template <int W>
class Judge {
  public:
    explicit Judge(Arena<W>& arena) : arena_(&arena) {}

    void settle_all() {
        while (settle_for_defender()) {
        }
        if (!arena_->game().question().region.empty()) settle_for_attacker();
    }

    /// Open nodes that wait for exploration, as of the last settle_all().
    std::size_t leaves() const { return leaves_; }

  private:
    using Marks = std::vector<std::uint8_t>;
    using Nodes = std::vector<NodeId>;

    bool open(NodeId id) const { return arena_->winner(id) == Winner::open; }

    void collect() {
        inner_.clear();
        leaf_nodes_.clear();
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (!open(id)) continue;
            (arena_->expanded(id) ? inner_ : leaf_nodes_).push_back(id);
        }
        leaves_ = leaf_nodes_.size();
    }

    /// One goal of the attacker: captured and, if a point is named, no played stone on it.
    struct Goal {
        Bits<W> points;
        bool met(const Arena<W>& arena, NodeId id) const {
            const State<W>& state = arena.state(id);
            return arena.game().captured(state) && !arena.game().dirty(state).meets(points);
        }
    };

    /// A goal for each point that is dirty in some open node, or the capture alone.
    std::vector<Goal> goals() const {
        Bits<W> ever_dirty;
        for (const NodeId id : inner_) ever_dirty |= arena_->game().dirty(arena_->state(id));
        std::vector<Goal> goals;
        ever_dirty.for_each([&](Point point) { goals.push_back({Bits<W>::of(point)}); });
        if (goals.empty()) goals.push_back({Bits<W>{}});
        return goals;
    }

    /// Marks everything in `in` from where the choosers for whom `mine` holds can bring play into `seeds`.
    /// `need` holds for every node of `in` its number of relevant successors and is used up.
    template <class Mine>
    Marks attract(Mine mine, Nodes seeds, const Marks& in, std::vector<std::uint32_t>& need) const {
        Marks marks(arena_->size(), 0);
        for (const NodeId id : seeds) marks[id] = 1;
        while (!seeds.empty()) {
            const NodeId id = seeds.back();
            seeds.pop_back();
            arena_->for_each_predecessor(id, [&](NodeId above) {
                if (!in[above] || marks[above]) return;
                if (!mine(arena_->chooser(above)) && --need[above] > 0) return;
                marks[above] = 1;
                seeds.push_back(above);
            });
        }
        return marks;
    }

    template <class Relevant>
    std::vector<std::uint32_t> count_successors(const Nodes& nodes, Relevant relevant) const {
        std::vector<std::uint32_t> counts(arena_->size(), 0);
        for (const NodeId id : nodes) {
            for (const Edge& edge : arena_->successors(id)) counts[id] += relevant(edge.to) ? 1 : 0;
        }
        return counts;
    }

    bool has_successor_won_by(NodeId id, Winner winner) const {
        for (const Edge& edge : arena_->successors(id)) {
            if (arena_->winner(edge.to) == winner) return true;
        }
        return false;
    }

    /// Settles what the defender wins by keeping one goal unmet for ever. Returns whether anything was
    /// settled.
    bool settle_for_defender() {
        collect();
        if (inner_.empty()) return false;
        const auto for_attacker = [](Chooser c) { return c != Chooser::defender; };
        const auto counts = count_successors(inner_, [&](NodeId id) { return open(id); });
        Marks in(arena_->size(), 0);
        for (const NodeId id : inner_) in[id] = 1;
        for (const Goal& goal : goals()) {
            Nodes seeds = leaf_nodes_;
            for (const NodeId id : inner_) {
                const bool gift =
                    arena_->chooser(id) == Chooser::adversary && has_successor_won_by(id, Winner::attacker);
                if (gift || goal.met(*arena_, id)) seeds.push_back(id);
            }
            auto need = counts;
            const Marks reaches = attract(for_attacker, std::move(seeds), in, need);
            bool settled = false;
            for (const NodeId id : inner_) {
                if (reaches[id]) continue;
                settled = true;
                if (open(id)) arena_->settle(id, Winner::defender);
            }
            if (settled) return true;
        }
        return false;
    }

    /// Settles what the attacker wins by meeting every goal again and again.
    void settle_for_attacker() {
        collect();
        Marks in(arena_->size(), 0);
        for (const NodeId id : inner_) in[id] = 1;
        const auto is_in = [&](NodeId id) { return in[id] != 0; };
        const auto for_attacker = [](Chooser c) { return c == Chooser::attacker; };
        const auto for_defender = [](Chooser c) { return c != Chooser::attacker; };
        const auto remove = [&](Nodes lost) {
            lost.insert(lost.end(), leaf_nodes_.begin(), leaf_nodes_.end());
            auto need = count_successors(inner_, [&](NodeId id) { return in[id] || arena_->leaf(id); });
            const Marks gone = attract(for_defender, std::move(lost), in, need);
            for (const NodeId id : inner_) in[id] &= static_cast<std::uint8_t>(!gone[id]);
            std::erase_if(inner_, [&](NodeId id) { return !in[id]; });
        };
        Nodes lost;
        for (const NodeId id : inner_) {
            if (arena_->chooser(id) == Chooser::adversary && has_successor_won_by(id, Winner::defender)) {
                lost.push_back(id);
            }
        }
        remove(std::move(lost));
        const std::vector<Goal> all = goals();
        std::size_t confirmed = 0;
        for (std::size_t i = 0; confirmed < all.size() && !inner_.empty(); i = (i + 1) % all.size()) {
            Nodes seeds;
            for (const NodeId id : inner_) {
                if (all[i].met(*arena_, id)) seeds.push_back(id);
            }
            auto need = count_successors(inner_, is_in);
            const Marks reaches = attract(for_attacker, std::move(seeds), in, need);
            Nodes stuck;
            for (const NodeId id : inner_) {
                if (!reaches[id]) stuck.push_back(id);
            }
            if (stuck.empty()) {
                ++confirmed;
            } else {
                confirmed = 0;
                remove(std::move(stuck));
            }
        }
        const Nodes won = inner_;
        for (const NodeId id : won) {
            if (open(id)) arena_->settle(id, Winner::attacker);
        }
    }

    Arena<W>* arena_;
    Nodes inner_;
    Nodes leaf_nodes_;
    std::size_t leaves_ = 0;
};

}  // namespace shikatsu::optimized
