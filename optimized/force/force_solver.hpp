// Questions about force, answered exactly or not at all.
#pragma once

#include <optional>
#include <span>

#include "optimized/adjudication.hpp"
#include "optimized/force/imitation.hpp"
#include "optimized/force/superko_search.hpp"
#include "optimized/force/two_views.hpp"
#include "optimized/force/variation.hpp"
#include "optimized/force/witness.hpp"

namespace shikatsu::optimized {

/// What to extract besides the answer.
struct Extras {
    bool variation = false;
    bool witness = false;
    std::size_t max_witness_states = 20'000'000;
    /// States that may be explored once more where the answer alone does not show what is to be extracted.
    std::uint64_t max_states = 4'000'000;
    Shortcuts shortcuts;
};

struct ForceAnswer {
    /// Empty: undecided within the limits.
    std::optional<bool> attacker_forces;
    std::uint64_t states = 0;
    std::optional<Variation> variation;
    std::optional<RankedStrategy> witness;
};

template <int W>
class ForceSolver {
  public:
    ForceSolver(const Geometry<W>& geometry, const Readings& readings, const Limits& limits,
                const Extras& extras)
        : geometry_(&geometry), readings_(readings), limits_(limits), extras_(extras) {}

    /// Undecided also where too many kos come back at once.
    ForceAnswer answer(const ForceQuestion<W>& question) const {
        try {
            if (readings_.infinite_play == InfinitePlay::superko) return answer_under_superko(question);
            return answer_by_graph(question);
        } catch (const TooManyKos&) {
            return {};
        }
    }

    /// Several questions about one board, by one search for a strategy of `winner` that answers them all;
    /// what it does not answer for him is open, as all is under superko. Requires that there are no zones.
    std::vector<ForceAnswer> answer_together(std::span<const ForceQuestion<W>> questions, Side winner) const {
        std::vector<ForceAnswer> answers(questions.size());
        if (readings_.infinite_play == InfinitePlay::superko) return answers;
        TwoViews<W> views(*geometry_, together(questions, winner), readings_, extras_.shortcuts, limits_);
        try {
            const auto decided = views.run();
            // What only the exact game knows has no strategy in one arena.
            if (decided == TwoViews<W>::Decided::by_forgetful && views.winner() == winner_of(winner)) {
                const Imitation<W> imitation(views.forgetful());
                for (std::size_t i = 0; i < questions.size() && !limits_.interrupted(); ++i)
                    imitate(imitation, views.forgetful().game().memory(), questions[i], answers[i]);
            }
        } catch (const TooManyKos&) {
            // They stay open.
        }
        const std::uint64_t share = views.states() / std::max<std::size_t>(questions.size(), 1);
        for (ForceAnswer& answer : answers) answer.states += share;
        return answers;
    }

  private:
    /// Whoever wins this one as `winner` wins each of them, by the same strategy: the attacker captures all
    /// targets and keeps clear all regions; the defender has a stone where all regions are, whatever is
    /// captured.
    static ForceQuestion<W> together(std::span<const ForceQuestion<W>> questions, Side winner) {
        ForceQuestion<W> all = questions.front();
        if (winner == Side::defender) all.target = {};
        for (const ForceQuestion<W>& question : questions.subspan(1)) {
            all.originals |= question.originals;
            if (winner == Side::attacker) {
                all.target |= question.target;
                all.region |= question.region;
            } else {
                all.region = all.region & question.region;
            }
        }
        return all;
    }

    void imitate(const Imitation<W>& imitation, const BanMemory& memory, const ForceQuestion<W>& question,
                 ForceAnswer& answer) const {
        ForceGame<W> game(*geometry_, question, readings_, memory, extras_.shortcuts);
        Arena<W> arena(game);
        const bool decided = imitation.decides(arena);
        answer.states = arena.size();
        if (!decided) return;
        answer.attacker_forces = arena.winner(arena.root()) == Winner::attacker;
        extract(arena, answer);
    }

    ForceAnswer answer_by_graph(const ForceQuestion<W>& question) const {
        ForceAnswer result;
        TwoViews<W> views(*geometry_, question, readings_, extras_.shortcuts, limits_);
        const auto decided = views.run();
        result.states = views.states();
        if (decided == TwoViews<W>::Decided::by_neither) return result;
        // In a zone only the prover's win says anything.
        if (question.zone && views.winner() != winner_of(question.zone->prover)) return result;
        result.attacker_forces = views.winner() == Winner::attacker;
        if (decided == TwoViews<W>::Decided::by_forgetful) {
            extract(views.forgetful(), result);
        } else if (extras_.variation || extras_.witness) {
            remember_more(question, result);
        }
        return result;
    }

    SearchEnd explore(Arena<W>& arena, ForceAnswer& result) const {
        Limits limits = limits_;
        limits.max_states = extras_.max_states;
        Search<W> search(arena, limits);
        const SearchEnd end = search.run();
        result.states += search.states();
        if (end == SearchEnd::decided) {
            result.attacker_forces = arena.winner(arena.root()) == Winner::attacker;
        }
        return end;
    }

    void extract(const Arena<W>& arena, ForceAnswer& result) const {
        if (extras_.variation) result.variation = VariationWriter<W>(arena).write();
        if (extras_.witness) result.witness = witness_from(arena);
    }

    /// Who wants to see a strategy needs it in one arena: more and more ban memory; the last step forgets
    /// nothing. Leaves a known answer as it is if the budget does not suffice for this.
    void remember_more(const ForceQuestion<W>& question, ForceAnswer& result) const {
        for (const std::size_t dormant : {std::size_t{1}, std::size_t{3}, BanMemory::unlimited}) {
            ForceGame<W> game(*geometry_, question, readings_, BanMemory{dormant}, extras_.shortcuts);
            Arena<W> arena(game);
            const SearchEnd end = explore(arena, result);
            if (end == SearchEnd::out_of_budget) return;
            if (end == SearchEnd::decided) {
                extract(arena, result);
                return;
            }
        }
        throw std::logic_error("force: an exactly explored game was left open");
    }

    std::optional<RankedStrategy> witness_from(const Arena<W>& arena) const {
        return WitnessBuilder<W>(arena, extras_.max_witness_states, [this] { return limits_.interrupted(); })
            .build();
    }

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

extern template class ForceSolver<1>;
extern template class ForceSolver<2>;
extern template class ForceSolver<3>;
extern template class ForceSolver<6>;
extern template class ForceSolver<10>;

}  // namespace shikatsu::optimized
