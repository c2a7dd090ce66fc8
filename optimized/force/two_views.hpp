// A question explored in two games by turns: one that forgets dormant bans and is small, and the exact one.
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "optimized/force/search.hpp"

namespace shikatsu::optimized {

/// The forgetful game answers nearly every question, but not all, and where it does not, it may take long to
/// tell; the exact game is large, but cut off at every state whose winner is known whatever was forgotten.
/// So neither waits for the other to end. Each run goes on where the last one came to its limits.
template <int W>
class TwoViews {
  public:
    TwoViews(const Geometry<W>& geometry, const ForceQuestion<W>& question, const Readings& readings,
             const Shortcuts& shortcuts)
        : forgetful_game_(geometry, question, readings,
                          BanMemory{shortcuts.forgetting ? 0 : BanMemory::unlimited}, shortcuts),
          forgetful_(forgetful_game_),
          forgetful_search_(forgetful_, slice_),
          exact_game_(geometry, question, readings, BanMemory{BanMemory::unlimited}, shortcuts) {}

    /// Which game decided, if one did.
    enum class Decided : std::uint8_t { by_neither, by_forgetful, by_exact };

    /// The limits are for all runs together.
    Decided run(const Limits& limits) {
        limits_ = limits;
        slice_ = limits;
        for (;; slice_size_ *= slice_growth) {
            if (!ambiguous_) {
                const SearchEnd end = explore(forgetful_search_, slice_size_);
                if (end == SearchEnd::decided) return Decided::by_forgetful;
                ambiguous_ = end == SearchEnd::ambiguous;
            }
            // As long as nothing had to be forgotten, the games are the same.
            if (forgetful_.has_adversary()) {
                switch (explore_exact(ambiguous_ ? limits_.max_states : slice_size_ / 4)) {
                    case SearchEnd::decided:
                        return Decided::by_exact;
                    case SearchEnd::ambiguous:
                        throw std::logic_error("force: an exactly explored game was left open");
                    case SearchEnd::out_of_budget:
                        if (ambiguous_) return Decided::by_neither;
                }
            }
            if (limits_.reached(states())) return Decided::by_neither;
        }
    }

    std::uint64_t states() const {
        return forgetful_search_.states() + (exact_search_ ? exact_search_->states() : 0);
    }
    const Arena<W>& forgetful() const { return forgetful_; }

    /// Requires a decision.
    Winner winner() const {
        const Winner winner = forgetful_.winner(forgetful_.root());
        return winner != Winner::open ? winner : exact_->winner(exact_->root());
    }

  private:
    static constexpr std::uint64_t first_slice = 2048;
    static constexpr std::uint64_t slice_growth = 4;

    /// Until `search` has looked at `size` states, or all together at as many as they may.
    SearchEnd explore(Search<W>& search, std::uint64_t size) {
        const std::uint64_t others = states() - search.states();
        slice_.max_states = std::min(size, limits_.max_states - std::min(others, limits_.max_states));
        return search.run();
    }

    SearchEnd explore_exact(std::uint64_t size) {
        if (!exact_) {
            exact_.emplace(exact_game_, [this](const State<W>& state) { return known(state); });
            exact_search_.emplace(*exact_, slice_);
        } else {
            exact_->ask_oracle_again();
        }
        return explore(*exact_search_, size);
    }

    /// The winner of an exact state if the forgetful game knows it.
    Winner known(const State<W>& state) const {
        const BanKnowledge& bans = exact_game_.bans(state);
        for (const bool complete : {true, false}) {
            const BanKnowledge seen{exact_game_.shaped_bans(state), complete};
            if (complete && seen.bans.size() != bans.bans.size()) continue;
            const auto forgotten = forgetful_game_.with_bans(state, seen);
            const auto node = forgotten ? forgetful_.find(*forgotten) : std::nullopt;
            if (node && forgetful_.winner(*node) != Winner::open) return forgetful_.winner(*node);
        }
        return Winner::open;
    }

    Limits limits_;
    Limits slice_;  // of what `limits_` leaves
    std::uint64_t slice_size_ = first_slice;
    bool ambiguous_ = false;  // whether the forgetful game has ended so
    ForceGame<W> forgetful_game_;
    Arena<W> forgetful_;
    Search<W> forgetful_search_;
    ForceGame<W> exact_game_;
    std::optional<Arena<W>> exact_;
    std::optional<Search<W>> exact_search_;
};

}  // namespace shikatsu::optimized
