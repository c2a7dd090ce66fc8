// What searches in a region find, before the definition: the keeper holds what he wants if he has an answer
// to everything, again and again.
#pragma once

#include <functional>
#include <map>
#include <optional>

#include "optimized/keeping/eye_windows.hpp"
#include "optimized/keeping/safety_search.hpp"
#include "optimized/keeping/tree_search.hpp"
#include "tests/certificates/drawn_regions.hpp"

namespace shikatsu::certificates {

/// Whether the keeper can hold what he wants, from all states of the region that can come up: those in which
/// he cannot are left out until nothing more is. Nothing if they are more than `most`.
inline std::optional<bool> literally_held(const DrawnRegion& region, std::size_t most) {
    using reference::RegionState;
    const reference::RegionGrid grid = region.grid();
    std::vector<RegionState> states{region.scene().state_of(grid)};
    std::map<RegionState, std::size_t> number{{states.front(), 0}};
    const auto numbered = [&](const RegionState& state) {
        const auto [entry, fresh] = number.emplace(state, states.size());
        if (fresh) states.push_back(state);
        return entry->second;
    };
    // By state: for each thing that can happen, what may come of it.
    std::vector<std::vector<std::vector<std::size_t>>> events;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states.size() > most) return std::nullopt;
        auto& here = events.emplace_back();
        const RegionState state = states[i];
        for (const RegionState& after : grid.vanishings(state)) here.push_back({numbered(after)});
        for (reference::Place place = 0; place < grid.size(); ++place) {
            if (state.contents[place] != Content::empty) continue;
            const auto played = grid.after_opponent(state, place);
            if (!played) continue;
            std::vector<std::size_t> answers{numbered(*played)};
            for (reference::Place reply = 0; reply < grid.size(); ++reply) {
                if (const auto after = grid.after_keeper(*played, reply)) answers.push_back(numbered(*after));
            }
            here.push_back(std::move(answers));
        }
    }
    std::vector<bool> held;
    for (const RegionState& state : states) {
        const reference::RegionGroups groups(grid, state, region.scene().groups);
        held.push_back(!groups.shortage(region.goal(), region.scene().names));
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const auto lost = [&](const std::vector<std::size_t>& after) {
                return std::none_of(after.begin(), after.end(), [&](std::size_t at) { return held[at]; });
            };
            if (!held[i] || std::none_of(events[i].begin(), events[i].end(), lost)) continue;
            held[i] = false;
            changed = true;
        }
    }
    return held.front();
}

/// Whether eyes are there at once; any zone will do.
template <class Game>
struct SettledLeaf {
    const Game& game;
    std::optional<optimized::Mask> operator()(const optimized::RegionState& state) const {
        return game.settled(state) ? std::optional(game.empty(state)) : std::nullopt;
    }
};

struct FoundHeld {
    const char* search;
    bool held;
};

/// What each search says that knows such games.
inline std::vector<FoundHeld> found_held(const optimized::RegionGame& game) {
    constexpr std::size_t most_states = 20'000;
    const std::function<bool()> never = [] { return false; };
    std::vector<FoundHeld> all;
    all.push_back({"windows that join", optimized::SafetySearch(game, most_states).run() == true});
    optimized::TreeSearch<optimized::RegionGame, SettledLeaf<optimized::RegionGame>> tree(
        game, game.start, {game}, {5, 2'000}, never);
    all.push_back({"a tree", tree.run()});
    if (game.groups.size() != 1 || game.link) return all;
    const optimized::EyeGame eyes(game.field(), game.groups.front().wanted);
    optimized::EyeWindows windows(most_states);
    all.push_back({"windows that give eyes", windows.held(eyes, game.start)});
    optimized::TreeSearch<optimized::EyeGame, SettledLeaf<optimized::EyeGame>> of_eyes(
        eyes, game.start, {eyes}, {5, 2'000}, never);
    all.push_back({"a tree of eyes", of_eyes.run()});
    return all;
}

}  // namespace shikatsu::certificates
