// The commentary's hypothetical-strategies and sets that are none, compatible, and force.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::Notation;
using testing::notation_of;

LeftPartSet as_set(const std::vector<LeftPart>& parts) {
    return {parts.begin(), parts.end()};
}

// The double ko of the commentary, with its lists read as left-parts.
class DoubleKo : public ::testing::Test {
  protected:
    LeftPart part(const std::string& text) const {
        const Notation notation = notation_of(text, letters);
        return LeftPart{notation.first, notation.prefix};
    }
    HypotheticalSequence sequence(const std::string& text) const {
        const Notation notation = notation_of(text, letters);
        return HypotheticalSequence{notation.first, notation.prefix, notation.cycle};
    }
    LeftPartSet listed(const nlohmann::json& list) const {
        LeftPartSet set;
        for (const std::string text : list) {
            if (text != "etc") set.insert(part(text));
        }
        return set;
    }
    // The list continued to a whole strategy, up to left-parts of the bound.
    LeftPartSet whole(const nlohmann::json& list) const {
        return completed_with_passes(final_position, Player::black, listed(list), bound, {});
    }

    static constexpr std::size_t bound = 5;
    const nlohmann::json line = testing::sequences_of_kind("hypothetical-strategy").at(0);
    const Position final_position = testing::position_in(line);
    const testing::Letters letters = testing::letters_of(line);
    const nlohmann::json strategies = line.at("strategies");
    const nlohmann::json refused = line.at("not_strategies");
};

TEST_F(DoubleKo, BothListsAreOfStrategies) {  // [J2003-ST-1] [J2003-ST-2] [J2003-ST-3] [J2003-ST-4]
    ASSERT_EQ(strategies.size(), 2U);
    for (const auto& list : strategies) {
        const LeftPartSet set = whole(list);
        EXPECT_TRUE(std::ranges::includes(set, listed(list)));
        const auto verdict = is_hypothetical_strategy(final_position, Player::black, set, bound, {});
        EXPECT_TRUE(verdict) << verdict.error().sentence;
        // Without the continuation it is no strategy yet, and with one more left-part it is none any more.
        EXPECT_FALSE(is_hypothetical_strategy(final_position, Player::black, listed(list), bound, {}));
        LeftPartSet more = set;
        more.insert(set.contains(part("#[a]")) ? part("#[p]") : part("#[a]"));
        EXPECT_EQ(is_hypothetical_strategy(final_position, Player::black, more, bound, {}).error().clause,
                  "J2003-ST-3");
    }
}

TEST_F(DoubleKo, FiveSetsAreRefusedEachForItsReason) {  // [J2003-ST-1] [J2003-ST-2] [J2003-ST-3] [J2003-ST-4]
    ASSERT_EQ(refused.size(), 5U);
    const auto fault = [&](std::size_t index) {
        return is_hypothetical_strategy(final_position, Player::black, listed(refused[index].at("set")), 3,
                                        {})
            .error();
    };
    EXPECT_EQ(fault(0).clause, "J2003-ST-1");
    EXPECT_EQ(fault(0).offending, std::vector{part("O[p]")});
    EXPECT_EQ(fault(1).clause, "J2003-ST-3");
    EXPECT_EQ(as_set(fault(1).offending), (LeftPartSet{part("#[a]"), part("#[p]")}));
    EXPECT_EQ(fault(2).clause, "J2003-ST-3");
    EXPECT_EQ(as_set(fault(2).offending), (LeftPartSet{part("#[acP]"), part("#[acp]")}));
    EXPECT_EQ(fault(3).clause, "J2003-ST-2");
    EXPECT_EQ(fault(3).offending, std::vector{part("#[ac]")});
    EXPECT_EQ(fault(4).clause, "J2003-ST-4");
    EXPECT_TRUE(as_set(fault(4).offending).contains(part("#[pcp]")));
}

TEST_F(DoubleKo, WhatIsNoLeftPartIsRefused) {  // [J2003-ST-1]
    EXPECT_EQ(is_hypothetical_strategy(final_position, Player::black, {}, 1, {}).error().clause,
              "J2003-ST-1");
    const LeftPartSet illegal{part("#[abd]")};
    EXPECT_EQ(is_hypothetical_strategy(final_position, Player::black, illegal, 1, {}).error().clause,
              "J2003-ST-1");
}

TEST_F(DoubleKo, CompatibleSequences) {  // [J2003-ST-5]
    const LeftPartSet set = whole(strategies.at(line.at("compatible").at("strategy").get<std::size_t>() - 1));
    for (const std::string text : line.at("compatible").at("yes")) {
        EXPECT_TRUE(is_compatible(sequence(text), Player::black, set, bound)) << text;
    }
    for (const std::string text : line.at("compatible").at("no")) {
        EXPECT_FALSE(is_compatible(sequence(text), Player::black, set, bound)) << text;
    }
}

TEST_F(DoubleKo, ForceExamples) {  // [J2003-ST-6]
    const ForceQuestion capture_b{string_at(final_position, letters.at('b')), {}};
    // Every compatible sequence of the first strategy starts with a, and a is the capture.
    const auto played = play_out(final_position, Player::black, sequence("#[app]"), {});
    EXPECT_TRUE(fulfils(capture_b, *played));
    EXPECT_EQ(played->steps.front().removed, capture_b.target.points);
    // The second one has a compatible sequence without the capture.
    const LeftPartSet second = whole(strategies.at(1));
    EXPECT_TRUE(is_compatible(sequence("#[pp]"), Player::black, second, bound));
    EXPECT_FALSE(fulfils(capture_b, *play_out(final_position, Player::black, sequence("#[pp]"), {})));
}

// Black takes at a, and after White's ko-pass at d; else he passes.
FiniteMemoryStrategy taker(const testing::Letters& letters) {
    FiniteMemoryStrategy machine{Player::black, {}};
    machine.nodes.push_back({Play{letters.at('a')}, {{Play{letters.at('c')}, 1}}, 2});
    machine.nodes.push_back({KoPass{}, {{Pass{}, 3}}, 2});
    machine.nodes.push_back({Pass{}, {}, 2});
    machine.nodes.push_back({Play{letters.at('d')}, {{Play{letters.at('b')}, 4}}, 2});
    machine.nodes.push_back({KoPass{}, {{Pass{}, 0}}, 2});
    return machine;
}

TEST_F(DoubleKo, AMachineIsARegularSetOfLeftParts) {  // [J2003-ST-1] [J2003-ST-2] [J2003-ST-3] [J2003-ST-4]
    const FiniteMemoryStrategy machine = taker(letters);
    ASSERT_TRUE(is_well_formed(machine));
    const LeftPartSet set = left_parts_of(machine, final_position, Player::black, bound, {});
    const auto verdict = is_hypothetical_strategy(final_position, Player::black, set, bound, {});
    EXPECT_TRUE(verdict) << verdict.error().sentence;
    for (const LeftPart& listed_part : set) EXPECT_TRUE(contains(machine, final_position, listed_part, {}));
    EXPECT_TRUE(contains(machine, final_position, part("#[acPpdbPpa]"), {}));
    EXPECT_TRUE(contains(machine, final_position, part("#[pcP]"), {}) == set.contains(part("#[pcP]")));
    EXPECT_FALSE(contains(machine, final_position, part("#[p]"), {}));
    EXPECT_FALSE(contains(machine, final_position, part("#[ac]"), {}));
}

TEST_F(DoubleKo, AMachineIsCompatibleWithInfiniteSequences) {  // [J2003-ST-5]
    const FiniteMemoryStrategy machine = taker(letters);
    EXPECT_TRUE(is_compatible(sequence("#[acPpdbPp]*"), machine, final_position, {}));
    EXPECT_TRUE(is_compatible(sequence("#[app]"), machine, final_position, {}));
    EXPECT_FALSE(is_compatible(sequence("#[pp]"), machine, final_position, {}));
    EXPECT_FALSE(is_compatible(sequence("#[acPbdP]*"), machine, final_position, {}));
}

TEST_F(DoubleKo, IllFormedMachines) {
    FiniteMemoryStrategy machine = taker(letters);
    machine.nodes.back().otherwise = 99;
    EXPECT_FALSE(is_well_formed(machine));
    EXPECT_FALSE(is_well_formed(FiniteMemoryStrategy{}));
}

}  // namespace
}  // namespace shikatsu::reference
