// First costs of unexplored nodes, by what can be seen on their boards.
#pragma once

#include <algorithm>
#include <cstdint>
#include <variant>

#include "optimized/exploration/leaf_picture.hpp"

namespace shikatsu::optimized {

/// An estimate of how many unexplored nodes a player has to win; Guidance::unit for each.
using Cost = std::uint32_t;

struct Costs {
    Cost prove = 0;
    Cost disprove = 0;
};

/// The costs of a leaf are sums over features of its board and of the move that led there. They order the
/// search and decide nothing. The weights were found by hill climbing on 399 questions about random boards of
/// 4x4 to 5x5, each asked with one weight or a few changed a little; that of a ko-pass, of which these had
/// few, on boards with several kos.
template <int W>
class LeafCosts {
  public:
    LeafCosts(const Landscape<W>& landscape, const LeafPicture<W>& root)
        : landscape_(landscape), empty_at_root_(free(*root.board).count()) {}

    Costs of(const LeafPicture<W>& leaf) const {
        Sum sum;
        sum.add(always);
        add_board(leaf, sum);
        add_wanted(leaf, sum);
        if (!landscape_.region.empty()) add_region(leaf, sum);
        if (leaf.last) add_move(leaf, *leaf.last, sum);
        return {static_cast<Cost>(std::max(1, sum.prove)), static_cast<Cost>(std::max(1, sum.disprove))};
    }

  private:
    /// What a feature adds to the attacker's and to the defender's cost.
    struct Weight {
        int prove = 0;
        int disprove = 0;
    };
    struct Sum {
        int prove = 0;
        int disprove = 0;

        void add(Weight weight, int times = 1) {
            prove += weight.prove * times;
            disprove += weight.disprove * times;
        }
        /// To the cost of him who chose what is rated.
        void add_for(Side chooser, Weight weight, int times = 1) {
            (chooser == Side::attacker ? prove : disprove) +=
                (chooser == Side::attacker ? weight.prove : weight.disprove) * times;
        }
    };

    // The whole board. Counts of empty intersections are cut off where larger boards would drown the rest.
    static constexpr Weight always{0, 34};
    static constexpr Weight more_empty_than_at_root{-14, 1};
    static constexpr Weight empty_and_other_to_move{9, 4};
    static constexpr Weight per_ban{16, -7};
    static constexpr Weight eye_of_attacker{-4, -1};
    static constexpr Weight eye_of_defender{0, -4};
    static constexpr Weight liberty_of_attacker{-2, 0};

    // What the attacker has to capture next: a string of the target, then a played stone.
    static constexpr Weight target_captured{-6, -2};
    static constexpr Weight played_stone{6, -2};
    static constexpr Weight nothing_wanted{6, 0};
    static constexpr Weight liberty{13, 0};
    static constexpr Weight liberty_up_to_four{0, -7};
    static constexpr Weight defender_to_move{22, 0};
    static constexpr Weight attacker_can_capture{-11, 20};
    static constexpr Weight defender_in_atari{-18, -18};
    static constexpr Weight attacker_can_give_atari{0, 2};

    // The region to be kept clear.
    static constexpr Weight region_asked{-1, -2};
    static constexpr Weight defender_in_region{2, 0};

    // The move, for the player who made it.
    static constexpr Weight pass{18, 7};
    static constexpr Weight ko_pass{0, 30};
    static constexpr Weight captures{-13, -10};
    static constexpr Weight self_atari{72, 27};
    static constexpr Weight fills_own_eye{101, 43};
    static constexpr Weight far_from_stones{58, 0};
    static constexpr Weight beside_no_stone{31, 2};
    static constexpr Weight beside_wanted{1, -2};
    static constexpr Weight gives_atari{-6, 8};
    static constexpr Weight rescues{-25, -13};
    static constexpr Weight outside_region{-3, -4};
    static constexpr Weight takes_ko{13, -1};

    static constexpr int most_empty = 24;
    static constexpr int most_more_empty = 16;

    Bits<W> free(const Board<W>& board) const { return landscape_.area - board.occupied(); }

    Bits<W> beside(const Bits<W>& points) const {
        return landscape_.geometry->neighbours(points) & landscape_.area;
    }

    void add_board(const LeafPicture<W>& leaf, Sum& sum) const {
        const Bits<W> attacker = leaf.board->of(Side::attacker);
        const Bits<W> defender = leaf.board->of(Side::defender);
        const Bits<W> open = free(*leaf.board);
        sum.add(more_empty_than_at_root, std::clamp(open.count() - empty_at_root_, 0, most_more_empty));
        const int shown = std::min(open.count(), most_empty);
        sum.add_for(other(leaf.mover), empty_and_other_to_move, shown);
        sum.add(per_ban, leaf.bans);
        sum.add(eye_of_attacker, (open - beside(landscape_.area - attacker)).count());
        sum.add(eye_of_defender, (open - beside(landscape_.area - defender)).count());
        sum.add(liberty_of_attacker, (beside(attacker) & open).count());
    }

    void add_wanted(const LeafPicture<W>& leaf, Sum& sum) const {
        if (leaf.captured) sum.add(target_captured);
        sum.add(played_stone, leaf.played);
        if (leaf.wanted.empty()) {
            sum.add(nothing_wanted);
            return;
        }
        const Bits<W> string =
            landscape_.geometry->flood(leaf.wanted.lowest(), leaf.board->of(Side::defender));
        const int liberties = liberties_of(string, *leaf.board);
        const bool attacker_moves = leaf.mover == Side::attacker;
        sum.add(liberty, liberties);
        sum.add(liberty_up_to_four, std::min(liberties, 4));
        if (!attacker_moves) sum.add(defender_to_move);
        if (liberties == 1) sum.add(attacker_moves ? attacker_can_capture : defender_in_atari);
        if (liberties == 2 && attacker_moves) sum.add(attacker_can_give_atari);
    }

    void add_region(const LeafPicture<W>& leaf, Sum& sum) const {
        sum.add(region_asked);
        sum.add(defender_in_region, (landscape_.region & leaf.board->of(Side::defender)).count());
    }

    void add_move(const LeafPicture<W>& leaf, const LastMove<W>& last, Sum& sum) const {
        if (const Play* play = std::get_if<Play>(&last.move)) {
            add_play(play->point, last, leaf, sum);
        } else {
            sum.add_for(last.mover, std::holds_alternative<Pass>(last.move) ? pass : ko_pass);
        }
    }

    void add_play(Point point, const LastMove<W>& last, const LeafPicture<W>& leaf, Sum& sum) const {
        const Board<W>& before = *last.before;
        const Board<W>& after = *leaf.board;
        const Side side = last.mover;
        const Bits<W> stone = Bits<W>::of(point);
        const Bits<W> near = beside(stone);
        const Bits<W> string = landscape_.geometry->flood(stone, after.of(side));
        const int liberties = liberties_of(string, after);
        const int captured = (before.of(other(side)) - after.of(other(side))).count();
        const auto rate = [&](bool holds, Weight weight) {
            if (holds) sum.add_for(side, weight);
        };
        rate(captured > 0, captures);
        rate(captured == 0 && liberties == 1, self_atari);
        rate(captured == 1 && liberties == 1 && string.count() == 1, takes_ko);
        rate(near.subset_of(before.of(side)), fills_own_eye);
        const bool alone = !near.meets(before.occupied());
        const bool far = alone && !beside(near).meets(before.occupied());
        rate(far, far_from_stones);
        rate(alone && !far, beside_no_stone);
        rate(near.meets(leaf.wanted), beside_wanted);
        rate(in_atari_beside(near, after, other(side)), gives_atari);
        rate(liberties > 1 && in_atari_beside(near, before, side), rescues);
        rate(!landscape_.region.empty() && !landscape_.region.contains(point), outside_region);
    }

    int liberties_of(const Bits<W>& string, const Board<W>& board) const {
        return (beside(string) - board.occupied()).count();
    }

    /// Whether a string of `side` that meets `near` has one liberty.
    bool in_atari_beside(const Bits<W>& near, const Board<W>& board, Side side) const {
        Bits<W> left = near & board.of(side);
        while (!left.empty()) {
            const Bits<W> string = landscape_.geometry->flood(left.lowest(), board.of(side));
            if (liberties_of(string, board) == 1) return true;
            left -= string;
        }
        return false;
    }

    Landscape<W> landscape_;
    int empty_at_root_;
};

}  // namespace shikatsu::optimized
