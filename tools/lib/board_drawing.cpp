#include "tools/lib/board_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

namespace {

constexpr int gap = 4;

Sign stone_sign(Content content) {
    switch (content) {
        case Content::black:
            return {'#', Style::black_stone};
        case Content::white:
            return {'O', Style::white_stone};
        case Content::empty:
            break;
    }
    return {'.', Style::faint};
}

Sign status_sign(optimized::Status status) {
    switch (status) {
        case optimized::Status::uncapturable:
            return {'U', Style::uncapturable};
        case optimized::Status::capturable_1:
            return {'1', Style::capturable};
        case optimized::Status::capturable_2:
            return {'2', Style::capturable};
        case optimized::Status::dead:
            return {'x', Style::dead};
        case optimized::Status::undecided:
            break;
    }
    return {'?', Style::undecided};
}

/// One sign for every intersection, set list by list.
class SignMap {
  public:
    explicit SignMap(const Position& position) : signs_(static_cast<std::size_t>(position.grid().size())) {
        for (const Point point : position.grid().points()) signs_[point.index] = stone_sign(position[point]);
    }
    void set(const std::vector<Point>& points, Sign sign) {
        for (const Point point : points) signs_[point.index] = sign;
    }
    Sign operator()(Point point) const { return signs_[point.index]; }

  private:
    std::vector<Sign> signs_;
};

std::vector<Point> empty_ones(const Position& position, std::vector<Point> points) {
    std::erase_if(points, [&](Point point) { return !position.empty(point); });
    return points;
}

std::string padded_row(const Drawing& drawing, std::size_t row) {
    if (row >= drawing.lines.size()) return std::string(static_cast<std::size_t>(drawing.width), ' ');
    return drawing.lines[row];
}

std::string one_row(const std::vector<Drawing>& drawings, std::size_t from, std::size_t to) {
    std::size_t height = 0;
    for (std::size_t i = from; i < to; ++i) height = std::max(height, drawings[i].lines.size());
    std::string text;
    for (std::size_t row = 0; row < height; ++row) {
        std::string line;
        for (std::size_t i = from; i < to; ++i) {
            if (i != from) line += std::string(gap, ' ');
            line += padded_row(drawings[i], row);
        }
        text += without_trailing_blanks(std::move(line));
    }
    return text;
}

}  // namespace

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

Drawing draw_board(const Grid& grid, const std::string& title, const std::function<Sign(Point)>& sign_at,
                   Colouring colouring) {
    const int label_width = grid.rows() > 9 ? 2 : 1;
    const int board_width = label_width + 2 * grid.columns();
    Drawing drawing{{}, std::max(board_width, static_cast<int>(title.size()))};
    const std::string fill(static_cast<std::size_t>(drawing.width - board_width), ' ');
    const std::string title_fill(static_cast<std::size_t>(drawing.width) - title.size(), ' ');
    drawing.lines.push_back(styled(title, Style::title, colouring) + title_fill);
    for (int row = 0; row < grid.rows(); ++row) {
        const std::string label = fmt::format("{:>{}}", grid.rows() - row, label_width);
        std::string line = styled(label, Style::faint, colouring);
        for (int column = 0; column < grid.columns(); ++column) {
            const Sign sign = sign_at(grid.at(row, column));
            line += ' ';
            line += styled(std::string(1, sign.sign), sign.style, colouring);
        }
        drawing.lines.push_back(line + fill);
    }
    std::string footer(static_cast<std::size_t>(label_width), ' ');
    for (int column = 0; column < grid.columns(); ++column) {
        footer += ' ';
        footer += vertex(grid, grid.at(0, column)).front();
    }
    drawing.lines.push_back(styled(footer, Style::faint, colouring) + fill);
    return drawing;
}

Drawing draw_stones(const Position& position, Colouring colouring) {
    return draw_board(position.grid(), "stones", SignMap(position), colouring);
}

Drawing draw_statuses(const optimized::Adjudication& adjudication, Colouring colouring) {
    SignMap signs(adjudication.position);
    for (const optimized::StringVerdict& string : adjudication.strings) {
        signs.set(string.points, status_sign(string.status));
    }
    return draw_board(adjudication.position.grid(), "statuses", signs, colouring);
}

Drawing draw_territory(const optimized::Adjudication& adjudication, const optimized::Scoring& scoring,
                       Colouring colouring) {
    SignMap signs(adjudication.position);
    // Territory overwrites eye-points, so the eye-points that keep their sign are those in seki.
    signs.set(scoring.dame, {'D', Style::dame});
    for (const auto* eye_points : {&scoring.black.eye_points, &scoring.white.eye_points}) {
        signs.set(empty_ones(adjudication.position, *eye_points), {'s', Style::dame});
    }
    signs.set(scoring.black.territory, {'B', Style::black_territory});
    signs.set(scoring.white.territory, {'W', Style::white_territory});
    return draw_board(adjudication.position.grid(), "territory", signs, colouring);
}

Drawing draw_letters(const Position& position, const Lettering& lettering, Colouring colouring) {
    const auto sign_at = [&](Point point) {
        const auto letter = lettering.letter(point);
        return letter ? Sign{*letter, Style::letter} : stone_sign(position[point]);
    };
    return draw_board(position.grid(), "letters", sign_at, colouring);
}

std::string side_by_side(const std::vector<Drawing>& drawings, int max_width) {
    std::string text;
    std::size_t from = 0;
    while (from < drawings.size()) {
        int width = drawings[from].width;
        std::size_t to = from + 1;
        while (to < drawings.size() && width + gap + drawings[to].width <= max_width) {
            width += gap + drawings[to++].width;
        }
        text += one_row(drawings, from, to);
        from = to;
    }
    return text;
}

}  // namespace shikatsu::tools
