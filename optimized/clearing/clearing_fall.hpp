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
        Mask together = 0;
        for_each_string(shape, game.field().points() & ~body_, [&](Mask piece) {
            const bool alone =
                memory.sides() == Sides::apart || std::popcount(piece) <= most_that_may_be_filled;
            if (alone) {
                rest_.push_back(piece);
            } else {
                together |= piece;
            }
        });
        if (together != 0) rest_.push_back(together);
        std::stable_sort(rest_.begin(), rest_.end(),
                         [](Mask one, Mask other) { return std::popcount(one) < std::popcount(other); });
    }

    const std::vector<RegionClass>& classes() const { return classes_; }
    Mask body() const { return body_; }
    /// Those that give what is owed, once they were found.
    const std::vector<Piece>& pieces() const { return pieces_; }

    /// Whether the pieces give what is owed, and what matters of them. `bans`: when one of them may rely on
    /// the opponent's. `outcome` says of a part with the opponent to move what becomes of it.
    template <class OutcomeOf>
    ClearingOutcome share_out(BansRelied bans, OutcomeOf outcome) {
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            if (std::popcount(classes_[i].beside & empty_) < owed_[i]) return {ClearingResult::never};
        }
        return share_out(0, bans, outcome);
    }

  private:
    /// Where kept stones are all around.
    static constexpr int most_that_may_be_filled = 2;

    /// When a region may rely on bans that is beside one that does so.
    static BansRelied of_others(BansRelied bans) {
        if (bans == BansRelied::always) return BansRelied::never;
        return bans == BansRelied::stirred ? BansRelied::after_work : bans;
    }

    /// What a piece gives to which classes.
    struct Share {
        Mask places;
        std::vector<RegionGroup> groups;
        std::vector<std::size_t> classes;
    };

    template <class OutcomeOf>
    ClearingOutcome share_out(std::size_t number, BansRelied bans, OutcomeOf& outcome) {
        using enum ClearingResult;
        if (number == rest_.size()) return {won};  // the last one gave what was still owed
        Share share{rest_[number], {}, {}};
        Mask later = 0;
        for (std::size_t i = number + 1; i < rest_.size(); ++i) later |= rest_[i] & empty_;
        std::vector<int> least;
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            const Mask beside = classes_[i].beside & share.places;
            if (beside == 0) continue;
            share.classes.push_back(i);
            least.push_back(std::max(owed_[i] - std::popcount(classes_[i].beside & later), 0));
            share.groups.push_back({beside, std::min(owed_[i], std::popcount(beside & empty_))});
        }
        // If the least is too much, so is all else.
        std::vector<RegionGroup> easiest = share.groups;
        for (std::size_t i = 0; i < least.size(); ++i) easiest[i].wanted = least[i];
        const ClearingOutcome at_least = outcome(memory_.part(shape_, share.places, easiest, bans));
        if (!at_least.won()) return {at_least.result};
        // From the most that each may give down to the least.
        const std::vector<RegionGroup> most = share.groups;
        ClearingResult all = never;
        for (;;) {
            const ClearingOutcome one = give(number, share, bans, outcome);
            if (one.won()) return one;
            if (one.result == not_yet) all = not_yet;
            std::size_t i = 0;
            for (; i < least.size() && share.groups[i].wanted == least[i]; ++i)
                share.groups[i].wanted = most[i].wanted;
            if (i == least.size()) return {all};
            --share.groups[i].wanted;
        }
    }

    /// The piece gives that, and later ones the rest. It is the last one, which is the largest, that may rely
    /// on bans in this way unless another one has to.
    template <class OutcomeOf>
    ClearingOutcome give(std::size_t number, const Share& share, BansRelied bans, OutcomeOf& outcome) {
        const auto part = [&](BansRelied relied) -> ClearingPart& {
            return memory_.part(shape_, share.places, share.groups, relied);
        };
        const bool last = number + 1 == rest_.size();
        BansRelied relied = last ? bans : of_others(bans);
        ClearingOutcome here = outcome(part(relied));
        if (!here.won() && relied != bans) here = outcome(part(relied = bans));
        if (!here.won()) return here;
        if (!here.bans) relied = BansRelied::never;
        const std::vector<int> owed = owed_;
        for (std::size_t i = 0; i < share.classes.size(); ++i)
            owed_[share.classes[i]] -= share.groups[i].wanted;
        pieces_.push_back({&part(relied), share.classes});
        const ClearingOutcome further =
            share_out(number + 1, relied == bans ? of_others(bans) : bans, outcome);
        if (further.won())
            return {ClearingResult::won, here.known | further.known, here.bans || further.bans,
                    here.barred || further.barred};
        pieces_.pop_back();
        owed_ = owed;
        return further;
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
