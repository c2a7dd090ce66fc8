#include "reference/certificates/keeping_scene.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

KeepingScene KeepingScene::of(const Position& position, Player keeper) {
    KeepingScene scene{position, keeper, {}, {}, {}, {}, {}, {}, {}};
    for (const Point point : position.grid().points()) scene.points.insert(point);
    return scene;
}

bool KeepingScene::add_unit(Point first_stone) {
    if (!points.contains(first_stone) || !position.holds(first_stone, keeper)) return false;
    const String string = string_at(position, first_stone);
    if (*string.points.begin() != first_stone || kept.contains(first_stone)) return false;
    const Unit unit = names.size();
    for (const Point stone : string.points) kept[stone] = unit;
    groups.add();
    names.push_back(vertex(position.grid(), first_stone));
    return true;
}

std::optional<Unit> KeepingScene::unit_at(Point first_stone) const {
    const auto name = std::find(names.begin(), names.end(), vertex(position.grid(), first_stone));
    if (name == names.end()) return std::nullopt;
    return static_cast<Unit>(name - names.begin());
}

RegionState KeepingScene::state_of(const RegionGrid& region) const {
    RegionState state;
    for (const Point point : region.points()) {
        if (barred.contains(point)) state.barred.insert(state.contents.size());
        state.contents.push_back(position[point]);
        state.marks.push_back(marks.contains(point));
        state.unknown.push_back(unknown.contains(point));
    }
    return state;
}

KeepingScene KeepingScene::inside(const RegionGrid& region, const RegionState& state) const {
    KeepingScene scene = *this;
    const RegionGroups now(region, state, groups);
    scene.groups = now.joined();
    scene.points = PointSet(region.points().begin(), region.points().end());
    scene.marks.clear();
    scene.unknown.clear();
    scene.barred.clear();
    for (Place place = 0; place < region.size(); ++place) {
        const Point point = region.points()[place];
        scene.position.set(point, state.contents[place]);
        if (state.marks[place]) scene.marks.insert(point);
        if (state.unknown[place]) scene.unknown.insert(point);
        if (state.barred.contains(place)) scene.barred.insert(point);
        if (const std::optional<Unit> unit = now.body(place)) scene.kept[point] = *unit;
    }
    return scene;
}

tl::expected<std::map<Group, int>, std::string> needs_by_group(
    const KeepingScene& scene, const std::vector<std::pair<Point, int>>& needs) {
    std::map<Group, int> by_group;
    for (const auto& [point, number] : needs) {
        const auto unit = scene.unit_at(point);
        if (!unit) return tl::make_unexpected(vertex(scene.position.grid(), point) + " is no unit");
        if (number < 1 || number > 2)
            return tl::make_unexpected(std::string("the number of liberties is not 1 or 2"));
        if (!by_group.emplace(scene.groups.of(*unit), number).second)
            return tl::make_unexpected(scene.names[*unit] + " is in a group that has a number already");
    }
    return by_group;
}

std::optional<std::string> objection_to_points(const KeepingScene& scene, const std::vector<Point>& points) {
    if (points.empty()) return "the region has no point";
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0 && !(points[i - 1] < points[i])) return "the points are not in reading order";
        if (!scene.points.contains(points[i]))
            return fmt::format("{} is not in what the split divides",
                               vertex(scene.position.grid(), points[i]));
        if (scene.kept.contains(points[i]))
            return fmt::format("{} has a kept stone", vertex(scene.position.grid(), points[i]));
    }
    return std::nullopt;
}

std::optional<std::string> objection_to_sums(const KeepingScene& scene, const KeepingGoal& goal,
                                             std::size_t units_before, const std::map<Group, int>& sums) {
    for (Unit unit = 0; unit < scene.groups.units(); ++unit) {
        if (scene.groups.of(unit) != unit) continue;
        const auto need = goal.needs.find(unit);
        const int wanted = unit >= units_before ? 2 : need == goal.needs.end() ? 0 : need->second;
        const auto sum = sums.find(unit);
        if ((sum == sums.end() ? 0 : sum->second) < wanted)
            return fmt::format("the regions give {} less than {} {}", scene.names[unit], wanted,
                               wanted == 1 ? "liberty" : "liberties");
    }
    if (goal.link && scene.groups.of(goal.link->first) != scene.groups.of(goal.link->second))
        return fmt::format("the regions do not link {} and {}", scene.names[goal.link->first],
                           scene.names[goal.link->second]);
    return std::nullopt;
}

}  // namespace shikatsu::reference
