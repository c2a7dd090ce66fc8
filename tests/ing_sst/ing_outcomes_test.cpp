// What can be forced in the cases that the text describes, whoever begins and in whatever order, on the
// points that matter: by the engine's game, and by the text's where that is small.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "optimized/ing_sst/game.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

constexpr long few_states = 200;

/// Whether the attacker can remove the target, keeping a string of his own if there is one to keep: it
/// stands, and can be threatened only when it is his turn.
struct Question {
    std::string name;
    Position position;
    Player attacker;
    Point target;
    std::optional<Point> keep;
    /// Passes among them.
    std::vector<Move> moves;
    int most_moves = 0;
};

bool make_in(Game& game, const Move& move) {
    return game.move(move).has_value();
}

bool make_in(engine::Game& game, const Move& move) {
    return game.make(move) == engine::MoveRuling::allowed;
}

bool is_achieved(const Question& question, const Position& position, Player to_move) {
    if (!position.empty(question.target)) return false;
    if (!question.keep || to_move == question.attacker) return true;
    return breaths(position, group_of(position, *question.keep)).size() > 1;
}

/// All lines of so many moves.
template <class AnyGame>
bool can_remove(const Question& question, const AnyGame& game, int moves, long& states) {
    ++states;
    const Position position = game.position();
    if (question.keep && position.empty(*question.keep)) return false;
    if (is_achieved(question, position, game.to_move())) return true;
    if (moves == 0 || game.ended()) return false;
    const bool attacks = game.to_move() == question.attacker;
    for (const Move& move : question.moves) {
        AnyGame next = game;
        if (make_in(next, move) && can_remove(question, next, moves - 1, states) == attacks) return attacks;
    }
    return !attacks;
}

/// The shallowest removal is looked for first.
template <class AnyGame>
bool can_remove(const Question& question, const AnyGame& game, long& states) {
    for (int moves = 1; moves <= question.most_moves; ++moves) {
        states = 0;
        if (can_remove(question, game, moves, states)) return true;
    }
    return false;
}

struct Outcome {
    Question question;
    /// Whether it is removed, by who begins: Black, White.
    std::vector<bool> by_default;
    std::vector<bool> by_superko;
};

std::vector<bool> removals(const nlohmann::json& words) {
    std::vector<bool> found;
    for (const auto& word : words) found.push_back(word == "removed");
    return found;
}

std::vector<Outcome> outcomes() {
    std::ifstream in(SHIKATSU_TEST_DATA "/ing_outcomes.jsonl");
    std::vector<Outcome> all;
    for (std::string line; std::getline(in, line);) {
        const auto json = nlohmann::json::parse(line);
        const Position position = board(json.at("rows").get<std::vector<std::string>>());
        const Player attacker = json.at("attacker") == "black" ? Player::black : Player::white;
        const Grid& grid = position.grid();
        Question question{
            json.at("outcome"), position,
            attacker,           point_of_vertex(grid, json.at("target").get<std::string>()).value(),
            std::nullopt,       {Pass{}},
            json.at("moves")};
        const auto keep = json.at("keep").get<std::string>();
        if (!keep.empty()) question.keep = point_of_vertex(grid, keep).value();
        for (const auto& point : json.at("points"))
            question.moves.insert(question.moves.end() - 1, move_of(grid, point.get<std::string>()));
        all.push_back({question, removals(json.at("default")), removals(json.at("superko"))});
    }
    return all;
}

void expect_outcome(const Question& question, const IngReadings& readings, const std::vector<bool>& removed) {
    ASSERT_EQ(removed.size(), 2U);
    for (const Player first : {Player::black, Player::white}) {
        SCOPED_TRACE(std::string(name(first)) + " begins");
        long states = 0;
        const engine::Game game(question.position, first, readings);
        const bool expected = removed[static_cast<std::size_t>(first)];
        EXPECT_EQ(can_remove(question, game, states), expected);
        if (states > few_states) continue;
        const Game literal(Start{question.position, first}, {}, readings);
        EXPECT_EQ(can_remove(question, literal, states), expected) << "by the text as code";
    }
}

// [ING-KO-4] [ING-LD-1] [ING-HS-2] [ING-HS-3] [ING-DK-3]
TEST(Outcomes, AreThoseOfTheTextInWhateverOrder) {
    for (const Outcome& each : outcomes()) {
        SCOPED_TRACE(each.question.name);
        expect_outcome(each.question, {}, each.by_default);
    }
}

TEST(Outcomes, ByPositionalSuperko) {
    bool differs = false;
    for (const Outcome& each : outcomes()) {
        SCOPED_TRACE(each.question.name);
        expect_outcome(each.question, with_reading({}, "ing-ko=positional-superko").value(), each.by_superko);
        differs = differs || each.by_default != each.by_superko;
    }
    EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
