// Whatever the engine decides it can prove: its witnesses stand up to the literal definitions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "tests/differential/analysis_comparison.hpp"
#include "tests/differential/machines.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {
namespace {

using optimized::Finding;
using optimized::StringVerdict;
using reference::FiniteMemoryStrategy;
using reference::WitnessVerdict;
using reference::testing::legal_positions;

constexpr std::size_t enough = 20'000'000;

/// A question that the analysis asked, its answer, and the engine's proof of it.
struct Proved {
    reference::ForceQuestion question;
    bool attacker_forces = false;
    FiniteMemoryStrategy witness;
};

/// Every question that the analysis of the position asks.
std::vector<Proved> proved_questions(const Position& position) {
    std::vector<Proved> all;
    optimized::Asker asker(position, {});
    for (const StringVerdict& verdict : engine_analysis(position, {}).strings) {
        for (const Finding& finding : verdict.findings) {
            const auto witnessed = asker.ask_with_witness(finding.question, enough);
            EXPECT_EQ(witnessed.finding.attacker_forces, finding.attacker_forces) << one_line(position, {});
            if (!witnessed.witness) {
                ADD_FAILURE() << "no witness: " << one_line(position, {});
                continue;
            }
            all.push_back({asked(position, finding.question), finding.attacker_forces.value(),
                           machine_of(*witnessed.witness)});
        }
    }
    return all;
}

struct Tally {
    int positions = 0;
    int forced = 0;
    int prevented = 0;
};

void verify_all_of(const Position& position, Tally& tally) {
    ++tally.positions;
    for (const Proved& proved : proved_questions(position)) {
        EXPECT_EQ(proved.witness.player,
                  proved.attacker_forces ? proved.question.attacker() : proved.question.defender());
        const WitnessVerdict verdict =
            reference::verify_force_witness(position, proved.question, proved.witness, {}, enough);
        EXPECT_TRUE(verdict.accepted())
            << one_line(position, {}) << " string at " << proved.question.target.points.begin()->index
            << ", region of " << proved.question.region.size() << " points: " << verdict.sentence;
        ++(proved.attacker_forces ? tally.forced : tally.prevented);
    }
}

void print(const char* what, const Tally& tally) {
    std::printf("%s: %d positions, witnesses of force %d, of prevention %d\n", what, tally.positions,
                tally.forced, tally.prevented);
}

// [J2003-ST-4] [J2003-ST-5] [J2003-ST-6]
TEST(Witnesses, StandUpOnEveryPositionOfTinyGrids) {
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 3}, {1, 4}, {1, 5}, {2, 2}}) {
        Tally tally;
        for (const Position& position : legal_positions(rows, columns)) verify_all_of(position, tally);
        print((std::to_string(rows) + "x" + std::to_string(columns)).c_str(), tally);
        EXPECT_GT(tally.forced, 10);
    }
}

TEST(Witnesses, StandUpOnTwoByThree) {  // [J2003-ST-6]
    Tally tally;
    for (const Position& position : legal_positions(2, 3)) verify_all_of(position, tally);
    print("2x3", tally);
    EXPECT_GT(tally.forced, 1000);
    EXPECT_GT(tally.prevented, 200);
}

TEST(Witnesses, StandUpOnSamplesOfThreeByThree) {  // [J2003-ST-6]
    std::vector<Position> positions = legal_positions(3, 3);
    std::shuffle(positions.begin(), positions.end(), std::mt19937(20031));
    Tally tally;
    for (std::size_t i = 0; i < 160; ++i) verify_all_of(positions[i], tally);
    print("3x3", tally);
    EXPECT_GT(tally.forced, 100);
    EXPECT_GT(tally.prevented, 100);
}

/// Changes one choice or one transition, somewhere.
FiniteMemoryStrategy tampered(const FiniteMemoryStrategy& witness, std::mt19937& random) {
    FiniteMemoryStrategy changed = witness;
    const auto any_node = [&] { return random() % changed.nodes.size(); };
    FiniteMemoryStrategy::Node& node = changed.nodes[any_node()];
    if (node.next.empty() || random() % 2 == 0) {
        node.choice = random() % 2 == 0 ? HypotheticalMove{Pass{}} : changed.nodes[any_node()].choice;
    } else {
        std::next(node.next.begin(), static_cast<std::ptrdiff_t>(random() % node.next.size()))->second =
            any_node();
    }
    return changed;
}

// A tampered machine is refuted by a compatible sequence that breaks the claim, or still proves it; in the
// other player's hands it never proves the contrary.
TEST(Witnesses, AreRefutedOrStillTrueWhenTamperedWith) {  // [J2003-ST-5] [J2003-ST-6]
    std::mt19937 random(20031);
    std::vector<Position> positions = legal_positions(2, 3);
    std::shuffle(positions.begin(), positions.end(), random);
    int refuted = 0;
    int accepted = 0;
    for (std::size_t i = 0; i < 60; ++i) {
        for (const Proved& proved : proved_questions(positions[i])) {
            for (int attempt = 0; attempt < 4; ++attempt) {
                const FiniteMemoryStrategy changed = tampered(proved.witness, random);
                const WitnessVerdict verdict =
                    reference::verify_force_witness(positions[i], proved.question, changed, {}, enough);
                ++(verdict.accepted() ? accepted : refuted);
                if (verdict.accepted()) continue;
                ASSERT_TRUE(verdict.offending) << verdict.sentence;
                const auto played =
                    reference::play_out(positions[i], proved.question.attacker(), *verdict.offending, {});
                ASSERT_TRUE(played) << played.error().sentence;
                EXPECT_TRUE(reference::is_compatible(*verdict.offending, changed, positions[i], {}));
                EXPECT_NE(reference::fulfils(proved.question, *played), proved.attacker_forces);
            }
            FiniteMemoryStrategy in_other_hands = proved.witness;
            in_other_hands.player = opponent(proved.witness.player);
            EXPECT_FALSE(
                reference::verify_force_witness(positions[i], proved.question, in_other_hands, {}, enough)
                    .accepted())
                << one_line(positions[i], {});
        }
    }
    std::printf("tampered witnesses: %d refuted, %d still true\n", refuted, accepted);
    EXPECT_GT(refuted, 50);
    EXPECT_GT(accepted, 50);
}

}  // namespace
}  // namespace shikatsu::differential
