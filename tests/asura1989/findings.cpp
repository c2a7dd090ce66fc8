#include "tests/asura1989/findings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "optimized/adjudication.hpp"
#include "optimized/asura1989/adjudication.hpp"
#include "optimized/asura1989/hypo_graph.hpp"
#include "reference/values/vertex.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {

namespace {

namespace engine = shikatsu::optimized::asura1989;

engine::Options options() {
    engine::Options options;
    options.budget = {200'000, 60.0};
    return options;
}

std::string grid_name(int rows, int columns) {
    return std::to_string(rows) + "x" + std::to_string(columns);
}

const char* word(std::optional<bool> alive) {
    return !alive ? "undecided" : *alive ? "alive" : "dead";
}

std::vector<bool> stones_alive(const engine::Adjudication& adjudication, unsigned alive) {
    std::vector<bool> stones(static_cast<std::size_t>(adjudication.position.grid().size()), false);
    for (std::size_t i = 0; i < adjudication.chains.size(); ++i) {
        if ((alive >> i & 1U) == 0) continue;
        for (const Point point : adjudication.chains[i].points) stones[point.index] = true;
    }
    return stones;
}

/// Visits every set of two or more chains of one player, by their indices.
template <class Visit>
void for_each_set(const std::vector<engine::ChainVerdict>& chains, Visit visit) {
    for (unsigned mask = 0; mask < 1U << chains.size(); ++mask) {
        std::vector<std::size_t> members;
        for (std::size_t i = 0; i < chains.size(); ++i) {
            if (mask >> i & 1U) members.push_back(i);
        }
        const bool of_one = std::all_of(members.begin(), members.end(), [&](std::size_t i) {
            return chains[i].owner == chains[members.front()].owner;
        });
        if (members.size() > 1 && of_one) visit(members);
    }
}

}  // namespace

std::string agreement_row(int rows, int columns) {
    long positions = 0, chains = 0, both_alive = 0, both_dead = 0, only_japanese = 0, only_asura = 0,
         undecided = 0, scores = 0, scores_differ = 0;
    for (const Position& position : positions_with_liberties(rows, columns)) {
        ++positions;
        const engine::Adjudication asura = engine::adjudicate(position, 0, options());
        const optimized::Adjudication japanese = optimized::adjudicate(position, 0, {});
        for (std::size_t i = 0; i < asura.chains.size(); ++i) {
            ++chains;
            const auto here = asura.chains[i].finding.alive;
            const auto there = japanese.strings[i].alive;
            if (!here || !there) {
                ++undecided;
            } else if (*here == *there) {
                ++(*here ? both_alive : both_dead);
            } else {
                ++(*here ? only_asura : only_japanese);
            }
        }
        if (!asura.score || !japanese.scoring) continue;
        ++scores;
        scores_differ += *asura.score != japanese.scoring->score ? 1 : 0;
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |", grid_name(rows, columns),
                       positions, chains, both_alive, both_dead, only_japanese, only_asura, undecided, scores,
                       scores_differ);
}

std::string order_row(int rows, int columns) {
    long steps = 0, gains = 0, losses = 0;
    for (const Position& position : positions_with_liberties(rows, columns)) {
        engine::Options nothing;
        nothing.budget.max_states = 1;  // only the chains are needed
        const engine::Adjudication chains = engine::adjudicate(position, 0, nothing);
        std::vector<int> value;
        for (unsigned alive = 0; alive < 1U << chains.chains.size(); ++alive) {
            value.push_back(engine::territory_difference(
                position, engine::territories(position, stones_alive(chains, alive), {})));
        }
        for (unsigned alive = 0; alive < value.size(); ++alive) {
            for (std::size_t i = 0; i < chains.chains.size(); ++i) {
                if (alive >> i & 1U) continue;
                const int sign = chains.chains[i].owner == Player::black ? 1 : -1;
                const int gain = sign * (value[alive | 1U << i] - value[alive]);
                ++steps;
                gains += gain > 0 ? 1 : 0;
                losses += gain < 0 ? 1 : 0;
            }
        }
    }
    return fmt::format("| {} | {} | {} | {} |", grid_name(rows, columns), steps, gains, losses);
}

std::string together_row(int rows, int columns) {
    long sets = 0, all_dead = 0, together_dead = 0, unsound = 0, undecided = 0;
    for (const Position& position : positions_with_liberties(rows, columns)) {
        const engine::Adjudication single = engine::adjudicate(position, 0, options());
        for_each_set(single.chains, [&](const std::vector<std::size_t>& members) {
            ++sets;
            std::vector<Point> stones;
            bool known = true;
            bool each_dead = true;
            for (const std::size_t i : members) {
                stones.push_back(single.chains[i].points.front());
                known = known && single.chains[i].finding.alive;
                each_dead = each_dead && !single.chains[i].finding.alive.value_or(true);
            }
            const auto together = engine::analyse_together(position, stones, options()).alive;
            if (!known || !together) {
                ++undecided;
                return;
            }
            all_dead += each_dead ? 1 : 0;
            together_dead += *together ? 0 : 1;
            unsound += !*together && !each_dead ? 1 : 0;
        });
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} |", grid_name(rows, columns), sets, all_dead,
                       together_dead, unsound, undecided);
}

std::string repetition_row(int rows, int columns) {
    using namespace optimized::asura1989;
    long chains_seen = 0, without = 0, alive = 0, dead = 0, undecided = 0;
    const optimized::Geometry<1> geometry(Grid::create(rows, columns).value());
    for (const Position& position : positions_with_liberties(rows, columns)) {
        for (const Chain& chain : chains(position)) {
            ++chains_seen;
            const HypoGame<1> game(geometry, difftest::asura1989::engine_question(position, {chain}));
            HypoGraph<1> graph(game);
            for (optimized::NodeId id = 0; id < graph.size() && graph.open(graph.root()); ++id) {
                if (graph.leaf(id)) graph.expand(id);
            }
            if (!graph.open(graph.root())) {
                ++without;
                continue;
            }
            const auto status = analyse_together(position, {*chain.points.begin()}, options()).alive;
            ++(!status ? undecided : *status ? alive : dead);
        }
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} |", grid_name(rows, columns), chains_seen, without,
                       alive, dead, undecided);
}

std::vector<std::string> board_rows(const std::string& name, const Position& position) {
    engine::Options limits;
    limits.budget.max_seconds = 60;
    optimized::Options japanese_limits;
    japanese_limits.budget.max_seconds = 30;
    const engine::Adjudication asura = engine::adjudicate(position, 0, limits);
    const optimized::Adjudication japanese = optimized::adjudicate(position, 0, japanese_limits);
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < asura.chains.size(); ++i) {
        const engine::ChainVerdict& chain = asura.chains[i];
        rows.push_back(fmt::format("| {} | {} | {} {} | {} | {} |", name,
                                   vertex(position.grid(), chain.points.front()), shikatsu::name(chain.owner),
                                   chain.points.size(), optimized::name(japanese.strings[i].status),
                                   word(chain.finding.alive)));
    }
    return rows;
}

}  // namespace shikatsu::reference::asura1989::testing
