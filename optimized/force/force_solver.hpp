// Questions about force, answered exactly or not at all.
#pragma once

#include <optional>
#include <span>

#include "optimized/force/force_answer.hpp"
#include "optimized/force/imitation.hpp"
#include "optimized/force/superko_search.hpp"
#include "optimized/force/two_views.hpp"
#include "optimized/force/variation.hpp"
#include "optimized/force/witness.hpp"

namespace shikatsu::optimized {

template <int W>
class ForceSolver {
  public:
    ForceSolver(const Geometry<W>& geometry, const Readings& readings, const Limits& limits,
                const Extras& extras)
        : geometry_(&geometry), readings_(readings), limits_(limits), extras_(extras) {}

    /// What was looked at in vain so far, of the same question or questions and by the same readings and
    /// shortcuts; nothing at first, and again when it is of no more use.
    using Begun = std::optional<TwoViews<W>>;

    /// Undecided also where too many kos come back at once.
    ForceAnswer answer(const ForceQuestion<W>& question) const;

    /// The same, going on where the limits ended it the last time. They are for all times together.
    ForceAnswer answer(const ForceQuestion<W>& question, Begun& begun) const;

    /// Several questions about one board, by one search for a strategy of `winner` that answers them all;
    /// what it does not answer for him is open, as all is under superko. Goes on like `answer`. Requires that
    /// there are no zones.
    std::vector<ForceAnswer> answer_together(std::span<const ForceQuestion<W>> questions, Side winner,
                                             Begun& begun) const;

  private:
    using Decided = typename TwoViews<W>::Decided;

    struct Effort {
        bool ended = false;
        std::uint64_t states = 0;
    };

    /// Begins or goes on with what was begun, and calls tell(decided) when a game has decided. Where too many
    /// kos come back all is open, and that is the end of it, too.
    template <class Tell>
    Effort look_on(const ForceQuestion<W>& question, Begun& begun, Tell tell) const {
        const std::uint64_t before = begun ? begun->states() : 0;
        if (!begun) begun.emplace(*geometry_, question, readings_, extras_.shortcuts);
        Effort effort;
        effort.ended = true;
        try {
            const Decided decided = begun->run(limits_);
            effort.ended = decided != Decided::by_neither;
            if (effort.ended) tell(decided);
        } catch (const TooManyKos&) {
            // It stays open.
        }
        effort.states = begun->states() - before;
        if (effort.ended) begun.reset();
        return effort;
    }

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
        answer.states += arena.size();
        if (!decided) return;
        answer.attacker_forces = arena.winner(arena.root()) == Winner::attacker;
        extract(arena, answer);
    }

    /// What a decision says about the question.
    ForceAnswer told(const ForceQuestion<W>& question, Decided decided, const TwoViews<W>& views) const {
        ForceAnswer result;
        // In a zone only the prover's win says anything.
        if (question.zone && views.winner() != winner_of(question.zone->prover)) return result;
        result.attacker_forces = views.winner() == Winner::attacker;
        if (decided == Decided::by_forgetful) {
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
        using Search = SuperkoSearch<W>;
        Search search(*geometry_, question, readings_, limits_,
                      extras_.witness ? Search::Proofs::kept : Search::Proofs::forgotten);
        ForceAnswer result;
        result.attacker_forces = search.attacker_wins();
        result.ended = result.attacker_forces.has_value();
        result.states = search.states();
        if (extras_.witness && result.attacker_forces)
            result.superko_strategy = search.strategy(extras_.max_witness_states);
        return result;
    }

    const Geometry<W>* geometry_;
    Readings readings_;
    Limits limits_;
    Extras extras_;
};

// Not within the class: so only force_solver.cpp compiles them and all the search behind them.
template <int W>
ForceAnswer ForceSolver<W>::answer(const ForceQuestion<W>& question) const {
    Begun nothing;
    return answer(question, nothing);
}

template <int W>
ForceAnswer ForceSolver<W>::answer(const ForceQuestion<W>& question, Begun& begun) const {
    if (readings_.infinite_play == InfinitePlay::superko) return answer_under_superko(question);
    ForceAnswer found;
    const Effort effort =
        look_on(question, begun, [&](Decided decided) { found = told(question, decided, *begun); });
    found.ended = effort.ended;
    found.states += effort.states;
    return found;
}

template <int W>
std::vector<ForceAnswer> ForceSolver<W>::answer_together(std::span<const ForceQuestion<W>> questions,
                                                         Side winner, Begun& begun) const {
    std::vector<ForceAnswer> answers(questions.size());
    Effort effort;
    effort.ended = true;
    if (readings_.infinite_play != InfinitePlay::superko) {
        effort = look_on(together(questions, winner), begun, [&](Decided decided) {
            // What only the exact game knows has no strategy in one arena.
            if (decided != Decided::by_forgetful || begun->winner() != winner_of(winner)) return;
            const Imitation<W> imitation(begun->forgetful());
            for (std::size_t i = 0; i < questions.size() && !limits_.interrupted(); ++i)
                imitate(imitation, begun->forgetful().game().memory(), questions[i], answers[i]);
        });
    }
    const std::uint64_t share = effort.states / std::max<std::size_t>(questions.size(), 1);
    for (ForceAnswer& answer : answers) {
        answer.ended = effort.ended;
        answer.states += share;
    }
    return answers;
}

extern template class ForceSolver<1>;
extern template class ForceSolver<2>;
extern template class ForceSolver<3>;
extern template class ForceSolver<6>;
extern template class ForceSolver<10>;

}  // namespace shikatsu::optimized
