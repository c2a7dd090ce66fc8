// Vertices: letters without I from the left, numbers from the bottom.
#include "reference/values/vertex.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cctype>

#include "tests/values/generators.hpp"

namespace shikatsu::testing {
namespace {

TEST(Vertex, LettersSkipI) {
    const Grid grid = Grid::create(19, 19).value();
    EXPECT_EQ(vertex(grid, grid.at(18, 0)), "A1");
    EXPECT_EQ(vertex(grid, grid.at(0, 0)), "A19");
    EXPECT_EQ(vertex(grid, grid.at(18, 7)), "H1");
    EXPECT_EQ(vertex(grid, grid.at(18, 8)), "J1");
    EXPECT_EQ(vertex(grid, grid.at(0, 18)), "T19");
    EXPECT_EQ(point_of_vertex(grid, "d16"), grid.at(3, 3));
}

TEST(Vertex, AnythingElseIsNoPoint) {
    const Grid grid = Grid::create(5, 6).value();
    for (const char* text :
         {"", "A", "1", "I1", "A0", "A6", "G1", "A-1", "A1 ", " A1", "A01", "AA1", "A100", "1A"}) {
        EXPECT_FALSE(point_of_vertex(grid, text)) << text;
    }
    EXPECT_TRUE(point_of_vertex(grid, "F5"));
}

RC_GTEST_PROP(VertexProperty, NamesThePointInEitherCase, ()) {
    const Grid grid = *grids();
    const Point point = *rc::gen::elementOf(grid.points());
    std::string name = vertex(grid, point);
    RC_ASSERT(name.find('I') == std::string::npos);
    RC_ASSERT(point_of_vertex(grid, name) == point);
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    RC_ASSERT(point_of_vertex(grid, name) == point);
}

}  // namespace
}  // namespace shikatsu::testing
