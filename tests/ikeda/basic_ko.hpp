// Area values under basic ko, a play that never ends being a draw: on the kernel of Ikeda's rulesets, for
// comparison with published values.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda::testing {

/// Every state of play by basic ko on a grid of at most 64 points: configuration, the one before (which must
/// not come back), who moves, and whether the last move was a pass.
class BasicKo {
  public:
    explicit BasicKo(const Grid& grid) : geometry_(grid) {
        number_of({});
        for (std::size_t number = 0; number < states_.size(); ++number) expand(number);
    }

    /// What best play comes to from the empty grid, in points of Black.
    int value() const {
        const int points = geometry_.grid().size();
        int value = -points;
        while (value < points && black_reaches(value + 1)) ++value;
        return value;
    }

  private:
    struct State {
        Stones<1> stones;
        Stones<1> before;
        Player to_move = Player::black;
        bool after_pass = false;
        friend auto operator<=>(const State&, const State&) = default;
    };

    static constexpr std::size_t the_end = static_cast<std::size_t>(-1);

    std::size_t number_of(const State& state) {
        const auto [place, is_new] = numbers_.try_emplace(state, states_.size());
        if (is_new) states_.push_back(state);
        return place->second;
    }

    void expand(std::size_t number) {
        const State state = states_[number];
        std::vector<std::size_t> next;
        (geometry_.all() - state.stones.occupied()).for_each([&](Point point) {
            const auto result = play(geometry_, state.stones, state.to_move, point, SelfCapture::any_set);
            if (!result || result->stones == state.before) return;
            // What was before matters only if a play can bring it back, that is, after a removal.
            const Stones<1> before = result->removed.empty() ? result->stones : state.stones;
            next.push_back(number_of({result->stones, before, opponent(state.to_move), false}));
        });
        next.push_back(state.after_pass
                           ? the_end
                           : number_of({state.stones, state.stones, opponent(state.to_move), true}));
        successors_.push_back(std::move(next));
        const ScoreRule area{.stones = true};
        scores_.push_back(half_points_at_end(geometry_, state.stones, {}, {}, area, SelfCapture::any_set) /
                          2);
    }

    /// Whether Black comes to `target` points, an endless play being worth 0. The states where he does are
    /// found from the ends if an endless play does not do for him, and those where White prevents it if it
    /// does.
    bool black_reaches(int target) const {
        const bool endless_does = target <= 0;
        const Player forcing = endless_does ? Player::white : Player::black;
        std::vector<bool> forced(states_.size());
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t number = states_.size(); number-- > 0;) {
                if (forced[number]) continue;
                const auto is_forced = [&](std::size_t next) {
                    if (next == the_end) return (scores_[number] >= target) != endless_does;
                    return static_cast<bool>(forced[next]);
                };
                const std::vector<std::size_t>& next = successors_[number];
                const bool now = states_[number].to_move == forcing
                                     ? std::any_of(next.begin(), next.end(), is_forced)
                                     : std::all_of(next.begin(), next.end(), is_forced);
                if (!now) continue;
                forced[number] = true;
                changed = true;
            }
        }
        return forced[0] != endless_does;
    }

    Geometry<1> geometry_;
    std::map<State, std::size_t> numbers_;
    std::vector<State> states_;
    std::vector<std::vector<std::size_t>> successors_;
    std::vector<int> scores_;
};

inline int basic_ko_value(int rows, int columns) {
    return BasicKo(Grid::create(rows, columns).value()).value();
}

}  // namespace shikatsu::optimized::ikeda::testing
