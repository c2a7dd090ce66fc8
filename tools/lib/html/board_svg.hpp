// Boards as SVG: grid, coordinates, stones, and marks on intersections.
#pragma once

#include <string>
#include <vector>

#include "reference/values/position.hpp"
#include "tools/lib/html/markup.hpp"

namespace shikatsu::tools::html {

/// What is said of an intersection or of the stone on it.
enum class Mark : unsigned char {
    none,
    uncapturable,
    capturable_1,
    capturable_2,
    dead,
    undecided,
    black_territory,
    white_territory,
    dame,
    eye_in_seki,
    asked_about
};

/// What a reader is told of a mark, such as "capturable-2"; empty for none.
std::string_view words(Mark mark);

/// One mark for each intersection of a grid.
class Marks {
  public:
    explicit Marks(const Grid& grid) : marks_(static_cast<std::size_t>(grid.size()), Mark::none) {}
    void set(const std::vector<Point>& points, Mark mark) {
        for (const Point point : points) marks_[point.index] = mark;
    }
    Mark operator[](Point point) const { return marks_[point.index]; }
    bool contains(Mark mark) const;

  private:
    std::vector<Mark> marks_;
};

/// Intersections that are shaded together, such as a local-2. `name` is a word for style sheets.
struct Shade {
    std::string name;
    std::vector<Point> points;
};

struct BoardPicture {
    Position position;
    Marks marks;
    std::vector<Shade> shades;
    /// Unique in its page.
    std::string id;
    std::string title;
    std::string description;
    /// Whether stones with a mark of territory are drawn faintly, as stones that will be removed.
    bool dead_stones_fade = false;
    /// The id of another board of the page with the same position, whose stones are shown instead of own
    /// ones; a script may then move on from them. Empty for a board with its own.
    std::string stones_of;
};

/// The board as an element `svg` with role, title and description; styled by the style sheet of boards.
Markup board_svg(const BoardPicture& picture);

/// The board as a file of its own, with its style sheet.
std::string board_svg_file(const BoardPicture& picture);

/// One intersection with a mark, and a stone under it unless `content` is empty: for legends.
Markup sample_svg(Content content, Mark mark);

/// The same as a table: columns and rows are named as on the board, each cell says what stands there and its
/// mark.
Markup board_table(const BoardPicture& picture);

}  // namespace shikatsu::tools::html
