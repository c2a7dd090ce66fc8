#include "tools/learn_answers/board_lessons.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "optimized/analysis/likely_life.hpp"
#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/patterns/find_patterns.hpp"
#include "optimized/scoring.hpp"

namespace shikatsu::tools {

namespace {

using optimized::ClearedPart;
using optimized::OwnBans;
using optimized::Points;
using optimized::Sides;

std::vector<Points> connected(const Position& position, const Points& points,
                              const std::function<bool(Point)>& in) {
    const Grid& grid = position.grid();
    return optimized::connected_parts(
        grid, points, [&](Point point) { return grid.adjacent(point); }, in);
}

Points all_points(const Grid& grid) {
    return optimized::points_of(optimized::PointSet(static_cast<std::size_t>(grid.size()), true));
}

struct LikelyStrings {
    std::vector<Points> strings;
    /// By string.
    std::vector<double> chances;
};

LikelyStrings strings_of(const Position& position, Player player) {
    LikelyStrings found{
        connected(position, all_points(position.grid()), [&](Point p) { return position.holds(p, player); }),
        {}};
    Points stones;
    for (const Points& string : found.strings) stones.push_back(string.front());
    found.chances = optimized::chances_of_life(position, stones);
    return found;
}

/// What strings of the player that are not likely to live lie in, up to those that are.
std::set<Points> areas_of(const Position& position, Player player) {
    const Grid& grid = position.grid();
    const auto [strings, chances] = strings_of(position, player);
    const auto lives = [&, &all = chances](std::size_t i) { return all[i] > 0.5; };
    optimized::PointSet barriers(static_cast<std::size_t>(grid.size()), false);
    for (std::size_t i = 0; i < strings.size(); ++i) {
        for (const Point stone : strings[i]) barriers[stone.index] = lives(i);
    }
    std::set<Points> areas;
    for (std::size_t i = 0; i < strings.size(); ++i) {
        if (!lives(i)) areas.insert(optimized::local(grid, strings[i], barriers));
    }
    return areas;
}

/// The parts of the area between the keeper's strings of more than so many stones.
std::vector<ClearedPart> parts_of(const Position& position, Player keeper, const Points& area,
                                  std::size_t loosest, std::size_t most_states) {
    static const std::function<bool()> never = [] { return false; };
    std::vector<int> kept(static_cast<std::size_t>(position.grid().size()), -1);
    int number = 0;
    for (const Points& string :
         connected(position, area, [&](Point p) { return position.holds(p, keeper); })) {
        if (string.size() <= loosest) continue;
        for (const Point stone : string) kept[stone.index] = number;
        ++number;
    }
    optimized::PointSet in_area(kept.size(), false);
    for (const Point point : area) in_area[point.index] = true;
    const auto between = [&](Point p) { return in_area[p.index] && kept[p.index] < 0; };
    std::vector<ClearedPart> parts;
    for (const Points& part : connected(position, area, between)) {
        const bool enclosed = std::all_of(part.begin(), part.end(), [&](Point point) {
            const auto near = position.grid().adjacent(point);
            return std::all_of(near.begin(), near.end(), [&](Point next) { return in_area[next.index]; });
        });
        if (enclosed && part.size() <= optimized::largest_region)
            parts
                .emplace_back(position, keeper, part, kept, Sides::apart, OwnBans::lifted, std::nullopt,
                              never)
                .go_on(most_states);
    }
    return parts;
}

}  // namespace

std::vector<optimized::AnswerLesson> clearing_lessons(const Position& position, std::size_t most_states,
                                                      const std::function<bool()>& chosen) {
    std::vector<optimized::AnswerLesson> lessons;
    for (const Player player : {Player::black, Player::white}) {
        for (const Points& area : areas_of(position, player)) {
            for (const std::size_t loosest : {0, 4}) {
                for (ClearedPart& part : parts_of(position, opponent(player), area, loosest, most_states)) {
                    auto result = optimized::ClearingResult::not_yet;
                    for (int effort = optimized::least_clearing_effort;
                         effort <= optimized::most_clearing_effort && !part.over() &&
                         result == optimized::ClearingResult::not_yet;
                         effort += optimized::clearing_effort_step)
                        result = part.cleared({part.most(), true, BansRelied::always}, effort);
                    for (optimized::AnswerLesson& lesson : part.lessons(chosen))
                        lessons.push_back(std::move(lesson));
                }
            }
        }
    }
    return lessons;
}

std::vector<optimized::AnswerLesson> pattern_lessons(const Position& position, std::size_t most_states,
                                                     const std::function<bool()>& chosen) {
    optimized::Limits limits;
    limits.max_states = most_states;
    std::vector<optimized::AnswerLesson> lessons;
    for (const Player player : {Player::black, Player::white}) {
        const LikelyStrings strings = strings_of(position, player);
        for (std::size_t i = 0; i < strings.strings.size(); ++i) {
            if (strings.chances[i] < 0.7) continue;
            auto more = optimized::lessons_of_patterns(position, strings.strings[i].front(),
                                                       all_points(position.grid()), limits, chosen);
            std::move(more.begin(), more.end(), std::back_inserter(lessons));
        }
    }
    return lessons;
}

}  // namespace shikatsu::tools
