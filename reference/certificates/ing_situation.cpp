#include "reference/certificates/ing_situation.hpp"

#include <algorithm>

namespace shikatsu::reference {

namespace {

/// The player's strings, or the connected parts of all the rest.
std::vector<ing_sst::PointSet> parts_of(Position position, Player player, bool strings) {
    std::vector<ing_sst::PointSet> parts;
    for (const Point point : position.grid().points()) {
        if (position.holds(point, opponent(player))) position.set(point, Content::empty);
    }
    ing_sst::PointSet seen;
    for (const Point point : position.grid().points()) {
        if (position.empty(point) == strings || seen.contains(point)) continue;
        parts.push_back(ing_sst::group_of(position, point));
        seen.insert(parts.back().begin(), parts.back().end());
    }
    return parts;
}

ing_sst::PointSet united(const std::vector<ing_sst::PointSet>& sets) {
    ing_sst::PointSet all;
    for (const ing_sst::PointSet& set : sets) all.insert(set.begin(), set.end());
    return all;
}

bool includes(const ing_sst::PointSet& set, const ing_sst::PointSet& part) {
    return std::includes(set.begin(), set.end(), part.begin(), part.end());
}

}  // namespace

bool operator==(const IngSituation& a, const IngSituation& b) {
    return a.position == b.position && a.to_move == b.to_move && a.passes == b.passes && a.hot == b.hot &&
           std::is_permutation(a.bans.begin(), a.bans.end(), b.bans.begin(), b.bans.end());
}

bool prohibited(const IngSituation& situation, Point point, const ing_sst::BoardPlay& play,
                const IngReadings& readings) {
    if (readings.ko == IngKo::positional_superko) return false;
    const auto is_hot = [&](Point stone) { return situation.hot.contains(stone); };
    return std::any_of(play.removed.begin(), play.removed.end(), is_hot) ||
           std::any_of(situation.bans.begin(), situation.bans.end(), [&](const ing_sst::Ban& ban) {
               return ing_sst::prohibits(ban, situation.position, situation.to_move, point, play,
                                         readings.ban);
           });
}

IngSituation after_pass(const IngSituation& situation) {
    return {situation.position, opponent(situation.to_move), situation.passes + 1, {}, situation.bans};
}

IngSituation after_play(const IngSituation& situation, Point point, const ing_sst::BoardPlay& play,
                        const IngReadings& readings) {
    IngSituation after{play.position, opponent(situation.to_move), 0, {}, situation.bans};
    if (readings.ko != IngKo::positional_superko)
        after.hot = ing_sst::hot_stones(situation.position, situation.to_move, point, play);
    return after;
}

void add_ban(IngSituation& situation, ing_sst::Ban ban, const IngReadings& readings) {
    Position standing(situation.position.grid());
    if (readings.ban == IngBan::positions) {
        ban.points.clear();
        ban.standing.clear();
    } else {
        ban.positions.clear();
        for (const Point stone : ban.standing) standing.set(stone, ban.as_it_stood[stone]);
    }
    ban.as_it_stood = standing;
    if (std::find(situation.bans.begin(), situation.bans.end(), ban) == situation.bans.end())
        situation.bans.push_back(std::move(ban));
}

ing_sst::PointSet lasting_stones(const Position& position, Player player) {
    std::vector<ing_sst::PointSet> strings = parts_of(position, player, true);
    std::vector<ing_sst::PointSet> regions = parts_of(position, player, false);
    for (bool changed = true; changed;) {
        const ing_sst::PointSet lasting = united(strings);
        std::erase_if(regions, [&](const ing_sst::PointSet& region) {
            return !includes(lasting, ing_sst::around(position.grid(), region));
        });
        const auto falls = [&](const ing_sst::PointSet& string) {
            const ing_sst::PointSet beside = ing_sst::around(position.grid(), string);
            return std::count_if(regions.begin(), regions.end(), [&](const ing_sst::PointSet& region) {
                       return includes(beside, region);
                   }) < 2;
        };
        changed = std::erase_if(strings, falls) > 0;
    }
    return united(strings);
}

}  // namespace shikatsu::reference
