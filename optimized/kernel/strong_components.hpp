// Which nodes of a graph lead to each other (R. E. Tarjan, "Depth-first search and linear graph algorithms",
// SIAM Journal on Computing 1, 1972).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shikatsu::optimized {

/// Numbers the strongly connected components of what is reached from some nodes of a graph.
/// ForEachNext: for_each_next(node, visit) calls visit(successor) for each of a node's successors.
template <class ForEachNext>
class StrongComponents {
  public:
    using Node = std::uint32_t;

    /// `size`: the nodes are those below it.
    StrongComponents(std::size_t size, std::span<const Node> starts, ForEachNext for_each_next)
        : for_each_next_(for_each_next), index_(size, 0), low_(size, 0), component_(size, 0) {
        for (const Node start : starts) {
            if (index_[start] == 0) visit_all_from(start);
        }
    }

    /// By node: its component's number, counted from 1; 0 for what was not reached.
    const std::vector<std::uint32_t>& numbers() const { return component_; }

  private:
    struct Frame {
        Node node;
        std::vector<Node> next;
        std::size_t done;
    };

    void visit_all_from(Node start) {
        enter(start);
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            if (frame.done < frame.next.size()) {
                look(frame.node, frame.next[frame.done++]);
            } else {
                leave(frame.node);
            }
        }
    }

    void enter(Node node) {
        index_[node] = low_[node] = ++visited_;
        stack_.push_back(node);
        frames_.push_back({node, {}, 0});
        for_each_next_(node, [&](Node next) { frames_.back().next.push_back(next); });
    }

    void look(Node from, Node to) {
        if (index_[to] == 0) {
            enter(to);
        } else if (component_[to] == 0) {
            low_[from] = std::min(low_[from], index_[to]);
        }
    }

    void leave(Node node) {
        if (low_[node] == index_[node]) take_component(node);
        frames_.pop_back();
        if (frames_.empty()) return;
        const Node above = frames_.back().node;
        low_[above] = std::min(low_[above], low_[node]);
    }

    void take_component(Node first) {
        ++found_;
        Node member{};
        do {
            member = stack_.back();
            stack_.pop_back();
            component_[member] = found_;
        } while (member != first);
    }

    ForEachNext for_each_next_;
    /// By node: in which turn it was visited, counted from 1, and the earliest of its component known so far.
    std::vector<std::uint32_t> index_;
    std::vector<std::uint32_t> low_;
    std::vector<std::uint32_t> component_;
    /// Visited, but not yet in a component.
    std::vector<Node> stack_;
    std::vector<Frame> frames_;
    std::uint32_t visited_ = 0;
    std::uint32_t found_ = 0;
};

}  // namespace shikatsu::optimized
