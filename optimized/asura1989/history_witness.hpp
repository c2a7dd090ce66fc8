// From a graph that leaves the root open to the winner's strategy in hypo-sequences with their past: the
// contents of a certificate where a repetition decides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/asura1989/history_search.hpp"
#include "optimized/asura1989/hypo_witness.hpp"
#include "reference/values/hypo_sequences.hpp"

namespace shikatsu::optimized::asura1989 {

/// Searches hypo-sequences in different orders, first with few steps, until one search shows that the winner
/// wins; where they come to what the graph alone decides its strategy goes on.
template <int W>
class HistoryWitness {
  public:
    /// `stop` is asked now and then; it may be empty.
    HistoryWitness(const HypoGraph<W>& graph, const Readings& readings, Side winner, std::size_t max_states,
                   std::function<bool()> stop)
        : graph_(&graph),
          readings_(readings),
          winner_(winner),
          max_states_(max_states),
          stop_(std::move(stop)) {}

    /// Nothing if none was found, if it has more lines than max_states, or if it was stopped.
    std::optional<HypoSequences> build() {
        for (std::uint64_t steps = least_steps; steps <= most_steps; steps *= 4) {
            const std::uint64_t attempts = std::min(most_attempts, steps_in_all / steps);
            for (std::uint64_t seed = 0; seed < attempts; ++seed) {
                if (stop_ && stop_()) return std::nullopt;
                HistorySearch<W> search(*graph_, readings_, other(winner_), steps, seed);
                const auto turns = search.strategy();
                if (!turns) continue;
                if (auto found = written(*turns)) return found;
            }
        }
        return std::nullopt;
    }

  private:
    static constexpr std::uint64_t least_steps = 100;
    static constexpr std::uint64_t most_steps = 102'400;
    static constexpr std::uint64_t most_attempts = 400;
    /// For all attempts with so many steps.
    static constexpr std::uint64_t steps_in_all = 2'000'000;

    std::optional<HypoSequences> written(const HistoryTurns& turns) const {
        if (turns.size() > max_states_) return std::nullopt;
        HypoSequences sequences;
        std::vector<NodeId> known;
        for (const HistoryTurn& turn : turns) {
            sequences.turns.push_back(turn.choice);
            if (!turn.choice) known.push_back(turn.at);
        }
        HypoWitness<W> witness(*graph_, winner_, max_states_ - turns.size(), stop_);
        auto strategy = witness.build_for(known);
        if (!strategy) return std::nullopt;
        sequences.known = *std::move(strategy);
        return sequences;
    }

    const HypoGraph<W>* graph_;
    Readings readings_;
    Side winner_;
    std::size_t max_states_;
    std::function<bool()> stop_;
};

}  // namespace shikatsu::optimized::asura1989
