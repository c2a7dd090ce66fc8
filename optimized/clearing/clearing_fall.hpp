// Into what a region falls when kept stones cut it, and who gives what there (proofs/clearing.md).
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "optimized/clearing/clearing_memory.hpp"

namespace shikatsu::optimized {

class ClearingFall {
  public:
    struct Piece {
        ClearingPart* part;
        /// By group of the part: the class of what has fallen.
        std::vector<std::size_t> classes;
    };

    /// Of a state with stones that are joined to kept ones; `empty` are the places that are sure to be.
    /// Keeps references to the shape and the memory.
    ClearingFall(const RegionShape& shape, ClearingMemory& memory, const ClearingGame& game,
                 const RegionState& state, Mask empty)
        : shape_(shape), memory_(memory), classes_(game.classes(state)), empty_(empty) {
        for (const RegionClass& one : classes_) {
            body_ |= one.stones;
            owed_.push_back(game.groups()[one.leader].wanted);
        }
        for_each_string(shape, game.field().points() & ~body_, [&](Mask piece) { rest_.push_back(piece); });
        std::stable_sort(rest_.begin(), rest_.end(),
                         [](Mask one, Mask other) { return std::popcount(one) < std::popcount(other); });
    }

    const std::vector<RegionClass>& classes() const { return classes_; }
    Mask body() const { return body_; }
    /// Those that give what is owed, once they were found.
    const std::vector<Piece>& pieces() const { return pieces_; }

    /// Whether the pieces give what is owed, and what matters of them. `outcome` says of a part with the
    /// opponent to move what becomes of it.
    template <class OutcomeOf>
    ClearingOutcome share_out(OutcomeOf outcome) {
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            if (std::popcount(classes_[i].beside & empty_) < owed_[i]) return {ClearingResult::never};
        }
        return share_out(0, outcome);
    }

  private:
    template <class OutcomeOf>
    ClearingOutcome share_out(std::size_t number, OutcomeOf& outcome) {
        using enum ClearingResult;
        if (number == rest_.size()) return {won};  // the last one gave what was still owed
        const Mask places = rest_[number];
        Mask later = 0;
        for (std::size_t i = number + 1; i < rest_.size(); ++i) later |= rest_[i] & empty_;
        std::vector<RegionGroup> groups;
        std::vector<std::size_t> classes;
        std::vector<int> least;
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            const Mask beside = classes_[i].beside;
            if ((beside & places) == 0) continue;
            classes.push_back(i);
            least.push_back(std::max(owed_[i] - std::popcount(beside & later), 0));
            groups.push_back({beside & places, std::min(owed_[i], std::popcount(beside & places & empty_))});
        }
        // If the least is too much, so is all else.
        std::vector<RegionGroup> easiest = groups;
        for (std::size_t i = 0; i < least.size(); ++i) easiest[i].wanted = least[i];
        const ClearingOutcome at_least = outcome(memory_.part(shape_, places, easiest));
        if (!at_least.won()) return {at_least.result};
        // From the most that each may give down to the least.
        const std::vector<RegionGroup> most = groups;
        ClearingResult all = never;
        for (;;) {
            ClearingPart& part = memory_.part(shape_, places, groups);
            const ClearingOutcome here = outcome(part);
            ClearingResult result = here.result;
            if (here.won()) {
                const std::vector<int> owed = owed_;
                for (std::size_t i = 0; i < classes.size(); ++i) owed_[classes[i]] -= groups[i].wanted;
                pieces_.push_back({&part, classes});
                const ClearingOutcome further = share_out(number + 1, outcome);
                if (further.won()) return {won, here.known | further.known};
                result = further.result;
                pieces_.pop_back();
                owed_ = owed;
            }
            if (result == not_yet) all = not_yet;
            std::size_t i = 0;
            for (; i < least.size() && groups[i].wanted == least[i]; ++i) groups[i].wanted = most[i].wanted;
            if (i == least.size()) return {all};
            --groups[i].wanted;
        }
    }

    const RegionShape& shape_;
    ClearingMemory& memory_;
    std::vector<RegionClass> classes_;
    Mask empty_;
    Mask body_ = 0;
    /// The smaller ones first.
    std::vector<Mask> rest_;
    /// By class: what it still needs.
    std::vector<int> owed_;
    std::vector<Piece> pieces_;
};

}  // namespace shikatsu::optimized
