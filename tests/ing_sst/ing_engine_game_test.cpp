// Whole games by the engine beside the text as code, under every reading.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "optimized/ing_sst/game.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"
#include "tests/ing_sst/taken_back.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

std::vector<IngReadings> readings_one_by_one() {
    std::vector<IngReadings> all{IngReadings{}};
    for (const ReadingEntry& entry : ing_reading_register())
        all.push_back(
            with_reading(IngReadings{}, std::string(entry.name) + "=" + std::string(entry.alternative))
                .value());
    return all;
}

/// In what the two games differ; empty if in nothing.
std::string difference_of(const Game& literal, const engine::Game& fast) {
    if (literal.position() != fast.position()) return "position";
    if (literal.ended() != fast.ended()) return "end";
    if (literal.bans().size() != fast.bans().size()) return "bans";
    if (!literal.bans().empty() && literal.bans().back().disturber != fast.bans().back().disturber)
        return "disturber";
    for (const Point point : literal.position().grid().points()) {
        const bool allowed = fast.ruling(Play{point}) == engine::MoveRuling::allowed;
        if (literal.attempt(Play{point}).has_value() != allowed)
            return "legality of " + vertex(literal.position().grid(), point);
    }
    return area_difference(literal.position()) == fast.difference() ? "" : "difference";
}

std::string drawing(const Start& start) {
    std::string text = std::string(", ") + name(start.first) + " first";
    for (const std::string& row : rows_of(start.position)) text += "\n" + row;
    return text;
}

/// Follows the choices in both games; what differs first, with the moves.
std::string compare(const Start& start, const IngReadings& readings, const std::vector<unsigned>& choices,
                    int& bans) {
    Game literal(start, {}, readings);
    engine::Game fast(start.position, start.first, readings);
    for (const unsigned choice : choices) {
        if (literal.ended()) break;
        const auto allowed = literal.allowed_moves();
        const Move move = *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(choice % allowed.size()));
        if (!literal.move(move) || fast.make(move) != engine::MoveRuling::allowed)
            return moves_of(literal) + ": refused";
        const std::string found = difference_of(literal, fast);
        if (!found.empty()) return moves_of(literal) + ": " + found + drawing(start);
    }
    bans += static_cast<int>(literal.bans().size());
    return "";
}

// [ING-DK-1] [ING-DK-2] [ING-DK-3] [ING-HS-4] From the text's cases and small boards, many of them with
// cycles.
RC_GTEST_PROP(EngineGame, AgreesOnRandomGames, ()) {
    static const std::vector<Case> cases = cases_of_the_text();
    const auto choices = *rc::gen::container<std::vector<unsigned>>(40, rc::gen::arbitrary<unsigned>());
    const IngReadings readings = *rc::gen::elementOf(readings_one_by_one());
    std::vector<Start> starts{{board({".##", "#OO", "O.O"}), Player::black},
                              {board({"...", "###"}), Player::white},
                              {board({"....."}), Player::black},
                              {board({"#.O."}), Player::black}};
    for (const Case& each : cases) {
        if (each.start.position.grid().size() <= 30) starts.push_back(each.start);
    }
    const Start start = *rc::gen::elementOf(starts);
    int bans = 0;
    const std::string found = compare(start, readings, choices, bans);
    RC_CLASSIFY(bans > 0, "with a cycle");
    if (!found.empty()) RC_FAIL(found);
}

// [ING-DK-2] [ING-DK-3] Along the cases, with every reading as long as it allows the moves.
TEST(EngineGame, AgreesAlongTheCasesOfTheText) {
    for (const Case& each : cases_of_the_text()) {
        for (const IngReadings& readings : readings_one_by_one()) {
            Game literal(each.start, {}, readings);
            engine::Game fast(each.start.position, each.start.first, readings);
            for (const std::string& word : words_of(each.moves + " " + each.then)) {
                const Move move = move_of(literal.position().grid(), word);
                const bool made = literal.move(move).has_value();
                ASSERT_EQ(made, fast.make(move) == engine::MoveRuling::allowed) << each.name << ": " << word;
                if (!made) break;
                ASSERT_EQ(difference_of(literal, fast), "") << each.name << ": " << word;
            }
        }
    }
}

// [ING-HS-4]
TEST(EngineGame, IsWhatItWasAfterMovesAreTakenBack) {
    for (const Position& start : engine::testing::boards_with_kos()) {
        for (unsigned seed = 1; seed <= 6; ++seed)
            EXPECT_EQ(engine::testing::taken_back_difference(start, seed, 40), "");
    }
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
