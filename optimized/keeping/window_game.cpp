#include "optimized/keeping/window_game.hpp"

#include <array>

namespace shikatsu::optimized {

namespace {

constexpr int largest_set = 8;

class ConnectedSets {
  public:
    ConnectedSets(const RegionShape& shape, Mask within, int most) : shape_(shape), most_(most) {
        for_each_place(within, [&](int root) {
            const Mask later = within & ~(mask_of(root) - 1);
            grow(mask_of(root), near(root) & later & ~mask_of(root), later, 1);
        });
    }
    std::vector<Mask> all() const {
        std::vector<Mask> all;
        for (const std::vector<Mask>& sets : sets_) all.insert(all.end(), sets.begin(), sets.end());
        return all;
    }

  private:
    Mask near(int place) const { return shape_.adjacent[static_cast<std::size_t>(place)]; }

    /// Each set comes once: what was left out at a branch stays out.
    void grow(Mask set, Mask rim, Mask allowed, int size) {
        sets_[static_cast<std::size_t>(size)].push_back(set);
        if (size == most_) return;
        for (; rim != 0;) {
            const int place = std::countr_zero(rim);
            rim &= rim - 1;
            allowed &= ~mask_of(place);
            grow(set | mask_of(place), rim | (near(place) & allowed & ~set), allowed, size + 1);
        }
    }

    const RegionShape& shape_;
    int most_;
    std::array<std::vector<Mask>, largest_set + 1> sets_;
};

}  // namespace

std::vector<Mask> connected_sets(const RegionShape& shape, Mask within, int most) {
    return ConnectedSets(shape, within, most).all();
}

RegionGame window_game(const RegionShape& shape, const RegionState& state, Mask window, Mask kept,
                       const std::vector<Mask>& beside, std::vector<std::size_t>& near) {
    RegionGame inner;
    std::array<int, largest_region> place{};
    int count = 0;
    for_each_place(window, [&](int outer) { place[static_cast<std::size_t>(outer)] = count++; });
    const auto moved = [&](Mask set) {
        Mask result = 0;
        for_each_place(set & window,
                       [&](int outer) { result |= mask_of(place[static_cast<std::size_t>(outer)]); });
        return result;
    };
    for_each_place(window, [&](int outer) {
        const Mask next = shape.adjacent[static_cast<std::size_t>(outer)];
        inner.shape.adjacent.push_back(moved(next));
        const bool unknown = (next & ~window & ~kept) != 0 || (shape.border >> outer & 1U) != 0;
        if (unknown) inner.shape.border |= mask_of(place[static_cast<std::size_t>(outer)]);
    });
    inner.start.opponent = moved(state.opponent);
    inner.start.marked = moved(state.marked);
    near.clear();
    for (std::size_t group = 0; group < beside.size(); ++group) {
        const Mask places = moved(beside[group]);
        if (places == 0) continue;
        near.push_back(group);
        inner.groups.push_back({places, 0});
    }
    return inner;
}

}  // namespace shikatsu::optimized
