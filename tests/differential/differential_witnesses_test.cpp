// Whatever the engine decides it can prove: its witnesses stand up to the literal definitions.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "tests/differential/proofs_of_verdicts.hpp"

namespace shikatsu::differential {
namespace {

using reference::FiniteMemoryStrategy;
using reference::verify_force_witness;
using reference::WitnessVerdict;

Verification verified(const std::vector<Position>& positions, const Readings& readings) {
    Verification verification;
    for (const Position& position : positions) verify_all(position, readings, verification);
    return verification;
}

constexpr std::size_t all = SIZE_MAX;

// [J2003-ST-4] [J2003-ST-5] [J2003-ST-6]
TEST(Witnesses, StandUpOnEveryPositionOfTinyGrids) {
    expect_verified("1x4", verified(sample_of(1, 4, all), {}));
    expect_verified("1x5", verified(sample_of(1, 5, all), {}));
    expect_verified("2x2", verified(sample_of(2, 2, all), {}));
    expect_verified("2x3", verified(sample_of(2, 3, all), {}));
}

TEST(Witnesses, StandUpOnSamplesOfThreeByThree) {  // [J2003-ST-6]
    expect_verified("3x3", verified(sample_of(3, 3, 160), {}));
}

class WitnessesUnderReading : public ::testing::TestWithParam<std::string> {};

TEST_P(WitnessesUnderReading, StandUp) {  // [J2003-HS-4] [J2003-D2-6] [J2003-LD-6] [J2003-ST-6]
    const Readings readings = with_reading({}, GetParam()).value();
    expect_verified("1x5 " + GetParam(), verified(sample_of(1, 5, all), readings));
    expect_verified("2x3 " + GetParam(), verified(sample_of(2, 3, 80), readings));
    expect_verified("3x3 " + GetParam(), verified(sample_of(3, 3, 30), readings));
}

INSTANTIATE_TEST_SUITE_P(Register, WitnessesUnderReading,
                         ::testing::Values("ban-identity=ko", "ban-without-shape=lapses", "ko-pass=per-ko",
                                           "hypothetical-ko=basic-ko", "capturable-2=local-2-minus-local-1"));

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

/// A refuted machine must fail against a compatible sequence that breaks the claim by the definitions alone.
void expect_real_refutation(const Position& position, const ProvedAnswer& answer,
                            const FiniteMemoryStrategy& machine, const WitnessVerdict& verdict) {
    ASSERT_TRUE(verdict.offending) << verdict.sentence;
    const auto played = reference::play_out(position, answer.question.attacker(), *verdict.offending, {});
    ASSERT_TRUE(played) << played.error().sentence;
    EXPECT_TRUE(reference::is_compatible(*verdict.offending, machine, position, {}));
    EXPECT_NE(reference::fulfils(answer.question, *played), answer.attacker_forces);
}

TEST(Witnesses, AreRefutedOrStillTrueWhenTamperedWith) {  // [J2003-ST-5] [J2003-ST-6]
    std::mt19937 random(20031);
    int refuted = 0;
    int accepted = 0;
    for (const Position& position : sample_of(2, 3, 60)) {
        for (const ProvedAnswer& answer : proved_answers(position, {})) {
            for (int attempt = 0; attempt < 4; ++attempt) {
                const FiniteMemoryStrategy changed = tampered(answer.witness, random);
                const auto verdict =
                    verify_force_witness(position, answer.question, changed, {}, ample_states);
                ++(verdict.accepted() ? accepted : refuted);
                if (!verdict.accepted()) expect_real_refutation(position, answer, changed, verdict);
            }
        }
    }
    std::printf("tampered witnesses: %d refuted, %d still true\n", refuted, accepted);
    EXPECT_GT(refuted, 50);
    EXPECT_GT(accepted, 50);
}

TEST(Witnesses, ProveNothingInTheOtherPlayersHands) {  // [J2003-ST-6]
    for (const Position& position : sample_of(2, 3, 100)) {
        for (const ProvedAnswer& answer : proved_answers(position, {})) {
            FiniteMemoryStrategy machine = answer.witness;
            machine.player = opponent(machine.player);
            EXPECT_EQ(verify_force_witness(position, answer.question, machine, {}, ample_states).kind,
                      WitnessVerdict::Kind::rejected);
        }
    }
}

}  // namespace
}  // namespace shikatsu::differential
