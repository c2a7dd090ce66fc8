#include "optimized/keeping/kept_grid.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

bool smaller(const Points& a, const Points& b) {
    return a.size() < b.size();
}

}  // namespace

KeptGrid::KeptGrid(const Position& position, Player keeper, std::size_t largest_window)
    : position_(position),
      grid_(position.grid()),
      keeper_(keeper),
      largest_window_(largest_window),
      string_(static_cast<std::size_t>(grid_.size()), no_string) {
    for (const Point point : grid_.points()) adjacent_.push_back(grid_.adjacent(point));
    for (const Point point : grid_.points()) {
        if (position_.holds(point, keeper_) && string_[point.index] == no_string) add_string(point);
    }
    kept_.assign(stones_.size(), true);
}

void KeptGrid::sort_points(Points& points) {
    std::sort(points.begin(), points.end());
}

void KeptGrid::add_string(Point start) {
    const auto in = [&](Point p) { return position_.holds(p, keeper_); };
    stones_.push_back(parts({start}, in).front());
    for (const Point stone : stones_.back()) string_[stone.index] = stones_.size() - 1;
}

void KeptGrid::keep_only(const std::vector<bool>& kept) {
    kept_ = kept;
    unused_windows_.clear();
    windows_.clear();
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
    for (Points& part : parts(grid_.points(), [&](Point p) { return !is_kept(p) && !used[p.index]; }))
        add_enclosing(std::move(part), found);
    std::vector<Points> all(found.begin(), found.end());
    std::stable_sort(all.begin(), all.end(), smaller);
    return all;
}

bool KeptGrid::promising(const Points& part) const {
    const auto against = std::count_if(part.begin(), part.end(), [&](Point p) { return hostile(p); });
    if (static_cast<std::size_t>(against) * 2 > part.size()) return false;
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

template <class Visit>
void KeptGrid::for_each_rectangle(Visit visit) const {
    constexpr int longest = 9;
    for (int top = 0; top < grid_.rows(); ++top) {
        for (int bottom = top; bottom < std::min(grid_.rows(), top + longest); ++bottom) {
            for (int left = 0; left < grid_.columns(); ++left) {
                for (int right = left; right < std::min(grid_.columns(), left + longest); ++right)
                    visit(Rectangle{top, bottom, left, right});
            }
        }
    }
}

const std::vector<Points>& KeptGrid::windows(const std::vector<bool>& used) {
    const auto known = windows_.find(used);
    if (known != windows_.end()) return known->second;
    std::set<Points> found;
    const auto taken = [&](Point p) { return used[p.index]; };
    for (const Points& window : unused_windows()) {
        if (std::none_of(window.begin(), window.end(), taken)) {
            found.insert(window);
            continue;
        }
        const auto in = [&](Point p) {
            return !used[p.index] && std::binary_search(window.begin(), window.end(), p);
        };
        for (Points& part : parts(window, in)) add_enclosing(std::move(part), found);
    }
    std::vector<Points> all;
    for (const Points& part : found) {
        if (promising(part)) all.push_back(part);
    }
    std::stable_sort(all.begin(), all.end(), smaller);
    return windows_[used] = std::move(all);
}

const std::set<Points>& KeptGrid::unused_windows() {
    if (unused_windows_.empty()) for_each_rectangle([&](const Rectangle& rectangle) { cut(rectangle); });
    return unused_windows_;
}

void KeptGrid::cut(const Rectangle& rectangle) {
    Points inside;
    for (int row = rectangle.top; row <= rectangle.bottom; ++row) {
        for (int column = rectangle.left; column <= rectangle.right; ++column) {
            const Point point = grid_.at(row, column);
            if (!is_kept(point)) inside.push_back(point);
        }
    }
    const auto in = [&](Point p) { return rectangle.contains(grid_.row(p), grid_.column(p)) && !is_kept(p); };
    for (Points& part : parts(inside, in)) {
        if (part.size() <= largest_window_) add_enclosing(std::move(part), unused_windows_);
    }
}

std::vector<Mask> KeptGrid::rectangles_in(const Points& points) const {
    std::set<Mask> found;
    for_each_rectangle([&](const Rectangle& rectangle) {
        Mask set = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (rectangle.contains(grid_.row(points[i]), grid_.column(points[i])))
                set |= mask_of(static_cast<int>(i));
        }
        if (set != 0) found.insert(set);
    });
    return {found.begin(), found.end()};
}

}  // namespace shikatsu::optimized
