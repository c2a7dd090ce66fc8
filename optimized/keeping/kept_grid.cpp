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
    kept_.assign(first_.size(), true);
}

void KeptGrid::sort_points(Points& points) {
    std::sort(points.begin(), points.end());
}

void KeptGrid::add_string(Point start) {
    const auto in = [&](Point p) { return position_.holds(p, keeper_); };
    const Points stones = parts({start}, in).front();
    for (const Point stone : stones) string_[stone.index] = first_.size();
    first_.push_back(start);
    stones_.push_back(stones.size());
}

void KeptGrid::keep_only(const std::vector<bool>& kept) {
    kept_ = kept;
    unused_windows_.clear();
    windows_.clear();
}

std::vector<Points> KeptGrid::enclosed_parts(const std::vector<bool>& used) const {
    const auto in = [&](Point p) { return !position_.holds(p, keeper_) && !used[p.index]; };
    std::vector<Points> found = parts(grid_.points(), in);
    std::stable_sort(found.begin(), found.end(), smaller);
    return found;
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
        for (Points& part : parts(window, in)) found.insert(std::move(part));
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
            if (!position_.holds(point, keeper_)) inside.push_back(point);
        }
    }
    const auto in = [&](Point p) {
        return rectangle.contains(grid_.row(p), grid_.column(p)) && !position_.holds(p, keeper_);
    };
    for (Points& part : parts(inside, in)) {
        if (part.size() <= largest_window_) unused_windows_.insert(std::move(part));
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
