// What happens in a region, play by play, and what holds there: by the engine and by the checker.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "optimized/keeping/window_game.hpp"
#include "tests/certificates/drawn_regions.hpp"

namespace shikatsu::certificates {

/// Follows random play in a region. What is not the same is said in words, with the region.
class KeepingPlays {
  public:
    KeepingPlays(const DrawnRegion& region, Draws& draws)
        : region_(region), draws_(draws), literal_(region.grid()), game_(region.game()) {}

    std::string difference(int plays) {
        if (std::string found = of_the_region(); !found.empty()) return said(found);
        for (int i = 0; i <= plays; ++i) {
            std::string found = of_the_state();
            if (found.empty()) found = of_a_window();
            const bool goes_on = found.empty() && follow_a_play(found);
            if (!found.empty()) return said(found + " after " + std::to_string(i) + " plays");
            if (!goes_on) return "";
        }
        return "";
    }

  private:
    using Mask = optimized::Mask;
    using State = optimized::RegionState;

    std::string said(const std::string& found) const { return region_.words() + ": " + found; }
    static bool in(Mask set, std::size_t place) { return (set >> place & 1U) != 0; }

    std::string of_the_region() const {
        for (reference::Place place = 0; place < literal_.size(); ++place) {
            if (places(game_.shape.adjacent[place]) != sorted(literal_.adjacent(place))) return "neighbours";
            if (in(game_.shape.border, place) != literal_.beside_other(place)) return "border";
        }
        for (std::size_t i = 0; i + 1 < game_.groups.size(); ++i) {
            if (region_.group_at(i) >= region_.group_at(i + 1)) return "order of groups";
        }
        if (region_.literal(game_.start) != region_.scene().state_of(literal_)) return "first state";
        return "";
    }

    static std::vector<reference::Place> places(Mask set) {
        std::vector<reference::Place> all;
        optimized::for_each_place(set,
                                  [&](int place) { all.push_back(static_cast<reference::Place>(place)); });
        return all;
    }
    static std::vector<reference::Place> sorted(std::vector<reference::Place> all) {
        std::sort(all.begin(), all.end());
        return all;
    }

    std::string of_the_state() {
        const reference::RegionState literal = region_.literal(state_);
        const reference::RegionGroups groups(literal_, literal, region_.scene().groups);
        const bool short_of = groups.shortage(region_.goal(), region_.scene().names).has_value();
        if (game_.holds(state_) == short_of) return "what is wanted";
        if (game_.settled(state_) != groups.settled(region_.goal())) return "settled";
        std::multiset<reference::RegionState> vanished;
        for (const State& after : game_.vanishings(state_)) vanished.insert(region_.literal(after));
        const auto all = literal_.vanishings(literal);
        if (vanished != std::multiset<reference::RegionState>(all.begin(), all.end())) return "vanishings";
        return of_keys();
    }

    /// Games that differ in anything must not be taken for the same.
    std::string of_keys() {
        optimized::RegionGame one = game_;
        one.start = state_;
        std::vector<optimized::RegionGame> others(4, one);
        const Mask any = optimized::mask_of(static_cast<int>(draws_.below(literal_.size())));
        others[0].start.marked ^= any;
        others[1].shape.border ^= any;
        others[2].groups[draws_.below(one.groups.size())].beside ^= any;
        others[3].start.opponent ^= any & ~state_.keeper;
        if (others[3].start == state_) others.pop_back();
        const auto same = [&](const optimized::RegionGame& other) { return other.key() == one.key(); };
        return std::any_of(others.begin(), others.end(), same) ? "keys" : "";
    }

    /// Whether play goes on. `found` becomes what differs.
    bool follow_a_play(std::string& found) {
        std::vector<State> all = after_each(
            "play", [&](int place) { return game_.after_play(state_, place); },
            [&](const auto& state, reference::Place place) { return literal_.after_opponent(state, place); },
            found);
        for (const State& after : game_.vanishings(state_)) {
            if (draws_.one_in(3)) all.push_back(after);
        }
        if (all.empty() || !found.empty()) return false;
        state_ = draws_.any(all);
        all = after_each(
            "answer", [&](int place) { return game_.after_answer(state_, place); },
            [&](const auto& state, reference::Place place) { return literal_.after_keeper(state, place); },
            found);
        all.push_back(state_);
        state_ = draws_.any(all);
        return found.empty();
    }

    /// What the plays on each empty place leave, as far as they are possible.
    template <class Engine, class Checker>
    std::vector<State> after_each(const std::string& what, Engine engine, Checker checker,
                                  std::string& found) const {
        const reference::RegionState literal = region_.literal(state_);
        std::vector<State> all;
        for (const reference::Place place : places(game_.empty(state_))) {
            const std::optional<State> after = engine(static_cast<int>(place));
            const auto as_checked = checker(literal, place);
            const bool same = after ? as_checked == region_.literal(*after) : !as_checked;
            if (!same) found = what + " on place " + std::to_string(place);
            if (after) all.push_back(*after);
        }
        return all;
    }

    /// A window of what is there, as the engine cuts it out and as the checker looks into the region.
    std::string of_a_window() {
        const Mask window = drawn_window();
        if (window == 0) return "";
        const reference::RegionState literal = region_.literal(state_);
        const reference::KeepingScene inside = region_.scene().inside(literal_, literal);
        std::vector<Point> points;
        for (const reference::Place place : places(window)) points.push_back(region_.points()[place]);
        const reference::RegionGrid checked(region_.position().grid(), points, inside.kept, region_.keeper());

        const auto classes = game_.classes(state_);
        Mask kept = 0;
        std::vector<Mask> beside;
        for (const optimized::RegionClass& one : classes) {
            kept |= one.stones;
            beside.push_back(one.beside);
        }
        std::vector<std::size_t> near;
        const auto cut = optimized::window_game(game_.shape, state_, window, kept, beside, near);
        const reference::RegionState start = inside.state_of(checked);
        for (reference::Place place = 0; place < checked.size(); ++place) {
            if (places(cut.shape.adjacent[place]) != sorted(checked.adjacent(place))) return "a window";
            if (in(cut.shape.border, place) != checked.beside_other(place)) return "a window's border";
            if (in(cut.start.marked, place) != start.marks[place]) return "a window's marks";
            const bool hostile = start.contents[place] == stone_of(opponent(region_.keeper()));
            if (in(cut.start.opponent, place) != hostile) return "a window's stones";
            std::set<reference::Group> walls;
            for (const reference::Unit unit : checked.walls(place)) walls.insert(inside.groups.of(unit));
            std::set<reference::Group> found;
            for (std::size_t i = 0; i < near.size(); ++i) {
                if (in(cut.groups[i].beside, place))
                    found.insert(inside.groups.of(region_.group_at(classes[near[i]].leader)));
            }
            if (walls != found) return "who is beside a window";
        }
        return "";
    }

    /// Connected, without stones of the keeper.
    Mask drawn_window() {
        const Mask room = game_.shape.all() & ~state_.keeper;
        if (room == 0) return 0;
        Mask window = optimized::mask_of(static_cast<int>(draws_.any(places(room))));
        for (std::size_t left = draws_.below(6); left > 0; --left) {
            const Mask rim = game_.shape.neighbours(window) & room & ~window;
            if (rim == 0) break;
            window |= optimized::mask_of(static_cast<int>(draws_.any(places(rim))));
        }
        return window;
    }

    const DrawnRegion& region_;
    Draws& draws_;
    reference::RegionGrid literal_;
    const optimized::RegionGame& game_;
    State state_ = game_.start;
};

}  // namespace shikatsu::certificates
