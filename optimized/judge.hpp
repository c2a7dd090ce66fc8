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

    /// A goal for each point that is dirty in some of `nodes`, or the capture alone.
    std::vector<Goal> goals(const Nodes& nodes) const {
        Bits<W> ever_dirty;
        for (const NodeId id : nodes) ever_dirty |= arena_->game().dirty(arena_->state(id));
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

    Marks marks_of(const Nodes& nodes) const {
        Marks marks(arena_->size(), 0);
        for (const NodeId id : nodes) marks[id] = 1;
        return marks;
    }

    /// Those of `nodes` from where the defender can keep play among them, and the goal unmet, for ever.
    /// Both players can leave `nodes` for `escapes`; elsewhere only the defender can, and he need not.
    Nodes kept_from(const Goal& goal, const Nodes& nodes, Nodes escapes) const {
        const Marks in = marks_of(nodes);
        const Marks outside = marks_of(escapes);
        for (const NodeId id : nodes) {
            const bool gift =
                arena_->chooser(id) == Chooser::adversary && has_successor_won_by(id, Winner::attacker);
            if (gift || goal.met(*arena_, id)) escapes.push_back(id);
        }
        auto need = count_successors(nodes, [&](NodeId id) { return in[id] || outside[id]; });
        const auto for_attacker = [](Chooser c) { return c != Chooser::defender; };
        const Marks reaches = attract(for_attacker, std::move(escapes), in, need);
        Nodes kept;
        for (const NodeId id : nodes) {
            if (!reaches[id]) kept.push_back(id);
        }
        return kept;
    }

    /// Settles what the defender wins by keeping one goal unmet for ever. Returns whether anything was
    /// settled.
    bool settle_for_defender() {
        collect();
        // Whoever keeps one goal unmet keeps the attacker from meeting all at once: a cheap superset first,
        // from which no successor leads on but won ones, so that the goals one by one need look no further.
        const Nodes candidates = kept_from({arena_->game().question().region}, inner_, leaf_nodes_);
        if (candidates.empty()) return false;
        for (const Goal& goal : goals(candidates)) {
            const Nodes kept = kept_from(goal, candidates, {});
            for (const NodeId id : kept) {
                if (open(id)) arena_->settle(id, Winner::defender);
            }
            if (!kept.empty()) return true;
        }
        return false;
    }

    /// Settles what the attacker wins by meeting every goal again and again: first where he can meet all
    /// goals at once, which is nearly always all, then the rest.
    void settle_for_attacker() {
        collect();
        Nodes secure = inner_;
        secure_for_attacker(secure, adversaries_lost());
        if (secure.empty()) return;
        Nodes together = secure;
        meet_for_ever({{arena_->game().question().region}}, together);
        settle_won(together);
        std::erase_if(secure, [&](NodeId id) { return !open(id); });
        if (secure.empty()) return;
        collect();
        secure = inner_;
        secure_for_attacker(secure, adversaries_lost());
        const std::vector<Goal> all = goals(secure);
        meet_for_ever(all, secure);
        settle_won(secure);
    }

    void settle_won(const Nodes& nodes) {
        for (const NodeId id : nodes) {
            if (open(id)) arena_->settle(id, Winner::attacker);
        }
    }

    Nodes adversaries_lost() const {
        Nodes lost;
        for (const NodeId id : inner_) {
            if (arena_->chooser(id) == Chooser::adversary && has_successor_won_by(id, Winner::defender)) {
                lost.push_back(id);
            }
        }
        return lost;
    }

    /// Shrinks `nodes` to where the attacker can keep play among them, away from `lost` and from leaves.
    void secure_for_attacker(Nodes& nodes, Nodes lost) const {
        const Marks in = marks_of(nodes);
        lost.insert(lost.end(), leaf_nodes_.begin(), leaf_nodes_.end());
        auto need = count_successors(nodes, [&](NodeId id) { return in[id] || arena_->leaf(id); });
        const auto for_defender = [](Chooser c) { return c != Chooser::attacker; };
        const Marks gone = attract(for_defender, std::move(lost), in, need);
        std::erase_if(nodes, [&](NodeId id) { return gone[id] != 0; });
    }

    /// Shrinks secure `nodes` to where the attacker can meet each goal again and again.
    void meet_for_ever(const std::vector<Goal>& all, Nodes& nodes) const {
        std::size_t confirmed = 0;
        for (std::size_t i = 0; confirmed < all.size() && !nodes.empty(); i = (i + 1) % all.size()) {
            const Marks in = marks_of(nodes);
            Nodes seeds;
            for (const NodeId id : nodes) {
                if (all[i].met(*arena_, id)) seeds.push_back(id);
            }
            auto need = count_successors(nodes, [&](NodeId id) { return in[id] != 0; });
            const auto for_attacker = [](Chooser c) { return c == Chooser::attacker; };
            const Marks reaches = attract(for_attacker, std::move(seeds), in, need);
            Nodes stuck;
            for (const NodeId id : nodes) {
                if (!reaches[id]) stuck.push_back(id);
            }
            if (stuck.empty()) {
                ++confirmed;
            } else {
                confirmed = 0;
                secure_for_attacker(nodes, std::move(stuck));
            }
        }
    }

    Arena<W>* arena_;
    Nodes inner_;
    Nodes leaf_nodes_;
    std::size_t leaves_ = 0;
};

}  // namespace shikatsu::optimized
