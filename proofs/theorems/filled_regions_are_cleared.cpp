// What a player does in a region that he fills can always be done, is never prohibited and comes to an end:
// every region that fits into a box, anywhere on a grid, with every content.
#include <algorithm>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/boxed_regions.hpp"
#include "proofs/games/filling_arena.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::filled_regions_are_cleared {

namespace {

using reference::Place;
using reference::RegionGrid;
using reference::RegionState;
using reference::Unit;

constexpr const char* no_inner = "no inner intersection";
constexpr const char* one_inner = "one inner intersection";
constexpr const char* two_inner = "two inner intersections";
constexpr const char* liberty_owed = "a liberty is owed";
constexpr const char* inner_capture = "an inner play captures";
constexpr const char* inner_loss = "the opponent captures on an inner intersection";

constexpr const char* not_adjacent = "two inner intersections need not be adjacent";
constexpr const char* one_neighbour = "an inner intersection may have one neighbour";
constexpr const char* three_in_a_row = "there may be three inner intersections in a row";
constexpr const char* partly_beside = "a liberty may be owed to a string beside a part of the region";
constexpr const char* owed_with_inner = "a liberty may be owed where there are inner intersections";
constexpr const char* inner_first = "inner liberties may be played on before outer ones";

/// Between stones of Black all of which are kept.
class Region {
  public:
    Region(const Grid& grid, const std::vector<Point>& points)
        : scene_(scene_around(grid, points)), region_(grid, points, scene_.kept, Player::black) {
        for (Place place = 0; place < region_.size(); ++place) {
            if (region_.walls(place).empty()) inner_.push_back(place);
        }
    }

    const RegionGrid& grid() const { return region_; }
    const reference::Groups& groups() const { return scene_.groups; }
    const std::vector<Place>& inner() const { return inner_; }

    bool all_inner_have_two_neighbours() const {
        return std::all_of(inner_.begin(), inner_.end(),
                           [&](Place place) { return region_.adjacent(place).size() >= 2; });
    }
    /// How many pairs of inner intersections are adjacent.
    int adjacent_inner() const {
        int pairs = 0;
        for (const Place place : inner_) {
            for (const Place near : region_.adjacent(place)) pairs += region_.walls(near).empty() ? 1 : 0;
        }
        return pairs / 2;
    }
    /// Whether those intersections that are not inner are all beside the string, or one of them is.
    bool all_beside(Unit unit) const {
        return std::ranges::all_of(places(), [&](Place place) {
            return region_.walls(place).empty() || region_.walls(place).contains(unit);
        });
    }
    bool some_beside(Unit unit) const {
        return std::ranges::any_of(places(),
                                   [&](Place place) { return region_.walls(place).contains(unit); });
    }

    RegionState empty() const {
        return {std::vector<Content>(region_.size(), Content::empty), std::vector<bool>(region_.size()),
                std::vector<bool>(region_.size())};
    }
    /// Every content with a liberty for each string that is not joined to a kept one, and for what is owed.
    std::vector<RegionState> states(std::optional<Unit> owed) const {
        std::vector<RegionState> all;
        RegionState state = empty();
        for (;;) {
            if (strings_have_liberties(state) && gives(state, owed)) all.push_back(state);
            Place place = 0;
            while (place < region_.size() && !next(state.contents[place])) ++place;
            if (place == region_.size()) return all;
        }
    }
    Position board(const RegionState& state) const { return board_of(scene_, region_, state); }

  private:
    std::vector<Place> places() const {
        std::vector<Place> all(region_.size());
        for (Place place = 0; place < all.size(); ++place) all[place] = place;
        return all;
    }
    bool strings_have_liberties(const RegionState& state) const {
        return !region_.out_of_peace(state) &&
               std::ranges::all_of(region_.strings(state, Player::white),
                                   [&](const auto& string) { return region_.has_liberty(state, string); });
    }
    bool gives(const RegionState& state, std::optional<Unit> owed) const {
        if (!owed) return true;
        const reference::RegionGroups groups(region_, state, scene_.groups);
        return !groups.liberties(groups.joined().of(*owed)).empty();
    }
    /// False if all contents have been had; then it begins again.
    static bool next(Content& content) {
        content = content == Content::empty            ? stone_of(Player::white)
                  : content == stone_of(Player::white) ? stone_of(Player::black)
                                                       : Content::empty;
        return content != Content::empty;
    }

    reference::KeepingScene scene_;
    RegionGrid region_;
    std::vector<Place> inner_;
};

class Check {
  public:
    explicit Check(Enumeration& seen) : seen_(seen) {}

    void region(const Region& region) {
        if (region.groups().units() == 0) return;
        const std::size_t inner = region.inner().size();
        const bool adjacent = region.adjacent_inner() + 1 == static_cast<int>(inner);
        const bool good_inner = inner == 1 || (inner == 2 && adjacent);
        const bool two_neighbours = region.all_inner_have_two_neighbours();
        if (inner == 0) {
            without_inner(region);
        } else if (good_inner && two_neighbours) {
            with_inner(region);
        } else if (good_inner) {
            refute(one_neighbour, region, std::nullopt);
        } else if (inner == 2 && two_neighbours) {
            refute(not_adjacent, region, std::nullopt);
        } else if (inner == 3 && adjacent && two_neighbours) {
            refute(three_in_a_row, region, std::nullopt);
        }
    }

  private:
    void without_inner(const Region& region) {
        seen_.occurs(no_inner, region.board(region.empty()));
        check(region, std::nullopt);
        for (Unit unit = 0; unit < region.groups().units(); ++unit) {
            if (region.all_beside(unit)) {
                seen_.occurs(liberty_owed, region.board(region.empty()));
                check(region, unit);
            } else if (region.some_beside(unit)) {
                refute(partly_beside, region, unit);
            }
        }
    }

    void with_inner(const Region& region) {
        seen_.occurs(region.inner().size() == 1 ? one_inner : two_inner, region.board(region.empty()));
        check(region, std::nullopt);
        for (Unit unit = 0; unit < region.groups().units(); ++unit) {
            if (region.all_beside(unit)) refute(owed_with_inner, region, unit);
        }
        refute(inner_first, region, std::nullopt, FillingOrder::inner_first);
    }

    void check(const Region& region, std::optional<Unit> owed) {
        FillingArena arena(region.grid(), region.groups(), FillingOrder::outer_first);
        const std::vector<RegionState> states = region.states(owed);
        for (std::size_t i = 0; i < states.size(); ++i) seen_.count_scene();
        if (const auto trouble = arena.trouble(states, owed))
            seen_.fail(trouble->sentence, region.board(trouble->state));
        if (arena.inner_capture()) seen_.occurs(inner_capture, region.board(*arena.inner_capture()));
        if (arena.loss()) seen_.occurs(inner_loss, region.board(*arena.loss()));
    }

    /// By what comes after the empty region, whichever plays the keeper chooses in the order given.
    void refute(const char* variant, const Region& region, std::optional<Unit> owed,
                FillingOrder order = FillingOrder::outer_first) {
        if (seen_.is_refuted(variant)) return;
        FillingArena arena(region.grid(), region.groups(), order);
        const auto trouble = arena.certain_trouble(region.empty(), owed);
        if (!trouble) return;
        seen_.refutes(variant, region.board(trouble->state), {trouble->sentence});
    }

    Enumeration& seen_;
};

Finding check_all(const Grid& box) {
    Enumeration seen(
        {no_inner, one_inner, two_inner, liberty_owed, inner_capture, inner_loss},
        {not_adjacent, one_neighbour, three_in_a_row, partly_beside, owed_with_inner, inner_first});
    Check check(seen);
    each_region_in(
        box, [&](const Grid& grid, const std::vector<Point>& points) { check.region(Region(grid, points)); });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"filled-regions-are-cleared",
            "In a filled region, looked at by itself, the keeper's plays exist and are no ko-captures, "
            "finitely many of them clear it whatever the opponent plays, and the liberty that it owes, if "
            "any, is there whenever the opponent is to move.",
            {"J2003-MV-2", "J2003-MV-3", "J2003-D2-5"},
            Status::checked_up_to,
            {"ko-is-its-shape"},
            "clearing.md#clearings",
            {enumeration(2, 3, Effort::fast, check_all), enumeration(2, 4, Effort::fast, check_all),
             enumeration(3, 3, Effort::fast, check_all)}};
}

}  // namespace shikatsu::proofs::filled_regions_are_cleared
