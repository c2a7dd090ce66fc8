// Certificates about best play by Ing's laws: those that the engine writes are accepted, and hold in all
// games; changed ones are refused or true.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "proofs/games/ing_strategy_game.hpp"
#include "reference/certificates/ing_strategy_reader.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_value_strategies.hpp"
#include "tests/certificates/ing_strategies.hpp"
#include "tests/ing_sst/ing_games.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates::ing_strategies {
namespace {

using check::Outcome;
using check::Verdict;
using reference::IngCertificate;
using reference::ing_sst::testing::readings_of_ko;
using reference::testing::legal_positions;
using tools::ing_strategy_text;

void expect_certified(const IngCertificate& certificate) {
    const std::string text = ing_strategy_text(certificate);
    const Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::accepted)
        << one_line(certificate.position) << " line " << verdict.line << ": " << verdict.sentence;
    const auto read = reference::read_ing_strategy(text, {});
    ASSERT_TRUE(read);
    EXPECT_EQ(ing_strategy_text(*read), text);
}

// [ING-LD-1] [ING-DK-3] [ING-HS-4]
TEST(IngStrategies, OfAllPositionsOfTinyGridsAreAccepted) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
        for (const IngReadings& readings : readings_of_ko()) {
            for (const Position& position : legal_positions(rows, columns)) {
                for (const IngCertificate& certificate : ing_certificates_of(readings, position, 2'000))
                    expect_certified(certificate);
            }
        }
    }
}

// Bounds are certified, too, where the value is not known.
TEST(IngStrategies, OfLargerGridsAreAccepted) {
    int undecided = 0;
    for (const char* rows : {"......", ".../...", ".#O./##OO/.#O.", "#.O/.#O/O#.", ".#./O.#/.O.",
                             ".##O/#.#O/##OO/OOO.", "#O../.O#./##O./..O."}) {
        for (const IngReadings& readings : readings_of_ko()) {
            const auto certificates = ing_certificates_of(readings, board(rows), 5'000);
            undecided += certificates[0].margin != certificates[1].margin ? 1 : 0;
            for (const IngCertificate& certificate : certificates) expect_certified(certificate);
        }
    }
    EXPECT_GT(undecided, 4);
}

// [ING-DK-2] [ING-EN-3] By the text's own games.
TEST(IngStrategies, HoldInAllGames) {
    constexpr std::size_t most_moves = 2'000;
    std::mt19937 random(20054);
    std::vector<Position> positions = legal_positions(1, 3);
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 4, 12}, std::tuple{2, 2, 12}, std::tuple{2, 3, 4}}) {
        for (const Position& position : reference::testing::drawn_positions(
                 rows, columns, static_cast<std::size_t>(count), ".#O", random))
            positions.push_back(position);
    }
    for (const Position& position : positions) {
        for (const IngReadings& readings : readings_of_ko()) {
            for (const IngCertificate& certificate : ing_certificates_of(readings, position, 1'000)) {
                ASSERT_EQ(proofs::objection_of_games(certificate, most_moves), "")
                    << ing_strategy_text(certificate);
            }
        }
    }
}

// [ING-DK-3]
TEST(IngStrategies, ThatWereChangedAreRefusedOrTrue) {
    std::mt19937 random(20055);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const char* rows : {"..", "...", "#.", ".#O.", "#.#O.", "#O./.O#"}) {
        for (const IngReadings& readings : readings_of_ko()) {
            for (const IngCertificate& certificate : ing_certificates_of(readings, board(rows), 2'000)) {
                for (int i = 0; i < 60; ++i) {
                    IngCertificate other = changed(certificate, random);
                    if (random() % 2 == 0) other = changed(other, random);
                    const Verdict verdict = check::check_bytes(ing_strategy_text(other), {});
                    ++outcomes[verdict.outcome];
                    if (verdict.outcome == Outcome::rejected)
                        objections.insert(verdict.sentence.substr(verdict.sentence.rfind(": ") + 1));
                    EXPECT_TRUE(!verdict.accepted() || has_the_value(other)) << ing_strategy_text(other);
                }
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 500);
    EXPECT_GT(outcomes[Outcome::rejected], 2000);
    EXPECT_GT(objections.size(), 40U);
}

}  // namespace
}  // namespace shikatsu::certificates::ing_strategies
