#include "optimized/ikeda/configuration_graph.hpp"

namespace shikatsu::optimized::ikeda {

ConfigurationGraph::ConfigurationGraph(const Grid& grid, SelfCapture reading)
    : geometry_(grid),
      reading_(reading),
      symmetries_(grid),
      codes_(grid.size()),
      ids_(codes_.size()),
      first_reply_{0} {}

std::optional<ConfigurationGraph> ConfigurationGraph::from(const Position& start, SelfCapture reading,
                                                           const Limits& limits) {
    constexpr ConfigurationId rounds_between_looks = 4096;
    if (start.grid().size() > most_points_of_small_grids) return std::nullopt;
    ConfigurationGraph graph(start.grid(), reading);
    graph.id_of(key_of(ikeda::stones_of<1>(start)));
    for (ConfigurationId id = 0; id < graph.size(); ++id) {
        if (graph.size() > limits.max_states) return std::nullopt;
        if (id % rounds_between_looks == 0 && limits.interrupted()) return std::nullopt;
        graph.expand(id);
    }
    return graph;
}

ConfigurationId ConfigurationGraph::id_of(StonesKey key) {
    const std::uint32_t code = codes_.of(key);
    if (ids_[code] == 0) {
        representatives_.push_back(key);
        for (std::size_t symmetry = 0; symmetry < symmetries_.size(); ++symmetry)
            ids_[codes_.of(symmetries_.image(symmetry, key))] =
                static_cast<ConfigurationId>(representatives_.size());
    }
    return id_of_code(code);
}

void ConfigurationGraph::expand(ConfigurationId id) {
    const Stones<1> stones = ikeda::stones_of(representatives_[id]);
    for (const Player player : {Player::black, Player::white}) {
        (geometry_.all() - stones.occupied()).for_each([&](Point point) {
            const auto result = play(geometry_, stones, player, point, reading_);
            if (result) replies_.push_back({id_of(key_of(result->stones)), !result->removed.empty()});
        });
        first_reply_.push_back(replies_.size());
    }
}

}  // namespace shikatsu::optimized::ikeda
