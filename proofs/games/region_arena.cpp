#include "proofs/games/region_arena.hpp"

#include <algorithm>

namespace shikatsu::proofs {

using reference::Place;
using reference::RegionState;

std::optional<std::vector<KeepingState>> RegionArena::lasting(const RegionState& start,
                                                              const RegionWish& wish) {
    number_.clear();
    nodes_.clear();
    number_of(start);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        nodes_[i].good = wish(*nodes_[i].state);
        if (nodes_[i].good) expand(i);
        if (!nodes_[0].good) return std::nullopt;
    }
    keep_what_lasts();
    if (!nodes_[0].good) return std::nullopt;
    return lines();
}

std::size_t RegionArena::number_of(const RegionState& state) {
    const auto [entry, is_new] = number_.emplace(without_marks(state), nodes_.size());
    if (is_new) nodes_.push_back({&entry->first, true, {}, {}});
    return entry->second;
}

RegionState RegionArena::without_marks(RegionState state) const {
    if (dropped_ == KeepingCondition::marks) state.marks.assign(state.marks.size(), false);
    return state;
}

void RegionArena::expand(std::size_t number) {
    const RegionState& state = *nodes_[number].state;
    std::vector<std::size_t> vanishings;
    for (const RegionState& after : grid_.vanishings(state)) vanishings.push_back(number_of(after));
    std::vector<std::vector<Answer>> plays;
    for (Place place = 0; place < grid_.size(); ++place) {
        if (state.contents[place] != Content::empty) continue;
        auto played = grid_.after_opponent(state, place);
        if (!played) continue;
        played = without_marks(*played);
        std::vector<Answer> answers{{std::nullopt, number_of(*played)}};
        for (Place answer = 0; answer < grid_.size(); ++answer) {
            const auto answered = grid_.after_keeper(*played, answer);
            if (answered) answers.push_back({grid_.points()[answer], number_of(*answered)});
        }
        plays.push_back(std::move(answers));
    }
    nodes_[number].vanishings = std::move(vanishings);
    nodes_[number].plays = std::move(plays);
}

bool RegionArena::lasts(const Node& node) const {
    const auto good = [&](std::size_t number) { return nodes_[number].good; };
    const auto has_answer = [&](const std::vector<Answer>& answers) {
        return std::any_of(answers.begin(), answers.end(),
                           [&](const Answer& answer) { return good(answer.after); });
    };
    return std::all_of(node.vanishings.begin(), node.vanishings.end(), good) &&
           std::all_of(node.plays.begin(), node.plays.end(), has_answer);
}

void RegionArena::keep_what_lasts() {
    for (bool changed = true; changed;) {
        changed = false;
        for (Node& node : nodes_) {
            if (!node.good || lasts(node)) continue;
            node.good = false;
            changed = true;
        }
    }
}

std::vector<KeepingState> RegionArena::lines() const {
    std::vector<KeepingState> lines;
    std::vector<std::size_t> met{0};
    const auto meet = [&](std::size_t number) {
        if (std::find(met.begin(), met.end(), number) == met.end()) met.push_back(number);
    };
    for (std::size_t i = 0; i < met.size(); ++i) {
        const Node& node = nodes_[met[i]];
        for (const std::size_t after : node.vanishings) meet(after);
        KeepingState line;
        line.kind = KeepingState::Kind::answers;
        for (const std::vector<Answer>& answers : node.plays) {
            const auto chosen = std::find_if(answers.begin(), answers.end(),
                                             [&](const Answer& answer) { return nodes_[answer.after].good; });
            line.answers.push_back(chosen->point);
            meet(chosen->after);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace shikatsu::proofs
