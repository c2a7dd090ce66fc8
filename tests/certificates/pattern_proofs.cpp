#include "tests/certificates/pattern_proofs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "optimized/questions.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {

std::vector<std::string> pattern_lines(const std::string& rows, const std::string& target,
                                       const std::vector<std::string>& patterns) {
    std::vector<std::string> lines = keepers_lines("shikatsu-patterns 1", rows, "", {});
    lines.back() = "target " + target;
    lines.push_back(fmt::format("patterns {}", patterns.size()));
    lines.insert(lines.end(), patterns.begin(), patterns.end());
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
                        "opponent ....#1##### 9 5 6 7 8"})}};
    return all;
}

bool is_uncapturable(const Position& position, Point target) {
    optimized::Options options;
    options.budget = {100'000'000, 3600.0};
    const auto finding = optimized::Asker(position, options).ask_all({{target, {}}}, 0).front();
    return finding.attacker_forces.value() == false;
}

reference::Pattern<64> pattern_from(const std::string& rows) {
    reference::Pattern<64> pattern;
    std::size_t at = 0;
    for (const char sign : rows) {
        if (sign == '/') continue;
        pattern.keeper.set(at, sign == '#');
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
        if (pattern.keeper[point.index]) sign = '#';
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

PatternSearch::Number PatternSearch::opponent_to_move(const Pattern& pattern, int depth) {
    if ((target_ & ~pattern.keeper).any()) return std::nullopt;
    PatternLine line;
    line.life = rules_.life(pattern, target_);
    if (line.ground == Ground::life) return add(pattern, line);
    if (depth == 0) return std::nullopt;
    std::vector<Pattern> all{rules_.after_elsewhere(pattern)};
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
    if ((target_ & ~pattern.keeper).any()) return std::nullopt;
    const std::size_t point = random_() % 64;
    if (random_() % 4 == 0 && !target_[point]) {
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
        if (pattern.keeper[point.index]) seen = Seen::black;
        if (pattern.opponent[point.index]) seen = Seen::white;
        if (pattern.empty[point.index]) seen = Seen::empty;
        line.seen.push_back(seen);
    }
    proof_.lines.push_back(std::move(line));
    return static_cast<std::uint32_t>(proof_.lines.size() - 1);
}

namespace {

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

}  // namespace

std::optional<DrawnPatterns> draw_patterns(std::mt19937& random) {
    const Grid grid = Grid::create(3, 3 + static_cast<int>(random() % 2)).value();
    const Position position = drawn_board(grid, random);
    const Point stone = grid.points()[random() % static_cast<std::size_t>(grid.size())];
    if (!position.holds(stone, Player::black) || !reference::strings_without_liberty(position).empty())
        return std::nullopt;
    reference::Pattern<64> pattern = pattern_from(one_line(position));
    const reference::Adjacency<64> adjacency(grid);
    const auto target = adjacency.reached(reference::Bits<64>().set(stone.index), pattern.keeper);
    const auto known = target | (adjacency.all() & reference::Bits<64>(random() | random()));
    pattern.keeper &= known;
    pattern.opponent &= known;
    pattern.empty &= known;
    auto proof = PatternSearch(grid, target, random).proof_of(pattern, 3);
    if (!proof) return std::nullopt;
    const Point first{static_cast<std::uint16_t>(target._Find_first())};
    return DrawnPatterns{position, first, known, *std::move(proof)};
}

}  // namespace shikatsu::certificates
