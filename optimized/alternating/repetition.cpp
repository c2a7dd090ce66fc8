#include "optimized/alternating/repetition.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace shikatsu::optimized::alternating {

namespace {

/// A move within games by Black's choices. Its cost is its gain and by how much more Black needs than before,
/// together never below 0 (proofs/best-play-2003.md).
struct Step {
    std::uint32_t to = 0;
    int cost = 0;
};

/// Where such games come to.
struct Place {
    Stand stand;
    /// Where arrivals have the same, a long cycle ends the game: the position, or that and who moves.
    std::uint32_t recurring = 0;
    /// Whether a play led there, or the game began there: only then can it have come back. But it may have
    /// been there first after a pass, with this player to move.
    bool arrival = false;
    std::vector<Step> steps;
};

class Places {
  public:
    Places(const Choices& choices, const Margins& margins, const Stand& start, LongCycle long_cycle)
        : choices_(choices), margins_(margins), long_cycle_(long_cycle) {
        number_of(start);
        for (std::size_t i = 0; i < places_.size(); ++i) expand(i);
    }

    /// Whether a long cycle loses, or is a tie where these do harm, too.
    bool harm(bool ties_do_harm) const {
        std::map<std::uint32_t, std::vector<std::uint32_t>> arrivals;
        for (std::uint32_t i = 0; i < places_.size(); ++i) {
            if (places_[i].arrival) arrivals[places_[i].recurring].push_back(i);
        }
        std::vector<std::uint32_t> seen(places_.size(), none);
        for (std::uint32_t first = 0; first < places_.size(); ++first) {
            const auto here = arrivals.find(places_[first].recurring);
            if (here != arrivals.end() && leads_to_harm(first, here->second, ties_do_harm, seen)) return true;
        }
        return false;
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint32_t number_of(const Stand& stand) {
        const auto [found, is_new] = numbers_.emplace(stand, static_cast<std::uint32_t>(places_.size()));
        if (is_new) {
            const State state = choices_.graph().state(stand.state);
            places_.push_back({stand, recurring(state, long_cycle_), !state.after_pass, {}});
        }
        return found->second;
    }

    void expand(std::size_t place) {
        const Stand stand = places_[place].stand;
        std::vector<Step> steps;
        const auto add = [&](const Choice& choice) {
            if (!choice.to) return;
            const Stand next = margins_.after(stand, choice);
            steps.push_back({number_of(next), choice.gain + next.need - stand.need});
        };
        if (choices_.black_chooses(stand.state)) {
            add(margins_.choice(stand));
        } else {
            choices_.for_each(stand.state, add);
        }
        places_[place].steps = std::move(steps);
    }

    /// What moves from `first` to `later` may cost at most so that it comes back with harm: what
    /// they gain is their cost less by how much more Black needs then.
    int most_cost(std::uint32_t first, std::uint32_t later, bool ties_do_harm) const {
        return places_[later].stand.need - places_[first].stand.need - (ties_do_harm ? 0 : 1);
    }

    /// `here` are the arrivals that recur as `first` does.
    bool leads_to_harm(std::uint32_t first, const std::vector<std::uint32_t>& here, bool ties_do_harm,
                       std::vector<std::uint32_t>& seen) const {
        int most = -1;
        for (const std::uint32_t later : here) {
            if (later != first) most = std::max(most, most_cost(first, later, ties_do_harm));
        }
        // By cost, from 0.
        if (most < 0) return false;
        std::vector<std::vector<std::uint32_t>> open(static_cast<std::size_t>(most) + 1);
        open[0].push_back(first);
        for (int cost = 0; cost <= most; ++cost) {
            while (!open[static_cast<std::size_t>(cost)].empty()) {
                const std::uint32_t place = open[static_cast<std::size_t>(cost)].back();
                open[static_cast<std::size_t>(cost)].pop_back();
                if (seen[place] == first) continue;
                seen[place] = first;
                const bool back = place != first && std::binary_search(here.begin(), here.end(), place);
                if (back && cost <= most_cost(first, place, ties_do_harm)) return true;
                for (const Step& step : places_[place].steps) {
                    const int costs = cost + step.cost;
                    if (costs <= most) open[static_cast<std::size_t>(costs)].push_back(step.to);
                }
            }
        }
        return false;
    }

    const Choices& choices_;
    const Margins& margins_;
    LongCycle long_cycle_;
    std::vector<Place> places_;
    std::map<Stand, std::uint32_t> numbers_;
};

}  // namespace

std::uint32_t recurring(const State& state, LongCycle long_cycle) {
    const bool by_mover = long_cycle == LongCycle::position_and_mover;
    return 2 * state.position + (by_mover && state.to_move == Player::white ? 1 : 0);
}

bool repetition_can_do_harm(const Choices& choices, const Margins& margins, const Stand& start,
                            LongCycle long_cycle, bool ties_do_harm) {
    return Places(choices, margins, start, long_cycle).harm(ties_do_harm);
}

}  // namespace shikatsu::optimized::alternating
