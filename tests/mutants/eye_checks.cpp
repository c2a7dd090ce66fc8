// Patterns of eyes before the literal checker: proofs that hold, and some that are none.
#include <fmt/format.h>

#include "reference/certificates/pattern_reader.hpp"
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

struct Proof {
    const Board& board;
    std::vector<std::string> patterns;

    bool is_accepted() const {
        std::string text = fmt::format(
            "shikatsu-patterns 3\nrules japanese-2003\nreadings literal\ngrid {}\n{}target {}\npatterns {}\n",
            board.grid, board.rows, board.target, patterns.size());
        for (const std::string& pattern : patterns) text += pattern + "\n";
        const auto certificate = reference::read_patterns(tools::with_end_line(std::move(text)), {});
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

}  // namespace

std::vector<Check> eye_checks() {
    return {{"eyes by patterns", Turn::first, check_proofs}, {"forged eyes", Turn::first, check_forgeries}};
}

}  // namespace shikatsu::mutants
