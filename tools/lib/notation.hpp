// The commentary's notation for sequences: "#[acPbpp]" is Black at a, White at c, Black's ko-pass, White at
// b, two passes; "#[b][acP]*" repeats its last part for ever.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::tools {

/// A sequence of hypothetical-moves, alternating from `first`; if `cycle_start` is set, the moves from there
/// on repeat for ever.
struct Sequence {
    Player first = Player::black;
    std::vector<HypotheticalMove> moves;
    std::optional<std::size_t> cycle_start;
    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// Which letter stands for which intersection of a grid. An intersection has at most one letter.
class Lettering {
  public:
    explicit Lettering(Grid grid) : grid_(grid) {}
    /// Letters for the points of `moves` in the order of their first appearance: a to z, then A to Z, without
    /// 'p' and 'P', which are moves, and without 'o' and 'O', which look like a stone. Points beyond the last
    /// letter have none.
    static Lettering in_order_of_play(Grid grid, const std::vector<HypotheticalMove>& moves);

    /// Gives `point` a letter. False if the letter stands for a move, is no letter, or either is taken.
    bool assign(char letter, Point point);

    const Grid& grid() const { return grid_; }
    std::optional<char> letter(Point point) const;
    std::optional<Point> point(char letter) const;
    bool empty() const { return points_.empty(); }

  private:
    Grid grid_;
    std::map<char, Point> points_;
    std::map<Point, char> letters_;
};

/// The sequence in the commentary's notation. An intersection without letter is written as its vertex,
/// "(D4)". A ko-pass that names an intersection, which only other readings have, is written "P{a}".
std::string write_sequence(const Sequence& sequence, const Lettering& lettering);

struct NotationError {
    /// Counted from 1.
    int column = 1;
    std::string message;
};

/// Reads what write_sequence writes; blanks between moves are skipped.
tl::expected<Sequence, NotationError> read_sequence(std::string_view text, const Lettering& lettering);

}  // namespace shikatsu::tools
