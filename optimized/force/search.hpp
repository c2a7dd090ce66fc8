// Exploring a force game until its root is decided: the explorer proposes, the judge decides.
#pragma once

#include "optimized/exploration/explorer.hpp"
#include "optimized/force/judge.hpp"
#include "optimized/force/parts.hpp"

namespace shikatsu::optimized {

enum class SearchEnd : std::uint8_t {
    /// The root's winner is known.
    decided,
    /// Everything that matters is explored and the forgotten bans leave it open: more ban memory is needed.
    ambiguous,
    /// A limit was reached.
    out_of_budget,
};

template <int W>
class Search {
  public:
    Search(Arena<W>& arena, const Limits& limits)
        : arena_(&arena),
          limits_(&limits),
          judge_(arena),
          explorer_(arena, limits),
          parts_(arena, explorer_.guidance(), limits) {}
    Search(const Search&) = delete;  // its members know each other
    Search& operator=(const Search&) = delete;

    SearchEnd run() {
        const Guidance<Arena<W>>& guidance = explorer_.guidance();
        while (!root_decided()) {
            const OpenGraph<Arena<W>> open = judge_.settle_all(limits_->threads);
            if (root_decided()) break;
            if (open.leaves() == 0) return SearchEnd::ambiguous;
            if (over_limits()) return SearchEnd::out_of_budget;
            explorer_.guidance().recompute(open, limits_->threads);
            if (arena_->has_adversary() && guidance.prove(arena_->root()) >= hopeless &&
                guidance.disprove(arena_->root()) >= hopeless) {
                return SearchEnd::ambiguous;
            }
            if (parts_.worth_it() && parts_.solve()) continue;
            if (!explorer_.explore(arena_->size() / 3 + 1)) return SearchEnd::ambiguous;
        }
        return SearchEnd::decided;
    }

    /// States that were looked at, those of parts that were solved by themselves included.
    std::uint64_t states() const { return arena_->size() + parts_.states(); }

  private:
    static constexpr Cost hopeless = Guidance<Arena<W>>::hopeless;

    bool root_decided() const { return arena_->winner(arena_->root()) != Winner::open; }

    bool over_limits() const {
        if (limits_->on_progress) limits_->on_progress(states());
        return limits_->reached(states());
    }

    Arena<W>* arena_;
    const Limits* limits_;
    Judge<W> judge_;
    Explorer<Arena<W>> explorer_;
    Parts<W> parts_;
};

}  // namespace shikatsu::optimized
