// Patterns of eyes before the literal checker: proofs that hold, and some that are none.
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <optional>

#include "optimized/patterns/find_patterns.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"
#include "tests/mutants/check.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::mutants {

namespace {

/// The target's board, with what its text has before the patterns.
struct Board {
    const char* grid;
    const char* rows;
    const char* target;
};

constexpr Board two_points{"3x5", ".#.#O\n####O\nOOOO.\n", "B3"};
constexpr Board four_and_one{"3x6", "..#.#O\n..###O\n###OO.\n", "C3"};
constexpr Board two_strings{"2x5", ".#.#.\n##.##\n", "B2"};
constexpr Board one_beside_two_eyes{"3x7", ".#.#OO.\n####.OO\nOOO.#OO\n", "E1"};

struct Proof {
    const Board& board;
    std::vector<std::string> patterns;

    /// Nothing if it cannot be read.
    std::optional<reference::PatternCertificate> read() const {
        std::string text = fmt::format(
            "shikatsu-patterns 4\nrules japanese-2003\nreadings literal\ngrid {}\n{}target {}\npatterns {}\n",
            board.grid, board.rows, board.target, patterns.size());
        for (const std::string& pattern : patterns) text += pattern + "\n";
        auto certificate = reference::read_patterns(tools::with_end_line(std::move(text)), {});
        return certificate ? std::optional(*std::move(certificate)) : std::nullopt;
    }
    bool is_accepted() const {
        const auto certificate = read();
        return certificate && reference::check(*certificate, {}).accepted();
    }
};

/// The eye of four in a square, then that of one, then the target.
const std::vector<std::string>& square() {
    static const std::vector<std::string> patterns{"opponent O.@3..@3@@ vital",
                                                   "opponent .O@3@.@3@@ vital",
                                                   "opponent .@@3O.@3@@ vital",
                                                   "opponent ..@3@O@3@@ vital",
                                                   "keeper O.@3..@3@@ pass 1",
                                                   "keeper .O@3..@3@@ A2 2",
                                                   "keeper ..@3O.@3@@ B3 3",
                                                   "keeper ..@3.O@3@@ A2 4",
                                                   "opponent ..@3..@3@@ 5 6 7 8",
                                                   "opponent 2@.@4@",
                                                   "opponent ..#.#1..###1### eyes 9 10"};
    return patterns;
}

/// With another line, the first having the number 1.
std::vector<std::string> square_with(std::size_t number, const char* line) {
    std::vector<std::string> patterns = square();
    patterns[number - 1] = line;
    return patterns;
}

void check_proofs(Cases& cases) {
    for (const Proof& proof :
         {Proof{four_and_one, square()}, Proof{four_and_one, square_with(10, "opponent 2@.@4@ vital")},
          Proof{two_points, {"opponent .@3@ vital", "opponent 1@.@3@", "opponent .#.#1#### eyes 1 2"}},
          Proof{two_points,
                {"opponent .@3@ vital", "opponent 1@.@3@", "opponent .#.#1#### eyes 2 1",
                 "keeper .#.#1#### pass 3", "opponent .#.#1#### 4"}}})
        cases.expect(proof.is_accepted(), proof.patterns.back() + " is not accepted");
}

void check_forgeries(Cases& cases) {
    for (const Proof& proof :
         {Proof{four_and_one, square_with(5, "keeper O.@3..#3@@ pass 1")},
          Proof{four_and_one, square_with(6, "keeper .O@3..@3## A2 2")},
          Proof{four_and_one, square_with(9, "opponent ..@3..@3@@ vital")},
          Proof{two_points, {"opponent 1@.@3@6O", "opponent .#.#1#### life"}},
          Proof{two_points, {"opponent 1@.@3@6#", "opponent .#.#1#### life"}},
          Proof{four_and_one, square_with(9, "opponent ..@3..@3@@ 5 6 7")},
          Proof{four_and_one, square_with(9, "opponent ..@3..@3@@ 5 6 7 8 8")},
          Proof{four_and_one, square_with(10, "opponent 2@1@4@")},
          Proof{four_and_one, square_with(10, "opponent 2@1@4@ vital")},
          Proof{four_and_one, square_with(10, "opponent 2@.@ vital")},
          Proof{four_and_one, square_with(11, "opponent ..#.#1..###1### eyes 9 8")},
          Proof{four_and_one, square_with(11, "opponent ..#.#1..###1### eyes 9 9")},
          Proof{four_and_one, square_with(11, "opponent ..#.#1..###1### eyes 10 10")},
          Proof{four_and_one, square_with(11, "opponent 1.#.#1..###1### eyes 9 10")},
          Proof{two_points, {"opponent .@.#1#### life", "opponent .#.#1#### life"}},
          Proof{two_points, {"opponent .@#@1@@@@ vital", "opponent .#.#1#### life"}},
          Proof{two_points, {"opponent .@3@ vital", "keeper .#.#1#### pass 1", "opponent .#.#1#### 2"}},
          Proof{two_points,
                {"opponent .#.#1#### life", "keeper .@.#1#### pass 1", "opponent .#.#1#### life"}},
          Proof{two_strings,
                {"opponent .@3@ vital", "opponent 3@.4@ vital", "opponent .#.#.##.## eyes 1 2"}}})
        cases.expect(!proof.is_accepted(), proof.patterns.back() + " is accepted");
}

/// The string with two eyes, the link to it, and the target that is linked.
const std::vector<std::string>& linked() {
    static const std::vector<std::string> patterns{
        "opponent:B3 .#.#3#### life", "opponent:E1 18@ linked",  "keeper:E1 10@.6# E2 2",
        "keeper:E1 10@6.# D1 2",      "opponent:E1 10@.5.# 4 3", "opponent .#.#3####.5.# apart 5 1"};
    return patterns;
}

/// With other lines for these, by number.
std::vector<std::string> linked_with(const std::vector<std::pair<std::size_t, const char*>>& lines) {
    std::vector<std::string> patterns = linked();
    for (const auto& [number, line] : lines) patterns[number - 1] = line;
    return patterns;
}

void check_links(Cases& cases) {
    cases.expect(Proof{one_beside_two_eyes, linked()}.is_accepted(), "a link is not accepted");
    for (const Proof& proof :
         {Proof{one_beside_two_eyes,
                linked_with({{1, "opponent:B3 .#.#O2#### life"}, {6, "opponent .#.#O2####.5.# apart 5 1"}})},
          Proof{one_beside_two_eyes,
                {"opponent:B3 .#.#1OO#### life", "keeper:B3 .#.#1OO#### pass 1", "opponent:B3 .#.#3#### life",
                 "keeper:B3 .#.#1O.#### pass 3", "opponent:B3 .#.#1O.#### 4 2", "opponent:E1 18@ linked",
                 "keeper:E1 10@.6# E2 6", "keeper:E1 10@6.# D1 6", "opponent:E1 10@.5.# 8 7",
                 "opponent .#.#1O.####.5.# apart 9 5"}},
          Proof{one_beside_two_eyes, linked_with({{1, "opponent:B3 .#.#3####. life"}})},
          Proof{one_beside_two_eyes, linked_with({{2, "opponent:E1 10@7# linked"}})},
          Proof{one_beside_two_eyes, linked_with({{5, "opponent:E1 10@"}})},
          Proof{one_beside_two_eyes, linked_with({{6, "opponent .#.#3####6.# apart 5 1"}})},
          Proof{one_beside_two_eyes,
                {"opponent:B3 .#.#3#### life", "opponent:B3 1@1@3@@@@ linked",
                 "opponent .#.#3####7# apart 2 1"}}})
        cases.expect(!proof.is_accepted(), proof.patterns.back() + " is accepted");
}

/// What the engine finds beside a string whose proof does not rest.
void check_no_link(Cases& cases) {
    const Board two_eyes{one_beside_two_eyes.grid, one_beside_two_eyes.rows, "B3"};
    const auto other = Proof{two_eyes, {"opponent .#.#O2#### life"}}.read().value();
    const Position& position = other.position;
    const auto stones = reference::string_at(position, other.target).points;
    const optimized::ProvedString proved{{stones.begin(), stones.end()},
                                         std::make_shared<const PatternProof>(other.proof)};
    const Point target = point_of_vertex(position.grid(), one_beside_two_eyes.target).value();
    auto found = optimized::find_patterns(position, target, {}, position.grid().points(), {proved},
                                          optimized::LinesEnd::in_life,
                                          {1'000, std::chrono::steady_clock::time_point::max()});
    cases.expect(found.proof.has_value(), "no proof is found");
    const reference::PatternCertificate certificate{position, target, *std::move(found.proof), {}};
    cases.expect(reference::check(certificate, {}).accepted(), "a link to what does not rest is found");
}

}  // namespace

std::vector<Check> eye_checks() {
    return {{"eyes by patterns", Turn::first, check_proofs},
            {"forged eyes", Turn::first, check_forgeries},
            {"links by patterns", Turn::first, check_links},
            {"links that are found", Turn::first, check_no_link}};
}

}  // namespace shikatsu::mutants
