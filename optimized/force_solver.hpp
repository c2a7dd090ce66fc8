// One question about force, answered exactly or not at all.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/search.hpp"
#include "optimized/superko_search.hpp"
#include "optimized/variation.hpp"
#include "optimized/witness.hpp"

namespace shikatsu::optimized {

/// What to extract besides the answer.
struct Extras {
    bool variation = false;
    bool witness = false;
    std::size_t max_witness_nodes = 4'000'000;
};

struct ForceAnswer {
    /// Empty: undecided within the limits.
    std::optional<bool> attacker_forces;
    std::uint64_t states = 0;
    std::optional<Variation> variation;
    std::optional<StrategyMachine> witness;
};

template <int W>
class ForceSolver {
  public:
    ForceSolver(const Geometry<W>& geometry, const Readings& readings, const Limits& limits,
                const Extras& extras)
        : geometry_(&geometry), readings_(readings), limits_(limits), extras_(extras) {}

    ForceAnswer answer(const ForceQuestion<W>& question, Player attacker) const {
        if (readings_.infinite_play == InfinitePlay::superko) return answer_under_superko(question);
        ForceAnswer result;
        // More ban memory only where forgetting left the question open; the last step forgets nothing.
        for (const std::size_t dormant :
             {std::size_t{0}, std::size_t{1}, std::size_t{3}, BanMemory::unlimited}) {
            ForceGame<W> game(*geometry_, question, readings_, BanMemory{dormant});
            Arena<W> arena(game);
            Limits limits = limits_;
            limits.max_states -= std::min<std::uint64_t>(result.states, limits.max_states);
            const SearchEnd end = Search<W>(arena, limits).run();
            result.states += arena.size();
            if (end == SearchEnd::out_of_budget) return result;
            if (end == SearchEnd::decided) {
                result.attacker_forces = arena.winner(arena.root()) == Winner::attacker;
                if (extras_.variation) result.variation = VariationWriter<W>(arena).write();
                if (extras_.witness) {
                    result.witness = WitnessBuilder<W>(arena, extras_.max_witness_nodes).build(attacker);
                }
                return result;
            }
        }
        throw std::logic_error("force: an exactly explored game was left open");
    }

  private:
    ForceAnswer answer_under_superko(const ForceQuestion<W>& question) const {
        SuperkoSearch<W> search(*geometry_, question, readings_, limits_);
        ForceAnswer result;
        result.attacker_forces = search.attacker_wins();
        result.states = search.states();
        return result;
    }

    const Geometry<W>* geometry_;
    Readings readings_;
    Limits limits_;
    Extras extras_;
};

}  // namespace shikatsu::optimized
