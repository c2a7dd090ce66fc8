#include "proofs/games/bans.hpp"

#include <algorithm>

#include "proofs/games/boxed_regions.hpp"

namespace shikatsu::proofs {

using reference::Place;
using reference::RegionGrid;
using reference::RegionState;

std::optional<Place> BanRule::ko_captured(const RegionState& state, Place place) const {
    using enum BanSlip;
    const Content keepers = stone_of(region_.keeper());
    const auto is_keepers = [&](Place near) { return state.contents[near] == keepers; };
    const std::vector<Place>& near = region_.adjacent(place);
    if (slip_ != plays_beside_anything && !std::all_of(near.begin(), near.end(), is_keepers))
        return std::nullopt;
    RegionState after = state;
    after.contents[place] = stone_of(opponent(region_.keeper()));
    std::vector<Place> captured;
    for (const std::vector<Place>& string : region_.strings(after, region_.keeper())) {
        const bool beside = std::any_of(string.begin(), string.end(), [&](Place stone) {
            return std::find(near.begin(), near.end(), stone) != near.end();
        });
        if (!beside || region_.is_body(string) || region_.has_liberty(after, string)) continue;
        if (slip_ != captures_in_doubt && region_.beside_unknown(after, string)) return std::nullopt;
        captured.insert(captured.end(), string.begin(), string.end());
    }
    const bool one = captured.size() == 1 || (slip_ == captures_of_many && !captured.empty());
    return one ? std::optional(captured.front()) : std::nullopt;
}

std::optional<Place> BanRule::barred_after(const RegionState& before, Place place,
                                           const RegionState& after) const {
    const Content opponents = stone_of(opponent(region_.keeper()));
    std::vector<Place> taken;
    for (Place next = 0; next < region_.size(); ++next) {
        if (before.contents[next] == opponents && after.empty(next)) taken.push_back(next);
    }
    if (taken.size() != 1) return std::nullopt;
    const bool is_banned = slip_ == BanSlip::captures_of_one || ko_captured(after, taken.front()) == place;
    return is_banned ? std::optional(taken.front()) : std::nullopt;
}

bool FreePlayRule::is_free(const RegionState& before, Place place, const RegionState& after) const {
    using enum FreePlaySlip;
    std::size_t captured = 0;
    for (Place next = 0; next < region_.size(); ++next) {
        if (before.contents[next] != stone_of(opponent(region_.keeper()))) continue;
        if (after.empty(next) || (after.unknown[next] && slip_ == captures_in_doubt)) ++captured;
    }
    const std::vector<Place>& near = region_.adjacent(place);
    const bool beside_friend =
        !region_.walls(place).empty() || std::any_of(near.begin(), near.end(), [&](Place next) {
            if (before.unknown[next]) return slip_ == the_unknown_is_no_opponent;
            return before.contents[next] != stone_of(opponent(region_.keeper()));
        });
    return beside_friend || captured >= (slip_ == captures_of_one ? 1U : 2U);
}

bool TakingRule::takes_in_a_ko(const RegionState& state, Place place) const {
    using enum TakingSlip;
    const std::vector<Place>& near = region_.adjacent(place);
    RegionState after = state;
    after.contents[place] = stone_of(region_.keeper());
    std::vector<Place> captured;
    for (const std::vector<Place>& string : region_.strings(after, opponent(region_.keeper()))) {
        const bool beside = std::any_of(string.begin(), string.end(), [&](Place stone) {
            return std::find(near.begin(), near.end(), stone) != near.end();
        });
        if (!beside || region_.has_liberty(after, string)) continue;
        if (region_.beside_unknown(after, string)) {
            if (slip_ == none_in_doubt) continue;
            return false;
        }
        captured.insert(captured.end(), string.begin(), string.end());
    }
    if (captured.size() != 1) return false;
    after.contents[captured.front()] = Content::empty;
    return slip_ == whatever_takes_back ||
           BanRule(region_, BanSlip::none).ko_captured(after, captured.front()) == place;
}

bool is_position_of_a_clearing(const reference::KeepingScene& scene, const RegionGrid& region,
                               const RegionState& state) {
    const Position board = board_of(scene, region, state);
    const auto strings = reference::strings(board);
    return std::all_of(strings.begin(), strings.end(), [&](const reference::String& string) {
        const bool kept = std::any_of(string.points.begin(), string.points.end(),
                                      [&](Point stone) { return scene.kept.contains(stone); });
        return reference::liberties(board, string).size() >= (kept ? 2U : 1U);
    });
}

}  // namespace shikatsu::proofs
