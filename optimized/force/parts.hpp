// Parts of a force game that are searched by themselves.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "optimized/exploration/likeliest.hpp"
#include "optimized/exploration/limits.hpp"
#include "optimized/force/imitation.hpp"

namespace shikatsu::optimized {

template <int W>
class Search;

/// A fight that begins anew, as after large captures, takes far fewer states in a search of its own than
/// where each line of it has to wait its turn among all others. So what the likeliest strategies have to win
/// is tried by itself, the easiest first; the arena gets nothing of it but the strategy that wins. (After D.
/// M. Breuker, "Memory versus search in games", 1998, whose second-level searches begin at leaves.)
template <int W>
class Parts {
  public:
    Parts(Arena<W>& arena, const Guidance<Arena<W>>& guidance, const Limits& limits)
        : arena_(&arena), guidance_(&guidance), limits_(&limits) {}

    /// States that were looked at in parts.
    std::uint64_t states() const { return states_; }

    /// Whether the arena is so large that parts pay; smaller ones are decided as fast without.
    bool worth_it() const { return arena_->size() >= worth_parts; }

    /// Returns whether anything was decided. Requires that no limit is reached and that the guidance covers
    /// the arena.
    bool solve() {
        const std::uint64_t most = arena_->size() / part_of_arena;
        std::uint64_t left = 2 * most;
        bool any = false;
        for (const NodeId id : candidates()) {
            const std::uint64_t share = std::min(most, limits_->max_states - all_states());
            std::uint64_t& tried = tried_[id];
            if (arena_->winner(id) != Winner::open || 2 * tried > share) continue;
            tried = share;
            const std::uint64_t before = states_;
            if (solve(id, share)) any = true;
            const std::uint64_t used = states_ - before;
            if (used >= left || arena_->winner(arena_->root()) != Winner::open ||
                limits_->reached(all_states()))
                break;
            left -= used;
        }
        return any;
    }

  private:
    std::uint64_t all_states() const { return arena_->size() + states_; }

    /// Returns whether the part that begins with `id` was decided with up to `most` states.
    bool solve(NodeId id, std::uint64_t most) {
        Limits limits = *limits_;
        limits.max_states = most;
        limits.on_progress = [this](std::uint64_t more) {
            if (limits_->on_progress) limits_->on_progress(all_states() + more);
        };
        const State<W> root = arena_->state(id);
        Arena<W> part(arena_->game(), root, [this](const State<W>& state) {
            const auto known = arena_->find(state);
            return known && arena_->winner(*known) != Winner::open ? arena_->winner(*known)
                                                                   : arena_->told(state);
        });
        Search<W> search(part, limits);
        search.run();
        states_ += search.states();
        if (part.winner(part.root()) == Winner::open) return false;
        Imitation<W>(part).follow(*arena_, id);
        return true;
    }

    /// What each side's likeliest strategy has to win and what can be told the cost of, unlike play that goes
    /// round: the first such nodes on each way, the cheapest first.
    std::vector<NodeId> candidates() const {
        std::vector<NodeId> found;
        for (const Chooser own : {Chooser::attacker, Chooser::defender}) {
            std::vector<std::pair<Cost, NodeId>> priced;
            const auto price = [&](NodeId id) {
                const auto cost = own == Chooser::attacker ? guidance_->prove(id) : guidance_->disprove(id);
                if (cost >= Guidance<Arena<W>>::highest_finite) return true;
                const bool player = arena_->chooser(id) != Chooser::adversary;
                if (player) priced.emplace_back(cost, id);
                return false;
            };
            Likeliest<Arena<W>>(*arena_, *guidance_)
                .walk(
                    own, [](NodeId) { return true; }, price, [] { return false; });
            std::sort(priced.begin(), priced.end());
            for (const auto& [cost, id] : priced) found.push_back(id);
        }
        return found;
    }

    static constexpr std::size_t worth_parts = 100'000;
    static constexpr std::uint64_t part_of_arena = 4;

    Arena<W>* arena_;
    const Guidance<Arena<W>>* guidance_;
    const Limits* limits_;
    std::unordered_map<NodeId, std::uint64_t> tried_;  // states, on a part in vain, by its first node
    std::uint64_t states_ = 0;
};

}  // namespace shikatsu::optimized
