#include "optimized/ikeda/best_play.hpp"

#include <algorithm>
#include <utility>

#include "optimized/ikeda/entry_witness.hpp"
#include "optimized/ikeda/game_of_both.hpp"
#include "optimized/ikeda/value_witness.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// On small grids as much as possible is expanded, in somewhat less than a gigabyte unless the limits are for
/// more states than usual. On larger ones only what is near matters, if anything can be decided at all.
constexpr int small_grid = 12;
constexpr std::uint64_t usual_nodes_on_small_grids = 2'500'000;
constexpr std::uint64_t most_nodes_on_small_grids = 8'000'000;
constexpr std::uint64_t most_nodes_on_large_grids = 200'000;
constexpr std::uint64_t states_near_the_end = 100'000;

std::optional<Margin> margin_of(const std::optional<int>& half_points) {
    if (!half_points) return std::nullopt;
    return Margin::of_half_points(*half_points);
}

BestPlay best_play_of(const MarginBounds& bounds) {
    return {margin_of(bounds.at_least), margin_of(bounds.at_most), bounds.states};
}

/// Whether a game has the margin of area rules II, but for what was there at the start. [IK-N-6]
bool counts_like_area(const Rules& rules) {
    return rules.pass == pass_with_prisoner && rules.score.prisoners && !rules.score.stones &&
           !rules.score.late_mortal_stones && rules.score.territory == CountedTerritory::any;
}

/// How much larger the margin of area rules II is then: by the stones that were not played, and by a point of
/// White's if she began. proofs/ikeda.md, T6.
Margin more_by_area(const Position& start, Player first) {
    Margin more = first == Player::white ? Margin::of_points(Player::white, 1) : Margin();
    for (const Point point : start.grid().points()) {
        for (const Player player : {Player::black, Player::white})
            if (start.holds(point, player)) more += Margin::of_points(player, 1);
    }
    return more;
}

/// How the players are sure of the bounds that a search has found.
template <class StrategyOf>
void add_strategies(BestPlay& found, const StrategyOf& strategy_of) {
    const auto strategy = [&](Player player) -> std::shared_ptr<const ValueStrategy> {
        auto built = strategy_of(player);
        return built ? std::make_shared<const ValueStrategy>(*std::move(built)) : nullptr;
    };
    if (found.at_least) found.blacks = strategy(Player::black);
    if (found.at_most) found.whites = strategy(Player::white);
}

/// A game on a small grid that is scored by area, or comes to the same.
class SmallArea {
  public:
    static std::optional<SmallArea> from(const Rules& rules, const IkedaReadings& readings,
                                         Restricted restricted, const Position& position,
                                         const Limits& limits, std::size_t most_lines) {
        const bool other_count = counts_like_area(rules);
        const Rules& counted = other_count ? rules_named("ikeda-area-2") : rules;
        auto game = SmallGame::from(counted, readings, restricted, position, limits);
        if (!game) return std::nullopt;
        auto forced = forced_margins(*game, limits, most_lines > 0);
        if (!forced) return std::nullopt;
        return SmallArea(*std::move(game), *std::move(forced), other_count, most_lines);
    }

    BestPlay best_play(const Position& position, Player first, const Limits& limits) const {
        EntryProofs log;
        EntrySearch search(game_, forced_, limits, most_lines_ > 0 ? &log : nullptr);
        BestPlay found = best_play_of(search.run(position, first));
        if (most_lines_ > 0) {
            const ProvedEntries proved{&game_, &forced_, &log,
                                       other_count_ ? NeedCount::territory_3 : NeedCount::area};
            add_strategies(found, [&](Player player) {
                return value_strategy(proved, player, position, first, search.proofs().of(player),
                                      most_lines_);
            });
        }
        if (!other_count_) return found;
        const Margin more = more_by_area(position, first);
        if (found.at_least) *found.at_least -= more;
        if (found.at_most) *found.at_most -= more;
        return found;
    }

  private:
    SmallArea(SmallGame game, ForcedMargins forced, bool other_count, std::size_t most_lines)
        : game_(std::move(game)),
          forced_(std::move(forced)),
          other_count_(other_count),
          most_lines_(most_lines) {}

    SmallGame game_;
    ForcedMargins forced_;
    bool other_count_;
    std::size_t most_lines_;
};

/// By the search that fits all rulesets.
BestPlay search_arena(const Rules& rules, const IkedaReadings& readings, const Position& position,
                      Player first, const Limits& limits, Restricted restricted, std::size_t most_lines) {
    Limits for_arena = limits;
    const bool small = position.grid().size() <= small_grid;
    const std::uint64_t most_on_small_grids =
        std::clamp(limits.max_states / 2, usual_nodes_on_small_grids, most_nodes_on_small_grids);
    for_arena.max_states =
        std::min(limits.max_states, small ? most_on_small_grids : most_nodes_on_large_grids);
    const auto arena = Arena::from(rules, readings, restricted, position, first, for_arena);
    if (!arena) return {};
    ArenaProofs log;
    ValueSearch search(*arena, limits, most_lines > 0 ? &log : nullptr);
    BestPlay found = best_play_of(search.run());
    if (most_lines > 0) {
        const Proved proved{&*arena, &search.brackets(), &log};
        add_strategies(found, [&](Player player) {
            return value_strategy(proved, player, search.proofs().of(player), most_lines);
        });
    }
    return found;
}

/// Chooses the search, and prepares what searches for both players have in common.
class Finder {
  public:
    Finder(const Rules& rules, const IkedaReadings& readings, Restricted restricted, const Position& position,
           const Limits& limits, std::size_t most_lines)
        : rules_(&rules),
          readings_(readings),
          restricted_(restricted),
          position_(&position),
          limits_(limits),
          most_lines_(most_lines) {}

    BestPlay find(Player first) {
        constexpr std::size_t most_moves = 1'000;
        BestPlay found = value(first);
        if (found.decided() && found.blacks && found.whites)
            found.main_line = game_of_both({*rules_, readings_, *position_, first}, *found.blacks,
                                           *found.whites, most_moves);
        return found;
    }

  private:
    BestPlay value(Player first) {
        if (position_->grid().size() > small_grid) {
            // It takes seconds to prepare what follows, and the end of the game may be near.
            Limits few = limits_;
            few.max_states = std::min(limits_.max_states, states_near_the_end);
            BestPlay near = in_arena(first, few);
            if (near.decided()) return near;
        }
        if (!prepared_)
            small_ = SmallArea::from(*rules_, readings_, restricted_, *position_, limits_, most_lines_);
        prepared_ = true;
        return small_ ? small_->best_play(*position_, first, limits_) : in_arena(first, limits_);
    }

    BestPlay in_arena(Player first, const Limits& limits) const {
        return search_arena(*rules_, readings_, *position_, first, limits, restricted_, most_lines_);
    }

    const Rules* rules_;
    IkedaReadings readings_;
    Restricted restricted_;
    const Position* position_;
    Limits limits_;
    std::size_t most_lines_;
    bool prepared_ = false;
    std::optional<SmallArea> small_;
};

}  // namespace

BestPlay best_play(const Rules& rules, const IkedaReadings& readings, const Position& position, Player first,
                   const Limits& limits, Restricted restricted) {
    return Finder(rules, readings, restricted, position, limits, 0).find(first);
}

std::array<BestPlay, 2> best_play_of_each(const Rules& rules, const IkedaReadings& readings,
                                          const Position& position, const Limits& limits,
                                          std::size_t most_lines) {
    Finder finder(rules, readings, Restricted::removals, position, limits, most_lines);
    const BestPlay black_first = finder.find(Player::black);
    return {black_first, finder.find(Player::white)};
}

BestPlay best_play_in_arena(const Rules& rules, const IkedaReadings& readings, const Position& position,
                            Player first, const Limits& limits, Restricted restricted) {
    return search_arena(rules, readings, position, first, limits, restricted, 0);
}

}  // namespace shikatsu::optimized::ikeda
