// What one strategy shows of several strings at once: each answer has a certificate of its own, which is
// accepted.
#include <gtest/gtest.h>

#include <cstdio>

#include "optimized/analysis/questions.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using optimized::Finding;
using optimized::Question;
using optimized::Together;

/// Of each string of the player: about its own points, and about the whole grid.
std::vector<Question> questions_about(const Position& position, Player player) {
    std::vector<Question> questions;
    for (const reference::String& string : reference::strings(position)) {
        if (string.player != player) continue;
        const Point first = *string.points.begin();
        questions.push_back({first, {string.points.begin(), string.points.end()}});
        questions.push_back({first, position.grid().points()});
    }
    return questions;
}

/// Only those about the whole grid.
std::vector<Question> about_the_whole(std::vector<Question> questions) {
    std::erase_if(questions, [](const Question& question) { return question.region.size() < 4; });
    return questions;
}

struct Answered {
    int all_fall = 0;
    int one_stays = 0;
};

void check_all(const Position& position, const Readings& readings, const std::vector<Finding>& findings,
               Together sought, int& answered) {
    for (const Finding& finding : findings) {
        if (!finding.attacker_forces) continue;
        ++answered;
        EXPECT_EQ(*finding.attacker_forces, sought == Together::all_fall);
        ASSERT_TRUE(finding.witness);
        const std::string text = tools::certificate_text(position, readings, finding);
        const check::Verdict verdict = check::check_bytes(tools::packed(text), {});
        EXPECT_EQ(verdict.outcome, check::Outcome::accepted) << verdict.sentence << "\n" << text;
    }
}

void look(const Position& position, const Readings& readings, Answered& answered) {
    optimized::Options options;
    options.readings = readings;
    options.max_witness_states = 20'000'000;
    optimized::Asker asker(position, options);
    constexpr std::uint64_t states = 4'000'000;
    for (const Player player : {Player::black, Player::white}) {
        const std::vector<Question> questions = questions_about(position, player);
        if (questions.size() < 4) continue;
        const auto ask = [&](const std::vector<Question>& all, Together sought) {
            return asker.ask_together(all, sought, optimized::Stage::local_2, states);
        };
        check_all(position, readings, ask(questions, Together::all_fall), Together::all_fall,
                  answered.all_fall);
        check_all(position, readings, ask(about_the_whole(questions), Together::one_stays),
                  Together::one_stays, answered.one_stays);
    }
}

TEST(CertificatesTogether, AreAcceptedOfEveryPositionOfTwoByThree) {  // [J2003-ST-6]
    Answered answered;
    for (const Position& position : reference::testing::legal_positions(2, 3)) look(position, {}, answered);
    EXPECT_GT(answered.all_fall, 200);
    EXPECT_GT(answered.one_stays, 50);
    std::printf("%d fall, %d stay\n", answered.all_fall, answered.one_stays);
}

TEST(CertificatesTogether, AreAcceptedUnderEachReading) {  // [J2003-D2-6] [J2003-HS-4]
    Answered answered;
    for (const char* assignment : {"ban-identity=intersection", "ban-identity=ko", "ban-without-shape=lapses",
                                   "ko-pass=per-ko", "hypothetical-ko=basic-ko"}) {
        const Readings readings = with_reading({}, assignment).value();
        for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{3, 3}}) {
            for (const Position& position : reference::testing::some_legal_positions(rows, columns, 40))
                look(position, readings, answered);
        }
    }
    EXPECT_GT(answered.all_fall, 200);
    EXPECT_GT(answered.one_stays, 50);
    std::printf("%d fall, %d stay\n", answered.all_fall, answered.one_stays);
}

TEST(CertificatesTogether, AreNotSoughtUnderSuperko) {
    optimized::Options options;
    options.readings = with_reading({}, "infinite-play=superko").value();
    const Position position = board("#.#/...");
    optimized::Asker asker(position, options);
    for (const Finding& finding : asker.ask_together(questions_about(position, Player::black),
                                                     Together::all_fall, optimized::Stage::local_2, 1000))
        EXPECT_FALSE(finding.attacker_forces);
}

}  // namespace
}  // namespace shikatsu::certificates
