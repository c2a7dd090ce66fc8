// What is kept by patterns is kept on the whole grid, whatever is elsewhere, and the checker agrees.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <set>

#include "optimized/patterns/find_patterns.hpp"
#include "reference/values/vertex.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tests/zones/zone_cases.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::patterns {
namespace {

using optimized::find_patterns;
using optimized::FoundPatterns;
using optimized::LinesEnd;

FoundPatterns found_in(const Position& position, Point target, const std::vector<Point>& room,
                       LinesEnd lines_end, std::uint64_t boards = 3'000,
                       const std::vector<optimized::ProvedString>& proved = {},
                       const std::vector<Point>& region = {}) {
    optimized::Limits limits = optimized::testing::ample_limits();
    limits.max_states = boards;
    return find_patterns(position, target, region, room, proved, lines_end, limits);
}

/// The string as others may rest on it.
optimized::ProvedString proved_string(const Position& position, Point target, PatternProof proof) {
    const auto stones = reference::string_at(position, target).points;
    return {{stones.begin(), stones.end()}, std::make_shared<const PatternProof>(std::move(proof))};
}

void expect_accepted(const Position& position, Point target, const PatternProof& proof,
                     const std::vector<Point>& region = {}) {
    const std::string text = tools::pattern_text(position, target, region, proof);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << "\n" << text;
}

bool can_be_captured(const Position& position, Point target) {
    return zones::on_the_whole_grid(position, {target, {}});
}

constexpr std::array both_ends{LinesEnd::in_life, LinesEnd::in_eyes};

/// Calls visit(position, target, proof) for what is found in random rooms.
template <class Visit>
void for_each_proof(std::size_t positions, Visit visit) {
    std::mt19937 random(20031);
    for (const auto& [rows, columns] :
         {std::pair{1, 8}, std::pair{2, 5}, std::pair{3, 4}, std::pair{2, 7}, std::pair{4, 4}}) {
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, positions, ".#O", random)) {
            for (const reference::String& string : reference::strings(position)) {
                const Point target = *string.points.begin();
                const auto room = zones::random_zone(position, target, 7 + random() % 4, random);
                for (const LinesEnd lines_end : both_ends) {
                    const auto found = found_in(position, target, room, lines_end);
                    if (found.proof) visit(position, target, *found.proof);
                }
            }
        }
    }
}

// [J2003-ST-6]
TEST(Patterns, ThatAreFoundAreAcceptedAndTrue) {
    int kept = 0;
    std::size_t lines = 0;
    std::ptrdiff_t with_eyes = 0;
    for_each_proof(250, [&](const Position& position, Point target, const PatternProof& proof) {
        ++kept;
        lines += proof.lines.size();
        with_eyes += std::count_if(proof.lines.begin(), proof.lines.end(),
                                   [](const PatternLine& line) { return line.ground == Ground::two_eyes; });
        expect_accepted(position, target, proof);
        EXPECT_FALSE(can_be_captured(position, target)) << one_line(position) << target.index;
    });
    std::printf("kept %d, patterns %zu, of two eyes %td\n", kept, lines, with_eyes);
    EXPECT_GT(kept, 300);
    EXPECT_GT(lines, 3'000U);
    EXPECT_GT(with_eyes, 100);
}

// What is proved of strings, in any order, serves for others, and for those after them. [J2003-ST-6]
TEST(Patterns, ThatRestOnThoseOfOtherStringsAreAcceptedAndTrue) {
    std::mt19937 random(20031);
    int resting = 0;
    int apart = 0;
    std::size_t deepest = 0;
    for (const auto& [rows, columns] : {std::pair{2, 7}, std::pair{3, 5}, std::pair{4, 4}}) {
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 300, ".#O", random)) {
            std::vector<optimized::ProvedString> proved;
            for (const reference::String& string : reference::strings(position)) {
                const Point target = *string.points.begin();
                const auto lines_end = both_ends[random() % 2];
                const auto found =
                    found_in(position, target, position.grid().points(), lines_end, 3'000, proved);
                if (!found.proof) continue;
                std::set<Point> others;
                for (const PatternLine& line : found.proof->lines) {
                    if (line.target && *line.target != target) others.insert(*line.target);
                }
                deepest = std::max(deepest, others.size());
                if (!others.empty()) {
                    ++resting;
                    if (found.proof->lines.back().ground == Ground::apart) ++apart;
                    expect_accepted(position, target, *found.proof);
                    EXPECT_FALSE(can_be_captured(position, target)) << one_line(position) << target.index;
                }
                proved.push_back(proved_string(position, target, *found.proof));
            }
        }
    }
    std::printf("%d rest on others, one on %zu, %d are linked to them\n", resting, deepest, apart);
    EXPECT_GT(resting, 50);
    EXPECT_GT(apart, 5);
    EXPECT_GT(deepest, 1U);
}

// A stone that comes to stay on a region by chance, or beside the target, joined to strings that are proved
// or alive by itself. [J2003-LD-2]
TEST(Patterns, ThatGainAStoneAreAcceptedAndTrue) {
    std::mt19937 random(20031);
    int gained = 0;
    int with_moves = 0;
    int though_captured = 0;
    std::map<Ground, int> ends;
    for (const auto& [rows, columns] : {std::pair{2, 6}, std::pair{3, 4}, std::pair{4, 4}}) {
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 150, ".#O", random)) {
            std::vector<optimized::ProvedString> proved;
            for (const reference::String& string : reference::strings(position)) {
                const Point target = *string.points.begin();
                const std::vector<Point> all = position.grid().points();
                const auto lines_end = both_ends[random() % 2];
                if (const auto kept = found_in(position, target, all, lines_end); kept.proof)
                    proved.push_back(proved_string(position, target, *kept.proof));
                std::vector<Point> region;
                for (const Point point : all) {
                    if (random() % 3 == 0) region.push_back(point);
                }
                if (region.empty()) continue;
                const auto found = found_in(position, target, all, lines_end, 3'000, proved, region);
                if (!found.proof) continue;
                ++gained;
                with_moves += found.proof->lines.size() > 3 ? 1 : 0;
                though_captured += can_be_captured(position, target) ? 1 : 0;
                for (const PatternLine& line : found.proof->lines) {
                    if (line.gained) ++ends[line.ground];
                }
                expect_accepted(position, target, *found.proof, region);
                EXPECT_FALSE(zones::on_the_whole_grid(position, {target, region}))
                    << one_line(position) << target.index;
            }
        }
    }
    std::printf("gained %d, more than a play %d, though captured %d; ends alive %d, joined %d, eyes %d\n",
                gained, with_moves, though_captured, ends[Ground::life], ends[Ground::joined],
                ends[Ground::two_eyes]);
    EXPECT_GT(gained, 100);
    EXPECT_GT(with_moves, 50);
    EXPECT_GT(though_captured, 20);
    for (const Ground ground : {Ground::life, Ground::joined, Ground::two_eyes}) EXPECT_GT(ends[ground], 20);
}

// Ko-stones that are taken back, snapbacks, and what stays. [J2003-LD-4]
TEST(Patterns, ThatKeepAStringOrHaveAStoneThereAgainAreAcceptedAndTrue) {
    std::mt19937 random(20031);
    int kept = 0;
    int again = 0;
    for (const auto& [rows, columns] : {std::pair{2, 6}, std::pair{3, 4}, std::pair{4, 4}}) {
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 200, "..##OO#", random)) {
            for (const reference::String& string : reference::strings(position)) {
                const Point target = *string.points.begin();
                const std::vector<Point> region(string.points.begin(), string.points.end());
                const auto lines_end = both_ends[random() % 2];
                const auto found =
                    found_in(position, target, position.grid().points(), lines_end, 3'000, {}, region);
                if (!found.proof) continue;
                ++(can_be_captured(position, target) ? again : kept);
                expect_accepted(position, target, *found.proof, region);
                EXPECT_FALSE(zones::on_the_whole_grid(position, {target, region}))
                    << one_line(position) << target.index;
            }
        }
    }
    std::printf("kept %d, there again %d\n", kept, again);
    EXPECT_GT(kept, 100);
    EXPECT_GT(again, 20);
}

// The whole grid is the room: what is not kept by patterns lives by kos or without end.
TEST(Patterns, AreFoundForMostStringsThatStay) {
    int stay = 0;
    int kept = 0;
    std::mt19937 random(20031);
    for (const Position& position : reference::testing::drawn_positions(3, 4, 500, ".#O", random)) {
        for (const reference::String& string : reference::strings(position)) {
            const Point target = *string.points.begin();
            if (can_be_captured(position, target)) continue;
            ++stay;
            kept += found_in(position, target, position.grid().points(), LinesEnd::in_life).proof ? 1 : 0;
        }
    }
    std::printf("kept %d of %d\n", kept, stay);
    EXPECT_GT(2 * kept, stay);
}

/// Where something else may be without a change of the target.
std::vector<Point> elsewhere(const Position& position, const reference::String& string,
                             const PatternProof& proof) {
    std::vector<Point> free;
    for (const Point point : position.grid().points()) {
        const auto near = position.grid().adjacent(point);
        const bool beside =
            std::any_of(near.begin(), near.end(), [&](Point next) { return string.points.contains(next); });
        if (proof.lines.back().seen[point.index] == Seen::unknown && !beside) free.push_back(point);
    }
    return free;
}

TEST(Patterns, HoldWhateverIsElsewhere) {
    std::mt19937 random(7);
    int changed = 0;
    for_each_proof(180, [&](Position position, Point target, const PatternProof& proof) {
        const auto free = elsewhere(position, reference::string_at(position, target), proof);
        for (const Point point : free)
            position.set(point, std::array{Content::empty, Content::black, Content::white}[random() % 3]);
        if (free.empty() || !optimized::strings_without_liberty(position).empty()) return;
        ++changed;
        expect_accepted(position, target, proof);
        EXPECT_FALSE(can_be_captured(position, target)) << one_line(position);
    });
    std::printf("changed %d\n", changed);
    EXPECT_GT(changed, 50);
}

// The end of a game: Black's string beside 27 empty intersections. The search of all there is in this room
// takes 121,676 states.
TEST(Patterns, KeepAStringOfARealBoard) {
    const std::vector<std::string> rows{"...OO#...", ".O.O###..", "...OOO#..", "..#OO#...", "..OO###..",
                                        "OOO##OOO.", "##OO#....", ".#O##.#..", "#.##....."};
    const Position position = position_from_rows(rows).value();
    const std::vector<std::string> within{"000001111", "000011111", "000000111", "000001111", "000011111",
                                          "000111111", "110011111", "110111111", "111111111"};
    const Grid& grid = position.grid();
    std::vector<Point> room;
    for (const Point point : grid.points()) {
        const std::string& row = within[static_cast<std::size_t>(grid.row(point))];
        if (row[static_cast<std::size_t>(grid.column(point))] == '1') room.push_back(point);
    }
    for (const auto& where : {room, grid.points()}) {
        const FoundPatterns found = found_in(position, grid.at(7, 6), where, LinesEnd::in_life, 20'000);
        ASSERT_TRUE(found.proof);
        EXPECT_LT(found.proof->lines.size(), 1'000U);
        expect_accepted(position, grid.at(7, 6), *found.proof);
    }
}

// Two strings without eyes and two liberties that they share. Each that takes one is captured, and then the
// other string has a way to its neighbour, which lives by itself. [J2003-LD-1]
TEST(Patterns, LinkStringsInSekiToTheirNeighbours) {
    const std::vector<std::string> rows{"..O#.O#..", "..O##O#..", "OOO##O###", "..O##O#..", "..O##O#..",
                                        "OOO##O###", "..O##O#..", "..O##O#..", "..O#.O#.."};
    const Position position = position_from_rows(rows).value();
    const auto proved = [&](const char* stone) {
        const Point target = point_of_vertex(position.grid(), stone).value();
        const FoundPatterns found = found_in(position, target, position.grid().points(), LinesEnd::in_life);
        return proved_string(position, target, found.proof.value());
    };
    for (const auto& [stone, neighbour] : {std::pair{"D9", "G9"}, std::pair{"F9", "C9"}}) {
        const Point target = point_of_vertex(position.grid(), stone).value();
        const FoundPatterns found = found_in(position, target, position.grid().points(), LinesEnd::in_life,
                                             3'000, {proved(neighbour)});
        ASSERT_TRUE(found.proof);
        EXPECT_EQ(found.proof->lines.back().ground, Ground::apart);
        EXPECT_LT(found.proof->lines.size(), 100U);
        expect_accepted(position, target, *found.proof);
    }
}

// What is known of White's E3 may be gone after a play elsewhere, so that Black has no time for E1.
TEST(Patterns, LinkNoStringToOneThatDoesNotRest) {
    const std::vector<std::string> rows{".#.#OO.", "####.OO", "OOO.#OO"};
    const Position position = position_from_rows(rows).value();
    const Grid& grid = position.grid();
    PatternLine line;
    line.ground = Ground::life;
    line.seen.assign(static_cast<std::size_t>(grid.size()), Seen::unknown);
    const std::string known = ".#.#O??####";
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i] != '?')
            line.seen[i] = known[i] == '.' ? Seen::empty : known[i] == '#' ? Seen::black : Seen::white;
    }
    const Point other = point_of_vertex(grid, "B3").value();
    const Point target = point_of_vertex(grid, "E1").value();
    const auto proof_beside = [&](const PatternLine& end) {
        auto found = found_in(position, target, grid.points(), LinesEnd::in_life, 1'000,
                              {proved_string(position, other, {{end}})});
        expect_accepted(position, target, found.proof.value());
        return *std::move(found.proof);
    };
    EXPECT_NE(proof_beside(line).lines.back().ground, Ground::apart);
    line.seen[4] = Seen::unknown;
    EXPECT_EQ(proof_beside(line).lines.back().ground, Ground::apart);
}

// The end of a game: a wall around 36 empty intersections. Without eyes it takes a million boards.
TEST(Patterns, OfEyesKeepAWideTerritory) {
    const std::vector<std::string> rows{"....#OO..", "...#.#O..", ".....#O..", "..#..##O.", ".#..###O.",
                                        "..O.#OOO.", "..O####O.", "...O#OOO.", "...O##O.."};
    const Position position = position_from_rows(rows).value();
    const Point target = position.grid().at(1, 5);
    const FoundPatterns found =
        found_in(position, target, position.grid().points(), LinesEnd::in_eyes, 500'000);
    ASSERT_TRUE(found.proof);
    std::printf("%zu patterns, %llu boards\n", found.proof->lines.size(),
                static_cast<unsigned long long>(found.states));
    expect_accepted(position, target, *found.proof);
}

}  // namespace
}  // namespace shikatsu::patterns
