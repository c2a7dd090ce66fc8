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
            ASSERT_EQ(testing::components_fault(testing::graph_of(3, edges), starts), "");
    }
}

// Few edges from each node: where there are many, nearly all nodes lead to each other.
RC_GTEST_PROP(StrongComponents, OfLargerGraphsAreRight, ()) {
    constexpr std::size_t most_edges = 2;
    const auto nodes = *rc::gen::inRange<std::uint32_t>(1, 12);
    const auto node = rc::gen::inRange<std::uint32_t>(0, nodes);
    const auto some = rc::gen::mapcat(
        rc::gen::inRange<std::size_t>(0, most_edges + 1),
        [=](std::size_t count) { return rc::gen::container<std::vector<std::uint32_t>>(count, node); });
    testing::SmallGraph graph(nodes);
    for (auto& next : graph) next = *some;
    RC_ASSERT(testing::components_fault(graph, *some) == "");
}

}  // namespace
}  // namespace shikatsu::optimized
