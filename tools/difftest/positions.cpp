#include "tools/difftest/positions.hpp"

#include <algorithm>
#include <charconv>

#include "reference/japanese2003/definitions2.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::difftest {

namespace {

/// How often a draw is repeated until it shows what its kind is for.
constexpr int most_draws = 100;

/// Boards of the commentary, with kos, sekis and throw-ins.
const std::vector<std::vector<std::string>>& corpus() {
    static const std::vector<std::vector<std::string>> boards{
        {".##.", "##O#", "O#OO", ".OO."}, {".OO#O.#.", "OO#.####", ".O#####."},
        {"######", "#.#.O#", "######"},   {"#####", ".#O#O", "#O.O.", "OOOOO"},
        {"O...", "####", "OOOO", "...."},
    };
    return boards;
}

Content any_of(std::initializer_list<Content> contents, Random& random) {
    return *(contents.begin() + below(random, contents.size()));
}

Position made_legal(Position position) {
    for (auto stuck = reference::strings_without_liberty(position); !stuck.empty();
         stuck = reference::strings_without_liberty(position)) {
        for (const Point point : stuck.begin()->points) position.set(point, Content::empty);
    }
    return position;
}

Position draw_uniform(const Grid& grid, Random& random) {
    Position position(grid);
    for (const Point point : grid.points()) {
        position.set(point, any_of({Content::empty, Content::black, Content::white}, random));
    }
    return made_legal(std::move(position));
}

Position draw_dense(const Grid& grid, Random& random) {
    Position position(grid);
    for (const Point point : grid.points()) {
        position.set(point, any_of({Content::empty, Content::black, Content::black, Content::black,
                                    Content::white, Content::white, Content::white},
                                   random));
    }
    return made_legal(std::move(position));
}

bool shares_a_liberty(const Position& position, const reference::String& black) {
    const auto own = reference::liberties(position, black);
    if (own.size() > 2) return false;
    for (const reference::String& white : reference::strings(position)) {
        if (white.player == black.player) continue;
        const auto others = reference::liberties(position, white);
        const bool shared = std::any_of(own.begin(), own.end(), [&](Point p) { return others.contains(p); });
        if (others.size() <= 2 && shared) return true;
    }
    return false;
}

bool is_seki_like(const Position& position) {
    const auto all = reference::strings(position);
    return std::any_of(all.begin(), all.end(), [&](const reference::String& string) {
        return string.player == Player::black && shares_a_liberty(position, string);
    });
}

template <class Shows>
Position draw_until(const Grid& grid, Random& random, const Shows& shows) {
    Position position = draw_dense(grid, random);
    for (int i = 0; i < most_draws && !shows(position); ++i) position = draw_dense(grid, random);
    return position;
}

Position any_example(const Grid& grid, Random& random) {
    std::vector<Position> all;
    std::vector<Position> of_this_size;
    for (const auto& rows : corpus()) {
        all.push_back(position_from_rows(rows).value());
        if (all.back().grid() == grid) of_this_size.push_back(all.back());
    }
    const auto& choice = of_this_size.empty() ? all : of_this_size;
    return choice[below(random, choice.size())];
}

Position draw_mutated(const Grid& grid, Random& random) {
    const Position example = any_example(grid, random);
    const auto offset = [&](int wanted, int there) {
        return wanted >= there
                   ? 0
                   : static_cast<int>(below(random, static_cast<std::uint64_t>(there - wanted + 1)));
    };
    const int row = offset(grid.rows(), example.grid().rows());
    const int column = offset(grid.columns(), example.grid().columns());
    Position position(grid);
    for (const Point point : grid.points()) {
        const int from_row = grid.row(point) + row;
        const int from_column = grid.column(point) + column;
        if (from_row >= example.grid().rows() || from_column >= example.grid().columns()) continue;
        position.set(point, example[example.grid().at(from_row, from_column)]);
    }
    for (auto changes = below(random, 4); changes > 0; --changes) {
        const Point point{static_cast<std::uint16_t>(below(random, static_cast<std::uint64_t>(grid.size())))};
        position.set(point, any_of({Content::empty, Content::black, Content::white}, random));
    }
    return made_legal(std::move(position));
}

/// "2x3" as rows and columns.
std::optional<Grid> grid_of(std::string_view text) {
    int rows = 0;
    int columns = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, rows);
    if (first.ec != std::errc{} || first.ptr == end || *first.ptr != 'x') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, columns);
    if (second.ec != std::errc{} || second.ptr != end) return std::nullopt;
    const auto grid = Grid::create(rows, columns);
    return grid ? std::optional(*grid) : std::nullopt;
}

std::vector<std::string_view> parts_of(std::string_view list) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = list.find(',');
        parts.push_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        list.remove_prefix(comma + 1);
    }
}

}  // namespace

std::string_view name(Kind kind) {
    switch (kind) {
        case Kind::uniform:
            return "uniform";
        case Kind::dense:
            return "dense";
        case Kind::ko_rich:
            return "ko-rich";
        case Kind::seki_like:
            return "seki-like";
        case Kind::mutated:
            break;
    }
    return "mutated";
}

tl::expected<std::vector<Kind>, std::string> kinds_of_list(std::string_view list) {
    std::vector<Kind> kinds;
    for (const std::string_view part : parts_of(list)) {
        const auto* const found = std::find_if(std::begin(all_kinds), std::end(all_kinds),
                                               [&](Kind kind) { return name(kind) == part; });
        if (found == std::end(all_kinds)) {
            return tl::make_unexpected("no kind '" + std::string(part) +
                                       "'; there are: uniform, dense, ko-rich, seki-like, mutated");
        }
        kinds.push_back(*found);
    }
    return kinds;
}

tl::expected<std::vector<Grid>, std::string> grids_of_list(std::string_view list) {
    std::vector<Grid> grids;
    for (const std::string_view part : parts_of(list)) {
        const std::size_t dots = part.find("..");
        const auto from = grid_of(part.substr(0, dots));
        const auto to = dots == std::string_view::npos ? from : grid_of(part.substr(dots + 2));
        if (!from || !to || from->rows() > to->rows() || from->columns() > to->columns()) {
            return tl::make_unexpected("no grid or range of grids: '" + std::string(part) +
                                       "'; write 2x3 or 1x1..3x3");
        }
        for (int rows = from->rows(); rows <= to->rows(); ++rows) {
            for (int columns = from->columns(); columns <= to->columns(); ++columns) {
                grids.push_back(Grid::create(rows, columns).value());
            }
        }
    }
    return grids;
}

std::string name(const Grid& grid) {
    return std::to_string(grid.rows()) + "x" + std::to_string(grid.columns());
}

std::uint64_t count_of_distributions(const Grid& grid) {
    std::uint64_t count = 1;
    for (int i = 0; i < grid.size(); ++i) count *= 3;
    return count;
}

std::optional<Position> legal_position(const Grid& grid, std::uint64_t number) {
    constexpr Content contents[] = {Content::empty, Content::black, Content::white};
    Position position(grid);
    for (const Point point : grid.points()) {
        position.set(point, contents[number % 3]);
        number /= 3;
    }
    if (!reference::strings_without_liberty(position).empty()) return std::nullopt;
    return position;
}

std::uint64_t below(Random& random, std::uint64_t bound) {
    return random() % bound;
}

Position draw(const Grid& grid, Kind kind, Random& random) {
    switch (kind) {
        case Kind::uniform:
            return draw_uniform(grid, random);
        case Kind::dense:
            return draw_dense(grid, random);
        case Kind::ko_rich:
            return draw_until(grid, random, [](const Position& p) { return !reference::kos(p).empty(); });
        case Kind::seki_like:
            return draw_until(grid, random, is_seki_like);
        case Kind::mutated:
            break;
    }
    return draw_mutated(grid, random);
}

}  // namespace shikatsu::difftest
