// What the engine decides it can certify, and the certificates say what was decided and stand up.
#include <gtest/gtest.h>

#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;

/// Packs, unpacks, reads, compares and checks.
void expect_accepted(const Certified& certified) {
    const std::string packed = tools::packed(certified.text);
    EXPECT_LT(packed.size(), certified.text.size() + 64);
    ASSERT_EQ(reference::unpacked(packed, {}), certified.text);
    const auto read = reference::read_certificate(certified.text, {});
    ASSERT_TRUE(read) << read.error().line << ": " << read.error().sentence;
    EXPECT_EQ(read->position, certified.position);
    EXPECT_EQ(read->readings, certified.readings);
    EXPECT_EQ(read->attacker_forces, certified.finding.attacker_forces);
    EXPECT_EQ(read->question.target,
              reference::string_at(certified.position, certified.finding.question.target));
    const auto& region = certified.finding.question.region;
    EXPECT_EQ(read->question.region, reference::PointSet(region.begin(), region.end()));
    EXPECT_EQ(read->strategy, *certified.finding.witness);
    const check::Verdict verdict = check::check_bytes(packed, {});
    EXPECT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence << "\n" << certified.text;
}

class CommentaryExample : public ::testing::TestWithParam<const char*> {};

TEST_P(CommentaryExample, IsCertified) {  // [J2003-ST-6] [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-10]
    const Position position = reference::testing::position_in(reference::testing::position_line(GetParam()));
    const auto certificates = certificates_of(position);
    EXPECT_FALSE(certificates.empty());
    for (const Certified& certified : certificates) expect_accepted(certified);
}

INSTANTIATE_TEST_SUITE_P(Small, CommentaryExample,
                         ::testing::Values("com-uncap-1", "com-cap-1", "com-cap-2", "com-cap-3",
                                           "com-score-1", "com-score-2", "com-score-3", "com-doubleko-4x4",
                                           "recon-torazu-6x6"));

TEST(Certificates, OfEveryPositionOfTwoByTwoAreAccepted) {  // [J2003-ST-6]
    for (const Position& position : reference::testing::legal_positions(2, 2)) {
        for (const Certified& certified : certificates_of(position)) expect_accepted(certified);
    }
}

TEST(Certificates, SayUnderWhichReadings) {  // [J2003-D2-6]
    for (const char* assignment :
         {"ban-identity=ko", "ban-without-shape=lapses", "ko-pass=per-ko", "hypothetical-ko=basic-ko"}) {
        const Readings readings = with_reading({}, assignment).value();
        for (const Certified& certified : certificates_of(board(".OO#O.#./OO#.####/.O#####."), readings)) {
            EXPECT_NE(certified.text.find(std::string("\nreadings ") + assignment + "\n"), std::string::npos);
            expect_accepted(certified);
        }
    }
}

TEST(Certificates, SayTheClaimInWords) {
    for (const Certified& certified : certificates_of(board("O.../####/OOOO/...."))) {
        const bool last_of_a4 = !certified.finding.question.region.empty();
        if (!last_of_a4) continue;
        const std::string words =
            reference::claim_in_words(reference::read_certificate(certified.text, {}).value());
        EXPECT_TRUE(words.starts_with(
            "black can force capture of the white-string at A4 and no white permanent-stone on A4"))
            << words;
        return;
    }
    FAIL() << "no question with a region";
}

}  // namespace
}  // namespace shikatsu::certificates
