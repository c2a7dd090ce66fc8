#include "optimized/keeping/kept_grid.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

bool smaller(const Points& a, const Points& b) {
    return a.size() < b.size();
}

/// What up to nine lines one after another have together.
std::vector<Mask> runs(const std::vector<Mask>& lines) {
    constexpr std::size_t longest = 9;
    std::set<Mask> found;
    for (std::size_t first = 0; first < lines.size(); ++first) {
        Mask together = 0;
        for (std::size_t line = first; line < std::min(lines.size(), first + longest); ++line) {
            together |= lines[line];
            if (together != 0) found.insert(together);
        }
    }
    return {found.begin(), found.end()};
}

}  // namespace

KeptGrid::KeptGrid(const Position& position, Player keeper)
    : position_(position),
      grid_(position.grid()),
      keeper_(keeper),
      string_(static_cast<std::size_t>(grid_.size()), no_string) {
    for (const Point point : grid_.points()) adjacent_.push_back(grid_.adjacent(point));
    for (const Point point : grid_.points()) {
        if (position_.holds(point, keeper_) && string_[point.index] == no_string) add_string(point);
    }
    kept_.assign(stones_.size(), true);
}

void KeptGrid::add_string(Point start) {
    const auto in = [&](Point p) { return position_.holds(p, keeper_); };
    stones_.push_back(parts({start}, in).front());
    for (const Point stone : stones_.back()) string_[stone.index] = stones_.size() - 1;
}

void KeptGrid::keep_only(const std::vector<bool>& kept) {
    kept_ = kept;
}

std::vector<bool> KeptGrid::inner_strings() const {
    std::vector<std::set<std::size_t>> beside(stones_.size());
    const std::vector<Points> all = parts(grid_.points(), [&](Point p) { return !mine(p); });
    for (std::size_t part = 0; part < all.size(); ++part) {
        for (const Point point : all[part]) {
            for (const Point near : adjacent(point)) {
                if (mine(near)) beside[string_[near.index]].insert(part);
            }
        }
    }
    std::vector<bool> inner;
    for (const std::set<std::size_t>& parts_beside : beside) inner.push_back(parts_beside.size() == 1);
    return inner;
}

bool KeptGrid::encloses(const Points& part, std::size_t string) const {
    const auto inside = [&](Point p) { return std::binary_search(part.begin(), part.end(), p); };
    return std::all_of(stones_[string].begin(), stones_[string].end(), [&](Point stone) {
        const Points& near = adjacent(stone);
        return inside(stone) &&
               std::all_of(near.begin(), near.end(), [&](Point p) { return inside(p) || is_kept(p); });
    });
}

void KeptGrid::add_enclosing(Points part, std::set<Points>& found) const {
    const auto stray = [&](Point p) { return has_loose(p) && !encloses(part, string_[p.index]); };
    if (std::none_of(part.begin(), part.end(), stray)) {
        found.insert(std::move(part));
        return;
    }
    const auto in = [&](Point p) { return std::binary_search(part.begin(), part.end(), p) && !stray(p); };
    for (Points& smaller_part : parts(part, in)) add_enclosing(std::move(smaller_part), found);
}

std::vector<Points> KeptGrid::enclosed_parts(const std::vector<bool>& used) const {
    std::set<Points> found;
    const auto left = [&](Point p) { return !is_kept(p) && !used[p.index]; };
    for (Points& part : parts(grid_.points(), left)) add_enclosing(std::move(part), found);
    // Strings that are not kept may be left to the opponent, too.
    for (Points& part : parts(grid_.points(), [&](Point p) { return left(p) && !has_loose(p); }))
        found.insert(std::move(part));
    std::vector<Points> all(found.begin(), found.end());
    std::stable_sort(all.begin(), all.end(), smaller);
    return all;
}

bool KeptGrid::promising(const Points& part) const {
    const auto against = std::count_if(part.begin(), part.end(), [&](Point p) { return hostile(p); });
    const auto empty = std::count_if(part.begin(), part.end(), [&](Point p) { return position_.empty(p); });
    // With few liberties there may be a fight for what is full of hostile ones.
    constexpr std::ptrdiff_t most_in_fight = 6;
    if (static_cast<std::size_t>(against) * 2 > part.size() && empty > most_in_fight) return false;
    std::size_t at_border = 0;
    bool beside = false;
    for (const Point point : part) {
        bool border = false;
        for (const Point near : adjacent(point)) {
            if (is_kept(near)) {
                beside = true;
            } else if (!std::binary_search(part.begin(), part.end(), near)) {
                border = true;
            }
        }
        at_border += border ? 1 : 0;
    }
    constexpr std::size_t small = 6;
    return beside && (part.size() <= small || at_border * 2 <= part.size());
}

std::vector<Mask> KeptGrid::rectangles_in(const Points& points) const {
    // Cut by rows and columns: a rectangle's set is what its rows and its columns have in common.
    std::vector<Mask> rows(static_cast<std::size_t>(grid_.rows()), 0);
    std::vector<Mask> columns(static_cast<std::size_t>(grid_.columns()), 0);
    for (std::size_t i = 0; i < points.size() && i < largest_region; ++i) {
        rows[static_cast<std::size_t>(grid_.row(points[i]))] |= mask_of(static_cast<int>(i));
        columns[static_cast<std::size_t>(grid_.column(points[i]))] |= mask_of(static_cast<int>(i));
    }
    std::set<Mask> found;
    const std::vector<Mask> bands = runs(columns);
    for (const Mask high : runs(rows)) {
        for (const Mask wide : bands) {
            if ((high & wide) != 0) found.insert(high & wide);
        }
    }
    return {found.begin(), found.end()};
}

}  // namespace shikatsu::optimized
