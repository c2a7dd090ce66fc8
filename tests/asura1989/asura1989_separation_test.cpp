// Where the readings of asura's model part: the smallest game, and how far positions agree.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "reference/asura1989/competition.hpp"
#include "reference/values/diagram.hpp"
#include "tools/differ/enumeration.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::reference::asura1989 {
namespace {

using shikatsu::asura1989::CompetitionCycle;

/// A competition with the moves that led to it, in words.
struct Played {
    Competition competition;
    std::string words;
};

std::vector<Move> all_moves(const Grid& grid) {
    std::vector<Move> moves{Pass{}};
    for (const Point point : grid.points()) moves.emplace_back(Play{point});
    return moves;
}

std::string words(const Move& move) {
    const auto* const stone = std::get_if<Play>(&move);
    std::string text = " ";
    text += stone ? std::to_string(stone->point.index) : "pass";
    return text;
}

/// The first competition with exactly `length` more moves that ends by a cycle and, under the other reading,
/// does not.
std::optional<std::string> parting(const Played& one, const Competition& other, int length) {
    if (length == 0 || one.competition.stop() || other.stop()) {
        if (one.competition.stop() == other.stop()) return std::nullopt;
        return one.words;
    }
    for (const Move& move : all_moves(one.competition.position().grid())) {
        Played next{one.competition, one.words + words(move)};
        Competition other_next = other;
        const bool admitted = next.competition.move(move).has_value();
        if (other_next.move(move).has_value() != admitted) return next.words;
        if (!admitted) continue;
        if (const auto found = parting(next, other_next, length - 1)) return found;
    }
    return std::nullopt;
}

/// Whether some competition from here ends by a cycle within `length` moves.
bool can_cycle(const Competition& competition, int length) {
    if (competition.stop()) return competition.stop() == Stop::cycle_end;
    if (length == 0) return false;
    for (const Move& move : all_moves(competition.position().grid())) {
        Competition next = competition;
        if (next.move(move) && can_cycle(next, length - 1)) return true;
    }
    return false;
}

bool can_cycle(int columns, int length) {
    const Grid grid = Grid::create(1, columns).value();
    for (const atlas::PositionClass& members : atlas::position_classes(grid)) {
        for (const Player first : {Player::black, Player::white}) {
            if (can_cycle(Competition(atlas::position_of(grid, members.code), first, {}), length))
                return true;
        }
    }
    return false;
}

std::optional<std::string> parting(int columns, int length) {
    shikatsu::asura1989::Readings with_turn;
    with_turn.competition_cycle = CompetitionCycle::position_and_turn;
    const Grid grid = Grid::create(1, columns).value();
    for (const atlas::PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        for (const Player first : {Player::black, Player::white}) {
            const auto found =
                parting({Competition(position, first, {}), rows_of(position).front() + " " + name(first)},
                        Competition(position, first, with_turn), length);
            if (found) return found;
        }
    }
    return std::nullopt;
}

// No move-sequence on two intersections is longer than twice the number of positions. [AS89-CO-4]
TEST(AsuraSeparation, ThreePlaysOnThreeIntersectionsShowHowCyclesAreRead) {
    for (int length = 1; length <= 10; ++length) {
        EXPECT_EQ(parting(1, length), std::nullopt);
        EXPECT_EQ(parting(2, length), std::nullopt);
    }
    for (const int length : {1, 2}) EXPECT_EQ(parting(3, length), std::nullopt);
    EXPECT_EQ(parting(3, 3), ".#. black 0 2 1");
}

// [AS89-CO-4] [AS89-GM-1]
TEST(AsuraSeparation, NothingShorterEndsByACycle) {
    for (const int columns : {1, 2}) EXPECT_FALSE(can_cycle(columns, 10));
    EXPECT_FALSE(can_cycle(3, 2));
    EXPECT_TRUE(can_cycle(3, 3));
}

// [AS89-HS-9] [AS89-TD-1]
TEST(AsuraSeparation, OnSmallGridsTheReadingsOfPositionsAgree) {
    const tools::Variant literal = tools::variant_of("asura-1989").value();
    for (const char* reading : {"asura-previous-occurrence=first", "asura-ko-stone-rule=adds-nothing"}) {
        const tools::Variant other = tools::variant_of(std::string("asura-1989+") + reading).value();
        for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 2}, std::pair{2, 3}}) {
            const Grid grid = Grid::create(rows, columns).value();
            const differ::Enumeration found =
                differ::enumerate(literal, other, grid, atlas::position_classes(grid),
                                  {differ::Matter::status, differ::Matter::territory, differ::Matter::score},
                                  {}, 1, [](std::size_t) {});
            EXPECT_TRUE(found.differing.empty()) << reading << " on " << rows << "x" << columns;
            for (const auto& [matter, count] : found.counts) EXPECT_EQ(count.open, 0) << reading;
        }
    }
}

// [AS89-TD-1] [AS89-AN-2]
TEST(AsuraSeparation, AKoStoneAddsDameOnSevenIntersections) {
    const Position position = position_from_rows(std::vector<std::string>{"O.OOO#."}).value();
    std::map<std::string, std::string> scores;
    for (const char* reading : {"joins", "adds-nothing"}) {
        const tools::Variant variant =
            tools::variant_of(std::string("asura-1989+asura-ko-stone-rule=") + reading).value();
        scores[reading] = tools::score_words(variant.ruling(position, {}).score.value().margin);
    }
    EXPECT_EQ(scores, (std::map<std::string, std::string>{{"joins", "0"}, {"adds-nothing", "B+1"}}));
}

}  // namespace
}  // namespace shikatsu::reference::asura1989
