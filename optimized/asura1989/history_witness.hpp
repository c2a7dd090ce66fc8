// From a graph that leaves the root open to the winner's strategy in hypo-sequences with their past: the
// contents of a certificate where a repetition decides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
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

    /// False if none was found, if it has more lines than max_states, or if it was stopped.
    bool build() {
        for (std::uint64_t steps = least_steps; steps <= most_steps; steps *= 4) {
            const std::uint64_t attempts = std::min(most_attempts, steps_in_all / steps);
            for (std::uint64_t seed = 0; seed < attempts; ++seed) {
                if (stop_ && stop_()) return false;
                HistorySearch<W> search(*graph_, readings_, other(winner_), steps, seed);
                const auto strategy = search.strategy();
                if (strategy && write(*strategy)) return true;
            }
        }
        return false;
    }

    /// What was built.
    const HypoSequences& sequences() const { return sequences_; }
    const MainLine& main_line() const { return main_line_; }

  private:
    static constexpr std::uint64_t least_steps = 100;
    static constexpr std::uint64_t most_steps = 102'400;
    static constexpr std::uint64_t most_attempts = 400;
    /// For all attempts with so many steps.
    static constexpr std::uint64_t steps_in_all = 2'000'000;

    bool write(const HistoryStrategy& found) {
        if (found.turns.size() > max_states_) return false;
        sequences_ = {};
        std::vector<NodeId> known;
        for (const HistoryTurn& turn : found.turns) {
            sequences_.turns.push_back(turn.choice);
            if (!turn.choice) known.push_back(turn.at);
        }
        HypoWitness<W> witness(*graph_, winner_, max_states_ - found.turns.size(), stop_);
        auto strategy = witness.build_for(known);
        if (!strategy) return false;
        sequences_.known = *std::move(strategy);
        main_line_ = line_of(found, witness);
        return true;
    }

    MainLine line_of(const HistoryStrategy& found, HypoWitness<W>& witness) const {
        MainLine line;
        if (found.known && witness.covers(*found.known)) line = witness.main_line(*found.known);
        line.moves.insert(line.moves.begin(), found.line.begin(), found.line.end());
        end_at_two_passes(line.moves);
        line.tactical_cycle = found.tactical_cycle;
        line.with_past = true;
        return line;
    }

    /// What goes on by a pass where play ends by two has one too many if another pass led there.
    static void end_at_two_passes(std::vector<HypotheticalMove>& moves) {
        const auto pass = [](const HypotheticalMove& move) { return std::holds_alternative<Pass>(move); };
        const auto first =
            std::adjacent_find(moves.begin(), moves.end(),
                               [&](const auto& one, const auto& next) { return pass(one) && pass(next); });
        if (first != moves.end()) moves.erase(first + 2, moves.end());
    }

    const HypoGraph<W>* graph_;
    Readings readings_;
    Side winner_;
    std::size_t max_states_;
    std::function<bool()> stop_;
    HypoSequences sequences_;
    MainLine main_line_;
};

}  // namespace shikatsu::optimized::asura1989
