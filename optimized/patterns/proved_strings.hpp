// Strings that were shown to be kept, for searches about others: what is joined to one of them while a
// pattern of its proof is there is kept with it (proofs/patterns.md).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/patterns/pattern_table.hpp"
#include "optimized/patterns/proved_string.hpp"
#include "optimized/patterns/resting_lines.hpp"
#include "optimized/zones/cut_out.hpp"

namespace shikatsu::optimized {

template <int W>
class ProvedStrings {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    /// A pattern of a proof, with the opponent to move: the number of its line.
    struct Line {
        std::size_t proof;
        std::uint32_t number;
        Known seen;
        /// The target of the proof.
        Set stones;
        /// The keeper may leave it alone until the opponent plays there.
        bool rests;
    };

    /// Strings of which a stone is not in the cut-out are left out. Keeps references to the geometry and to
    /// `proved`.
    ProvedStrings(const Geometry<W>& geometry, const CutOut& cut, Player keeper,
                  const std::vector<ProvedString>& proved)
        : geometry_(geometry), keeper_(keeper), proved_(proved) {
        inside_.resize(static_cast<std::size_t>(cut.whole().size()));
        for (const Point point : cut.position().grid().points()) inside_[cut.outside(point).index] = point;
        for (std::size_t i = 0; i < proved.size(); ++i) {
            const std::vector<Seen>& root = proved[i].proof->lines.back().seen;
            if (root[proved[i].target().index] != stone()) continue;
            if (const Set stones = stones_of(i); !stones.empty()) strings_.push_back({i, stones, nullptr});
        }
    }

    /// A pattern that the board shows, of a kept string that is part of the string `own`: its number here.
    std::optional<std::uint32_t> find(const Set& own, const Known& seen) {
        for (String& string : strings_) {
            if (!string.stones.subset_of(own)) continue;
            if (!string.table) read(string);
            if (const auto number = string.table->find(seen)) return number;
        }
        return std::nullopt;
    }

    /// A pattern that rests and is shown, of each kept string with a stone `near` of which there is one.
    std::vector<std::uint32_t> resting(const Known& seen, const Set& near) {
        std::vector<std::uint32_t> numbers;
        for (String& string : strings_) {
            if (!string.stones.meets(near)) continue;
            if (!string.table) read(string);
            const auto rests = [&](std::uint32_t number) { return lines_[number].rests; };
            if (const auto* entry = string.table->find(seen, rests)) numbers.push_back(entry->number);
        }
        return numbers;
    }

    const Line& line(std::uint32_t number) const { return lines_[number]; }

  private:
    struct String {
        std::size_t proof;
        Set stones;
        /// Read when it is first asked for.
        std::unique_ptr<PatternTable<W>> table;
    };

    Seen stone() const { return keeper_ == Player::black ? Seen::black : Seen::white; }

    /// Empty if one of them is not in the cut-out.
    Set stones_of(std::size_t proof) const {
        Set stones;
        for (const Point point : proved_[proof].stones) {
            const auto inside = inside_[point.index];
            if (!inside) return {};
            stones.insert(*inside);
        }
        return stones;
    }

    void read(String& string) {
        string.table = std::make_unique<PatternTable<W>>();
        const std::vector<PatternLine>& lines = proved_[string.proof].proof->lines;
        const std::vector<bool> rests =
            resting_lines(geometry_, lines, [&](const PatternLine& line) { return known(line.seen); });
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].keeper_to_move || lines[i].target) continue;
            const auto seen = known(lines[i].seen);
            if (!seen) continue;
            string.table->add(*seen, static_cast<std::uint32_t>(lines_.size()));
            lines_.push_back({string.proof, static_cast<std::uint32_t>(i), *seen, string.stones, rests[i]});
        }
    }

    /// Nothing if it is of an eye, or not in the cut-out.
    std::optional<Known> known(const std::vector<Seen>& signs) const {
        Known board;
        for (std::size_t i = 0; i < signs.size(); ++i) {
            if (signs[i] == Seen::unknown) continue;
            if (!inside_[i] || signs[i] == Seen::anchored) return std::nullopt;
            board.known.insert(*inside_[i]);
            if (signs[i] == Seen::empty) continue;
            board.board.of(signs[i] == stone() ? Side::defender : Side::attacker).insert(*inside_[i]);
        }
        return board;
    }

    const Geometry<W>& geometry_;
    Player keeper_;
    const std::vector<ProvedString>& proved_;
    /// By intersection of the whole grid: where it is in the cut-out.
    std::vector<std::optional<Point>> inside_;
    std::vector<String> strings_;
    std::vector<Line> lines_;
};

}  // namespace shikatsu::optimized
