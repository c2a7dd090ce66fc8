// A region between kept stones of which something may be unknown, drawn by chance: as the checker has it and
// as the engine has it.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "optimized/clearing/known_plays.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/certificates/keeping_scene.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/draws.hpp"

namespace shikatsu::certificates {

class KnownRegion {
  public:
    explicit KnownRegion(Draws& draws) : position_(drawn_position(draws)), points_(drawn_points(draws)) {
        auto scene = reference::KeepingScene::of(position_, Player::black);
        for (const auto& string : reference::strings(position_)) scene.add_unit(*string.points.begin());
        grid_.emplace(position_.grid(), points_, scene.kept, Player::black);
        shape_ = optimized::shape_of(
            points_, [&](Point point) { return position_.grid().adjacent(point); },
            [&](int place, Point) { walls_ |= optimized::mask_of(place); });
        for (std::size_t place = 0; place < points_.size(); ++place) draw_content(draws, place);
        bans_ = !draws.one_in(2);
        draw_barred(draws);
    }

    /// Whether the opponent is banned somewhere.
    int barred() const { return std::popcount(state_.state.barred); }

    /// Which play is not the same, in words with the region; empty if all are.
    std::string difference() const {
        const optimized::RegionField field(shape_, shape_.all(), 0, walls_);
        const optimized::KnownPlays plays(field, bans_);
        const reference::RegionState literal = literal_of(state_);
        if (plays.in_peace(state_) == grid_->out_of_peace(literal).has_value()) return words() + ": peace";
        const bool banned = literal.any_marked() && !grid_->doubtful_mark(literal);
        if (optimized::keeper_can_ko_pass(field, state_) != (banned && literal.barred.empty()))
            return words() + ": the keeper's ko-pass";
        for (std::size_t place = 0; place < points_.size(); ++place) {
            const auto here = static_cast<int>(place);
            const optimized::Mask taken = optimized::ko_captured(field, state_, here);
            if (grid_->ko_captured(literal, place) != place_of(taken))
                return words() + ": a ko-capture on number " + std::to_string(place);
            const bool taken_by_keeper = optimized::ko_captured_by_keeper(field, state_, here) != 0;
            if (grid_->takes_in_a_ko(literal, place) != taken_by_keeper)
                return words() + ": the keeper's ko-capture on number " + std::to_string(place);
            reference::RegionState forgetful = literal;
            forgetful.forget(place);
            grid_->drop_doubtful_bars(forgetful);
            if (forgetful != literal_of(plays.forgetting(state_, ~optimized::mask_of(here))))
                return words() + ": without number " + std::to_string(place);
            if (!literal.empty(place)) continue;
            const auto same = [&](const std::optional<optimized::KnownState>& engines,
                                  const std::optional<reference::RegionState>& checkers) {
                return engines ? checkers == literal_of(*engines) : !checkers;
            };
            if (!same(plays.after_play(state_, here), grid_->after_opponent(literal, place)))
                return words() + ": the opponent's play on number " + std::to_string(place);
            auto answered = grid_->after_keeper(literal, place);
            if (answered && bans_) grid_->bar_taking_back(literal, place, *answered);
            if (!same(plays.after_answer(state_, here), answered))
                return words() + ": the keeper's play on number " + std::to_string(place);
        }
        return "";
    }

  private:
    /// Kept stones, of which some make room for the region.
    static Position drawn_position(Draws& draws) {
        const int rows = static_cast<int>(1 + draws.below(4));
        const int columns = static_cast<int>(2 + draws.below(4));
        const Grid grid = Grid::create(rows, columns).value();
        Position position(grid);
        for (const Point point : grid.points()) position.set(point, stone_of(Player::black));
        return position;
    }
    std::vector<Point> drawn_points(Draws& draws) {
        std::vector<Point> points;
        for (const Point point : position_.grid().points()) {
            if (draws.one_in(4)) continue;
            points.push_back(point);
            position_.set(point, Content::empty);
        }
        return points;
    }
    void draw_content(Draws& draws, std::size_t place) {
        const optimized::Mask here = optimized::mask_of(static_cast<int>(place));
        if (draws.one_in(3)) return;
        state_.known |= here;
        if (draws.one_in(8)) state_.state.marked |= here;
        switch (draws.below(3)) {
            case 1:
                state_.state.opponent |= here;
                break;
            case 2:
                state_.state.keeper |= here;
                break;
            default:
                break;
        }
    }

    /// Some of the places where it would be a ko-capture.
    void draw_barred(Draws& draws) {
        const reference::RegionState literal = literal_of(state_);
        std::vector<std::size_t> kos;
        for (std::size_t place = 0; place < points_.size(); ++place) {
            if (grid_->ko_captured(literal, place)) kos.push_back(place);
        }
        for (const std::size_t place : kos) {
            if (!draws.one_in(3)) state_.state.barred |= optimized::mask_of(static_cast<int>(place));
        }
    }
    static std::optional<reference::Place> place_of(optimized::Mask one) {
        if (one == 0) return std::nullopt;
        return static_cast<reference::Place>(std::countr_zero(one));
    }

    reference::RegionState literal_of(const optimized::KnownState& state) const {
        reference::RegionState literal;
        for (std::size_t place = 0; place < points_.size(); ++place) {
            const auto in = [&](optimized::Mask set) { return (set >> place & 1U) != 0; };
            literal.contents.push_back(in(state.state.keeper)     ? stone_of(Player::black)
                                       : in(state.state.opponent) ? stone_of(Player::white)
                                                                  : Content::empty);
            literal.marks.push_back(in(state.state.marked));
            literal.unknown.push_back(!in(state.known));
        }
        optimized::for_each_place(state.state.barred, [&](int place) {
            literal.barred.insert(static_cast<reference::Place>(place));
        });
        return literal;
    }

    std::string words() const {
        Position board = position_;
        const reference::RegionState literal = literal_of(state_);
        for (std::size_t place = 0; place < points_.size(); ++place)
            board.set(points_[place], literal.contents[place]);
        std::string words;
        for (const std::string& row : rows_of(board)) words.append(words.empty() ? "" : "/").append(row);
        words += ", unknown numbers";
        for (std::size_t place = 0; place < points_.size(); ++place) {
            if (literal.unknown[place]) words.append(" ").append(std::to_string(place));
        }
        words += ", barred numbers";
        for (const reference::Place place : literal.barred) words.append(" ").append(std::to_string(place));
        return words;
    }

    Position position_;
    std::vector<Point> points_;
    std::optional<reference::RegionGrid> grid_;
    optimized::RegionShape shape_;
    optimized::Mask walls_ = 0;
    optimized::KnownState state_;
    bool bans_ = false;
};

}  // namespace shikatsu::certificates
