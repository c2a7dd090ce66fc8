// Winners that follow from infinite play: fixpoints over the explored part of a game.
#pragma once

#include <vector>

#include "optimized/exploration/open_graph.hpp"
#include "optimized/force/arena.hpp"
#include "optimized/kernel/side_by_side.hpp"

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
    using Graph = OpenGraph<Arena<W>>;

    explicit Judge(Arena<W>& arena) : arena_(&arena) {}

    /// Settles what follows, in so many threads, and returns the picture of what is open still.
    Graph settle_all(int threads) {
        Graph graph(*arena_);
        const bool for_attacker = !arena_->game().question().region.empty();
        Nodes kept;
        Nodes secure;
        side_by_side(
            threads > 1 && graph.size() > worth_a_thread, [&] { kept = kept_from_all(graph); },
            [&] {
                if (for_attacker) secure = secure_for_attacker(graph);
            });
        if (settle_for_defender(graph, kept)) {
            do {
                graph = Graph(*arena_);
            } while (settle_for_defender(graph, kept_from_all(graph)));
            if (for_attacker) secure = secure_for_attacker(graph);
        }
        if (secure.empty()) return graph;
        if (settle_where_met_for_ever(graph, {all_at_once()}, secure)) {
            graph = Graph(*arena_);
            secure = secure_for_attacker(graph);
        }
        if (settle_where_met_for_ever(graph, goals(graph, secure), secure)) graph = Graph(*arena_);
        return graph;
    }

  private:
    using Index = typename Graph::Index;
    using Marks = std::vector<std::uint8_t>;  // by Index
    using Nodes = std::vector<Index>;

    /// One goal of the attacker: captured and, if points are named, no played stone on them.
    struct Goal {
        Bits<W> points;
        bool met(const Graph& graph, Index node) const {
            const ForceGame<W>& game = graph.whole().game();
            const State<W>& state = graph.whole().state(graph.id(node));
            return game.captured(state) && !game.dirty(state).meets(points);
        }
    };

    Goal all_at_once() const { return {arena_->game().question().region}; }

    /// A goal for each point that is dirty in some of `nodes`, or the capture alone.
    std::vector<Goal> goals(const Graph& graph, const Nodes& nodes) const {
        Bits<W> ever_dirty;
        for (const Index node : nodes) ever_dirty |= arena_->game().dirty(arena_->state(graph.id(node)));
        std::vector<Goal> goals;
        ever_dirty.for_each([&](Point point) { goals.push_back({Bits<W>::of(point)}); });
        if (goals.empty()) goals.push_back({Bits<W>{}});
        return goals;
    }

    /// Marks everything in `in` from where the choosers for whom `mine` holds can bring play into `seeds`.
    /// `need` holds for every node of `in` its number of relevant successors and is used up.
    template <class Mine>
    static Marks attract(const Graph& graph, Mine mine, Nodes seeds, const Marks& in,
                         std::vector<std::uint32_t>& need) {
        Marks marks(graph.size(), 0);
        for (const Index node : seeds) marks[node] = 1;
        while (!seeds.empty()) {
            const Index node = seeds.back();
            seeds.pop_back();
            for (const Index above : graph.predecessors(node)) {
                if (!in[above] || marks[above]) continue;
                if (!mine(graph.chooser(above)) && --need[above] > 0) continue;
                marks[above] = 1;
                seeds.push_back(above);
            }
        }
        return marks;
    }

    template <class Relevant>
    static std::vector<std::uint32_t> count_successors(const Graph& graph, const Nodes& nodes,
                                                       Relevant relevant) {
        std::vector<std::uint32_t> counts(graph.size(), 0);
        for (const Index node : nodes) {
            for (const Index to : graph.successors(node)) counts[node] += relevant(to) ? 1 : 0;
        }
        return counts;
    }

    static Marks marks_of(const Graph& graph, const Nodes& nodes) {
        Marks marks(graph.size(), 0);
        for (const Index node : nodes) marks[node] = 1;
        return marks;
    }

    static Nodes inner(const Graph& graph) {
        Nodes nodes;
        for (Index node = 0; node < graph.size(); ++node) {
            if (!graph.leaf(node)) nodes.push_back(node);
        }
        return nodes;
    }

    static Nodes leaves(const Graph& graph) {
        Nodes nodes;
        for (Index node = 0; node < graph.size(); ++node) {
            if (graph.leaf(node)) nodes.push_back(node);
        }
        return nodes;
    }

    /// Those of `nodes` from where the defender can keep play among them, and the goal unmet, for ever.
    /// Both players can leave `nodes` for `escapes`; elsewhere only the defender can, and he need not.
    static Nodes kept_from(const Graph& graph, const Goal& goal, const Nodes& nodes, Nodes escapes) {
        const Marks in = marks_of(graph, nodes);
        const Marks outside = marks_of(graph, escapes);
        for (const Index node : nodes) {
            if (graph.offers(node, Winner::attacker) || goal.met(graph, node)) escapes.push_back(node);
        }
        auto need = count_successors(graph, nodes, [&](Index to) { return in[to] || outside[to]; });
        const auto for_attacker = [](Chooser c) { return c != Chooser::defender; };
        const Marks reaches = attract(graph, for_attacker, std::move(escapes), in, need);
        Nodes kept;
        for (const Index node : nodes) {
            if (!reaches[node]) kept.push_back(node);
        }
        return kept;
    }

    /// Whoever keeps one goal unmet keeps the attacker from meeting all at once: a cheap superset, from which
    /// no successor leads on but won ones, so that the goals one by one need look no further.
    Nodes kept_from_all(const Graph& graph) const {
        return kept_from(graph, all_at_once(), inner(graph), leaves(graph));
    }

    /// Settles what the defender wins among `candidates` by keeping one goal unmet for ever. Returns whether
    /// anything was settled.
    bool settle_for_defender(const Graph& graph, const Nodes& candidates) {
        if (candidates.empty()) return false;
        for (const Goal& goal : goals(graph, candidates)) {
            const Nodes kept = kept_from(graph, goal, candidates, {});
            settle(graph, kept, Winner::defender);
            if (!kept.empty()) return true;
        }
        return false;
    }

    /// Settles from where among the `secure` nodes the attacker can meet each goal again and again. Nearly
    /// all that he wins he wins by meeting all goals at once. Returns whether anything was settled.
    bool settle_where_met_for_ever(const Graph& graph, const std::vector<Goal>& all, Nodes secure) {
        meet_for_ever(graph, all, secure);
        settle(graph, secure, Winner::attacker);
        return !secure.empty();
    }

    void settle(const Graph& graph, const Nodes& nodes, Winner winner) {
        for (const Index node : nodes) {
            const NodeId id = graph.id(node);
            if (arena_->winner(id) == Winner::open) arena_->settle(id, winner);
        }
    }

    /// The nodes from where the attacker can avoid leaves and lost nodes for ever.
    static Nodes secure_for_attacker(const Graph& graph) {
        Nodes nodes = inner(graph);
        Nodes lost = leaves(graph);
        for (const Index node : nodes) {
            if (graph.offers(node, Winner::defender)) lost.push_back(node);
        }
        keep_away_from(graph, std::move(lost), nodes);
        return nodes;
    }

    /// Shrinks `nodes` to where the attacker can keep play among them, away from `lost`. What is neither, a
    /// leaf say, is no way out.
    static void keep_away_from(const Graph& graph, Nodes lost, Nodes& nodes) {
        const Marks in = marks_of(graph, nodes);
        const Marks away = marks_of(graph, lost);
        auto need = count_successors(graph, nodes, [&](Index to) { return in[to] || away[to]; });
        const auto for_defender = [](Chooser c) { return c != Chooser::attacker; };
        const Marks gone = attract(graph, for_defender, std::move(lost), in, need);
        std::erase_if(nodes, [&](Index node) { return gone[node] != 0; });
    }

    /// Shrinks secure `nodes` to where the attacker can meet each goal again and again.
    static void meet_for_ever(const Graph& graph, const std::vector<Goal>& all, Nodes& nodes) {
        std::size_t confirmed = 0;
        for (std::size_t i = 0; confirmed < all.size() && !nodes.empty(); i = (i + 1) % all.size()) {
            const Marks in = marks_of(graph, nodes);
            Nodes seeds;
            for (const Index node : nodes) {
                if (all[i].met(graph, node)) seeds.push_back(node);
            }
            auto need = count_successors(graph, nodes, [&](Index to) { return in[to] != 0; });
            const auto for_attacker = [](Chooser c) { return c == Chooser::attacker; };
            const Marks reaches = attract(graph, for_attacker, std::move(seeds), in, need);
            Nodes stuck;
            for (const Index node : nodes) {
                if (!reaches[node]) stuck.push_back(node);
            }
            if (stuck.empty()) {
                ++confirmed;
            } else {
                confirmed = 0;
                keep_away_from(graph, std::move(stuck), nodes);
            }
        }
    }

    static constexpr std::size_t worth_a_thread = 10'000;

    Arena<W>* arena_;
};

}  // namespace shikatsu::optimized
