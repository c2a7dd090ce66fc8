#include "tools/difftest/plan.hpp"

namespace shikatsu::difftest {

namespace {

/// Under superko every earlier position is remembered: only the smallest grids can be compared.
constexpr int superko_points = 3;

std::uint64_t mixed(std::uint64_t seed, std::uint64_t trial) {
    std::uint64_t z = seed * 0x9E3779B97F4A7C15ULL + trial * 0xD1B54A32D192ED03ULL + 0x632BE59BD9B4E019ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// Beyond, positions other than mutated examples would hardly ever be decided.
constexpr int points_of_all_kinds = 9;

/// A pass now and then, and sometimes two at once, so that games end in every way.
Game random_game(const Grid& grid, Random& random) {
    constexpr std::uint64_t attempts = 60;
    constexpr std::uint64_t one_pass_in = 12;
    Game game{below(random, 2) == 0 ? Player::black : Player::white, {}};
    if (below(random, 4) == 0) game.moves = {Pass{}, Pass{}};
    for (std::uint64_t i = 0; i < attempts; ++i) {
        if (below(random, one_pass_in) == 0) {
            game.moves.emplace_back(Pass{});
        } else {
            game.moves.emplace_back(
                Play{{static_cast<std::uint16_t>(below(random, static_cast<std::uint64_t>(grid.size())))}});
        }
    }
    return game;
}

std::vector<Case> cases_on(const Position& position, const Readings& readings, Random& random) {
    if (readings.infinite_play == InfinitePlay::superko && position.grid().size() > superko_points) return {};
    return {{position, readings, std::nullopt}, {position, readings, random_game(position.grid(), random)}};
}

}  // namespace

std::optional<std::uint64_t> Plan::size() const {
    if (!exhaustive) return std::nullopt;
    std::uint64_t all = 0;
    for (const Grid& grid : grids) all += count_of_distributions(grid) * readings.size();
    return all;
}

std::vector<Case> Plan::cases(std::uint64_t trial) const {
    Random random(mixed(seed, trial));
    if (!exhaustive) {
        const Grid grid = grids[below(random, grids.size())];
        const Kind drawn = kinds[below(random, kinds.size())];
        const Kind kind = grid.size() > points_of_all_kinds ? Kind::mutated : drawn;
        const bool first = below(random, 2) == 0;
        const Readings& reading = first ? readings.front() : readings[below(random, readings.size())];
        return cases_on(draw(grid, kind, random), reading, random);
    }
    for (const Grid& grid : grids) {
        const std::uint64_t distributions = count_of_distributions(grid);
        if (trial < distributions * readings.size()) {
            const auto position = legal_position(grid, trial % distributions);
            if (!position) return {};
            return cases_on(*position, readings[trial / distributions], random);
        }
        trial -= distributions * readings.size();
    }
    return {};
}

std::string Plan::description() const {
    std::string text = exhaustive ? "exhaustive" : "random";
    text += ", seed " + std::to_string(seed) + ", grids";
    for (const Grid& grid : grids) text.append(" ").append(name(grid));
    if (!exhaustive) text += ", kinds";
    if (!exhaustive) {
        for (const Kind kind : kinds) text.append(" ").append(name(kind));
    }
    text += ", readings";
    for (const Readings& reading : readings) {
        const auto departing = departures(reading);
        std::string words;
        for (const std::string& departure : departing)
            words.append(words.empty() ? "" : "+").append(departure);
        text.append(" ").append(departing.empty() ? "literal" : words);
    }
    return text;
}

std::vector<Readings> register_one_by_one() {
    std::vector<Readings> all{Readings{}};
    for (const ReadingEntry& entry : reading_register()) {
        const std::string assignment = std::string(entry.name) + "=" + std::string(entry.alternative);
        all.push_back(with_reading(Readings{}, assignment).value());
    }
    return all;
}

}  // namespace shikatsu::difftest
