// Strongly connected components are those nodes that lead to each other.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/optimized/components_comparison.hpp"

namespace shikatsu::optimized {
namespace {

TEST(StrongComponents, OfEveryGraphOfThreeNodesAreRight) {
    for (std::uint64_t edges = 0; edges < 512; ++edges) {
        for (const std::vector<std::uint32_t>& starts :
             {std::vector<std::uint32_t>{}, {0U}, {1U}, {2U, 0U}, {0U, 1U, 2U}})
            EXPECT_TRUE(testing::components_are_right(testing::graph_of(3, edges), starts)) << edges;
    }
}

RC_GTEST_PROP(StrongComponents, OfLargerGraphsAreRight, ()) {
    const auto nodes = *rc::gen::inRange<std::uint32_t>(1, 12);
    const auto node = rc::gen::inRange<std::uint32_t>(0, nodes);
    testing::SmallGraph graph(nodes);
    for (auto& next : graph) next = *rc::gen::container<std::vector<std::uint32_t>>(node);
    const auto starts = *rc::gen::container<std::vector<std::uint32_t>>(node);
    RC_ASSERT(testing::components_are_right(graph, starts));
}

}  // namespace
}  // namespace shikatsu::optimized
