#include "reference/certificates/long_cycles.hpp"

#include <algorithm>
#include <map>
#include <queue>

namespace shikatsu::reference {

std::optional<LongCycles::Place> LongCycles::harm(bool ties_do_harm, Patience& patience) const {
    std::map<Recurring, Margin> most_needed;
    for (const Node& node : places_) {
        if (!node.arrival) continue;
        Margin& most = most_needed.try_emplace(node.recurring, node.need).first->second;
        most = std::max(most, node.need);
    }
    // Of places that are come to from the first one, the cheapest first.
    using Costly = std::pair<Margin, Place>;
    std::priority_queue<Costly, std::vector<Costly>, std::greater<>> open;
    std::vector<Place> seen_from(places_.size(), static_cast<Place>(places_.size()));
    for (Place first = 0; first < places_.size(); ++first) {
        const Node& start = places_[first];
        const auto most = most_needed.find(start.recurring);
        if (most == most_needed.end()) continue;
        // Moves to an arrival gain their cost and what is needed less there.
        const Margin dearest = most->second - start.need;
        const auto go_on = [&](const Node& from, Margin paid) {
            for (const Step& step : from.moves) {
                const Margin costs = paid + cost(from, step);
                if (costs <= dearest && seen_from[step.to] != first) open.emplace(costs, step.to);
            }
        };
        go_on(start, {});
        while (!open.empty()) {
            const auto [paid, place] = open.top();
            open.pop();
            if (!patience.lasts()) return std::nullopt;
            if (seen_from[place] == first) continue;
            seen_from[place] = first;
            const Node& node = places_[place];
            if (node.arrival && node.recurring == start.recurring) {
                const Margin gain = paid - node.need + start.need;
                if (gain < Margin{} || (ties_do_harm && gain == Margin{})) return first;
            }
            go_on(node, paid);
        }
    }
    return std::nullopt;
}

}  // namespace shikatsu::reference
