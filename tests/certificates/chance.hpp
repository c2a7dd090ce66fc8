// What changes of certificates are drawn by.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu::certificates {

class Chance {
  public:
    Chance(const Grid& grid, std::mt19937& random) : grid_(grid), random_(random) {}

  protected:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    template <class Values>
    auto& any(Values&& values) {
        return values[below(values.size())];
    }
    Point any_point() { return any(grid_.points()); }
    template <class Value>
    void shuffle(std::vector<Value>& values) {
        std::shuffle(values.begin(), values.end(), random_);
    }
    /// Whether there was one.
    template <class Value>
    bool erase_any(std::vector<Value>& values) {
        if (values.empty()) return false;
        values.erase(values.begin() + static_cast<std::ptrdiff_t>(below(values.size())));
        return true;
    }
    /// Keeps the reading order.
    void add_any_point(std::vector<Point>& points) {
        const Point point = any_point();
        points.insert(std::upper_bound(points.begin(), points.end(), point), point);
    }

  private:
    const Grid& grid_;
    std::mt19937& random_;
};

}  // namespace shikatsu::certificates
