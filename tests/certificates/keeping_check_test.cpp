// Keepings that hold, and what is wrong with those that do not.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "reference/certificates/keeping_reader.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/keepings.hpp"
#include "tools/lib/keeping_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

optimized::Status status_of(const optimized::Adjudication& adjudication, Point stone) {
    for (const optimized::StringVerdict& string : adjudication.strings) {
        if (std::find(string.points.begin(), string.points.end(), stone) != string.points.end())
            return string.status;
    }
    return optimized::Status::undecided;
}

TEST(Keepings, MadeByHandAreAcceptedAndTrue) {
    for (const HandMade& made : hand_made_keepings()) {
        const Verdict verdict = check::check_bytes(made.text(), {});
        EXPECT_TRUE(verdict.accepted()) << made.name << ": " << verdict.line << ": " << verdict.sentence;
        const auto certificate = made.read();
        const auto adjudication = optimized::adjudicate(certificate.position, 0, {});
        for (const Point unit : certificate.keeping.units)
            EXPECT_EQ(status_of(adjudication, unit), optimized::Status::uncapturable) << made.name;
    }
}

TEST(Keepings, AreWrittenAsTheyWereRead) {
    for (const HandMade& made : hand_made_keepings()) {
        const auto certificate = made.read();
        EXPECT_EQ(tools::keeping_text(certificate.position, certificate.keeper, certificate.keeping),
                  made.text());
    }
}

TEST(Keepings, SayWhatTheyClaim) {
    EXPECT_EQ(check::check_bytes(hand_made_keepings().back().text(), {}).sentence,
              "black keeps B4, D4 from capture for ever");
}

}  // namespace
}  // namespace shikatsu::certificates
