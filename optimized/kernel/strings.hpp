// The strings of a position with their liberties, and what plays do to them.
#pragma once

#include <array>
#include <cstddef>

#include "optimized/kernel/bits.hpp"
#include "optimized/kernel/geometry.hpp"
#include "optimized/kernel/inline_list.hpp"

namespace shikatsu::optimized {

/// The two sides of a question.
enum class Side : std::uint8_t { attacker, defender };

constexpr Side other(Side side) {
    return side == Side::attacker ? Side::defender : Side::attacker;
}

/// Stones by side.
template <int W, class Word = std::uint64_t>
struct Board {
    std::array<Bits<W, Word>, 2> stones;

    const Bits<W, Word>& of(Side side) const { return stones[static_cast<std::size_t>(side)]; }
    Bits<W, Word>& of(Side side) { return stones[static_cast<std::size_t>(side)]; }
    Bits<W, Word> occupied() const { return stones[0] | stones[1]; }

    friend constexpr auto operator<=>(const Board&, const Board&) = default;
};

template <int W, class Word = std::uint64_t>
struct String {
    Bits<W, Word> stones;
    Bits<W, Word> liberties;
};

/// Strings of one side are pairwise not adjacent. As a grid's intersections fall into adjacent pairs but for
/// at most one, there are at most half as many strings, rounded up; so it is with any connected parts of a
/// set.
template <int W>
inline constexpr std::size_t most_parts = std::size_t{32} * W;

template <int W, class Word = std::uint64_t>
using Strings = InlineList<String<W, Word>, most_parts<W>>;

/// Visits the connected parts of `set`, in the order of their first points.
template <int W, class Word, class Visit>
void for_each_part(const Geometry<W, Word>& geometry, const Bits<W, Word>& set, Visit visit) {
    Bits<W, Word> rest = set;
    for (int round = 0; !settled(Loop::parts, rest.empty(), round); ++round) {
        const Bits<W, Word> part = geometry.flood(rest.lowest(), rest);
        visit(part);
        rest -= part;
    }
}

/// The strings that `stones` of one side form. [J2003-D1-8] [J2003-D1-9]
template <int W, class Word>
Strings<W, Word> strings_of(const Geometry<W, Word>& geometry, const Bits<W, Word>& stones,
                            const Bits<W, Word>& empty) {
    Strings<W, Word> strings;
    for_each_part(geometry, stones, [&](const Bits<W, Word>& string) {
        strings.push_back({string, geometry.neighbours(string) & empty});
    });
    return strings;
}

/// Those of the stones `own` whose strings have no liberty.
template <int W, class Word>
Bits<W, Word> without_liberty(const Geometry<W, Word>& geometry, const Bits<W, Word>& own,
                              const Bits<W, Word>& empty) {
    return own - geometry.flood(own & geometry.neighbours(empty), own);
}

/// What a play would do. `legal` is the bare definition of a play: empty intersection, capture, no suicide.
template <int W, class Word = std::uint64_t>
struct PlayEffect {
    Truth<Word> legal{};
    Bits<W, Word> captured;
    /// A ko-capture: it removes exactly one stone and the answer on that stone's intersection would recreate
    /// the position. [J2003-D2-3] [J2003-D2-5]
    Truth<Word> ko_capture{};
};

/// The strings of both sides of a board on which every string has a liberty.
template <int W, class Word = std::uint64_t>
class StringTable {
  public:
    StringTable(const Geometry<W, Word>& geometry, const Board<W, Word>& board)
        : geometry_(&geometry),
          board_(board),
          empty_(geometry.all() - board.occupied()),
          strings_{strings_of(geometry, board.of(Side::attacker), empty_),
                   strings_of(geometry, board.of(Side::defender), empty_)} {
        summarize(Side::attacker);
        summarize(Side::defender);
    }

    const Board<W, Word>& board() const { return board_; }
    const Bits<W, Word>& empty() const { return empty_; }

    /// In the order of their first points.
    const Strings<W, Word>& strings(Side side) const { return strings_[static_cast<std::size_t>(side)]; }
    std::size_t size(Side side) const { return strings(side).size(); }
    const String<W, Word>& string(Side side, std::size_t i) const { return strings(side)[i]; }

    /// The string with a stone on `point`. Requires that `side` has a stone there.
    const String<W, Word>& string_at(Side side, Point point) const {
        std::size_t i = 0;
        while (!string(side, i).stones.contains(point)) ++i;
        return string(side, i);
    }

    /// Requires an empty `point`.
    PlayEffect<W, Word> effect(Side side, Point point) const {
        PlayEffect<W, Word> effect;
        const Bits<W, Word> stone = Bits<W, Word>::of(point);
        const Bits<W, Word> near = geometry_->neighbours(stone);
        const Side rival = other(side);
        const Truth<Word> last_liberty = summary(rival).last_liberties.contains(point);
        if (possible(last_liberty)) {
            for (const String<W, Word>& threatened : strings(rival)) {
                insert_if(last_liberty && threatened.liberties == stone, effect.captured, threatened.stones);
            }
        }
        effect.legal = !effect.captured.empty() || near.meets(empty_) || near.meets(summary(side).safe);
        effect.ko_capture = effect.captured.single() && near.subset_of(board_.of(rival));
        return effect;
    }

    /// The empty intersections on which `side` has a ko-capture, banned or not.
    Bits<W, Word> ko_shapes(Side side) const {
        const Bits<W, Word> candidates = empty_ - geometry_->neighbours(empty_ | board_.of(side));
        Bits<W, Word> shapes;
        candidates.for_each([&](Point point) {
            if (effect(side, point).ko_capture) shapes.insert(point);
        });
        return shapes;
    }

  private:
    /// What a play's effect depends on, taken over all strings of a side.
    struct Summary {
        /// The liberties of the strings that have one only.
        Bits<W, Word> last_liberties;
        /// The stones of the other strings: a play that joins one of them leaves it a liberty.
        Bits<W, Word> safe;
    };

    const Summary& summary(Side side) const { return summaries_[static_cast<std::size_t>(side)]; }

    void summarize(Side side) {
        Summary& summary = summaries_[static_cast<std::size_t>(side)];
        for (const String<W, Word>& string : strings(side)) {
            const Truth<Word> in_atari = string.liberties.single();
            insert_if(in_atari, summary.last_liberties, string.liberties);
            insert_if(!in_atari, summary.safe, string.stones);
        }
    }

    const Geometry<W, Word>* geometry_;
    Board<W, Word> board_;
    Bits<W, Word> empty_;
    std::array<Strings<W, Word>, 2> strings_;
    std::array<Summary, 2> summaries_;
};

}  // namespace shikatsu::optimized
