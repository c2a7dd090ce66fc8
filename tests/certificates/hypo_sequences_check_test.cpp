// Choices along hypo-sequences: those that the engine writes are accepted, changed ones are refused or true.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "reference/certificates/hypo_sequences_reader.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_hypo_sequences.hpp"
#include "tests/certificates/hypo_sequences.hpp"
#include "tests/certificates/hypo_strategies.hpp"
#include "tests/certificates/played_out_strategy.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using asura1989::PreviousOccurrence;
using check::Outcome;
using check::Verdict;
using reference::SequencesCertificate;
using Life = reference::asura1989::Status;
using Random = std::mt19937;

void expect_accepted(const SequencesCertified& certified) {
    const Verdict verdict = check::check_bytes(certified.text, {});
    EXPECT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence << "\n" << certified.text;
    const HypoSequences& sequences = certified.certificate.sequences;
    EXPECT_EQ(verdict.states, sequences.turns.size() + sequences.known.lines.size());
    const auto read = reference::read_hypo_sequences(certified.text, {});
    ASSERT_TRUE(read.has_value()) << read.error().sentence;
    EXPECT_EQ(text_of(*read), certified.text);
    EXPECT_EQ(read->sequences, sequences);
}

// [AS89-HS-10] [AS89-SA-5] With the strategies these are the certificates of all chains.
TEST(HypoSequences, OfEveryChainThatNeedsARepetitionAreAccepted) {
    const struct {
        int rows, columns;
        std::size_t chains;
    } grids[] = {{1, 2, 4}, {1, 3, 0}, {1, 4, 0}, {2, 2, 64}, {1, 5, 94}, {2, 3, 216}};
    for (const auto& grid : grids) {
        for (const auto reading : {PreviousOccurrence::last, PreviousOccurrence::first}) {
            if (reading == PreviousOccurrence::first && grid.rows * grid.columns > 5) continue;
            std::size_t chains = 0;
            for (const Position& position :
                 reference::asura1989::testing::positions_with_liberties(grid.rows, grid.columns)) {
                for (const SequencesCertified& certified : sequences_of(position, reading)) {
                    expect_accepted(certified);
                    ++chains;
                }
            }
            EXPECT_EQ(chains, grid.chains) << grid.rows << "x" << grid.columns;
        }
    }
}

TEST(HypoSequences, OfDrawnBoardsAreAccepted) {
    Random random(20041);
    for (const auto& [rows, columns] : {std::pair{3, 4}, std::pair{4, 4}, std::pair{2, 7}}) {
        std::size_t chains = 0;
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 60, ".##OO", random)) {
            for (const SequencesCertified& certified : sequences_of(position)) {
                expect_accepted(certified);
                ++chains;
            }
        }
        EXPECT_GT(chains, 2U) << rows << "x" << columns;
    }
}

// [AS89-SA-5]
TEST(HypoSequences, ThatWereChangedAreRefusedOrTrue) {
    Random random(20042);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const char* rows : {"#.", "O#/#.", ".#O/#.O", "#.#/.O.", "##./O.O", ".#.O.", "#.O/.#.", "O.#/.O#"}) {
        for (const SequencesCertified& certified : sequences_of(board(rows))) {
            for (int i = 0; i < 300; ++i) {
                SequencesCertificate other = changed(certified.certificate, random);
                if (random() % 2 == 0) other = changed(other, random);
                const Verdict verdict = check::check_bytes(text_of(other), {});
                ++outcomes[verdict.outcome];
                const std::size_t moves = verdict.sentence.rfind(": ");
                objections.insert(verdict.sentence.substr(moves == std::string::npos ? 0 : moves + 2));
                EXPECT_TRUE(!verdict.accepted() || has_the_status(other)) << text_of(other);
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 100);
    EXPECT_GT(outcomes[Outcome::rejected], 1000);
    EXPECT_GT(objections.size(), 8U);
}

// [AS89-HS-10] What is known may be entered only if an end by passes cannot repeat what was before.
TEST(HypoSequences, MayGoOnAsStrategiesDoUnlessAPassMayRepeatASituation) {
    Random random(20043);
    std::map<std::string, int> objections;
    int accepted = 0;
    std::vector<Position> positions{board("##.O/O.O."), board("#.O/.#."), board("##./.OO")};
    for (const Position& position : reference::testing::drawn_positions(3, 3, 20, ".##OO", random))
        positions.push_back(position);
    for (const Position& position : positions) {
        for (const HypoCertified& certified : hypo_certificates_of(position)) {
            if (certified.certificate.strategy.lines.size() > 500) continue;
            for (const int turns : {0, 1, 2}) {
                const SequencesCertificate longer = played_out(certified.certificate, turns);
                const Verdict verdict = check::check_bytes(text_of(longer), {});
                if (verdict.accepted()) {
                    ++accepted;
                    continue;
                }
                EXPECT_EQ(longer.status, Life::alive) << text_of(longer);
                EXPECT_GT(turns, 0) << verdict.sentence << text_of(longer);
                const std::size_t moves = verdict.sentence.rfind(": ");
                ++objections[verdict.sentence.substr(moves == std::string::npos ? 0 : moves + 2)];
            }
        }
    }
    EXPECT_GT(accepted, 50);
    ASSERT_EQ(objections.size(), 1U);
    EXPECT_EQ(objections.begin()->first, "the situation after the answer pass may have been there before");
}

/// Black's lone stone in the corner of two intersections.
SequencesCertificate lone_stone() {
    return sequences_of(board("#.")).front().certificate;
}

/// Of one row.
constexpr std::size_t first_turn = 9;

void reject(const SequencesCertificate& certificate, std::size_t line, const std::string& sentence) {
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << text_of(certificate);
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text_of(certificate);
    EXPECT_EQ(verdict.sentence, sentence) << text_of(certificate);
}

TEST(RejectedHypoSequences, TheTarget) {
    SequencesCertificate certificate = lone_stone();
    certificate.target = Point{1};
    reject(certificate, 6, "there is no stone on the target");
    certificate.target = Point{100};
    reject(certificate, 6, "there is no stone on the target");
    certificate = sequences_of(board("##./O.O")).front().certificate;
    certificate.target = Point{1};
    reject(certificate, 7, "the target is not the first stone of its chain");
}

TEST(RejectedHypoSequences, TheTurns) {
    SequencesCertificate certificate = lone_stone();
    ASSERT_EQ(certificate.sequences.turns.size(), 3U) << text_of(certificate);
    certificate.sequences.turns.emplace_back(Pass{});
    reject(certificate, first_turn + 3, "no hypo-sequence is left for this turn");
    certificate.sequences.turns.resize(2);
    reject(certificate, first_turn + 2, "after B1 ko-pass@A1 pass A1: there is no turn left");
    certificate.sequences.turns[1] = Play{Point{1}};
    reject(certificate, first_turn + 1, "after B1 ko-pass@A1: the choice is not allowed");
    certificate.sequences.turns[1] = KoPass{};
    reject(certificate, first_turn + 1, "after B1 ko-pass@A1: the choice is not allowed");
    certificate.sequences.turns[0] = Pass{};
    reject(certificate, first_turn, "after pass pass: it ends badly");
    certificate.sequences.turns[0] = std::nullopt;
    reject(certificate, first_turn, "no line is left for the situation");
    certificate.sequences.turns.clear();
    reject(certificate, first_turn, "there is no turn left");
}

TEST(RejectedHypoSequences, TheKnownSituations) {
    for (const SequencesCertified& certified : sequences_of(board("##./O.O"))) {
        SequencesCertificate certificate = certified.certificate;
        if (certificate.sequences.known.lines.size() < 2) continue;
        const std::size_t first_state = first_turn + 1 + certificate.sequences.turns.size() + 1;
        auto& lines = certificate.sequences.known.lines;
        const auto surplus = lines.back();
        lines.push_back(surplus);
        reject(certificate, first_state + lines.size() - 1, "no situation is left for this line");
        lines.resize(1);
        EXPECT_EQ(reference::check(certificate, {}).outcome, Outcome::rejected);
        return;
    }
    FAIL() << "nothing is known";
}

TEST(HypoSequences, MayBeStoppedAndAreBounded) {
    const SequencesCertificate certificate = lone_stone();
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).outcome, Outcome::unusable);
    check::Limits narrow;
    narrow.intersections = 5;
    EXPECT_EQ(reference::check(certificate, narrow).outcome, Outcome::unusable);
    narrow.intersections = 6;
    EXPECT_EQ(reference::check(certificate, narrow).outcome, Outcome::accepted);
    narrow.moves = 3;
    const Verdict verdict = reference::check(certificate, narrow);
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.sentence, "a hypo-sequence has more moves than the limit of 3");
}

}  // namespace
}  // namespace shikatsu::certificates
