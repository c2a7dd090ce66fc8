// The components of a graph beside what leads to what, found out by following all ways.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "optimized/kernel/strong_components.hpp"

namespace shikatsu::optimized::testing {

/// By node: the nodes that it leads to.
using SmallGraph = std::vector<std::vector<std::uint32_t>>;

/// By node: whether there is a way to the other one; to itself there is.
inline std::vector<std::vector<bool>> ways_in(const SmallGraph& graph) {
    std::vector<std::vector<bool>> way(graph.size(), std::vector<bool>(graph.size(), false));
    for (std::size_t from = 0; from < graph.size(); ++from) {
        way[from][from] = true;
        for (const std::uint32_t to : graph[from]) way[from][to] = true;
    }
    for (std::size_t over = 0; over < graph.size(); ++over) {
        for (std::size_t from = 0; from < graph.size(); ++from) {
            for (std::size_t to = 0; to < graph.size(); ++to)
                way[from][to] = way[from][to] || (way[from][over] && way[over][to]);
        }
    }
    return way;
}

inline std::string words_of(const SmallGraph& graph, const std::vector<std::uint32_t>& starts) {
    std::ostringstream words;
    words << graph.size() << " nodes, edges";
    for (std::size_t from = 0; from < graph.size(); ++from) {
        for (const std::uint32_t to : graph[from]) words << ' ' << from << '>' << to;
    }
    words << ", from";
    for (const std::uint32_t start : starts) words << ' ' << start;
    return words.str();
}

/// What is wrong with the components of what is reached from `starts`: exactly those nodes have a number, and
/// of them two have the same one if and only if they lead to each other. With the graph; empty if all is
/// well.
inline std::string components_fault(const SmallGraph& graph, const std::vector<std::uint32_t>& starts) {
    const auto next_of = [&](std::uint32_t node, auto visit) {
        for (const std::uint32_t next : graph[node]) visit(next);
    };
    const auto numbers = StrongComponents(graph.size(), starts, next_of).numbers();
    const auto way = ways_in(graph);
    for (std::size_t one = 0; one < graph.size(); ++one) {
        bool reached = false;
        for (const std::uint32_t start : starts) reached = reached || way[start][one];
        if ((numbers[one] != 0) != reached)
            return words_of(graph, starts) + ": number of node " + std::to_string(one);
        for (std::size_t other = 0; other < one && reached; ++other) {
            if (numbers[other] == 0) continue;
            if ((numbers[one] == numbers[other]) != (way[one][other] && way[other][one])) {
                return words_of(graph, starts) + ": nodes " + std::to_string(other) + " and " +
                       std::to_string(one);
            }
        }
    }
    return "";
}

/// The graph of so many nodes with the edges that the bits of `edges` say, one for each ordered pair.
inline SmallGraph graph_of(std::uint32_t nodes, std::uint64_t edges) {
    SmallGraph graph(nodes);
    for (std::uint32_t from = 0; from < nodes; ++from) {
        for (std::uint32_t to = 0; to < nodes; ++to) {
            if ((edges >> (from * nodes + to) & 1) != 0) graph[from].push_back(to);
        }
    }
    return graph;
}

}  // namespace shikatsu::optimized::testing
