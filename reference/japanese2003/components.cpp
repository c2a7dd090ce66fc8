#include "reference/japanese2003/components.hpp"

#include <algorithm>

namespace shikatsu::reference {

namespace {

// Nodes in the order in which a depth-first search leaves them; the search keeps its own stack, as graphs are
// deep.
std::vector<std::size_t> order_of_leaving(const std::vector<std::vector<std::size_t>>& successors) {
    struct Visit {
        std::size_t node;
        std::size_t next;
    };
    std::vector<std::size_t> order;
    std::vector<bool> seen(successors.size(), false);
    for (std::size_t root = 0; root < successors.size(); ++root) {
        if (seen[root]) continue;
        seen[root] = true;
        std::vector<Visit> stack{{root, 0}};
        while (!stack.empty()) {
            Visit& visit = stack.back();
            if (visit.next == successors[visit.node].size()) {
                order.push_back(visit.node);
                stack.pop_back();
                continue;
            }
            const std::size_t target = successors[visit.node][visit.next++];
            if (seen[target]) continue;
            seen[target] = true;
            stack.push_back({target, 0});
        }
    }
    return order;
}

std::vector<std::vector<std::size_t>> reversed(const std::vector<std::vector<std::size_t>>& successors) {
    std::vector<std::vector<std::size_t>> predecessors(successors.size());
    for (std::size_t i = 0; i < successors.size(); ++i) {
        for (const std::size_t target : successors[i]) predecessors[target].push_back(i);
    }
    return predecessors;
}

bool has_cycle(const std::vector<std::size_t>& component,
               const std::vector<std::vector<std::size_t>>& successors) {
    const std::size_t node = component.front();
    return component.size() > 1 ||
           std::find(successors[node].begin(), successors[node].end(), node) != successors[node].end();
}

}  // namespace

// Kosaraju's algorithm: against the order of leaving, backward searches find one component each.
std::vector<std::vector<std::size_t>> cyclic_components(
    const std::vector<std::vector<std::size_t>>& successors) {
    const std::vector<std::vector<std::size_t>> predecessors = reversed(successors);
    std::vector<std::size_t> order = order_of_leaving(successors);
    std::reverse(order.begin(), order.end());
    std::vector<bool> seen(successors.size(), false);
    std::vector<std::vector<std::size_t>> components;
    for (const std::size_t root : order) {
        if (seen[root]) continue;
        seen[root] = true;
        std::vector<std::size_t> component{root};
        for (std::size_t i = 0; i < component.size(); ++i) {
            for (const std::size_t before : predecessors[component[i]]) {
                if (seen[before]) continue;
                seen[before] = true;
                component.push_back(before);
            }
        }
        if (has_cycle(component, successors)) components.push_back(std::move(component));
    }
    return components;
}

}  // namespace shikatsu::reference
