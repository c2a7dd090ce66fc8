#include "optimized/asura1989/adjudication.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "optimized/analysis/attempts.hpp"
#include "optimized/asura1989/by_parts.hpp"
#include "optimized/asura1989/history_witness.hpp"
#include "optimized/asura1989/hypo_witness.hpp"
#include "optimized/asura1989/regions.hpp"
#include "optimized/asura1989/status_search.hpp"
#include "optimized/kernel/board_of_position.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::optimized::asura1989 {

namespace {

using Clock = std::chrono::steady_clock;

/// Before parts; on small grids the search mostly decides more than they do.
constexpr std::uint64_t few_states = 20'000;
constexpr std::uint64_t few_states_on_small_grids = 200'000;
constexpr double share_of_parts = 0.8;
/// Of a strategy with its past of which only the main line is wanted.
constexpr std::size_t lines_of_main_line = 1'000'000;

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

/// How much one analysis may take.
struct Share {
    std::uint64_t states = 0;
    double seconds = 0.0;
};

/// Finds the winner's strategy: one without repetition, by the graph that showed that he wins or by one of
/// its own; or else one with the past, as far as limits let see.
template <int W>
void prove(const HypoGraph<W>& graph, Side winner, const Options& options, Limits limits,
           StatusFinding& finding) {
    const auto stop = [&limits] { return limits.interrupted(); };
    const std::size_t most_lines =
        options.max_witness_states > 0 ? options.max_witness_states : lines_of_main_line;
    const auto write = [&](const HypoGraph<W>& decided) {
        HypoWitness<W> witness(decided, winner, most_lines, stop);
        if (!witness.covers(decided.root())) return false;
        if (options.want_main_lines) finding.main_line = witness.main_line(decided.root());
        if (options.max_witness_states == 0) return true;
        auto strategy = witness.build();
        if (!strategy) return false;
        finding.strategy = std::make_shared<const HypoStrategy>(*std::move(strategy));
        return true;
    };
    if (write(graph)) return;
    constexpr std::uint64_t few = 20'000;
    limits.max_states = std::max<std::uint64_t>(few, 2 * graph.size());
    HypoGraph<W> other(graph.game());
    if (StatusSearch<W>(other, options.readings, limits).run_by_graph_alone()) {
        write(other);
        return;
    }
    HistoryWitness<W> witness(other, options.readings, winner, most_lines, stop);
    if (!witness.build()) return;
    if (options.want_main_lines) finding.main_line = witness.main_line();
    if (options.max_witness_states > 0)
        finding.sequences = std::make_shared<const HypoSequences>(witness.sequences());
}

template <int W>
StatusFinding analyse(const Position& position, const std::vector<Point>& stones, const Options& options,
                      const Share& share) {
    const Clock::time_point begin = Clock::now();
    const Limits limits{share.states, deadline_after(share.seconds, begin), options.stop, {}};
    const Geometry<W> geometry(position.grid());
    const HypoGame<W> game(geometry, question<W>(position, stones));
    HypoGraph<W> graph(game);
    StatusFinding finding;
    if (const auto winner = StatusSearch<W>(graph, options.readings, limits).run()) {
        finding.alive = *winner == Side::defender;
        if (options.max_witness_states > 0 || options.want_main_lines)
            prove(graph, *winner, options, limits, finding);
    }
    finding.states = graph.size();
    finding.seconds = seconds_since(begin);
    return finding;
}

StatusFinding analyse_within(const Position& position, const std::vector<Point>& stones,
                             const Options& options, const Share& share) {
    return in_words<1, 2, 6, 10>(position.grid().size(), [&]<int W>(std::integral_constant<int, W>) {
        return analyse<W>(position, stones, options, share);
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

/// Searches all there is of each open chain, with so many states, in equal shares of so many seconds.
void search_open(Adjudication& result, const Options& options, std::uint64_t states, double seconds) {
    const Clock::time_point begin = Clock::now();
    auto open = std::count_if(result.chains.begin(), result.chains.end(),
                              [](const ChainVerdict& chain) { return !chain.finding.alive; });
    for (ChainVerdict& chain : result.chains) {
        if (chain.finding.alive) continue;
        const double share = (seconds - seconds_since(begin)) / static_cast<double>(open--);
        const StatusFinding found =
            analyse_within(result.position, {chain.points.front()}, options, {states, share});
        chain.finding.alive = found.alive;
        chain.finding.strategy = found.strategy;
        chain.finding.sequences = found.sequences;
        chain.finding.main_line = found.main_line;
        chain.finding.states += found.states;
        chain.finding.seconds += found.seconds;
    }
}

/// Looks for proofs by parts of what was decided without one, as repetition was relied on.
void prove_by_parts(Adjudication& result, const Options& options, double seconds) {
    constexpr std::uint64_t few_boards = 20'000;
    constexpr double most_seconds = 5.0;
    std::vector<ChainVerdict> chains = result.chains;
    const auto unproved = [](const ChainVerdict& chain) {
        return chain.finding.alive && !chain.finding.has_proof();
    };
    if (std::none_of(chains.begin(), chains.end(), unproved)) return;
    for (ChainVerdict& chain : chains) {
        if (unproved(chain)) chain.finding = {};
    }
    Options few = options;
    few.budget.max_states = std::min(few_boards, options.budget.max_states);
    look_by_parts(result.position, few, std::min(seconds, most_seconds), chains);
    for (std::size_t i = 0; i < chains.size(); ++i) {
        StatusFinding& finding = result.chains[i].finding;
        if (!unproved(result.chains[i]) || !chains[i].finding.alive) continue;
        if (chains[i].finding.alive != finding.alive)
            throw std::logic_error("asura: parts show another status");
        finding.patterns = chains[i].finding.patterns;
        finding.gained_on = chains[i].finding.gained_on;
        finding.clearing = chains[i].finding.clearing;
    }
}

}  // namespace

bool all_known(const std::vector<ChainVerdict>& chains) {
    return std::all_of(chains.begin(), chains.end(),
                       [](const ChainVerdict& chain) { return chain.finding.alive.has_value(); });
}

StatusFinding analyse_together(const Position& position, const std::vector<Point>& stones,
                               const Options& options) {
    return analyse_within(position, stones, options, {options.budget.max_states, options.budget.max_seconds});
}

Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options) {
    const Clock::time_point begin = Clock::now();
    Adjudication result{position, options.readings, chains(position), std::nullopt, std::nullopt};
    const auto left = [&] { return options.budget.max_seconds - seconds_since(begin); };
    const int size = position.grid().size();
    if (options.by_parts && size > largest_grid_without_parts) {
        const std::uint64_t few = size > largest_small_grid ? few_states : few_states_on_small_grids;
        search_open(result, options, std::min(few, options.budget.max_states), left());
        if (!all_known(result.chains))
            look_by_parts(position, options, left() * share_of_parts, result.chains);
    }
    search_open(result, options, options.budget.max_states, left());
    if (options.by_parts && options.max_witness_states > 0 && size > largest_grid_without_parts)
        prove_by_parts(result, options, left());
    if (!all_known(result.chains)) return result;
    std::vector<bool> alive(static_cast<std::size_t>(size), false);
    for (const ChainVerdict& verdict : result.chains) {
        for (const Point point : verdict.points) alive[point.index] = *verdict.finding.alive;
    }
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
