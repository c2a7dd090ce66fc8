// Sets of a few numbers as lists in ascending order.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

namespace shikatsu::optimized::ascending {

template <class T>
void insert(std::vector<T>& list, T item) {
    const auto place = std::lower_bound(list.begin(), list.end(), item);
    if (place == list.end() || *place != item) list.insert(place, item);
}

template <class T>
void erase(std::vector<T>& list, T item) {
    const auto place = std::lower_bound(list.begin(), list.end(), item);
    if (place != list.end() && *place == item) list.erase(place);
}

/// Adds the others to the list.
template <class T>
void unite(std::vector<T>& list, const std::vector<T>& others) {
    if (others.empty()) return;
    std::vector<T> all;
    std::set_union(list.begin(), list.end(), others.begin(), others.end(), std::back_inserter(all));
    list = std::move(all);
}

}  // namespace shikatsu::optimized::ascending
