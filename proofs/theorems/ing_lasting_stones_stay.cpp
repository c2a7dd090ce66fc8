// Stones that the opponent cannot remove by Ing's laws while their owner passes.
#include <fmt/format.h>

#include <algorithm>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/certificates/ing_situation.hpp"

namespace shikatsu::proofs::ing_lasting_stones_stay {

namespace {

using reference::ing_sst::PointSet;

constexpr const char* some_last = "stones that last beside opposing ones";
constexpr const char* room_by_self_removal =
    "a play that removes several stones of its own beside lasting ones";
constexpr const char* one_region = "one region is enough";
constexpr const char* empty_points = "only the empty points of a region have to be beside the string";

bool includes(const PointSet& set, const PointSet& part) {
    return std::includes(set.begin(), set.end(), part.begin(), part.end());
}

/// The parts of what is not the player's, or of his stones.
std::vector<PointSet> parts(const Position& position, Player player, bool stones) {
    Position without = position;
    for (const Point point : position.grid().points()) {
        if (position.holds(point, opponent(player))) without.set(point, Content::empty);
    }
    std::vector<PointSet> found;
    for (const Point point : position.grid().points()) {
        const PointSet part = reference::ing_sst::group_of(without, point);
        if (without.empty(point) != stones && point == *part.begin()) found.push_back(part);
    }
    return found;
}

/// As the lemma has it, but for one condition that is overlooked.
PointSet lasting_but_for(const Position& position, Player player, const std::string& overlooked) {
    PointSet lasting;
    for (const Point point : position.grid().points()) {
        if (position.holds(point, player)) lasting.insert(point);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const PointSet& string : parts(position, player, true)) {
            if (!lasting.contains(*string.begin())) continue;
            const PointSet beside = reference::ing_sst::around(position.grid(), string);
            int regions = 0;
            for (PointSet region : parts(position, player, false)) {
                if (!includes(lasting, reference::ing_sst::around(position.grid(), region))) continue;
                if (overlooked == empty_points)
                    std::erase_if(region, [&](Point point) { return !position.empty(point); });
                regions += includes(beside, region) ? 1 : 0;
            }
            if (regions >= (overlooked == one_region ? 1 : 2)) continue;
            for (const Point point : string) lasting.erase(point);
            changed = true;
        }
    }
    return lasting;
}

/// Whether after each play of the opponent's the stones are there and are found again.
template <class Lasting>
bool stay(const Position& position, Player player, Lasting lasting, bool& removes_own) {
    const PointSet stones = lasting(position);
    if (stones.empty()) return true;
    return std::ranges::all_of(position.grid().points(), [&](Point point) {
        const auto played = reference::ing_sst::board_play(position, opponent(player), point);
        if (!played) return true;
        removes_own = removes_own || played->removed.contains(point);
        return includes(lasting(played->position), stones);
    });
}

Finding check_on(const Grid& grid) {
    constexpr Player player = Player::black;
    const std::vector<std::string> variants{one_region, empty_points};
    Enumeration seen({some_last, room_by_self_removal}, variants);
    for (const Position& position : legal_positions(grid)) {
        seen.count_scene();
        const auto lasting = [&](const Position& at) { return reference::lasting_stones(at, player); };
        bool removes_own = false;
        if (!stay(position, player, lasting, removes_own)) seen.fail("they do not", position);
        const auto is_white = [&](Point point) { return position.holds(point, Player::white); };
        if (!lasting(position).empty() && std::ranges::any_of(grid.points(), is_white))
            seen.occurs(some_last, position);
        if (removes_own) seen.occurs(room_by_self_removal, position);
        for (const std::string& variant : variants) {
            if (seen.is_refuted(variant)) continue;
            bool of_variant = false;
            const auto wrong = [&](const Position& at) { return lasting_but_for(at, player, variant); };
            if (!stay(position, player, wrong, of_variant)) seen.refutes(variant, position);
        }
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "ing-lasting-stones-stay",
        "By Ing's laws no play of the opponent removes stones that last, or makes them last no more, though "
        "he may remove stones of his own.",
        {"ING-RM-2", "ING-MV-3", "ING-MV-4"},
        Status::checked_up_to,
        {},
        "ing-sst.md#lasting-stones",
        {enumeration(2, 4, Effort::fast, check_on), enumeration(3, 3, Effort::fast, check_on),
         enumeration(3, 4, Effort::long_only, check_on)}};
}

}  // namespace shikatsu::proofs::ing_lasting_stones_stay
