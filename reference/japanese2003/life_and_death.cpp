#include "reference/japanese2003/life_and_death.hpp"

namespace shikatsu::reference {

namespace {

void add_recursively(const Grid& grid, Point point, const PointSet& excluded, PointSet& region) {
    for (const Point near : grid.adjacent(point)) {
        if (excluded.contains(near) || !region.insert(near).second) continue;
        add_recursively(grid, near, excluded, region);
    }
}

PointSet local_within(const Position& final_position, const FinalString& string, const PointSet& excluded) {
    PointSet region = local_1(string);
    for (const Point point : string.points) add_recursively(final_position.grid(), point, excluded, region);
    return region;
}

}  // namespace

const char* name(LifeAndDeath status) {
    switch (status) {
        case LifeAndDeath::uncapturable:
            return "uncapturable";
        case LifeAndDeath::capturable_1:
            return "capturable-1";
        case LifeAndDeath::capturable_2:
            return "capturable-2";
        default:
            return "dead";
    }
}

bool is_alive(LifeAndDeath status) {
    return status != LifeAndDeath::dead;
}

bool is_uncapturable(const Position& final_position, const FinalString& string, const CanForce& can_force) {
    return !can_force(final_position, ForceQuestion{string, {}});
}

PointSet local_1(const FinalString& string) {
    return string.points;
}

bool is_capturable_1(const Position& final_position, const FinalString& string, const CanForce& can_force) {
    return !can_force(final_position, ForceQuestion{string, local_1(string)});
}

PointSet local_2(const Position& final_position, const FinalString& string,
                 const std::set<FinalString>& boundary) {
    PointSet excluded;
    for (const FinalString& other : boundary) {
        if (other.player == string.player) excluded.insert(other.points.begin(), other.points.end());
    }
    return local_within(final_position, string, excluded);
}

PointSet capturable_2_region(const FinalString& string, const PointSet& local_2, const Readings& readings) {
    if (readings.capturable_2 == Capturable2::local_2) return local_2;
    PointSet region = local_2;
    for (const Point point : local_1(string)) region.erase(point);
    return region;
}

bool is_capturable_2(const Position& final_position, const FinalString& string, const PointSet& region,
                     const CanForce& can_force) {
    return !can_force(final_position, ForceQuestion{string, region});
}

PointSet local_3(const Position& final_position, const FinalString& string,
                 const std::set<FinalString>& boundary) {
    PointSet excluded;
    for (const FinalString& other : boundary) excluded.insert(other.points.begin(), other.points.end());
    return local_within(final_position, string, excluded);
}

bool is_capturable_3(const Position& final_position, const FinalString& string, LifeAndDeath status,
                     const PointSet& local_2, const PointSet& local_3) {
    return status == LifeAndDeath::capturable_2 && is_ko_stone(final_position, string) && local_2 != local_3;
}

}  // namespace shikatsu::reference
