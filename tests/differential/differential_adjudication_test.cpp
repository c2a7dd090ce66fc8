// The reference's decision and the engine agree on every string of every legal position of tiny grids.
#include <gtest/gtest.h>

#include "reference/japanese2003/force_superko.hpp"
#include "tests/differential/agreement.hpp"
#include "tests/differential/proofs_of_verdicts.hpp"

namespace shikatsu::differential {
namespace {

Readings reading(const std::string& assignment) {
    return with_reading({}, assignment).value();
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-8] [J2003-LD-9] [J2003-LD-10] [J2003-HA-1] [J2003-ST-6]
TEST(Adjudication, AgreesWithTheReferencesDecision) {
    expect_agreement({{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}}, {});
}

TEST(Adjudication, AgreesOnOneByFive) {
    expect_agreement({{1, 5}}, {});
}  // [J2003-HA-1]

// All of 2x3 is in the long mode; here a sample, the same in every run.
TEST(Adjudication, AgreesOnASampleOfTwoByThree) {  // [J2003-HA-1]
    const reference::CanForce can_force = decision_under({});
    Agreement agreement;
    for (const Position& position : sample_of(2, 3, 3)) compare(position, can_force, {}, agreement);
    expect_complete(2, 3, {}, agreement);
}

const GridSizes tiny{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}};

TEST(Adjudication, AgreesIfABanIsOnAKo) {  // [J2003-HS-4]
    expect_agreement(tiny, reading("ban-identity=ko"));
}
TEST(Adjudication, AgreesIfBansLapse) {  // [J2003-HS-4]
    expect_agreement(tiny, reading("ban-without-shape=lapses"));
    expect_agreement({{1, 5}}, reading("ban-without-shape=lapses"));
}
TEST(Adjudication, AgreesIfAKoPassLiftsOneBan) {  // [J2003-D2-6]
    expect_agreement(tiny, reading("ko-pass=per-ko"));
}
TEST(Adjudication, AgreesUnderBasicKo) {  // [J2003-HS-4]
    expect_agreement(tiny, reading("hypothetical-ko=basic-ko"));
    expect_agreement({{1, 5}}, reading("hypothetical-ko=basic-ko"));
}
TEST(Adjudication, AgreesWithoutLocal1InCapturable2) {  // [J2003-LD-6]
    expect_agreement(tiny, reading("capturable-2=local-2-minus-local-1"));
}

TEST(Adjudication, AgreesUnderSuperko) {  // [J2003-HS-3]
    const Readings readings = reading("infinite-play=superko");
    const reference::CanForce can_force = [&](const Position& position,
                                              const reference::ForceQuestion& question) {
        return reference::can_force_under_superko(position, question, readings, SIZE_MAX).value();
    };
    for (const auto& [rows, columns] : GridSizes{{1, 1}, {1, 2}, {1, 3}}) {
        expect_complete(rows, columns, readings, compare_all(rows, columns, can_force, readings));
    }
}

}  // namespace
}  // namespace shikatsu::differential
