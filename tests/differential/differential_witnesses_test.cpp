// Whatever the engine decides it can prove: the reference accepts its witnesses.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "tests/differential/proofs_of_verdicts.hpp"

namespace shikatsu::differential {
namespace {

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

/// Changes something in one line, or takes one out.
RankedStrategy tampered(RankedStrategy strategy, std::mt19937& random) {
    const auto any_line = [&]() -> RankedStrategy::Line& {
        return strategy.lines[random() % strategy.lines.size()];
    };
    RankedStrategy::Line& line = any_line();
    switch (random() % 5) {
        case 0:
            line.choice = any_line().choice;
            break;
        case 1:
            line.distance = static_cast<std::uint32_t>(random() % 8);
            break;
        case 2:
            line.level = static_cast<std::uint32_t>(random() % 4);
            break;
        case 3:
            line.lemma = static_cast<Lemma>(random() % 4);
            break;
        default:
            strategy.lines.erase(strategy.lines.begin() +
                                 static_cast<std::ptrdiff_t>(random() % strategy.lines.size()));
    }
    return strategy;
}

TEST(Witnesses, AreRejectedOrStillProofsWhenTamperedWith) {  // [J2003-ST-5] [J2003-ST-6]
    std::mt19937 random(20031);
    int rejected = 0;
    int accepted = 0;
    for (const Position& position : sample_of(2, 3, 100)) {
        for (const ProvedAnswer& answer : proved_answers(position, {})) {
            for (int attempt = 0; attempt < 8; ++attempt) {
                ProvedAnswer changed = answer;
                changed.witness = tampered(answer.witness, random);
                ++(verdict_on(position, changed, {}).accepted() ? accepted : rejected);
                changed.attacker_forces = !answer.attacker_forces;
                EXPECT_FALSE(verdict_on(position, changed, {}).accepted());
            }
        }
    }
    std::printf("tampered witnesses: %d rejected, %d still proofs\n", rejected, accepted);
    EXPECT_GT(rejected, 200);
    EXPECT_GT(accepted, 50);
}

TEST(Witnesses, ProveNothingInTheOtherPlayersHands) {  // [J2003-ST-6]
    for (const Position& position : sample_of(2, 3, 100)) {
        for (ProvedAnswer answer : proved_answers(position, {})) {
            answer.attacker_forces = !answer.attacker_forces;
            EXPECT_FALSE(verdict_on(position, answer, {}).accepted());
        }
    }
}

}  // namespace
}  // namespace shikatsu::differential
