// Clearings that hold, and what they claim.
#include <gtest/gtest.h>

#include <algorithm>

#include "optimized/adjudication.hpp"
#include "reference/certificates/clearing_walk.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearings.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Verdict;

TEST(Clearings, MadeByHandAreAcceptedAndTheStringsDead) {
    for (const HandMadeClearing& made : hand_made_clearings()) {
        const Verdict verdict = check::check_bytes(made.text(), {});
        EXPECT_TRUE(verdict.accepted()) << made.name << ": " << verdict.line << ": " << verdict.sentence;
        const auto certificate = made.read();
        const auto captured = reference::captured_by(certificate);
        EXPECT_FALSE(captured.empty()) << made.name;
        for (const optimized::StringVerdict& string :
             optimized::adjudicate(certificate.position, 0, {}).strings) {
            if (!std::binary_search(captured.begin(), captured.end(), string.points.front())) continue;
            EXPECT_EQ(string.status, optimized::Status::dead) << made.name;
        }
    }
}

TEST(Clearings, AreWrittenAsTheyWereRead) {
    for (const HandMadeClearing& made : hand_made_clearings()) {
        const auto certificate = made.read();
        EXPECT_EQ(tools::clearing_text(certificate.position, certificate.keeper, certificate.clearing),
                  made.text());
    }
}

TEST(Clearings, SayWhatTheyClaim) {
    EXPECT_EQ(check::check_bytes(hand_made_clearings().front().text(), {}).sentence,
              "black forces, with one strategy, capture of D2 and no white permanent-stone on A2 B2 C2 D2 A1 "
              "B1 C1 D1");
}

TEST(Clearings, SayWhatStays) {
    EXPECT_EQ(
        check::check_bytes(hand_made_clearings().back().text(), {}).sentence,
        "black forces, with one strategy, capture of D2 and no white permanent-stone on A2 B2 C2 D2 E2 A1 "
        "B1 C1 D1 E1, even if white begins, who cannot force capture of E1 and no black permanent-stone "
        "there");
}

TEST(Clearings, StatesOfRegionsBeforeAreMetAgain) {
    HandMadeClearing made = hand_made_clearings()[1];
    std::replace(made.lines.begin(), made.lines.end(), std::string("states 0"),
                 std::string("states 1\nagain"));
    const Verdict verdict = check::check_bytes(made.text(), {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
}

TEST(Clearings, PlayGoesOnForEverWhereStatesRecur) {
    reference::Successions ends;
    ends.add(0, 1);
    ends.add(0, 2);
    ends.add(2, 1);
    EXPECT_EQ(ends.endless(), std::nullopt);
    ends.add(3, 2);
    ends.add(1, 3);
    EXPECT_EQ(ends.endless(), 0U);
    reference::Successions alone;
    alone.add(0, 1);
    alone.add(1, 1);
    EXPECT_EQ(alone.endless(), 0U);
}

}  // namespace
}  // namespace shikatsu::certificates
