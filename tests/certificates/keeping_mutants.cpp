#include "tests/certificates/keeping_mutants.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace shikatsu::certificates {

namespace {

class Mutation {
  private:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    template <class Values>
    auto& any(Values&& values) {
        return values[below(values.size())];
    }

  public:
    Mutation(const Grid& grid, std::mt19937& random) : grid_(grid), random_(random) {}

    std::string apply(Keeping& keeping) {
        Keeping& split = *any(splits_of(keeping));
        if (split.regions.empty() || below(4) == 0) return in_split(split);
        KeepingRegion& region = any(split.regions);
        if (region.states.empty() || below(2) == 0) return in_region(region);
        return in_states(region.states);
    }

  private:
    Point any_point() { return any(grid_.points()); }

    static void collect(Keeping& keeping, std::vector<Keeping*>& splits) {
        splits.push_back(&keeping);
        for (KeepingRegion& region : keeping.regions) {
            for (KeepingState& state : region.states) {
                for (Keeping& split : state.split) collect(split, splits);
            }
        }
    }
    static std::vector<Keeping*> splits_of(Keeping& keeping) {
        std::vector<Keeping*> splits;
        collect(keeping, splits);
        return splits;
    }

    template <class Value>
    bool erase_any(std::vector<Value>& values) {
        if (values.empty()) return false;
        values.erase(values.begin() + static_cast<std::ptrdiff_t>(below(values.size())));
        return true;
    }

    std::string in_split(Keeping& split) {
        switch (below(5)) {
            case 0:
                std::shuffle(split.units.begin(), split.units.end(), random_);
                return "the order of units";
            case 1:
                return erase_any(split.units) ? "a unit is left out" : "";
            case 2:
                split.units.push_back(any_point());
                return "one more unit";
            case 3:
                return erase_any(split.regions) ? "a region is left out" : "";
            default:
                std::shuffle(split.regions.begin(), split.regions.end(), random_);
                return "the order of regions";
        }
    }

    std::string in_region(KeepingRegion& region) {
        switch (below(5)) {
            case 0:
                return erase_any(region.points) ? "a point is left out" : "";
            case 1: {
                const Point point = any_point();
                region.points.insert(std::upper_bound(region.points.begin(), region.points.end(), point),
                                     point);
                return "one more point";
            }
            case 2:
                if (region.needs.empty()) return "";
                any(region.needs).second ^= 3;
                return "another number";
            case 3:
                if (region.link) return std::exchange(region.link->first, any_point()), "another link";
                region.needs.emplace_back(any_point(), 2);
                return "one more number";
            default:
                return erase_any(region.needs) ? "a number is left out" : "";
        }
    }

    std::string in_states(std::vector<KeepingState>& states) {
        KeepingState& state = any(states);
        switch (below(5)) {
            case 0:
                return erase_any(states) ? "a state is left out" : "";
            case 1:
                states.push_back(state);
                return "one more state";
            case 2:
                std::swap(state, any(states));
                return "states change places";
            case 3:
                return erase_any(state.answers) ? "an answer is left out" : "";
            default:
                if (state.answers.empty()) return "";
                any(state.answers) = below(3) == 0 ? std::nullopt : std::optional(any_point());
                return "another answer";
        }
    }

    const Grid& grid_;
    std::mt19937& random_;
};

}  // namespace

std::string mutate(Keeping& keeping, const Grid& grid, std::mt19937& random) {
    return Mutation(grid, random).apply(keeping);
}

}  // namespace shikatsu::certificates
