#include "optimized/ikeda/value_search.hpp"

#include <algorithm>
#include <numeric>

#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// Targets tried beyond what is known in a direction without bound.
constexpr int reach = 64;

std::uint64_t key(NodeId id, int target, int depth) {
    constexpr int shift = 1 << 15;
    return static_cast<std::uint64_t>(id) << 32 | static_cast<std::uint64_t>(target + shift) << 12 |
           static_cast<std::uint64_t>(depth);
}

}  // namespace

ValueSearch::ValueSearch(const Arena& arena, const Limits& limits, ArenaProofs* log)
    : arena_(&arena),
      log_(log),
      effort_(limits),
      brackets_(ikeda::brackets(arena)),
      appeared_(arena.configurations()),
      proofs_(arena.size()),
      favourite_(arena.size()) {}

MarginBounds ValueSearch::run() {
    MarginBounds bounds;
    if (brackets_.at_least[0] > -Brackets::nothing_known) bounds.at_least = brackets_.at_least[0];
    if (brackets_.at_most[0] < Brackets::nothing_known) bounds.at_most = brackets_.at_most[0];
    appeared_[arena_->node(0).configuration] = 1;
    for (int depth = 2; depth < deepest_line && !effort_.exhausted(); ++depth) {
        open_.clear();
        depth_mattered_ = false;
        while (deepen(bounds, depth)) continue;
        const bool decided = bounds.at_least && bounds.at_least == bounds.at_most;
        if (decided || !depth_mattered_) break;
    }
    bounds.states = effort_.states();
    return bounds;
}

/// Tries targets between the bounds; whether one of them was decided.
bool ValueSearch::deepen(MarginBounds& bounds, int depth) {
    if (bounds.at_least && bounds.at_least == bounds.at_most) return false;
    const int low = bounds.at_least.value_or(bounds.at_most.value_or(0) - reach);
    const int high = bounds.at_most.value_or(bounds.at_least.value_or(0) + reach);
    for (const int target : targets_from_the_middle(low, high, margin_step)) {
        const Answer answer = reaches(0, target, depth);
        if (proofs_of_bounds_.move(bounds, target, answer)) return true;
        if (effort_.exhausted()) return false;
    }
    return false;
}

Answer ValueSearch::reaches(NodeId id, int target, int depth) {
    const Node& node = arena_->node(id);
    if (node.ended) return {node.half_points >= target ? Truth::yes : Truth::no, {}};
    if (brackets_.at_least[id] >= target) return {Truth::yes, {}};
    if (brackets_.at_most[id] < target) return {Truth::no, {}};
    if (const Answer* answer = proofs_[id].known(target, appeared_)) return *answer;
    if (!node.expanded) return {};
    if (depth == 0) depth_mattered_ = true;
    if (depth == 0 || effort_.exhausts() || open_.contains(key(id, target, depth))) return {};
    Answer answer = expand(id, target, depth);
    if (answer.truth == Truth::open) {
        open_.insert(key(id, target, depth));
    } else {
        proofs_[id].remember(target, answer);
    }
    return answer;
}

Answer ValueSearch::expand(NodeId id, int target, int depth) {
    const Truth wanted = arena_->node(id).to_move == Player::black ? Truth::yes : Truth::no;
    const auto edges = arena_->edges(id);
    Dependence all_fail;
    std::vector<ProofStep> steps;
    bool open = false;
    for (const std::size_t i : order(id)) {
        const Edge& edge = edges[i];
        const ConfigurationId configuration = arena_->node(edge.to).configuration;
        if (edge.restricted && appeared_[configuration] != 0) {
            ascending::insert(all_fail.present, configuration);
            if (log_ != nullptr) steps.push_back({static_cast<std::uint32_t>(i), left_out});
            continue;
        }
        Answer answer = after(edge, target - edge.gain, depth - 1);
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
        if (!open) all_fail.add(answer.dependence);
        if (log_ != nullptr) steps.push_back({static_cast<std::uint32_t>(i), answer.proof});
    }
    if (open) return {};
    const bool reached = wanted == Truth::no;
    const ProofId proof = log_ != nullptr ? log_->note(id, target, reached, steps) : no_proof;
    return {reached ? Truth::yes : Truth::no, std::move(all_fail), proof};
}

Answer ValueSearch::after(const Edge& edge, int target, int depth) {
    const ConfigurationId configuration = arena_->node(edge.to).configuration;
    if (edge.forgets) {
        std::vector<std::uint32_t> before(appeared_.size());
        std::swap(before, appeared_);
        appeared_[configuration] = 1;
        Answer answer = reaches(edge.to, target, depth);
        std::swap(before, appeared_);
        // What came before does not count there, so the answer takes nothing from it.
        return {answer.truth, {}, answer.proof};
    }
    ++appeared_[configuration];
    Answer answer = reaches(edge.to, target, depth);
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
