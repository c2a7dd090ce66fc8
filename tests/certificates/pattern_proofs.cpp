#include "tests/certificates/pattern_proofs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {

std::vector<std::string> pattern_lines(const std::string& rows, const std::string& target,
                                       const std::vector<std::string>& patterns) {
    std::vector<std::string> lines = keepers_lines("shikatsu-patterns 4", rows, "", {});
    lines.back() = "target " + target;
    lines.push_back(fmt::format("patterns {}", patterns.size()));
    lines.insert(lines.end(), patterns.begin(), patterns.end());
    return lines;
}

std::vector<std::string> gain_lines(const std::string& rows, const std::string& target,
                                    const std::string& region, const std::vector<std::string>& patterns) {
    std::vector<std::string> lines = pattern_lines(rows, target, patterns);
    const auto place = std::ranges::find(lines, "target " + target) + 1;
    lines.insert(place, "region " + region);
    return lines;
}

std::string HandMadePatterns::text() const {
    return repaired(lines);
}

reference::PatternCertificate HandMadePatterns::read() const {
    auto certificate = reference::read_patterns(text(), {});
    if (!certificate) throw std::runtime_error(std::string(name) + ": " + certificate.error().sentence);
    return *std::move(certificate);
}

const std::vector<HandMadePatterns>& hand_made_patterns() {
    static const std::vector<HandMadePatterns> all{
        {"two eyes", pattern_lines(".#.#O/####O/OOOO.", "B3", {"opponent .#.#1#### life"})},
        {"two eyes after a pass", pattern_lines(".#.#O/####O/OOOO.", "B3",
                                                {"opponent .#.#1#### life",  //
                                                 "keeper .#.#1#### pass 1",  //
                                                 "opponent .#.#1#### 2"})},  //
        {"four in a row",                                                    //
         pattern_lines("....#O/#####O/OOOOO.", "E3",                         //
                       {"opponent .#..#1##### life",                         //
                        "opponent .O#.#1##### life",                         //
                        "opponent .#O.#1##### life",                         //
                        "opponent ..#.#1##### life",                         //
                        "keeper O...#1##### B3 1",                           //
                        "keeper .O..#1##### C3 2",                           //
                        "keeper ..O.#1##### B3 3",                           //
                        "keeper ...O#1##### C3 4",                           //
                        "keeper ....#1##### B3 1",                           //
                        "opponent ....#1##### 9 5 6 7 8"})},
        {"two eyes apart", pattern_lines(".#.#O/####O/OOOO.", "B3",
                                         {"opponent .@3@ vital",                  //
                                          "opponent 1@.@3@",                      //
                                          "opponent .#.#1#### eyes 1 2",          //
                                          "keeper .#.#1#### pass 3",              //
                                          "opponent .#.#1#### 4"})},              //
        {"joined to two eyes", pattern_lines(".#.#OO/####.O/OOO.#O", "E1",        //
                                             {"opponent:B3 .#.#2#### life",       //
                                              "opponent .#.#2####5## joined 1",   //
                                              "opponent .#.#2#####5# joined 1",   //
                                              "keeper .#.#2####O4.# D1 2",        //
                                              "keeper .#.#2####.4O# E2 3",        //
                                              "keeper .#.#2####.4.# D1 2",        //
                                              "opponent .#.#2####.4.# 6 4 5"})},  //
        {"a stone in a row of four", gain_lines("....#O/#####O/OOOOO.", "E3", "B3 C3",
                                                {"opponent .#..#1##### life at B3",  //
                                                 "opponent .O#.#1##### life at C3",  //
                                                 "opponent .#O.#1##### life at B3",  //
                                                 "opponent ..#.#1##### life at C3",  //
                                                 "keeper O...#1##### B3 1",          //
                                                 "keeper .O..#1##### C3 2",          //
                                                 "keeper ..O.#1##### B3 3",          //
                                                 "keeper ...O#1##### C3 4",          //
                                                 "keeper ....#1##### B3 1",          //
                                                 "opponent ....#1##### 9 5 6 7 8"})},
        {"a stone beside two eyes", gain_lines(".#.#OO/####.O/OOO.#O", "E1", "E2 D1",
                                               {"opponent:B3 .#.#2#### life",           //
                                                "opponent .#.#2####5# joined 1 at D1",  //
                                                "opponent .#.#2##### joined 1 at E2",   //
                                                "keeper .#.#2####. E2 3",               //
                                                "keeper .#.#2####5. D1 2",              //
                                                "opponent .#.#2####.4. 4 5 4"})},       //
        {"linked to two eyes", pattern_lines(".#.#OO./####.OO/OOO.#OO", "E1",           //
                                             {"opponent:B3 .#.#3#### life",             //
                                              "opponent:E1 18@ linked",                 //
                                              "keeper:E1 10@.6# E2 2",                  //
                                              "keeper:E1 10@6.# D1 2",                  //
                                              "opponent:E1 10@.5.# 4 3",                //
                                              "opponent .#.#3####.5.# apart 5 1"})},
        {"four in a square and one", pattern_lines("..#.#O/..###O/###OO.", "C3",  //
                                                   {"opponent O.@3..@3@@ vital",  //
                                                    "opponent .O@3@.@3@@ vital",  //
                                                    "opponent .@@3O.@3@@ vital",  //
                                                    "opponent ..@3@O@3@@ vital",  //
                                                    "keeper O.@3..@3@@ pass 1",   //
                                                    "keeper .O@3..@3@@ A2 2",     //
                                                    "keeper ..@3O.@3@@ B3 3",     //
                                                    "keeper ..@3.O@3@@ A2 4",     //
                                                    "opponent ..@3..@3@@ 5 6 7 8", "opponent 2@.@4@ vital",
                                                    "opponent ..#.#1..###1### eyes 9 10"})},
        {"a stone that is taken and put there again", gain_lines("#O.##./.###..", "A2", "A2",
                                                                 {"opponent #.###1.### life at A2",  //
                                                                  "keeper #O.##1.### C2 1",          //
                                                                  "opponent #.###1.### life at A2",  //
                                                                  "keeper .O###1O### A2 3",          //
                                                                  "opponent .O###.O###. 4 4 4",      //
                                                                  "keeper .O.##.O###. C2 5",         //
                                                                  "opponent #O.##..###. 2 2 6 2"})}};
    return all;
}

const HandMadePatterns& four_in_a_row() {
    return hand_made_patterns()[2];
}

const HandMadePatterns& joined_to_two_eyes() {
    return hand_made_patterns()[4];
}

const HandMadePatterns& gain_in_a_row() {
    return hand_made_patterns()[5];
}

const HandMadePatterns& gain_beside_two_eyes() {
    return hand_made_patterns()[6];
}

const HandMadePatterns& there_again() {
    return hand_made_patterns().back();
}

const HandMadePatterns& linked_to_two_eyes() {
    return hand_made_patterns()[7];
}

const HandMadePatterns& four_in_a_square() {
    return hand_made_patterns()[8];
}

bool is_uncapturable(const Position& position, Point target) {
    return is_true({position, target, {}});
}

void expect_rejected(const std::vector<std::string>& lines, std::size_t line, const std::string& sentence) {
    const std::string text = repaired(lines);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, check::Outcome::rejected) << verdict.sentence << "\n" << text;
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text;
    EXPECT_EQ(verdict.sentence, sentence) << text;
}

bool is_true(const reference::PatternCertificate& certificate) {
    optimized::Options options;
    options.budget = {100'000'000, 3600.0};
    optimized::Asker asker(certificate.position, options);
    const auto finding = asker.ask_all({{certificate.target, certificate.region}}).front();
    return finding.attacker_forces.value() == false;
}

reference::Pattern<64> pattern_from(const std::string& rows) {
    reference::Pattern<64> pattern;
    std::size_t at = 0;
    for (const char sign : rows) {
        if (sign == '/') continue;
        pattern.anchored.set(at, sign == '@');
        pattern.keeper.set(at, sign == '#' || sign == '@');
        pattern.opponent.set(at, sign == 'O');
        pattern.empty.set(at, sign == '.');
        ++at;
    }
    return pattern;
}

std::string rows_from(const Grid& grid, const reference::Pattern<64>& pattern) {
    std::string rows;
    for (const Point point : grid.points()) {
        if (point.index > 0 && grid.column(point) == 0) rows += '/';
        char sign = '?';
        if (pattern.keeper[point.index]) sign = pattern.anchored[point.index] ? '@' : '#';
        if (pattern.opponent[point.index]) sign = 'O';
        if (pattern.empty[point.index]) sign = '.';
        rows += sign;
    }
    return rows;
}

std::optional<PatternProof> PatternSearch::proof_of(const Pattern& pattern, int depth) {
    proof_ = {};
    if (!opponent_to_move(pattern, depth)) return std::nullopt;
    return proof_;
}

std::optional<PatternProof> PatternSearch::proof_of_eyes(const std::array<Pattern, 2>& eyes, int depth) {
    proof_ = {};
    PatternLine line;
    line.ground = Ground::two_eyes;
    Pattern both;
    both.keeper = target_;
    for (const Pattern& eye : eyes) {
        const Number number = opponent_to_move(eye, depth);
        if (!number) return std::nullopt;
        line.next.push_back(*number);
        both.keeper |= eye.keeper;
        both.opponent |= eye.opponent;
        both.empty |= eye.empty;
    }
    add(both, line);
    return proof_;
}

PatternSearch::Number PatternSearch::opponent_to_move(const Pattern& pattern, int depth) {
    if (is_lost(pattern)) return std::nullopt;
    PatternLine line;
    line.ground = pattern.of_eye() ? Ground::vital_region : Ground::life;
    const bool holds = pattern.of_eye() ? rules_.vital_region(pattern) : rules_.life(pattern, target_);
    if (holds) return add(pattern, line);
    line.ground = Ground::moves;
    if (depth == 0) return std::nullopt;
    std::vector<Pattern> all;
    if (!pattern.of_eye())
        all.push_back(rules_.after_elsewhere(pattern));
    else if (rules_.out_of_peace(pattern).any() || rules_.liberties(pattern).none())
        return std::nullopt;
    reference::for_each_bit(pattern.empty, [&](std::size_t point) {
        if (const auto after = rules_.after_opponent(pattern, point)) all.push_back(*after);
    });
    for (const Pattern& after : all) {
        const Number number = keeper_to_move(after, depth);
        if (!number) return std::nullopt;
        line.next.push_back(*number);
    }
    return add(pattern, line);
}

PatternSearch::Number PatternSearch::keeper_to_move(Pattern pattern, int depth) {
    if (is_lost(pattern)) return std::nullopt;
    const std::size_t point = random_() % 64;
    if (random_() % 4 == 0 && !target_[point] && !pattern.anchored[point]) {
        pattern.keeper.reset(point);
        pattern.opponent.reset(point);
        pattern.empty.reset(point);
    }
    PatternLine line;
    line.keeper_to_move = true;
    const auto number_after = [&](const Pattern& after) {
        const Number number = opponent_to_move(after, depth - 1);
        if (number) line.next = {*number};
        return number.has_value();
    };
    if (number_after(pattern)) return add(pattern, line);
    for (const Point play : grid_.points()) {
        const auto after = rules_.after_keeper(pattern, play.index);
        line.play = play;
        if (after && number_after(*after)) return add(pattern, line);
    }
    return std::nullopt;
}

PatternSearch::Number PatternSearch::add(const Pattern& pattern, PatternLine line) {
    for (const Point point : grid_.points()) {
        Seen seen = Seen::unknown;
        if (pattern.keeper[point.index]) seen = pattern.anchored[point.index] ? Seen::anchored : Seen::black;
        if (pattern.opponent[point.index]) seen = Seen::white;
        if (pattern.empty[point.index]) seen = Seen::empty;
        line.seen.push_back(seen);
    }
    proof_.lines.push_back(std::move(line));
    return static_cast<std::uint32_t>(proof_.lines.size() - 1);
}

namespace {

using Bits = reference::Bits<64>;
using Adjacency = reference::Adjacency<64>;

/// More black stones than others.
Position drawn_board(const Grid& grid, std::mt19937& random) {
    Position position(grid);
    for (const Point point : grid.points()) {
        const auto chance = random() % 10;
        if (chance < 4) position.set(point, Content::black);
        if (chance >= 8) position.set(point, Content::white);
    }
    return position;
}

/// A black string on a board drawn by chance.
struct DrawnString {
    Position position;
    reference::Pattern<64> pattern;
    Bits target;

    /// Nothing if what is drawn has none.
    static std::optional<DrawnString> draw(const Grid& grid, std::mt19937& random) {
        const Position position = drawn_board(grid, random);
        const Point stone = grid.points()[random() % static_cast<std::size_t>(grid.size())];
        if (!position.holds(stone, Player::black) || !reference::strings_without_liberty(position).empty())
            return std::nullopt;
        const auto pattern = pattern_from(one_line(position));
        return DrawnString{position, pattern,
                           Adjacency(grid).reached(Bits().set(stone.index), pattern.keeper)};
    }
    Point first() const { return Point{static_cast<std::uint16_t>(target._Find_first())}; }
};

reference::Pattern<64> part_of(reference::Pattern<64> pattern, const Bits& known) {
    pattern.keeper &= known;
    pattern.opponent &= known;
    pattern.empty &= known;
    return pattern;
}

}  // namespace

std::optional<DrawnPatterns> draw_patterns(std::mt19937& random) {
    const Grid grid = Grid::create(3, 3 + static_cast<int>(random() % 2)).value();
    const auto drawn = DrawnString::draw(grid, random);
    if (!drawn) return std::nullopt;
    const Bits known = drawn->target | (Adjacency(grid).all() & Bits(random() | random()));
    auto proof = PatternSearch(grid, drawn->target, random).proof_of(part_of(drawn->pattern, known), 3);
    if (!proof) return std::nullopt;
    return DrawnPatterns{drawn->position, drawn->first(), known, *std::move(proof)};
}

std::optional<DrawnPatterns> draw_eyes(std::mt19937& random) {
    const Grid grid = Grid::create(3, 4 + static_cast<int>(random() % 2)).value();
    const auto drawn = DrawnString::draw(grid, random);
    if (!drawn) return std::nullopt;
    const int middle = 1 + static_cast<int>(random() % static_cast<unsigned>(grid.columns() - 1));
    std::array<Bits, 2> sides;
    for (const Point point : grid.points()) {
        if (random() % 6 > 0) sides[grid.column(point) < middle ? 0 : 1].set(point.index);
    }
    std::array<reference::Pattern<64>, 2> eyes;
    for (std::size_t i = 0; i < eyes.size(); ++i) {
        eyes[i] = part_of(drawn->pattern, sides[i] | (drawn->target & Bits(random() | random())));
        eyes[i].anchored = eyes[i].keeper & drawn->target;
        if (!eyes[i].of_eye()) return std::nullopt;
    }
    auto proof = PatternSearch(grid, drawn->target, random).proof_of_eyes(eyes, 2);
    if (!proof) return std::nullopt;
    const Bits known = drawn->target | eyes[0].known() | eyes[1].known();
    return DrawnPatterns{drawn->position, drawn->first(), known, *std::move(proof)};
}

}  // namespace shikatsu::certificates
