// A region of a keeping on a small grid, drawn by chance: as the checker has it and as the engine has it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "optimized/keeping/wanted_region.hpp"
#include "reference/certificates/keeping_scene.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/draws.hpp"

namespace shikatsu::certificates {

/// At most so many lines of a grid, and points of a region.
struct DrawnSize {
    int lines;
    std::size_t points;
};

class DrawnRegion {
  public:
    DrawnRegion(Draws& draws, const DrawnSize& size)
        : position_(drawn_position(draws, size.lines)),
          keeper_(draws.one_in(2) ? Player::white : Player::black),
          kept_grid_(position_, keeper_),
          grouping_(optimized::Grouping::alone(kept_grid_.strings())),
          scene_(reference::KeepingScene::of(position_, keeper_)) {
        keep_some(draws);
        join_some(draws);
        draw_points(draws, size.points);
        want_something(draws);
        if (!points_.empty()) game_ = optimized::wanted_region(kept_grid_, points_, grouping_, wanted_);
    }
    DrawnRegion(const DrawnRegion&) = delete;
    DrawnRegion& operator=(const DrawnRegion&) = delete;

    /// Whether there is a region for which something can be wanted.
    bool usable() const { return !wanted_.liberties.empty() || wanted_.link.has_value(); }
    /// The engine's. Requires usable().
    const std::optional<optimized::WantedRegion>& found() const { return game_; }
    const optimized::RegionGame& game() const { return game_->game; }

    const Position& position() const { return position_; }
    Player keeper() const { return keeper_; }
    const std::vector<Point>& points() const { return points_; }
    const reference::KeepingScene& scene() const { return scene_; }
    reference::RegionGrid grid() const { return {position_.grid(), points_, scene_.kept, keeper_}; }
    const reference::KeepingGoal& goal() const { return goal_; }
    /// The checker's group for one of the engine's, which is named by a string.
    reference::Group group_of(std::size_t string) const { return scene_.groups.of(*unit_[string]); }
    /// By place among the engine's groups.
    reference::Group group_at(std::size_t place) const { return group_of(game_->groups[place]); }

    /// The engine's state as the checker has it.
    reference::RegionState literal(const optimized::RegionState& state) const {
        reference::RegionState result;
        for (std::size_t place = 0; place < points_.size(); ++place) {
            const auto in = [&](optimized::Mask set) { return (set >> place & 1U) != 0; };
            result.contents.push_back(in(state.keeper)     ? stone_of(keeper_)
                                      : in(state.opponent) ? stone_of(opponent(keeper_))
                                                           : Content::empty);
            result.marks.push_back(in(state.marked));
            result.unknown.push_back(false);
        }
        return result;
    }

    std::string words() const {
        std::string words = one_line(position_) + ", " + name(keeper_) + " keeps";
        for (const std::string& unit : scene_.names) words += " " + unit;
        words += ", region";
        for (const Point point : points_) words += " " + vertex(position_.grid(), point);
        return words;
    }

  private:
    static Position drawn_position(Draws& draws, int lines) {
        const auto any_lines = [&] {
            return 2 + static_cast<int>(draws.below(static_cast<std::size_t>(lines - 1)));
        };
        const int rows = any_lines();
        Position position(Grid::create(rows, any_lines()).value());
        for (const Point point : position.grid().points()) {
            const std::size_t content = draws.below(8);
            if (content >= 3) position.set(point, content < 6 ? Content::black : Content::white);
        }
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            const reference::String string = reference::string_at(position, point);
            if (!reference::liberties(position, string).empty()) continue;
            for (const Point stone : string.points) position.set(stone, Content::empty);
        }
        return position;
    }

    void keep_some(Draws& draws) {
        std::vector<bool> kept(kept_grid_.strings());
        unit_.resize(kept.size());
        for (std::size_t string = 0; string < kept.size(); ++string) {
            kept[string] = !draws.one_in(4);
            if (!kept[string]) continue;
            unit_[string] = scene_.names.size();
            scene_.add_unit(kept_grid_.first_stone(string));
        }
        kept_grid_.keep_only(kept);
    }

    void join_some(Draws& draws) {
        for (std::size_t one = 0; one < unit_.size(); ++one) {
            if (!unit_[one] || !draws.one_in(4)) continue;
            const std::size_t other = draws.below(unit_.size());
            if (!unit_[other] || grouping_.group[one] == grouping_.group[other]) continue;
            grouping_.join(grouping_.group[one], grouping_.group[other]);
            scene_.groups.join(*unit_[one], *unit_[other]);
        }
    }

    void draw_points(Draws& draws, std::size_t most) {
        const std::size_t dropped = 2 + draws.below(8);
        for (const Point point : position_.grid().points()) {
            if (kept_grid_.is_kept(point) || draws.one_in(dropped)) continue;
            if (points_.size() < most) points_.push_back(point);
        }
        // The capture of a loose string has to be decided in the region.
        while (const auto string = open_string()) {
            const std::vector<Point> all = points_;
            for (const reference::Place place : *string) std::erase(points_, all[place]);
        }
    }
    /// One of the keeper's in the region, if there is one.
    std::optional<std::vector<reference::Place>> open_string() const {
        const reference::RegionGrid region = grid();
        for (auto& string : region.strings(scene_.state_of(region), keeper_)) {
            if (region.open(string)) return string;
        }
        return std::nullopt;
    }

    void want_something(Draws& draws) {
        const std::set<std::size_t> beside = optimized::groups_beside(kept_grid_, points_, grouping_);
        const std::vector<std::size_t> groups(beside.begin(), beside.end());
        if (groups.empty()) return;
        if (groups.size() > 1 && draws.one_in(3)) {
            const std::size_t one = draws.below(groups.size());
            const std::size_t other = (one + 1 + draws.below(groups.size() - 1)) % groups.size();
            wanted_.link = std::pair(groups[one], groups[other]);
            goal_.link = std::pair(*unit_[groups[one]], *unit_[groups[other]]);
            return;
        }
        for (const std::size_t group : groups) {
            const std::size_t number = draws.below(3);
            if (number == 2) continue;
            wanted_.liberties[group] = number == 0 ? 2 : 1;
            goal_.needs[group_of(group)] = wanted_.liberties[group];
        }
    }

    Position position_;
    Player keeper_;
    optimized::KeptGrid kept_grid_;
    optimized::Grouping grouping_;
    reference::KeepingScene scene_;
    /// By string, of those that are kept.
    std::vector<std::optional<reference::Unit>> unit_;
    std::vector<Point> points_;
    optimized::Wanted wanted_;
    reference::KeepingGoal goal_;
    std::optional<optimized::WantedRegion> game_;
};

}  // namespace shikatsu::certificates
