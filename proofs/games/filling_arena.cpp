#include "proofs/games/filling_arena.hpp"

#include <algorithm>

namespace shikatsu::proofs {

using reference::Place;
using reference::RegionState;

namespace {

constexpr const char* no_liberty = "no liberty is left";
constexpr const char* nothing_to_play = "the keeper has nothing to play";

}  // namespace

std::optional<FillingTrouble> FillingArena::trouble(const std::vector<RegionState>& starts,
                                                    std::optional<reference::Unit> owed) {
    begin(starts);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (owes_in_vain(nodes_[i].state, owed)) return FillingTrouble{no_liberty, nodes_[i].state};
        expand_plays(i);
        if (auto wrong = expand_fills(i)) return FillingTrouble{*std::move(wrong), nodes_[i].state};
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (goes_round(i)) return FillingTrouble{"play goes round", nodes_[i].state};
    }
    return std::nullopt;
}

std::optional<FillingTrouble> FillingArena::certain_trouble(const RegionState& start,
                                                            std::optional<reference::Unit> owed) {
    begin({start});
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (owes_in_vain(nodes_[i].state, owed)) return FillingTrouble{no_liberty, nodes_[i].state};
        expand_plays(i);
        if (!nodes_[i].dirty) continue;
        std::optional<std::string> wrong = nothing_to_play;
        for (const Place place : filling_plays(nodes_[i].state)) {
            wrong = objection(nodes_[i].state, place);
            if (!wrong) break;
        }
        if (wrong) return FillingTrouble{*std::move(wrong), nodes_[i].state};
    }
    return std::nullopt;
}

void FillingArena::begin(const std::vector<RegionState>& starts) {
    std::size_t codes = 1;
    for (Place place = 0; place < grid_.size(); ++place) codes *= 3;
    numbers_.assign(codes, 0);
    nodes_.clear();
    for (const RegionState& start : starts) number_of(start);
}

std::size_t FillingArena::number_of(RegionState state) {
    std::size_t code = 0;
    for (const Content content : state.contents) {
        const std::size_t digit = content == Content::empty ? 0 : content == stone_of(grid_.keeper()) ? 1 : 2;
        code = 3 * code + digit;
    }
    if (numbers_[code] == 0) {
        std::fill(state.marks.begin(), state.marks.end(), false);
        const bool dirty = stones(state, opponent(grid_.keeper())) > 0;
        nodes_.push_back({std::move(state), dirty});
        numbers_[code] = nodes_.size();
    }
    return numbers_[code] - 1;
}

bool FillingArena::owes_in_vain(const RegionState& state, std::optional<reference::Unit> owed) const {
    if (!owed) return false;
    const reference::RegionGroups groups(grid_, state, groups_);
    return groups.liberties(groups.joined().of(*owed)).empty();
}

void FillingArena::expand_plays(std::size_t number) {
    const RegionState state = nodes_[number].state;
    std::vector<std::size_t> plays;
    for (Place place = 0; place < grid_.size(); ++place) {
        if (state.contents[place] != Content::empty) continue;
        const auto after = grid_.after_opponent(state, place);
        if (!after) continue;
        if (stones(*after, grid_.keeper()) < stones(state, grid_.keeper())) loss_ = state;
        plays.push_back(number_of(*after));
    }
    nodes_[number].plays = std::move(plays);
}

std::optional<std::string> FillingArena::expand_fills(std::size_t number) {
    if (!nodes_[number].dirty) return std::nullopt;
    const RegionState state = nodes_[number].state;
    const Player hostile = opponent(grid_.keeper());
    const std::vector<Place> places = filling_plays(state);
    if (places.empty()) return nothing_to_play;
    std::vector<std::size_t> fills;
    for (const Place place : places) {
        if (auto wrong = objection(state, place)) return wrong;
        const RegionState after = grid_.after_keeper(state, place).value();
        if (stones(after, hostile) < stones(state, hostile) && !is_outer(state, place))
            inner_capture_ = state;
        fills.push_back(number_of(after));
    }
    nodes_[number].fills = std::move(fills);
    return std::nullopt;
}

std::optional<std::string> FillingArena::objection(const RegionState& state, Place place) const {
    const auto after = grid_.after_keeper(state, place);
    if (!after) return "a play of the keeper's is not possible";
    const Player hostile = opponent(grid_.keeper());
    const auto& near = grid_.adjacent(place);
    const bool surrounded =
        grid_.walls(place).empty() && std::all_of(near.begin(), near.end(), [&](Place next) {
            return state.contents[next] == stone_of(hostile);
        });
    if (surrounded && stones(state, hostile) - stones(*after, hostile) == 1)
        return "a play of the keeper's is a ko-capture";
    return std::nullopt;
}

bool FillingArena::is_outer(const RegionState& state, Place place) const {
    if (!grid_.walls(place).empty()) return true;
    const auto& near = grid_.adjacent(place);
    return std::any_of(near.begin(), near.end(), [&](Place next) {
        if (state.contents[next] != stone_of(grid_.keeper())) return false;
        return grid_.is_body(
            grid_.reached(next, [&](Place stone) { return state.contents[stone] == state.contents[next]; }));
    });
}

std::vector<Place> FillingArena::filling_plays(const RegionState& state) const {
    std::vector<Place> outer;
    std::vector<Place> inner;
    for (Place place = 0; place < grid_.size(); ++place) {
        if (state.contents[place] != Content::empty) continue;
        const auto& near = grid_.adjacent(place);
        const bool is_liberty = std::any_of(near.begin(), near.end(), [&](Place next) {
            return state.contents[next] == stone_of(opponent(grid_.keeper()));
        });
        if (is_liberty) (is_outer(state, place) ? outer : inner).push_back(place);
    }
    const bool prefers_outer = order_ == FillingOrder::outer_first;
    const std::vector<Place>& first = prefers_outer ? outer : inner;
    return first.empty() ? (prefers_outer ? inner : outer) : first;
}

bool FillingArena::goes_round(std::size_t number) {
    if (nodes_[number].visit != Visit::none) return nodes_[number].visit == Visit::begun;
    nodes_[number].visit = Visit::begun;
    const auto any_after = [&](std::size_t moved) {
        const std::vector<std::size_t>& fills = nodes_[moved].fills;
        return std::any_of(fills.begin(), fills.end(),
                           [&](std::size_t filled) { return nodes_[filled].dirty && goes_round(filled); });
    };
    const std::vector<std::size_t>& plays = nodes_[number].plays;
    if (any_after(number) || std::any_of(plays.begin(), plays.end(), any_after)) return true;
    nodes_[number].visit = Visit::ended;
    return false;
}

int FillingArena::stones(const RegionState& state, Player player) const {
    return static_cast<int>(std::count(state.contents.begin(), state.contents.end(), stone_of(player)));
}

}  // namespace shikatsu::proofs
