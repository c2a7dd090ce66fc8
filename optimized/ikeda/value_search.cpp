#include "optimized/ikeda/value_search.hpp"

#include <algorithm>
#include <numeric>

#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// Targets tried beyond what is known in a direction without bound.
constexpr int reach = 64;

std::uint64_t key(NodeId id, int target) {
    constexpr int shift = 1 << 15;
    return static_cast<std::uint64_t>(id) << 32 | static_cast<std::uint64_t>(target + shift);
}

}  // namespace

ValueSearch::ValueSearch(const Arena& arena, const Limits& limits, ArenaProofs* log)
    : arena_(&arena),
      log_(log),
      rounds_(limits),
      brackets_(ikeda::brackets(arena)),
      appeared_(arena.configurations()),
      proofs_(arena.size()),
      favourite_(arena.size()) {}

MarginBounds ValueSearch::run() {
    MarginBounds bounds;
    if (brackets_.at_least[0] > -Brackets::nothing_known) bounds.at_least = brackets_.at_least[0];
    if (brackets_.at_most[0] < Brackets::nothing_known) bounds.at_most = brackets_.at_most[0];
    appeared_[arena_->node(0).configuration] = 1;
    const auto widens = [&](DeviationBudget budget) { return widen(bounds, budget); };
    rounds_.look_ahead(widens);
    rounds_.deviate(widens);
    bounds.states = rounds_.states();
    return bounds;
}

int ValueSearch::likely_margin() const {
    const int low = brackets_.at_least[0];
    const int high = brackets_.at_most[0];
    const bool known = low > -Brackets::nothing_known && high < Brackets::nothing_known;
    return known ? (low + high) / 2 : 0;
}

/// Whether a target between the bounds was decided.
bool ValueSearch::widen(MarginBounds& bounds, DeviationBudget budget) {
    if (bounds.at_least && bounds.at_least == bounds.at_most) return false;
    const int low = bounds.at_least.value_or(bounds.at_most.value_or(0) - reach);
    const int high = bounds.at_most.value_or(bounds.at_least.value_or(0) + reach);
    const auto targets = targets_between(low, high, margin_step);
    return ask_around(targets, likely_margin(), budget, [&](int target, bool hope, DeviationBudget with) {
        return decide(bounds, target, hope, with);
    });
}

bool ValueSearch::decide(MarginBounds& bounds, int target, bool hope, DeviationBudget budget) {
    open_.clear();
    hoped_ = hope ? Truth::yes : Truth::no;
    return proofs_of_bounds_.move(bounds, target, reaches(0, target, budget));
}

Answer ValueSearch::reaches(NodeId id, int target, DeviationBudget budget) {
    const Node& node = arena_->node(id);
    if (node.ended) return {node.half_points >= target ? Truth::yes : Truth::no, {}};
    if (brackets_.at_least[id] >= target) return {Truth::yes, {}};
    if (brackets_.at_most[id] < target) return {Truth::no, {}};
    if (const Answer* answer = proofs_[id].known(target, appeared_)) return *answer;
    if (!node.expanded) return {};
    if (budget.moves == 0 || rounds_.exhausted() || open_.stays_open(key(id, target), budget)) {
        rounds_.more_may_tell();
        return {};
    }
    if (rounds_.exhausts()) return {};
    Answer answer = expand(id, target, budget);
    if (answer.truth == Truth::open) {
        open_.add(key(id, target), budget);
    } else {
        proofs_[id].remember(target, answer);
    }
    return answer;
}

Answer ValueSearch::expand(NodeId id, int target, DeviationBudget budget) {
    const Truth wanted = arena_->node(id).to_move == Player::black ? Truth::yes : Truth::no;
    const auto edges = arena_->edges(id);
    Dependence all_fail;
    std::vector<ProofStep> steps;
    const bool hopeful = wanted == hoped_;
    bool open = false;
    bool deviates = false;
    for (const std::size_t i : order(id)) {
        const Edge& edge = edges[i];
        const ConfigurationId configuration = arena_->node(edge.to).configuration;
        if (edge.restricted && appeared_[configuration] != 0) {
            ascending::insert(all_fail.present, configuration);
            if (log_ != nullptr) steps.push_back({static_cast<std::uint32_t>(i), left_out});
            continue;
        }
        if (deviates && budget.deviations == 0) {
            rounds_.more_may_tell();
            return {};
        }
        Answer answer = after(edge, target - edge.gain, budget.after_move(deviates));
        deviates = hopeful;
        if (answer.truth == wanted) {
            if (edge.restricted) ascending::insert(answer.dependence.absent, configuration);
            favourite_[id] = static_cast<std::uint16_t>(i);
            if (log_ != nullptr) {
                const ProofStep step{static_cast<std::uint32_t>(i), answer.proof};
                answer.proof = log_->note(id, target, wanted == Truth::yes, {&step, 1});
            }
            return answer;
        }
        if (answer.truth == Truth::open) open = true;
        // One move that is not refuted is enough for the other player.
        if (open && !hopeful) return {};
        if (!open) all_fail.add(answer.dependence);
        if (log_ != nullptr) steps.push_back({static_cast<std::uint32_t>(i), answer.proof});
    }
    if (open) return {};
    const bool reached = wanted == Truth::no;
    const ProofId proof = log_ != nullptr ? log_->note(id, target, reached, steps) : no_proof;
    return {reached ? Truth::yes : Truth::no, std::move(all_fail), proof};
}

Answer ValueSearch::after(const Edge& edge, int target, DeviationBudget budget) {
    const ConfigurationId configuration = arena_->node(edge.to).configuration;
    if (edge.forgets) {
        std::vector<std::uint32_t> before(appeared_.size());
        std::swap(before, appeared_);
        appeared_[configuration] = 1;
        Answer answer = reaches(edge.to, target, budget);
        std::swap(before, appeared_);
        // What came before does not count there, so the answer takes nothing from it.
        return {answer.truth, {}, answer.proof};
    }
    ++appeared_[configuration];
    Answer answer = reaches(edge.to, target, budget);
    --appeared_[configuration];
    // It has always appeared when the answer is asked for.
    ascending::erase(answer.dependence.present, configuration);
    return answer;
}

std::vector<std::size_t> ValueSearch::order(NodeId id) const {
    const auto edges = arena_->edges(id);
    const int sign = arena_->node(id).to_move == Player::black ? 1 : -1;
    std::vector<std::size_t> numbers(edges.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    const auto promise = [&](std::size_t i) {
        if (i == favourite_[id]) return 4 * Brackets::nothing_known;
        const Edge& edge = edges[i];
        return sign * (2 * edge.gain + brackets_.at_least[edge.to] + brackets_.at_most[edge.to]);
    };
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](std::size_t a, std::size_t b) { return promise(a) > promise(b); });
    return numbers;
}

}  // namespace shikatsu::optimized::ikeda
