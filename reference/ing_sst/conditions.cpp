#include "reference/ing_sst/conditions.hpp"

#include "reference/values/vertex.hpp"

namespace shikatsu::reference::ing_sst {

tl::expected<Conditions, std::string> check(const Conditions& conditions) {
    if (conditions.compensation % 2 != 0)
        return tl::make_unexpected("compensation is an even number of points [ING-HC-2]");
    if (conditions.handicap_plays < 0)
        return tl::make_unexpected("a handicap is not a negative number of plays [ING-HC-3]");
    return conditions;
}

std::optional<int> penalty_points(std::chrono::seconds basic, std::chrono::seconds additional) {
    if (2 * additional > basic) return std::nullopt;
    if (3 * additional > basic) return 6;
    if (6 * additional > basic) return 4;
    return additional.count() > 0 ? 2 : 0;
}

bool is_board_of_the_text(const Grid& grid) {
    return grid.rows() == grid.columns() && grid.rows() % 2 == 1 && grid.rows() >= 9 && grid.rows() <= 19;
}

std::string point_name(const Grid& grid, Point point) {
    return vertex(grid, point);
}

}  // namespace shikatsu::reference::ing_sst
