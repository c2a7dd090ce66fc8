#include "optimized/clearing/area_strings.hpp"

#include <algorithm>

namespace shikatsu::optimized {

AreaStrings::AreaStrings(const Position& position, Player keeper, const Points& area)
    : position_(position), keeper_(keeper), area_(area) {
    strings_ = parts_of_area([&](Point point) { return position_.holds(point, keeper_); });
}

bool AreaStrings::beside(Point point, std::size_t string) const {
    const auto near = position_.grid().adjacent(point);
    return std::any_of(near.begin(), near.end(), [&](Point next) {
        return std::binary_search(strings_[string].begin(), strings_[string].end(), next);
    });
}

int AreaStrings::liberties_of(std::size_t string) const {
    return static_cast<int>(std::count_if(area_.begin(), area_.end(), [&](Point point) {
        return position_.empty(point) && beside(point, string);
    }));
}

IsKept AreaStrings::to_keep(const NotKept& not_kept) const {
    constexpr int liberties_needed = 2;
    const auto parts = parts_of_area([&](Point point) { return !position_.holds(point, keeper_); });
    IsKept kept(size(), true);
    for (std::size_t i = 0; i < size(); ++i) {
        if (reaches_out(i)) continue;
        const auto parts_beside = std::count_if(parts.begin(), parts.end(), [&](const Points& part) {
            return std::any_of(part.begin(), part.end(), [&](Point point) { return beside(point, i); });
        });
        const bool loose = parts_beside <= 1 && static_cast<int>(strings_[i].size()) <= not_kept.loosest;
        kept[i] = !loose && !(not_kept.in_atari && liberties_of(i) < liberties_needed);
    }
    return kept;
}

bool AreaStrings::in_area(Point point) const {
    return std::binary_search(area_.begin(), area_.end(), point);
}

bool AreaStrings::reaches_out(std::size_t string) const {
    return std::any_of(strings_[string].begin(), strings_[string].end(), [&](Point point) {
        const auto near = position_.grid().adjacent(point);
        return std::any_of(near.begin(), near.end(), [&](Point next) { return !in_area(next); });
    });
}

}  // namespace shikatsu::optimized
