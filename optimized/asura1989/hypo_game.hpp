// The game of a status-analysis: tactical-situations and the moves between them.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "optimized/kernel/benson.hpp"
#include "optimized/kernel/filling.hpp"
#include "optimized/kernel/strings.hpp"
#include "reference/values/move.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu::optimized::asura1989 {

/// The colours, the ko-shadows of each side, whose turn it is. [AS89-HS-8]
template <int W>
struct Situation {
    Board<W> board;
    std::array<Bits<W>, 2> shadows;
    Side mover = Side::attacker;

    const Bits<W>& shadows_of(Side side) const { return shadows[static_cast<std::size_t>(side)]; }
    Bits<W>& shadows_of(Side side) { return shadows[static_cast<std::size_t>(side)]; }

    friend bool operator==(const Situation&, const Situation&) = default;

    std::uint64_t hash() const {
        const std::uint64_t seed = static_cast<std::uint64_t>(mover) + 1;
        return shadows[1].hash(
            shadows[0].hash(board.of(Side::defender).hash(board.of(Side::attacker).hash(seed))));
    }
};

/// What is asked: the stones, the chain (or chains), and the intersections on which a stone of the defender
/// at the end makes the chain alive: the chain's own and those of the compensation-region without a stone of
/// his at the start. [AS89-SA-4]
template <int W>
struct StatusQuestion {
    Board<W> board;
    Bits<W> chain;
    Bits<W> watched;
};

template <int W>
struct Successor {
    HypotheticalMove move;
    Situation<W> situation;
};

/// What a mover can do. A pass of the side for which the end here would be bad is not listed: the other side
/// passes, too, and that is the end (proofs/asura-1989.md, "pass-elimination").
template <int W>
class HypoGame {
  public:
    HypoGame(const Geometry<W>& geometry, const StatusQuestion<W>& question)
        : geometry_(&geometry), question_(question) {}

    const StatusQuestion<W>& question() const { return question_; }
    const Geometry<W>& geometry() const { return *geometry_; }

    Situation<W> root() const { return {question_.board, {}, Side::attacker}; }

    /// The stones of the defender that make the chain alive if play ends now.
    Bits<W> saving(const Situation<W>& situation) const {
        return situation.board.of(Side::defender) & question_.watched;
    }
    /// For whom it is good if play ends now.
    Side favoured(const Situation<W>& situation) const {
        return saving(situation).empty() ? Side::attacker : Side::defender;
    }

    /// By what the winner is known without search, whatever has been played before (proofs/asura-1989.md,
    /// "statics").
    Lemma lemma(const Situation<W>& situation) const {
        const Bits<W> stones = saving(situation);
        if (!stones.empty()) {
            if (unconditionally_alive(*geometry_, situation.board, Side::defender).meets(stones))
                return Lemma::life;
        } else if (closed_to_defender(situation)) {
            return Lemma::closed;
        }
        if (cleared_by_filling(*geometry_, situation.board, question_.watched, geometry_->all()))
            return Lemma::filled;
        return Lemma::none;
    }
    std::optional<Side> static_winner(const Situation<W>& situation) const {
        const Lemma lemma = this->lemma(situation);
        if (lemma == Lemma::none) return std::nullopt;
        return lemma == Lemma::life ? Side::defender : Side::attacker;
    }

    /// The moves but for the unfavoured side's pass; empty if that is all there is.
    void successors(const Situation<W>& situation, std::vector<Successor<W>>& out) const {
        out.clear();
        const Side mover = situation.mover;
        if (favoured(situation) == mover) out.push_back({Pass{}, passed(situation)});
        situation.shadows_of(mover).for_each([&](Point shadow) {
            Situation<W> next = situation;
            next.shadows_of(mover) -= Bits<W>::of(shadow);
            out.push_back({KoPass{shadow}, passed(next)});
        });
        const StringTable<W> table(*geometry_, situation.board);
        (table.empty() - situation.shadows_of(mover)).for_each([&](Point point) {
            const PlayEffect<W> effect = table.effect(mover, point);
            if (!effect.legal) return;
            Situation<W> next = situation;
            next.board.of(mover).insert(point);
            next.board.of(other(mover)) -= effect.captured;
            if (effect.ko_capture) next.shadows_of(other(mover)) |= effect.captured;
            out.push_back({Play{point}, passed(next)});
        });
    }

    /// The situation at the other side's turn, its idle ko-shadows eliminated. [AS89-HS-7]
    Situation<W> passed(Situation<W> situation) const {
        situation.mover = other(situation.mover);
        Bits<W>& shadows = situation.shadows_of(situation.mover);
        if (!shadows.empty())
            shadows = shadows & StringTable<W>(*geometry_, situation.board).ko_shapes(situation.mover);
        return situation;
    }

  private:
    /// No intersection watched has a stone, and the defender can never play on one while the attacker passes
    /// for ever.
    bool closed_to_defender(const Situation<W>& situation) const {
        const Bits<W> alive = unconditionally_alive(*geometry_, situation.board, Side::attacker);
        if (alive.empty()) return false;
        const Bits<W> open = question_.watched - alive;
        return (open & situation.board.of(Side::attacker)).empty() &&
               geometry_->neighbours(open).subset_of(alive);
    }

    const Geometry<W>* geometry_;
    StatusQuestion<W> question_;
};

}  // namespace shikatsu::optimized::asura1989
