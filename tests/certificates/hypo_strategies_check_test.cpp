// Strategies in hypo-sequences: those that the engine writes are accepted, changed ones are refused or true.
#include <gtest/gtest.h>
// RapidCheck's macros need GoogleTest's first.
#include <rapidcheck/gtest.h>

#include <map>
#include <random>
#include <set>

#include "reference/asura1989/hypo_sequence.hpp"
#include "reference/certificates/hypo_question.hpp"
#include "reference/certificates/hypo_strategy_reader.hpp"
#include "reference/values/vertex.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_hypo_strategies.hpp"
#include "tests/certificates/hypo_strategies.hpp"
#include "tests/optimized/legal_generators.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/hypo_strategy_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;
using reference::hypo_state;
using reference::HypoCertificate;
using reference::HypoGame;
using reference::HypoState;
using reference::Side;
using reference::asura1989::HypoSequence;
using Life = reference::asura1989::Status;
using Random = std::mt19937;

std::string text_of(const HypoCertificate& certificate) {
    return tools::hypo_strategy_text(certificate.position, certificate.target,
                                     certificate.status == Life::alive, certificate.strategy);
}

void expect_accepted(const HypoCertified& certified) {
    const Verdict verdict = check::check_bytes(certified.text, {});
    EXPECT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence << "\n" << certified.text;
    EXPECT_EQ(verdict.states, certified.certificate.strategy.lines.size());
    const auto read = reference::read_hypo_strategy(certified.text, {});
    ASSERT_TRUE(read.has_value()) << read.error().sentence;
    EXPECT_EQ(text_of(*read), certified.text);
    EXPECT_EQ(read->strategy, certified.certificate.strategy);
}

// [AS89-SA-5] How many chains are decided without any repetition: spec/findings/asura-1989.md.
TEST(HypoStrategies, OfEveryChainThatNeedsNoRepetitionAreAccepted) {
    const struct {
        int rows, columns;
        std::size_t chains;
    } grids[] = {{1, 2, 0}, {1, 3, 18}, {1, 4, 62}, {2, 2, 24}, {1, 5, 118}, {2, 3, 854}};
    for (const auto& grid : grids) {
        std::size_t chains = 0;
        for (const Position& position :
             reference::asura1989::testing::positions_with_liberties(grid.rows, grid.columns)) {
            for (const HypoCertified& certified : hypo_certificates_of(position)) {
                expect_accepted(certified);
                ++chains;
            }
        }
        EXPECT_EQ(chains, grid.chains) << grid.rows << "x" << grid.columns;
    }
}

TEST(HypoStrategies, OfDrawnBoardsAreAccepted) {
    Random random(20031);
    for (const auto& [rows, columns] : {std::pair{3, 4}, std::pair{4, 4}, std::pair{2, 7}}) {
        std::size_t chains = 0;
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 40, ".##OO", random)) {
            for (const HypoCertified& certified : hypo_certificates_of(position)) {
                expect_accepted(certified);
                ++chains;
            }
        }
        EXPECT_GT(chains, 100U) << rows << "x" << columns;
    }
}

// [AS89-HS-3] [AS89-HS-4] [AS89-HS-5] [AS89-HS-6] [AS89-HS-7] The checker's moves are the text's.
RC_GTEST_PROP(HypoStrategies, GoThroughTheSituationsOfTheText, ()) {
    const Position start =
        *optimized::testing::legal_positions_on({{1, 4}, {1, 6}, {2, 3}, {3, 3}, {3, 4}, {5, 5}});
    RC_LOG() << one_line(start);
    const reference::Adjacency<64> adjacency(start.grid());
    const HypoGame<64> game(adjacency);
    const Player defender = *rc::gen::element(Player::black, Player::white);
    HypoSequence sequence(start, opponent(defender), {}, {});
    for (int i = 0; i < 12 && !sequence.finish() && !sequence.must_pass(); ++i) {
        const Side side =
            sequence.situation().to_move == defender ? reference::defending : reference::attacking;
        const HypoState<64> state = hypo_state<64>(sequence.situation(), defender);
        std::map<HypotheticalMove, HypoState<64>, std::less<>> moves;
        game.each_move(state, side, [&](const HypotheticalMove& move, const HypoState<64>& after) {
            RC_ASSERT(game.after(state, side, move) == after);
            moves.emplace(move, after);
            return true;
        });
        const std::vector<HypotheticalMove> allowed = sequence.allowed();
        RC_ASSERT(allowed.size() == moves.size() + 1);
        for (const HypotheticalMove& move : allowed) {
            const HypoSequence longer = sequence.with(move);
            if (longer.finish()) continue;
            const HypoState<64> literal = hypo_state<64>(longer.situation(), defender);
            RC_ASSERT(game.after(state, side, move) == literal);
            if (!std::holds_alternative<Pass>(move)) RC_ASSERT(moves.at(move) == literal);
        }
        // Captures and kos are few: those first.
        std::vector<HypotheticalMove> telling;
        for (const HypotheticalMove& move : allowed) {
            const HypoSequence longer = sequence.with(move);
            if (!longer.situation().shadows.empty()) telling.push_back(move);
        }
        const bool tell = !telling.empty() && *rc::gen::arbitrary<bool>();
        sequence = sequence.with(*rc::gen::elementOf(tell ? telling : allowed));
    }
}

// [AS89-SA-5]
TEST(HypoStrategies, ThatWereChangedAreRefusedOrTrue) {
    Random random(20032);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const char* rows :
         {"#.O/.#.", ".#O/#.O", "##./.OO", "#.O.#", ".#.O.", "#.#/O.O", ".O#O/#.#O/.#O."}) {
        for (const HypoCertified& certified : hypo_certificates_of(board(rows))) {
            for (int i = 0; i < 300; ++i) {
                HypoCertificate other = changed(certified.certificate, random);
                if (random() % 2 == 0 && !other.strategy.lines.empty()) other = changed(other, random);
                const Verdict verdict = check::check_bytes(text_of(other), {});
                ++outcomes[verdict.outcome];
                const std::size_t moves = verdict.sentence.rfind(": ");
                objections.insert(verdict.sentence.substr(moves == std::string::npos ? 0 : moves + 2));
                EXPECT_TRUE(!verdict.accepted() || has_the_status(other)) << text_of(other);
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 500);
    EXPECT_GT(outcomes[Outcome::rejected], 1000);
    EXPECT_GT(objections.size(), 8U);
}

// [AS89-HS-10] After the attacker's pass the situation has to be a new one.
TEST(HypoStrategies, DoNotRelyOnPassesIntoSituationsThatMayHaveBeenThere) {
    Random random(20033);
    int rejected = 0;
    for (const Position& position : reference::testing::drawn_positions(3, 4, 60, ".##OO", random)) {
        for (const HypoCertified& certified : hypo_certificates_of(position)) {
            const auto& lines = certified.certificate.strategy.lines;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                if (!lines[i].choice || lines[i].lemma != Lemma::none) continue;
                const Verdict verdict = reference::check(with_line_put_off(certified.certificate, i), {});
                if (verdict.accepted()) continue;
                EXPECT_TRUE(verdict.sentence.ends_with(
                    "the situation after the answer pass may have been there before"))
                    << verdict.sentence;
                ++rejected;
            }
        }
    }
    EXPECT_GT(rejected, 20);
}

/// The strategy about the chain at the vertex.
HypoCertificate strategy_for(const std::string& at) {
    const Position position = board("##.O/O.O.");
    for (const HypoCertified& certified : hypo_certificates_of(position)) {
        if (vertex(position.grid(), certified.certificate.target) == at) return certified.certificate;
    }
    throw std::runtime_error("no strategy");
}

void reject(const HypoCertificate& certificate, std::size_t line, const std::string& sentence) {
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << text_of(certificate);
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text_of(certificate);
    EXPECT_EQ(verdict.sentence, sentence) << text_of(certificate);
}

constexpr std::size_t first_line = 10;

TEST(RejectedHypoStrategies, TheTarget) {
    HypoCertificate certificate = strategy_for("A2");
    certificate.target = Point{1};
    reject(certificate, 7, "the target is not the first stone of its chain");
    certificate.target = Point{2};
    reject(certificate, 7, "there is no stone on the target");
    certificate.target = Point{100};
    reject(certificate, 7, "there is no stone on the target");
}

TEST(RejectedHypoStrategies, TheNumberOfLines) {
    HypoCertificate certificate = strategy_for("C1");
    certificate.strategy.lines.push_back({Pass{}, Lemma::none, 1});
    reject(certificate, first_line + certificate.strategy.lines.size() - 1,
           "no situation is left for this line");
    certificate.strategy.lines.resize(3);
    reject(certificate, first_line + 1, "after C2: no line is left for the situation after A2");
    certificate.strategy.lines.clear();
    reject(certificate, first_line, "there is no line for the start");
}

TEST(RejectedHypoStrategies, TheChoice) {
    HypoCertificate alive = strategy_for("C1");
    alive.strategy.lines[0].choice = Pass{};
    reject(alive, first_line, "the defender has no choice yet");
    alive = strategy_for("C1");
    alive.strategy.lines[1].choice = std::nullopt;
    reject(alive, first_line + 1, "after C2: the line has no choice");
    alive.strategy.lines[1].choice = Play{Point{2}};
    reject(alive, first_line + 1, "after C2: the choice is not allowed");
    alive.strategy.lines[1].choice = KoPass{Point{2}};
    reject(alive, first_line + 1, "after C2: the choice is not allowed");
    alive.strategy.lines[1].choice = KoPass{};
    reject(alive, first_line + 1, "after C2: the choice is not allowed");
    HypoCertificate dead = strategy_for("A2");
    dead.strategy.lines[0].choice = Pass{};
    reject(dead, first_line, "a pass would let the opponent end play");
}

TEST(RejectedHypoStrategies, TheDistancesAndLemmas) {
    HypoCertificate certificate = strategy_for("C1");
    certificate.strategy.lines[2].distance = 6;
    EXPECT_EQ(reference::check(certificate, {}).outcome, Outcome::rejected);
    certificate = strategy_for("C1");
    for (auto& line : certificate.strategy.lines) line.distance = 3;
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_TRUE(verdict.sentence.find("no progress by the answer") != std::string::npos) << verdict.sentence;
    certificate = strategy_for("C1");
    certificate.strategy.lines[0].lemma = Lemma::life;
    reject(certificate, first_line, "the lemma does not hold");
    certificate = strategy_for("A2");
    certificate.strategy.lines[1].lemma = Lemma::life;
    EXPECT_EQ(reference::check(certificate, {}).outcome, Outcome::rejected);
}

TEST(HypoStrategies, MayBeStoppedAndAreBounded) {
    const HypoCertificate certificate = strategy_for("C1");
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).outcome, Outcome::unusable);
    check::Limits narrow;
    narrow.intersections = 8 * certificate.strategy.lines.size() - 1;
    EXPECT_EQ(reference::check(certificate, narrow).outcome, Outcome::unusable);
    narrow.intersections = 8 * certificate.strategy.lines.size();
    EXPECT_EQ(reference::check(certificate, narrow).outcome, Outcome::accepted);
}

}  // namespace
}  // namespace shikatsu::certificates
