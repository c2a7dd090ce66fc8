#include "optimized/keeping/region_game.hpp"

#include <algorithm>

namespace shikatsu::optimized {

std::size_t RegionKeyHash::operator()(const std::vector<std::uint64_t>& key) const {
    std::uint64_t hash = key.size();
    for (const std::uint64_t word : key) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29;
    }
    return hash;
}

std::vector<std::uint64_t> RegionGame::key() const {
    std::vector<std::uint64_t> key(shape.adjacent);
    key.insert(key.end(), {shape.border, start.opponent, start.keeper, start.marked});
    for (const RegionGroup& group : groups) {
        key.push_back(group.beside);
        key.push_back(static_cast<std::uint64_t>(group.wanted));
    }
    if (link) key.push_back(~(link->one << 32U | link->other));
    return key;
}

Mask beside_any(const std::vector<RegionGroup>& groups) {
    Mask beside = 0;
    for (const RegionGroup& group : groups) beside |= group.beside;
    return beside;
}

std::vector<RegionClass> region_classes(const RegionField& field, const std::vector<RegionGroup>& groups,
                                        const RegionState& state) {
    std::vector<RegionClass> found;
    std::uint64_t taken = 0;
    for (std::size_t leader = 0; leader < groups.size(); ++leader) {
        if ((taken >> leader & 1U) != 0) continue;
        RegionClass one{leader, std::uint64_t{1} << leader, 0, groups[leader].beside};
        for (bool grown = true; grown;) {
            one.stones = field.shape().flood(one.beside & state.keeper, state.keeper);
            grown = false;
            for (std::size_t group = leader + 1; group < groups.size(); ++group) {
                if (one.has(group) || (groups[group].beside & one.stones) == 0) continue;
                one.members |= std::uint64_t{1} << group;
                one.beside |= groups[group].beside;
                grown = true;
            }
        }
        one.beside = (one.beside | field.neighbours(one.stones)) & ~one.stones;
        taken |= one.members;
        found.push_back(one);
    }
    return found;
}

bool RegionGame::joined(const std::vector<RegionClass>& classes) const {
    return std::any_of(classes.begin(), classes.end(),
                       [&](const RegionClass& one) { return one.has(link->one) && one.has(link->other); });
}

bool RegionGame::holds(const RegionState& state) const {
    const std::vector<RegionClass> all = classes(state);
    const Mask free = empty(state);
    if (link && joined(all)) return true;
    return std::all_of(all.begin(), all.end(), [&](const RegionClass& one) {
        const bool linked = link && (one.has(link->one) || one.has(link->other));
        const int wanted = linked ? 2 : link ? 0 : wanted_of(one);
        return std::popcount(one.beside & free) >= wanted;
    });
}

int RegionGame::eyes(const RegionClass& one, const std::vector<Mask>& enclosed, Mask free) const {
    return static_cast<int>(std::count_if(enclosed.begin(), enclosed.end(),
                                          [&](Mask part) { return (part & free & ~one.beside) == 0; }));
}

bool RegionGame::settled(const RegionState& state) const {
    const std::vector<RegionClass> all = classes(state);
    if (link) return joined(all);
    const Mask free = empty(state);
    Mask kept = 0;
    for (const RegionClass& one : all) kept |= one.stones;
    std::vector<Mask> enclosed;
    for_each_string(shape, shape.all() & ~kept, [&](Mask part) {
        const bool shut = !shape.open(part) && (part & state.keeper) == 0 && (part & free) != 0;
        if (shut) enclosed.push_back(part);
    });
    return std::all_of(all.begin(), all.end(), [&](const RegionClass& one) {
        return wanted_of(one) == 0 || eyes(one, enclosed, free) >= wanted_of(one);
    });
}

}  // namespace shikatsu::optimized
