// Boards with what is known of them, some of it anchored, by chance.
#pragma once

#include <string>
#include <vector>

#include "optimized/patterns/local_plays.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::patterns {

/// Where the strings of anchored stones have a liberty for sure.
enum class Breath { where_known, where_unknown };

/// A real board and what is known of it, with anchored stones; black is the keeper.
struct AnchoredScene {
    using Set = optimized::Bits<1>;
    using Known = optimized::KnownBoard<1>;
    using Side = optimized::Side;

    optimized::Geometry<1> geometry;
    Known real;
    Known seen;
    std::string words;

    /// Small draws make more known and less anchored.
    AnchoredScene(const Position& position, const std::vector<int>& known, const std::vector<int>& anchored,
                  int odds, Breath breath)
        : geometry(position.grid()) {
        real.known = geometry.all();
        Set looked_at;
        Set marked;
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) {
                const bool keepers = position.holds(point, Player::black);
                real.board.of(keepers ? Side::defender : Side::attacker).insert(point);
            }
            if (known[point.index] < odds) looked_at.insert(point);
            if (anchored[point.index] >= 5) marked.insert(point);
        }
        seen = real.on(looked_at);
        seen.anchored = geometry.flood(marked & breathing(breath) & seen.known, seen.of(Side::defender));
        real.anchored = geometry.flood(seen.anchored, real.of(Side::defender));
        words = one_line(position) + ", known" + indices(seen.known) + ", anchored" + indices(seen.anchored);
    }

    optimized::PlayEffect<1> effect(Side side, Point point) const {
        return optimized::StringTable<1>(geometry, real.board).effect(side, point);
    }

    /// Whether `known` is there after the play; what is in one string with anchored stones is anchored.
    bool shows_after(Side side, Point point, const Known& known) const {
        Known after = real;
        after.board.of(side).insert(point);
        after.board.of(other(side)) -= effect(side, point).captured;
        const Set& stones = after.of(Side::defender);
        const Set anchored = geometry.flood(real.anchored & stones, stones);
        return (after.of(Side::attacker) & known.known) == known.of(Side::attacker) &&
               (stones & known.known) == known.of(Side::defender) && known.anchored.subset_of(anchored);
    }

    /// Whether anchored stones still are after a play, whole strings of what is known then.
    bool stay_anchored(const Known& after) const {
        return seen.anchored.subset_of(after.anchored) &&
               after.anchored.subset_of(after.of(Side::defender)) &&
               geometry.flood(after.anchored, after.of(Side::defender)) == after.anchored;
    }

  private:
    /// The keeper's strings that have a liberty there.
    Set breathing(Breath breath) const {
        const Set there = breath == Breath::where_known ? seen.known : geometry.all() - seen.known;
        const optimized::StringTable<1> table(geometry, real.board);
        Set strings;
        for (const auto& string : table.strings(Side::defender)) {
            if (string.liberties.meets(there)) strings |= string.stones;
        }
        return strings;
    }
    static std::string indices(const Set& set) {
        std::string text;
        set.for_each([&](Point point) { text += " " + std::to_string(point.index); });
        return text;
    }
};

}  // namespace shikatsu::patterns
