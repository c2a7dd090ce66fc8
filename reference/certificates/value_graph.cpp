#include "reference/certificates/value_graph.hpp"

#include <map>

namespace shikatsu::reference {

namespace {

/// The places of the plays, by the configuration that they lead to.
std::map<ValueGraph::ConfigurationNumber, std::vector<ValueGraph::Place>> by_configuration(
    const std::vector<ValueGraph::PlayTo>& plays) {
    std::map<ValueGraph::ConfigurationNumber, std::vector<ValueGraph::Place>> places;
    for (const auto& [place, configuration] : plays) places[configuration].push_back(place);
    return places;
}

/// All that can be come to from `found`, along `ways`, without going into what `keeps_out` says of.
template <class KeepsOut>
void spread(std::vector<ValueGraph::Place>& found, const std::vector<std::vector<ValueGraph::Place>>& ways,
            std::uint32_t mark, std::vector<std::uint32_t>& marks, Patience& patience,
            const KeepsOut& keeps_out) {
    for (const ValueGraph::Place place : found) marks[place] = mark;
    for (std::size_t i = 0; i < found.size() && patience.lasts(); ++i) {
        for (const ValueGraph::Place to : ways[found[i]]) {
            if (marks[to] == mark || keeps_out(to)) continue;
            marks[to] = mark;
            found.push_back(to);
        }
    }
}

}  // namespace

std::optional<ValueGraph::Place> ValueGraph::may_be_forbidden(const std::vector<PlayTo>& plays,
                                                              Patience& patience) const {
    std::map<ConfigurationNumber, std::vector<ValueGraph::Place>> shown;
    for (ValueGraph::Place place = 0; place < configuration_.size(); ++place)
        shown[configuration_[place]].push_back(place);
    std::vector<std::uint32_t> marks(next_.size(), 0);
    std::uint32_t mark = 0;
    for (const auto& [configuration, places] : by_configuration(plays)) {
        std::vector<ValueGraph::Place> after = shown[configuration];
        spread(after, next_, ++mark, marks, patience, [](ValueGraph::Place) { return false; });
        if (patience.ended()) return std::nullopt;
        for (const ValueGraph::Place place : places) {
            if (marks[place] == mark) return place;
        }
    }
    return std::nullopt;
}

std::optional<ValueGraph::Place> ValueGraph::may_be_allowed(const std::vector<PlayTo>& plays,
                                                            Patience& patience) const {
    std::vector<std::uint32_t> marks(next_.size(), 0);
    std::uint32_t mark = 0;
    for (const auto& [configuration, places] : by_configuration(plays)) {
        const auto shows = [&, number = configuration](ValueGraph::Place place) {
            return configuration_[place] == number;
        };
        for (const ValueGraph::Place place : places) {
            std::vector<ValueGraph::Place> before{place};
            spread(before, before_, ++mark, marks, patience, shows);
            if (patience.ended()) return std::nullopt;
            for (const ValueGraph::Place start : starts_) {
                if (marks[start] == mark) return place;
            }
        }
    }
    return std::nullopt;
}

}  // namespace shikatsu::reference
