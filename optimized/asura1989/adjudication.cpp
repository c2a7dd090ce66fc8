#include "optimized/asura1989/adjudication.hpp"

#include <chrono>

#include "optimized/asura1989/regions.hpp"
#include "optimized/asura1989/status_search.hpp"
#include "optimized/kernel/board_of_position.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::optimized::asura1989 {

namespace {

using Clock = std::chrono::steady_clock;

template <int W>
StatusQuestion<W> question(const Position& position, const std::vector<Point>& stones) {
    const Player defender = position.player_at(stones.front());
    StatusQuestion<W> question;
    question.board = board_with_defender<W>(position, defender);
    for (const Point stone : stones) {
        for (const Point point : chain_at(position, stone)) question.chain.insert(point);
        for (const Point point : compensation_region(position, stone)) {
            if (!position.holds(point, defender)) question.watched.insert(point);
        }
    }
    question.watched |= question.chain;
    return question;
}

template <int W>
StatusFinding analyse(const Position& position, const std::vector<Point>& stones, const Options& options,
                      double seconds) {
    const Clock::time_point begin = Clock::now();
    const Limits limits{options.budget.max_states, deadline_after(seconds, begin), options.stop, {}};
    const Geometry<W> geometry(position.grid());
    const HypoGame<W> game(geometry, question<W>(position, stones));
    HypoGraph<W> graph(game);
    StatusFinding finding;
    if (const auto winner = StatusSearch<W>(graph, options.readings, limits).run())
        finding.alive = *winner == Side::defender;
    finding.states = graph.size();
    finding.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return finding;
}

StatusFinding analyse_within(const Position& position, const std::vector<Point>& stones,
                             const Options& options, double seconds) {
    return in_words<1, 2, 6, 10>(position.grid().size(), [&]<int W>(std::integral_constant<int, W>) {
        return analyse<W>(position, stones, options, seconds);
    });
}

std::vector<ChainVerdict> chains(const Position& position) {
    std::vector<ChainVerdict> all;
    std::vector<bool> seen(static_cast<std::size_t>(position.grid().size()), false);
    for (const Point point : position.grid().points()) {
        if (position.empty(point) || seen[point.index]) continue;
        ChainVerdict verdict{
            position.player_at(point), chain_at(position, point), compensation_region(position, point), {}};
        for (const Point stone : verdict.points) seen[stone.index] = true;
        all.push_back(std::move(verdict));
    }
    return all;
}

}  // namespace

StatusFinding analyse_together(const Position& position, const std::vector<Point>& stones,
                               const Options& options) {
    return analyse_within(position, stones, options, options.budget.max_seconds);
}

Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options) {
    const Clock::time_point begin = Clock::now();
    Adjudication result{position, options.readings, chains(position), std::nullopt, std::nullopt};
    std::vector<bool> alive(static_cast<std::size_t>(position.grid().size()), false);
    std::size_t left = result.chains.size();
    bool decided = true;
    for (ChainVerdict& verdict : result.chains) {
        const double spent = std::chrono::duration<double>(Clock::now() - begin).count();
        const double share = (options.budget.max_seconds - spent) / static_cast<double>(left--);
        verdict.finding = analyse_within(position, {verdict.points.front()}, options, share);
        decided = decided && verdict.finding.alive;
        for (const Point point : verdict.points) alive[point.index] = verdict.finding.alive.value_or(false);
    }
    if (!decided) return result;
    result.territories = territories(position, alive, options.readings);
    result.score = territory_difference(position, *result.territories) + prisoner_difference;
    return result;
}

int territory_difference(const Position& position, const Territories& territories) {
    const auto value = [&](const std::vector<Point>& points) {
        int sum = 0;
        for (const Point point : points) sum += position.empty(point) ? 1 : 2;
        return sum;
    };
    return value(territories.black) - value(territories.white);
}

}  // namespace shikatsu::optimized::asura1989
