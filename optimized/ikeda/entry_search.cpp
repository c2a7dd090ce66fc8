#include "optimized/ikeda/entry_search.hpp"

#include <algorithm>

#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

constexpr unsigned identity_only = 1;

}  // namespace

EntrySearch::EntrySearch(const SmallGame& game, const ForcedMargins& forced, const Limits& limits,
                         EntryProofs* log)
    : game_(&game), forced_(&forced), rounds_(limits), log_(log), appeared_(game.graph().codes().size()) {}

MarginBounds EntrySearch::run(const Position& start, Player first) {
    const Symmetries& all = game_->graph().symmetries();
    const State root = state_of(key_of(ikeda::stones_of<1>(start)), first, 0, (1U << all.size()) - 1);
    MarginBounds bounds{forced_->at_least(root.situation), forced_->at_most(root.situation), 0};
    appeared_[root.code] = true;
    const auto widens = [&](DeviationBudget budget) { return narrow(bounds, root, budget); };
    rounds_.look_ahead(widens);
    rounds_.deviate(widens);
    appeared_[root.code] = false;
    bounds.states = rounds_.states();
    return bounds;
}

/// Whether a target between the bounds was decided, so that one of them has moved.
bool EntrySearch::narrow(MarginBounds& bounds, const State& start, DeviationBudget budget) {
    const auto targets = targets_between(*bounds.at_least, *bounds.at_most, margin_step);
    const int likely = (*bounds.at_least + *bounds.at_most) / 2;
    return ask_around(targets, likely, budget, [&](int target, bool hope, DeviationBudget with) {
        open_.clear();
        hoped_ = hope ? Truth::yes : Truth::no;
        return proofs_of_bounds_.move(bounds, target, reaches(start, target, with));
    });
}

EntrySearch::State EntrySearch::state_of(StonesKey stones, Player to_move, CourseNumber course,
                                         unsigned symmetries) const {
    const ConfigurationGraph& graph = game_->graph();
    State state{stones, graph.codes().of(stones), {0, to_move, course}, identity_only};
    state.situation.configuration = graph.id_of_code(state.code);
    for (std::size_t i = 1; symmetries >> i != 0; ++i) {
        const bool leaves_in_place = graph.symmetries().image(i, stones) == stones;
        if ((symmetries >> i & 1) != 0 && leaves_in_place) state.symmetries |= 1U << i;
    }
    return state;
}

EntrySearch::Key EntrySearch::key(const State& state) {
    const auto mover = static_cast<Key>(state.situation.to_move);
    return Key{state.situation.course} << 33 | mover << 32 | state.stones;
}

const Answer* EntrySearch::known(Key key, int target) const {
    const auto place = memory_.find(key);
    return place == memory_.end() ? nullptr : place->second.proofs.known(target, appeared_);
}

void EntrySearch::remember(const State& state, int target, const Answer& answer) {
    // Of moves that a symmetry of the game so far turns into each other one was tried, so the proof is for
    // games with this symmetry only.
    if (state.symmetries != identity_only) return;
    memory_[key(state)].proofs.remember(target, answer);
}

Truth EntrySearch::forced_truth(const Situation& situation, int target) const {
    if (forced_->at_least(situation) >= target) return Truth::yes;
    if (forced_->at_most(situation) < target) return Truth::no;
    return Truth::open;
}

Answer EntrySearch::reaches(const State& state, int target, DeviationBudget budget) {
    const Truth truth = forced_truth(state.situation, target);
    if (truth != Truth::open) return {truth, {}};
    if (const Answer* answer = known(key(state), target)) return *answer;
    if (budget.moves == 0 || rounds_.exhausted() || open_.stays_open(key(state), budget)) {
        rounds_.more_may_tell();
        return {};
    }
    if (rounds_.exhausts()) return {};
    Answer answer = expand(state, target, budget);
    if (answer.truth == Truth::open) {
        open_.add(key(state), budget);
    } else {
        remember(state, target, answer);
    }
    return answer;
}

Answer EntrySearch::expand(const State& state, int target, DeviationBudget budget) {
    const Truth wanted = state.situation.to_move == Player::black ? Truth::yes : Truth::no;
    const Truth other = wanted == Truth::yes ? Truth::no : Truth::yes;
    const bool hopeful = wanted == hoped_;
    Dependence all_fail;
    std::vector<ProofStep> steps;
    bool open = false;
    bool deviates = false;
    for (const Branch& branch : branches(state)) {
        const bool forbidden = branch.restricted && appeared_[branch.to.code];
        if (forbidden) {
            // Were it allowed it would do no better where the other player forces what he needs.
            const bool matters = forced_truth(branch.to.situation, target) != other;
            if (matters) ascending::insert(all_fail.present, branch.to.code);
            if (log_ != nullptr) steps.push_back({branch.number, matters ? left_out : no_proof});
            continue;
        }
        if (deviates && budget.deviations == 0) {
            rounds_.more_may_tell();
            return {};
        }
        Answer answer = after(branch, target, budget.after_move(deviates));
        if (answer.truth == wanted) {
            if (branch.restricted) ascending::insert(answer.dependence.absent, branch.to.code);
            if (state.symmetries == identity_only) memory_[key(state)].favourite = branch.number + 1;
            const ProofStep step{branch.number, answer.proof};
            answer.proof = note(state, target, wanted, {&step, 1});
            return answer;
        }
        if (answer.truth == Truth::open) open = true;
        // One move that is not refuted is enough for the other player.
        if (open && !hopeful) return {};
        if (!open) all_fail.add(answer.dependence);
        if (log_ != nullptr) steps.push_back({branch.number, answer.proof});
        deviates = hopeful;
    }
    if (open) return {};
    return {other, std::move(all_fail), note(state, target, other, steps)};
}

ProofId EntrySearch::note(const State& state, int target, Truth truth, std::span<const ProofStep> steps) {
    if (log_ == nullptr) return no_proof;
    const EntryState where{state.stones, state.situation.to_move, state.situation.course, state.symmetries};
    return log_->note(where, target, truth == Truth::yes, steps);
}

Answer EntrySearch::after(const Branch& branch, int target, DeviationBudget budget) {
    if (branch.end) return {*branch.end >= target ? Truth::yes : Truth::no, {}};
    // A play that is not restricted may lead to a configuration that has appeared.
    const bool had_appeared = appeared_[branch.to.code];
    appeared_[branch.to.code] = true;
    Answer answer = reaches(branch.to, target, budget);
    appeared_[branch.to.code] = had_appeared;
    // It has always appeared when the answer is asked for.
    ascending::erase(answer.dependence.present, branch.to.code);
    return answer;
}

std::vector<EntrySearch::Branch> EntrySearch::branches(const State& state) const {
    std::vector<Branch> branches;
    const Stones<1> stones = ikeda::stones_of(state.stones);
    (game_->graph().geometry().all() - stones.occupied()).for_each([&](Point point) {
        add_play(state, stones, point, branches);
    });
    add_pass(state, branches);
    order(branches, state);
    return branches;
}

void EntrySearch::add_play(const State& state, const Stones<1>& stones, Point point,
                           std::vector<Branch>& branches) const {
    const ConfigurationGraph& graph = game_->graph();
    const Situation& here = state.situation;
    const auto result = play(graph.geometry(), stones, here.to_move, point, graph.self_capture());
    if (!result) return;
    const StonesKey to = key_of(result->stones);
    for (std::size_t i = 1; state.symmetries >> i != 0; ++i) {
        if ((state.symmetries >> i & 1) != 0 && graph.symmetries().image(i, to) < to) return;
    }
    const CourseNumber course = game_->courses().after_play(here.course);
    branches.push_back({state_of(to, opponent(here.to_move), course, state.symmetries),
                        static_cast<std::uint8_t>(point.index),
                        game_->restricts(!result->removed.empty()),
                        {},
                        result->removed.count()});
}

void EntrySearch::add_pass(const State& state, std::vector<Branch>& branches) const {
    const Situation& here = state.situation;
    const CourseGraph::AfterPass& after = game_->courses().after_pass(here.course, here.to_move);
    Branch pass{state, number_of_pass, false, {}, 0};
    pass.to.situation.to_move = opponent(here.to_move);
    pass.to.situation.course = after.number;
    if (after.course.ended) pass.end = game_->margin_at_end(here.configuration, after.course);
    branches.push_back(pass);
}

/// The one that decided the state last, then by what the players force.
void EntrySearch::order(std::vector<Branch>& branches, const State& state) const {
    const auto place = memory_.find(key(state));
    const int favourite = place == memory_.end() ? -1 : place->second.favourite - 1;
    const int sign = state.situation.to_move == Player::black ? 1 : -1;
    for (Branch& branch : branches) {
        const Situation& to = branch.to.situation;
        const int sum = branch.end ? 2 * *branch.end : forced_->at_least(to) + forced_->at_most(to);
        branch.promise = branch.number == favourite ? 1 << 20 : 100 * sign * sum + branch.promise;
    }
    std::stable_sort(branches.begin(), branches.end(),
                     [](const Branch& a, const Branch& b) { return a.promise > b.promise; });
}

}  // namespace shikatsu::optimized::ikeda
