#include "proofs/games/clearing_arena.hpp"

#include <algorithm>

namespace shikatsu::proofs {

using reference::Place;
using reference::RegionState;

std::optional<std::vector<ClearedState>> ClearingArena::cleared(const RegionState& start) {
    number_.clear();
    nodes_.clear();
    number_of(start);
    for (std::size_t i = 0; i < nodes_.size(); ++i) expand(i);
    // Who wins does so by states that were won before: play comes to an end.
    for (bool changed = true; changed;) {
        changed = false;
        for (Node& node : nodes_) changed |= !node.won && win(node);
    }
    if (!nodes_.front().won) return std::nullopt;
    return lines();
}

std::size_t ClearingArena::number_of(const RegionState& state) {
    const auto [entry, is_new] = number_.emplace(state, nodes_.size());
    if (is_new) nodes_.push_back({state, false, std::nullopt, {}, {}});
    return entry->second;
}

ClearingArena::Choice ClearingArena::choice_after(const RegionState& state) {
    Choice choice;
    for (Place place = 0; place < grid_.size(); ++place) {
        const auto after = grid_.after_keeper(state, place);
        if (after) choice.push_back({grid_.points()[place], number_of(*after)});
    }
    return choice;
}

void ClearingArena::expand(std::size_t number) {
    const RegionState state = nodes_[number].state;
    const Content hostile = stone_of(opponent(grid_.keeper()));
    const bool dirty =
        std::find(state.contents.begin(), state.contents.end(), hostile) != state.contents.end();
    std::optional<Choice> work;
    if (dirty) work = choice_after(state);
    std::vector<Choice> answers;
    for (Place place = 0; place < grid_.size(); ++place) {
        if (state.contents[place] != Content::empty) continue;
        const auto played = grid_.after_opponent(state, place);
        if (played) answers.push_back(choice_after(*played));
    }
    nodes_[number].work = std::move(work);
    nodes_[number].answers = std::move(answers);
}

bool ClearingArena::win(Node& node) const {
    if (!wish_(node.state)) return false;
    std::vector<Play> chosen;
    const auto choose = [&](const Choice& choice) {
        const auto good = std::find_if(choice.begin(), choice.end(),
                                       [&](const Play& play) { return nodes_[play.after].won; });
        if (good == choice.end()) return false;
        chosen.push_back(*good);
        return true;
    };
    if (node.work && !choose(*node.work)) return false;
    if (!std::all_of(node.answers.begin(), node.answers.end(), choose)) return false;
    node.won = true;
    node.chosen = std::move(chosen);
    return true;
}

std::vector<ClearedState> ClearingArena::lines() const {
    std::vector<ClearedState> lines;
    std::vector<std::size_t> met{0};
    for (std::size_t i = 0; i < met.size(); ++i) {
        const Node& node = nodes_[met[i]];
        ClearedState& line = lines.emplace_back();
        for (const Play& play : node.chosen) {
            if (std::find(met.begin(), met.end(), play.after) == met.end()) met.push_back(play.after);
            if (node.work && !line.work) {
                line.work = play.point;
            } else {
                line.answers.push_back(play.point);
            }
        }
    }
    return lines;
}

}  // namespace shikatsu::proofs
