// The engine's board beside the text as code: plays, removals, hot stones and the count.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "optimized/ing_sst/board.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

engine::Set set_of(const PointSet& points) {
    engine::Set set;
    for (const Point point : points) set.insert(point);
    return set;
}

/// What of a play on each point differs; empty if nothing does.
std::string difference_of_plays(const Position& position) {
    const engine::Board geometry(position.grid());
    const engine::Stones stones = engine::stones_of(position);
    for (const Player player : {Player::black, Player::white}) {
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) continue;
            const std::string where =
                std::string(name(player)) + " " + vertex(position.grid(), point) + drawing(position);
            const auto literal = board_play(position, player, point);
            const auto fast = engine::play(geometry, stones, player, point);
            if (literal.has_value() != fast.has_value()) return "legality: " + where;
            if (!literal) continue;
            if (engine::stones_of(literal->position) != fast->stones) return "position: " + where;
            if (set_of(literal->removed) != fast->removed) return "removal: " + where;
            const auto hot = engine::hot_stones(geometry, stones, player, point, *fast);
            if (set_of(hot_stones(position, player, point, *literal)) != hot) return "hot stones: " + where;
        }
    }
    return "";
}

// [ING-RM-2] [ING-RM-3] [ING-MV-3] [ING-HS-1]
TEST(EngineBoard, AgreesOnEveryPlayOfSmallGrids) {
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 4}, {1, 6}, {2, 3}, {3, 3}}) {
        for (const Position& position : all_positions(rows, columns)) {
            if (!breathless(position, Player::black).empty() || !breathless(position, Player::white).empty())
                continue;
            ASSERT_EQ(difference_of_plays(position), "");
        }
    }
}

// [ING-HS-3] [ING-KO-2] Along the games of the text's cases, where kos are locked together.
TEST(EngineBoard, AgreesAlongTheCasesOfTheText) {
    for (const Case& each : cases_of_the_text()) {
        SCOPED_TRACE(each.name);
        Game game(each.start, {}, {});
        for (const std::string& word : words_of(each.moves)) {
            ASSERT_EQ(difference_of_plays(game.position()), "");
            make(game, word);
        }
        ASSERT_EQ(difference_of_plays(game.position()), "");
    }
}

// [ING-CT-1] [ING-CT-2] [ING-CT-3]
TEST(EngineBoard, CountsEveryPositionAlike) {
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 6}, {2, 4}, {3, 3}}) {
        for (const Position& position : all_positions(rows, columns)) {
            const engine::Board geometry(position.grid());
            ASSERT_EQ(engine::difference(geometry, engine::stones_of(position)), area_difference(position))
                << drawing(position);
        }
    }
}

// [ING-MV-2] [ING-HS-4] Random games on 5x5.
RC_GTEST_PROP(EngineBoard, AgreesAlongRandomGames, ()) {
    const auto choices = *rc::gen::container<std::vector<unsigned>>(30, rc::gen::arbitrary<unsigned>());
    Position position = empty_board(5, 5);
    Player player = Player::black;
    for (const unsigned choice : choices) {
        const auto made = board_play(position, player, Point{static_cast<std::uint16_t>(choice % 25)});
        if (made) position = made->position;
        player = opponent(player);
    }
    const std::string found = difference_of_plays(position);
    if (!found.empty()) RC_FAIL(found);
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
