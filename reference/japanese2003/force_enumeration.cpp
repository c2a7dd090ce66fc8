#include "reference/japanese2003/force_enumeration.hpp"

#include <utility>
#include <vector>

namespace shikatsu::reference {

namespace {

// The worst for the attacker of what two sequences tell.
WithinHorizon both(WithinHorizon one, WithinHorizon other) {
    if (one == WithinHorizon::no || other == WithinHorizon::no) return WithinHorizon::no;
    return one == WithinHorizon::open ? one : other;
}

// Judges all compatible beginnings that continue one of them.
class StrategyJudge {
  public:
    StrategyJudge(const ForceQuestion& question, const LeftPartSet& strategy, std::size_t horizon,
                  const Readings& readings)
        : question_(question), strategy_(strategy), horizon_(horizon), readings_(readings) {}

    WithinHorizon judge(const HypotheticalState& state, const LeftPart& beginning,
                        const PlayedOut& played) const {
        if (state.ended) return fulfils(question_, played) ? WithinHorizon::yes : WithinHorizon::no;
        if (question_.region.empty() && fulfils_capture(question_.target, played)) return WithinHorizon::yes;
        if (beginning.moves.size() >= horizon_) return WithinHorizon::open;
        WithinHorizon verdict = WithinHorizon::yes;
        for (const auto& [move, outcome] : hypothetical_moves(state, readings_)) {
            const LeftPart longer = with(beginning, move);
            if (state.to_move == question_.attacker() && !strategy_.contains(longer)) continue;
            PlayedOut more = played;
            more.steps.push_back(Step{state.to_move, move, outcome.removed, outcome.state});
            verdict = both(verdict, judge(outcome.state, longer, more));
        }
        return verdict;
    }

  private:
    const ForceQuestion& question_;
    const LeftPartSet& strategy_;
    std::size_t horizon_;
    const Readings& readings_;
};

// A history after which the owner has to choose.
struct Undecided {
    LeftPart history;
    HypotheticalState state;
};

// Chooses for all the undecided histories in every way; false if the visitor wants no more.
bool choose(std::vector<Undecided> undecided, const LeftPartSet& chosen, std::size_t horizon,
            const Readings& readings, const std::function<bool(const LeftPartSet&)>& visit) {
    if (undecided.empty()) return visit(chosen);
    const Undecided here = std::move(undecided.back());
    undecided.pop_back();
    for (const auto& [move, outcome] : hypothetical_moves(here.state, readings)) {
        LeftPartSet more = chosen;
        const LeftPart part = with(here.history, move);
        more.insert(part);
        std::vector<Undecided> next = undecided;
        for (const auto& [reply, after] : hypothetical_moves(outcome.state, readings)) {
            if (part.moves.size() + 2 > horizon || after.state.ended) continue;
            next.push_back(Undecided{with(part, reply), after.state});
        }
        if (!choose(std::move(next), more, horizon, readings, visit)) return false;
    }
    return true;
}

}  // namespace

const char* name(WithinHorizon verdict) {
    switch (verdict) {
        case WithinHorizon::yes:
            return "yes";
        case WithinHorizon::no:
            return "no";
        default:
            return "open";
    }
}

WithinHorizon strategy_fulfils(const Position& final_position, const ForceQuestion& question,
                               const LeftPartSet& strategy, std::size_t horizon, const Readings& readings) {
    return StrategyJudge(question, strategy, horizon, readings)
        .judge(start_state(final_position, question.attacker(), readings), LeftPart{question.attacker(), {}},
               {});
}

void for_each_strategy(const Position& final_position, Player owner, std::size_t horizon,
                       const Readings& readings, const std::function<bool(const LeftPartSet&)>& visit) {
    if (horizon == 0) return;
    choose({Undecided{LeftPart{owner, {}}, start_state(final_position, owner, readings)}}, {}, horizon,
           readings, visit);
}

WithinHorizon can_force_within(const Position& final_position, const ForceQuestion& question,
                               std::size_t horizon, const Readings& readings) {
    WithinHorizon best = horizon == 0 ? WithinHorizon::open : WithinHorizon::no;
    for_each_strategy(final_position, question.attacker(), horizon, readings,
                      [&](const LeftPartSet& strategy) {
                          const WithinHorizon verdict =
                              strategy_fulfils(final_position, question, strategy, horizon, readings);
                          if (verdict != WithinHorizon::no) best = verdict;
                          return verdict != WithinHorizon::yes;
                      });
    return best;
}

}  // namespace shikatsu::reference
