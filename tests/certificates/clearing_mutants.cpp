#include "tests/certificates/clearing_mutants.hpp"

#include <utility>
#include <vector>

#include "tests/certificates/chance.hpp"
#include "tests/certificates/lists_of_regions.hpp"

namespace shikatsu::certificates {

namespace {

using Regions = std::vector<ClearedRegion>;

class ClearingMutation : Chance {
  public:
    using Chance::Chance;

    std::string apply(Clearing& clearing) {
        if (below(6) == 0) return in_clearing(clearing);
        Regions& regions = *any(lists_of_regions(clearing.regions));
        if (regions.empty() || below(6) == 0) return in_regions(regions);
        ClearedRegion& region = any(regions);
        if (region.states.empty() || below(3) == 0) return in_region(region);
        return in_states(region.states);
    }

  private:
    std::string in_clearing(Clearing& clearing) {
        switch (below(6)) {
            case 0:
                shuffle(clearing.units);
                return "the order of units";
            case 1:
                return erase_any(clearing.units) ? "a unit is left out" : "";
            case 2:
                clearing.units.push_back(any_point());
                return "one more unit";
            case 3:
                return std::exchange(clearing.first_play, std::nullopt) ? "no first play" : "";
            case 4:
                clearing.stays = any_point();
                return "a stone stays elsewhere";
            default:
                clearing.first_play = any_point();
                return "another first play";
        }
    }

    std::string in_regions(Regions& regions) {
        if (below(2) == 0) return erase_any(regions) ? "a region is left out" : "";
        shuffle(regions);
        return "the order of regions";
    }

    std::string in_region(ClearedRegion& region) {
        switch (below(9)) {
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
                region.needs.emplace_back(any_point(), 2);
                return "one more number";
            case 4:
                return std::exchange(region.states, {}).empty() ? "" : "the same as one before";
            case 5:
                region.states.clear();
                return std::exchange(region.filled, true) ? "" : "filled";
            case 6:
                return std::exchange(region.filled, false) ? "not filled" : "";
            case 7:
                region.bans =
                    static_cast<BansRelied>((static_cast<std::size_t>(region.bans) + 1 + below(3)) % 4);
                return region.bans != BansRelied::never ? "bans are relied on otherwise"
                                                        : "bans are not relied on";
            default:
                return erase_any(region.needs) ? "a number is left out" : "";
        }
    }

    std::string in_states(std::vector<ClearedState>& states) {
        ClearedState& state = any(states);
        switch (below(14)) {
            case 0:
                return erase_any(states) ? "a state is left out" : "";
            case 1:
                states.push_back(ClearedState(state));
                return "one more state";
            case 2:
                std::swap(state, any(states));
                return "states change places";
            case 3:
                return erase_any(state.answers) ? "an answer is left out" : "";
            case 4:
                return std::exchange(state.work, std::nullopt) ? "no work" : "";
            case 5:
                state.work = any_point();
                return "other work";
            case 10:
                return std::exchange(state.after_ko_pass, std::nullopt) ? "no work after a ko-pass" : "";
            case 11:
                if (!state.after_ko_pass) return "";
                (below(2) == 0 ? state.after_ko_pass : state.work) = any_point();
                return "other work before or after a ko-pass";
            case 6:
                return std::exchange(state.again, true) ? "" : "again";
            case 7:
                return state.known && erase_any(*state.known) ? "less is known" : "";
            case 8:
                if (!state.known) return "";
                add_any_point(*state.known);
                return "more is known";
            case 12:
                return std::exchange(state.ko_pass, !state.ko_pass) ? "no ko-pass" : "a ko-pass";
            case 13:
                if (state.answers.empty()) return "";
                any(state.answers).reset();
                return "no answer";
            default:
                if (state.answers.empty()) return "";
                any(state.answers) = any_point();
                return "another answer";
        }
    }
};

}  // namespace

std::string mutate(reference::ClearingCertificate& certificate, std::mt19937& random) {
    return ClearingMutation(certificate.position.grid(), random).apply(certificate.clearing);
}

}  // namespace shikatsu::certificates
