// The hash table of what a search for clearings knows of states.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <map>
#include <tuple>
#include <vector>

#include "optimized/clearing/known_states.hpp"
#include "optimized/clearing/won_patterns.hpp"

namespace shikatsu::optimized {
namespace {

using Key = KnownStates::Key;
using Plain = std::tuple<Mask, Mask, Mask, Mask, std::uint32_t, ClearingMover>;

/// One of few, so that many meet again.
Key some_key() {
    RegionState state;
    state.marked = *rc::gen::inRange<Mask>(0, 2);
    for (int place = 0; place < 2; ++place) {
        // Of the stones of both and what is barred: one, or nothing.
        const std::array<Mask*, 3> contents{&state.opponent, &state.keeper, &state.barred};
        const auto content = *rc::gen::inRange<std::size_t>(0, contents.size() + 1);
        if (content < contents.size()) *contents.at(content) |= mask_of(place);
    }
    return {state, *rc::gen::inRange<std::uint32_t>(0, 3),
            *rc::gen::element(ClearingMover::opponent, ClearingMover::player)};
}
Plain plain(const Key& key) {
    return {key.state.opponent, key.state.keeper, key.state.marked, key.state.barred, key.part, key.mover};
}

RC_GTEST_PROP(KnownStatesOfClearings, AreThoseOfAMap, ()) {
    KnownStates states;
    std::map<Plain, KnownOutcome*> places;
    std::map<Plain, std::int8_t> plays;
    const int steps = *rc::gen::inRange(0, 600);
    for (int step = 0; step < steps; ++step) {
        const Key key = some_key();
        const auto known = plays.find(plain(key));
        const KnownOutcome* found = states.find(key);
        RC_ASSERT((found != nullptr) == (known != plays.end()));
        KnownOutcome& entry = states.of(key);
        RC_ASSERT(entry.play == (known == plays.end() ? -1 : known->second));
        // Entries stay where they are.
        RC_ASSERT(places.emplace(plain(key), &entry).first->second == &entry);
        entry.play = plays[plain(key)] = static_cast<std::int8_t>(step % 100);
    }
    std::size_t visited = 0;
    states.for_each([&](const Key& key, const KnownOutcome& known) {
        ++visited;
        RC_ASSERT(plays.at(plain(key)) == known.play);
    });
    RC_ASSERT(visited == plays.size());
}

RC_GTEST_PROP(LibertiesNeededByGroups, AreComparedGroupByGroup, ()) {
    const auto size = *rc::gen::inRange<std::size_t>(0, 5);
    const auto some_groups = [&] {
        std::vector<RegionGroup> groups(size);
        for (RegionGroup& group : groups) group.wanted = *rc::gen::inRange(0, 3);
        return groups;
    };
    const std::vector<RegionGroup> one = some_groups();
    const std::vector<RegionGroup> other = some_groups();
    bool no_more = true;
    for (std::size_t i = 0; i < size; ++i) no_more = no_more && one[i].wanted <= other[i].wanted;
    RC_ASSERT(LibertiesNeeded(one).no_more_than(LibertiesNeeded(other)) == no_more);
}

}  // namespace
}  // namespace shikatsu::optimized
