#include "tests/certificates/keeping_mutants.hpp"

#include <utility>
#include <vector>

#include "tests/certificates/chance.hpp"

namespace shikatsu::certificates {

namespace {

class KeepingMutation : Chance {
  public:
    using Chance::Chance;

    std::string apply(Keeping& keeping) {
        Keeping& split = *any(splits_of(keeping));
        if (split.regions.empty() || below(4) == 0) return in_split(split);
        KeepingRegion& region = any(split.regions);
        if (region.states.empty() || below(2) == 0) return in_region(region);
        return in_states(region.states);
    }

  private:
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

    std::string in_split(Keeping& split) {
        switch (below(5)) {
            case 0:
                shuffle(split.units);
                return "the order of units";
            case 1:
                return erase_any(split.units) ? "a unit is left out" : "";
            case 2:
                split.units.push_back(any_point());
                return "one more unit";
            case 3:
                return erase_any(split.regions) ? "a region is left out" : "";
            default:
                shuffle(split.regions);
                return "the order of regions";
        }
    }

    std::string in_region(KeepingRegion& region) {
        switch (below(5)) {
            case 0:
                return erase_any(region.points) ? "a point is left out" : "";
            case 1:
                add_any_point(region.points);
                return "one more point";
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
};

}  // namespace

std::string mutate(Keeping& keeping, const Grid& grid, std::mt19937& random) {
    return KeepingMutation(grid, random).apply(keeping);
}

}  // namespace shikatsu::certificates
