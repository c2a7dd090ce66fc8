// Searching by the moves that look best: of each question one player is taken for who has what he wants, and
// may deviate from what looks best for him, each time more often. (W. D. Harvey, M. L. Ginsberg, "Limited
// discrepancy search", IJCAI 1995.)
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <unordered_map>
#include <vector>

namespace shikatsu::optimized {

/// How far a question is looked into: how often the hopeful player may deviate, and how many moves are looked
/// ahead.
struct DeviationBudget {
    int deviations = 0;
    int moves = 0;

    /// Any number of deviations, but few moves: so the shortest way is found.
    static DeviationBudget by_moves(int moves) { return {std::numeric_limits<int>::max() / 2, moves}; }

    /// For the next round.
    DeviationBudget more() const {
        constexpr int more_moves = 3;
        return {deviations + 1, moves + more_moves};
    }
    /// For questions that are only asked because the likely answer may be wrong.
    DeviationBudget less() const { return {deviations / 2, moves}; }
    /// After a move, by which the hopeful player may deviate.
    DeviationBudget after_move(bool deviates) const { return {deviations - (deviates ? 1 : 0), moves - 1}; }
    bool covers(const DeviationBudget& other) const {
        return deviations >= other.deviations && moves >= other.moves;
    }
};

/// What stayed open of one question, and with how much. Looked into with no more it stays open again.
template <class Key, class Hash = std::hash<Key>>
class OpenStates {
  public:
    void clear() { budgets_.clear(); }
    void add(const Key& key, DeviationBudget budget) { budgets_[key] = budget; }
    bool stays_open(const Key& key, DeviationBudget budget) const {
        const auto place = budgets_.find(key);
        return place != budgets_.end() && place->second.covers(budget);
    }

  private:
    std::unordered_map<Key, DeviationBudget, Hash> budgets_;
};

/// Asks whether targets are reached, from where the likely value parts them: first what is likely, then, if
/// nothing comes of it, the other way round. Ends with true once decides(target, whether it is hoped that it
/// is reached, budget) does. The targets are in ascending order.
template <class Decides>
bool ask_around(const std::vector<int>& targets, int likely, DeviationBudget budget, const Decides& decides) {
    const auto count = static_cast<int>(targets.size());
    const auto above =
        static_cast<int>(std::upper_bound(targets.begin(), targets.end(), likely) - targets.begin());
    const int below = above - 1;
    const auto ask = [&](int place, bool hope, DeviationBudget with) {
        return place >= 0 && place < count && decides(targets[static_cast<std::size_t>(place)], hope, with);
    };
    return ask(below, true, budget) || ask(above, false, budget) || ask(below / 2, true, budget) ||
           ask((above + count) / 2, false, budget) || ask(below, false, budget.less()) ||
           ask(above, true, budget.less());
}

}  // namespace shikatsu::optimized
