#include "optimized/keeping/eye_windows.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

struct Candidate {
    int order;
    EyeWindows::Answer answer;
};

/// Beside kept stones, and the pass; those near the play first.
std::vector<Candidate> candidates(const EyeGame& game, const RegionState& after_play,
                                  std::optional<int> play) {
    std::vector<Candidate> all;
    const Mask near = play ? game.field().adjacent(*play) : 0;
    const Mask further = near | game.field().neighbours(near);
    const Mask beside = game.field().walls() | game.field().neighbours(game.field().body(after_play));
    for_each_place(game.empty(after_play) & beside, [&](int place) {
        const auto after = game.after_answer(after_play, place);
        if (!after || !game.holds(*after)) return;
        const int captured = std::popcount(after_play.opponent & ~after->opponent);
        const int distance = (near >> place & 1U) != 0 ? 1 : (further >> place & 1U) != 0 ? 2 : 3;
        all.push_back({10 * distance - 3 * captured, {place, *after}});
    });
    if (game.holds(after_play)) all.push_back({40, {std::nullopt, after_play}});
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    return all;
}

}  // namespace

EyeWindows::Values& EyeWindows::values_of(const EyeGame& game) {
    const RegionField& field = game.field();
    return known_[{field.points(), field.border(), field.walls(), game.wanted()}];
}

bool EyeWindows::known_to_hold(const EyeGame& game, const Values& values, const RegionState& state) {
    const auto known = values.find(state);
    if (known == values.end() || known->second == Value::given_up) return game.settled(state);
    return known->second != Value::lost;
}

bool EyeWindows::held(const EyeGame& game, const RegionState& state) {
    Values& values = values_of(game);
    if (const auto known = values.find(state); known != values.end()) return known->second == Value::held;
    if (!game.holds(state)) return false;
    if (game.settled(state)) return true;
    for (;;) {
        changed_ = false;
        over_ = false;
        supposed_.clear();
        const bool yes = supposed_held(game, values, state);
        if (over_) {
            settle(values, std::nullopt);
            values[state] = Value::given_up;
            return false;
        }
        if (yes && !changed_) {
            settle(values, Value::held);
            return true;
        }
        settle(values, std::nullopt);
        if (!yes) return false;
    }
}

void EyeWindows::settle(Values& values, std::optional<Value> value) {
    for (const RegionState& state : supposed_) {
        const auto known = values.find(state);
        if (known == values.end() || known->second != Value::supposed) continue;
        if (value) {
            known->second = *value;
        } else {
            values.erase(known);
        }
    }
}

bool EyeWindows::lost(Values& values, const RegionState& state) {
    values[state] = Value::lost;
    changed_ = true;
    return false;
}

bool EyeWindows::supposed_held(const EyeGame& game, Values& values, const RegionState& state) {
    const auto known = values.find(state);
    if (known != values.end() && known->second != Value::given_up) return known->second != Value::lost;
    if (!game.holds(state)) return false;
    if (over_ || game.settled(state)) return true;
    if (supposed_.size() >= most_states_) {
        over_ = true;
        return true;
    }
    values[state] = Value::supposed;
    supposed_.push_back(state);
    ++states_;
    for (const RegionState& after : game.vanishings(state)) {
        if (!supposed_held(game, values, after)) return lost(values, state);
    }
    for (Mask rest = game.empty(state); rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        const auto after = game.after_play(state, place);
        if (after && !answered(game, values, *after, place)) return lost(values, state);
    }
    return true;
}

bool EyeWindows::answered(const EyeGame& game, Values& values, const RegionState& after_play, int place) {
    const std::vector<Candidate> all = candidates(game, after_play, place);
    const auto known = [&](const Candidate& one) { return known_to_hold(game, values, one.answer.after); };
    if (std::any_of(all.begin(), all.end(), known)) return true;
    return std::any_of(all.begin(), all.end(), [&](const Candidate& one) {
        return over_ || supposed_held(game, values, one.answer.after);
    });
}

EyeWindows::Answer EyeWindows::answer(const EyeGame& game, const RegionState& after_play) {
    const Values& values = values_of(game);
    const std::vector<Candidate> all = candidates(game, after_play, std::nullopt);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Candidate& one) {
        return known_to_hold(game, values, one.answer.after);
    });
    return found->answer;
}

}  // namespace shikatsu::optimized
