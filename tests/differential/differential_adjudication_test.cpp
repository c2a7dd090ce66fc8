// The reference's decision and the engine agree on every string of every legal position of tiny grids.
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_superko.hpp"
#include "tests/differential/analysis_comparison.hpp"

namespace shikatsu::differential {
namespace {

using GridSizes = std::vector<std::pair<int, int>>;

// Compares and prints the counts; the first disagreements are shown.
void expect_agreement(int rows, int columns, const reference::CanForce& can_force, const Readings& readings) {
    const Agreement agreement = compare_all(rows, columns, can_force, readings);
    std::printf("%s\n", summary(rows, columns, readings, agreement).c_str());
    EXPECT_TRUE(agreement.complete()) << agreement.disagreements.size() << " disagreements, the first:\n"
                                      << agreement.disagreements.front();
}

void expect_agreement(const GridSizes& grids, const Readings& readings) {
    for (const auto& [rows, columns] : grids) {
        expect_agreement(
            rows, columns,
            reference::can_force_by_decision(std::make_shared<reference::HypotheticalGraph>(readings)),
            readings);
    }
}

Readings reading(const std::string& assignment) {
    return with_reading({}, assignment).value();
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-8] [J2003-LD-9] [J2003-LD-10] [J2003-HA-1] [J2003-ST-6]
TEST(Adjudication, AgreesWithTheReferencesDecision) {
    expect_agreement({{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}}, {});
}

TEST(Adjudication, AgreesOnOneByFive) {
    expect_agreement({{1, 5}}, {});
}

const GridSizes tiny{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}};

TEST(Adjudication, AgreesIfABanIsOnAKo) {
    expect_agreement(tiny, reading("ban-identity=ko"));
}  // [J2003-HS-4]
TEST(Adjudication, AgreesIfBansLapse) {  // [J2003-HS-4]
    expect_agreement(tiny, reading("ban-without-shape=lapses"));
}
TEST(Adjudication, AgreesIfAKoPassLiftsOneBan) {  // [J2003-D2-6]
    expect_agreement(tiny, reading("ko-pass=per-ko"));
}
TEST(Adjudication, AgreesUnderBasicKo) {  // [J2003-HS-4]
    expect_agreement(tiny, reading("hypothetical-ko=basic-ko"));
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
        expect_agreement(rows, columns, can_force, readings);
    }
}

}  // namespace
}  // namespace shikatsu::differential
