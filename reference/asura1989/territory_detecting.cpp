#include "reference/asura1989/territory_detecting.hpp"

#include <algorithm>

namespace shikatsu::reference::asura1989 {

namespace {

using shikatsu::asura1989::KoStoneRule;

bool any(const PointSet& set, const std::function<bool(Point)>& holds) {
    return std::any_of(set.begin(), set.end(), holds);
}

bool is_whole_region_of(const AnalysedPosition& analysed, const PointSet& region, Player player) {
    return any(region, [&](Point p) { return analysed.has_alive_stone(p, player); }) &&
           !any(region, [&](Point p) { return analysed.has_dead_stone(p, player); }) &&
           !any(region, [&](Point p) { return analysed.has_alive_stone(p, opponent(player)); });
}

bool is_eye_string_of(const AnalysedPosition& analysed, const PointSet& region, Player player) {
    const auto beside = [&](Player owner) {
        return any(region, [&](Point inside) {
            const std::vector<Point> near = analysed.position.grid().adjacent(inside);
            return std::any_of(near.begin(), near.end(), [&](Point p) {
                return !region.contains(p) && analysed.position.holds(p, owner);
            });
        });
    };
    return !any(region, [&](Point p) { return analysed.position.holds(p, player); }) && beside(player) &&
           !beside(opponent(player));
}

}  // namespace

bool AnalysedPosition::has_alive_stone(Point point, Player player) const {
    return position.holds(point, player) && alive.contains(chain_at(position, point));
}

bool AnalysedPosition::has_dead_stone(Point point, Player player) const {
    return position.holds(point, player) && !alive.contains(chain_at(position, point));
}

bool AnalysedPosition::has_dead_stone(Point point) const {
    return has_dead_stone(point, Player::black) || has_dead_stone(point, Player::white);
}

PointSet territory_region(const AnalysedPosition& analysed, Point point, KoStoneRule ko_stone_rule) {
    const Position& position = analysed.position;
    const auto empty = [&](Point p) { return position.empty(p); };
    const auto stone = [&](Point p) { return !position.empty(p); };
    const auto all = [](Point) { return true; };
    std::vector<Rule> rules = {{[&](Point p) { return empty(p) || analysed.has_dead_stone(p); }, all}};
    for (const Player player : players) {
        const auto own = [&position, player](Point p) { return position.holds(p, player); };
        rules.push_back({[&analysed, player](Point p) { return analysed.has_alive_stone(p, player); },
                         [own, empty](Point p) { return own(p) || empty(p); }});
    }
    if (ko_stone_rule == KoStoneRule::joins)
        rules.push_back({[&](Point p) { return is_ko_stone(position, p); }, stone});
    return reachable(position.grid(), point, rules);
}

std::optional<Player> territory_owner(const AnalysedPosition& analysed, Point point,
                                      KoStoneRule ko_stone_rule) {
    const PointSet region = territory_region(analysed, point, ko_stone_rule);
    for (const Player player : players) {
        if (!is_whole_region_of(analysed, region, player)) continue;
        if (analysed.position.holds(point, player)) return std::nullopt;
        return player;
    }
    return std::nullopt;
}

std::set<Standing> standings(const AnalysedPosition& analysed, const Chain& chain,
                             KoStoneRule ko_stone_rule) {
    const bool alive = analysed.alive.contains(chain);
    std::set<Standing> found;
    for (const Point point : analysed.position.grid().points()) {
        if (!analysed.position.empty(point) || !is_adjacent(analysed.position.grid(), point, chain.points))
            continue;
        const bool territory = territory_owner(analysed, point, ko_stone_rule).has_value();
        if (alive) {
            found.insert(territory ? Standing::surrounds_territory : Standing::seki);
        } else {
            found.insert(territory ? Standing::prisoner : Standing::anti_seki);
        }
    }
    return found;
}

PointSet marked_with(const AnalysedPosition& analysed, Point point, KoStoneRule ko_stone_rule) {
    const std::optional<Player> owner = territory_owner(analysed, point, ko_stone_rule);
    if (!owner) return {};
    PointSet marked;
    for (const Point other : territory_region(analysed, point, ko_stone_rule)) {
        if (!analysed.position.holds(other, *owner)) marked.insert(other);
    }
    return marked;
}

PointSet dame_region(const AnalysedPosition& analysed, Point point) {
    const Position& position = analysed.position;
    const auto empty = [&](Point p) { return position.empty(p); };
    const auto dead = [&](Point p) { return analysed.has_dead_stone(p); };
    std::vector<Rule> rules = {{empty, [](Point) { return true; }},
                               {dead, [&](Point p) { return dead(p) || empty(p); }}};
    for (const Player player : players) {
        rules.push_back({[&analysed, player](Point p) { return analysed.has_alive_stone(p, player); },
                         [&analysed, player](Point p) {
                             return analysed.position.empty(p) || analysed.position.holds(p, player) ||
                                    analysed.has_dead_stone(p, opponent(player));
                         }});
    }
    return reachable(position.grid(), point, rules);
}

PointSet eye_region(const AnalysedPosition& analysed, Point point) {
    const auto empty_or_dead = [&](Point p) {
        return analysed.position.empty(p) || analysed.has_dead_stone(p);
    };
    return reachable(analysed.position.grid(), point, {{empty_or_dead, empty_or_dead}});
}

EyeRegionKind eye_region_kind(const AnalysedPosition& analysed, Point point) {
    const PointSet region = eye_region(analysed, point);
    if (is_eye_string_of(analysed, region, Player::black)) return EyeRegionKind::black_eye_string;
    if (is_eye_string_of(analysed, region, Player::white)) return EyeRegionKind::white_eye_string;
    return EyeRegionKind::dame_string;
}

}  // namespace shikatsu::reference::asura1989
