#include "optimized/alternating/repetition.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <vector>

namespace shikatsu::optimized::alternating {

namespace {

/// A move within games by Black's choices. Its cost is its gain and by how much more Black is sure of than
/// before, together never below 0; no moves in a circle cost nothing (proofs/best-play-2003.md).
struct Step {
    std::uint32_t to = 0;
    int cost = 0;
};

/// A state that such games come to.
struct Place {
    StateNumber state = 0;
    PositionNumber position = 0;
    int margin = 0;
    /// Whether a play led there, or the game began there: only then can a position have come back.
    bool arrival = false;
    std::vector<Step> steps;
};

class Places {
  public:
    Places(const MoveGraph& graph, const SureMargins& sure, StateNumber start)
        : graph_(graph), sure_(sure), tie_is_harm_(*sure.margin(start) > 0) {
        number_of(start);
        for (std::size_t i = 0; i < places_.size(); ++i) expand(i);
    }

    bool harm() const {
        std::map<PositionNumber, std::vector<std::uint32_t>> arrivals;
        for (std::uint32_t i = 0; i < places_.size(); ++i) {
            if (places_[i].arrival) arrivals[places_[i].position].push_back(i);
        }
        std::vector<std::uint32_t> seen(places_.size(), none);
        return std::any_of(arrivals.begin(), arrivals.end(), [&](const auto& at) {
            return std::any_of(at.second.begin(), at.second.end(),
                               [&](std::uint32_t first) { return leads_to_harm(first, at.second, seen); });
        });
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint32_t number_of(StateNumber number) {
        const auto [found, is_new] = numbers_.emplace(number, static_cast<std::uint32_t>(places_.size()));
        if (is_new) {
            const State state = graph_.state(number);
            places_.push_back({number, state.position, *sure_.margin(number), !state.after_pass, {}});
        }
        return found->second;
    }

    void expand(std::size_t place) {
        const StateNumber number = places_[place].state;
        std::vector<Step> steps;
        const auto add = [&](StateNumber to, int gain) {
            steps.push_back({number_of(to), gain + *sure_.margin(to) - places_[place].margin});
        };
        const State state = graph_.state(number);
        if (state.to_move == Player::black) {
            const Choice choice = sure_.choice(number);
            if (choice.to) add(*choice.to, choice.gain);
        } else {
            if (!state.after_pass) add(MoveGraph::after_pass(state.position, Player::black), 0);
            graph_.for_each_play(state, [&](const PlayEdge& play) { add(play.to, play.gain); });
        }
        places_[place].steps = std::move(steps);
    }

    /// What moves from `first` to `later` may cost at most so that the position comes back with harm: what
    /// they gain is their cost less what Black is more sure of then.
    int most_cost(std::uint32_t first, std::uint32_t later) const {
        return places_[later].margin - places_[first].margin - (tie_is_harm_ ? 0 : 1);
    }

    /// `here` are the arrivals with one position, `first` among them.
    bool leads_to_harm(std::uint32_t first, const std::vector<std::uint32_t>& here,
                       std::vector<std::uint32_t>& seen) const {
        int most = -1;
        for (const std::uint32_t later : here) {
            if (later != first) most = std::max(most, most_cost(first, later));
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
                if (back && cost <= most_cost(first, place)) return true;
                for (const Step& step : places_[place].steps) {
                    const int costs = cost + step.cost;
                    if (costs <= most) open[static_cast<std::size_t>(costs)].push_back(step.to);
                }
            }
        }
        return false;
    }

    const MoveGraph& graph_;
    const SureMargins& sure_;
    bool tie_is_harm_;
    std::vector<Place> places_;
    std::unordered_map<StateNumber, std::uint32_t> numbers_;
};

}  // namespace

bool repetition_can_do_harm(const MoveGraph& graph, const SureMargins& sure, StateNumber start) {
    return Places(graph, sure, start).harm();
}

}  // namespace shikatsu::optimized::alternating
