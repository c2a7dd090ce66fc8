// What is wrong with keepings that do not hold, said with the line and the moves.
#include <gtest/gtest.h>

#include "optimized/adjudication.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/keepings.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

/// A board and what is said of it.
struct Scene {
    std::string rows;
    std::string keeper;

    void expect(Outcome outcome, const std::vector<std::string>& split, std::size_t line,
                const std::string& sentence) const {
        const std::string text = repaired(keeping_lines(rows, keeper, split));
        const Verdict verdict = check::check_bytes(text, {});
        EXPECT_EQ(verdict.outcome, outcome) << verdict.sentence << "\n" << text;
        EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text;
        EXPECT_EQ(verdict.sentence, sentence) << text;
    }
    void reject(const std::vector<std::string>& split, std::size_t line, const std::string& sentence) const {
        expect(Outcome::rejected, split, line, sentence);
    }
};

const Scene two_eyes{".#.#O/####O/OOOO.", "black"};
const Scene four{"....#O/#####O/OOOOO.", "black"};
const std::vector<std::string> eye_at_a3{"needs B3 1", "points A3", "states 1", "settled"};

/// `first` with the lines of `more` behind.
std::vector<std::string> together(std::vector<std::string> first, const std::vector<std::string>& more) {
    first.insert(first.end(), more.begin(), more.end());
    return first;
}

/// The four in a row with other lines of states.
std::vector<std::string> states_of_four(const std::vector<std::string>& states) {
    return together({"units E3", "regions 1", "needs E3 2", "points A3 B3 C3 D3",
                     "states " + std::to_string(states.size())},
                    states);
}

TEST(RejectedKeepings, OneEyeIsNotEnough) {
    two_eyes.reject(together({"units B3", "regions 1"}, eye_at_a3), 10,
                    "the regions give B3 less than 2 liberties");
    two_eyes.reject({"units B3", "regions 0"}, 10, "the regions give B3 less than 2 liberties");
    two_eyes.reject({"units B3", "regions 1", "needs B3 2", "points A3", "states 1", "settled"}, 14,
                    "in the region of A3: B3 has less than 2 liberties");
    two_eyes.reject({"units none", "regions 0"}, 9, "no string is kept");
}

TEST(RejectedKeepings, RegionsAreDisjointPartsWithoutKeptStones) {
    const auto with_points = [](const std::string& points) {
        return together({"units B3", "regions 2"},
                        together(eye_at_a3, {"needs B3 1", points, "states 1", "settled"}));
    };
    two_eyes.reject(with_points("points A3"), 16, "A3 is not in what the split divides");
    two_eyes.reject(with_points("points B3 C3"), 16, "B3 has a kept stone");
    two_eyes.reject(with_points("points E1 C3"), 16, "the points are not in reading order");
    two_eyes.reject(with_points("points C3 C3"), 16, "the points are not in reading order");
    four.reject({"units E3", "regions 1", "needs E3 2", "points A3 B3 C3 D3", "states 1", "split",
                 "units none", "regions 1", "needs E3 2", "points A3 E1", "states 1", "settled"},
                18, "in the region of A3: E1 is not in what the split divides");
}

TEST(RejectedKeepings, UnitsAreStringsByTheirFirstStones) {
    for (const char* unit : {"A2", "A3", "E3", "B3 B3"})
        two_eyes.reject(together({std::string("units ") + unit, "regions 1"}, eye_at_a3), 9,
                        std::string("there is no string to be kept with the first stone ") +
                            (unit == std::string("B3 B3") ? "B3" : unit));
    const auto with_goal = [](const std::string& goal) {
        return std::vector<std::string>{"units B3", "regions 1", goal, "points A3", "states 1", "settled"};
    };
    two_eyes.reject(with_goal("needs A3 1"), 11, "A3 is no unit");
    two_eyes.reject(with_goal("link B3 A3"), 11, "A3 is no unit");
    two_eyes.reject(with_goal("link A3 B3"), 11, "A3 is no unit");
    two_eyes.reject(with_goal("needs B3 1 B3 1"), 11, "B3 is in a group that has a number already");
}

TEST(RejectedKeepings, AnswersAreThoseToThePossiblePlays) {
    four.reject(states_of_four({"answers B3 C3 B3", "settled", "settled", "settled"}), 14,
                "in the region of A3: there is no answer to D3");
    four.reject(states_of_four({"answers B3 C3 B3 C3 pass", "settled", "settled", "settled", "settled"}), 14,
                "in the region of A3: there are more answers than plays");
    four.reject(states_of_four({"answers A3 C3 B3 C3", "settled", "settled", "settled", "settled"}), 14,
                "in the region of A3: the answer is not allowed: A3 A3");
    four.reject(states_of_four({"answers F1 C3 B3 C3", "settled", "settled", "settled", "settled"}), 14,
                "in the region of A3: the answer is not allowed: A3 F1");
    four.reject(states_of_four({"answers B3 C3 B3 C3", "settled", "settled", "settled"}), 14,
                "in the region of A3: no line is left for the state after D3 C3");
    four.reject(
        states_of_four({"answers B3 C3 B3 C3", "settled", "settled", "settled", "settled", "settled"}), 19,
        "no state is left for this line");
    four.reject(states_of_four({}), 14, "no line is left for the first state");
    four.reject(
        states_of_four({"answers pass C3 B3 C3", "answers C3 pass pass", "settled", "settled", "settled"}),
        15, "in the region of A3 after A3 pass: no line is left for the state after C3 pass");
}

TEST(RejectedKeepings, EachStateReachesTheGoal) {
    const Scene three{"...#O/####O/OOOO.", "black"};
    const auto states = [](const std::vector<std::string>& lines) {
        return together({"units D3", "regions 1", "needs D3 2", "points A3 B3 C3",
                         "states " + std::to_string(lines.size())},
                        lines);
    };
    three.reject(states({"settled"}), 14, "in the region of A3: the region is not settled");
    three.reject(states({"answers B3 A3 B3", "settled", "settled", "settled"}), 16,
                 "in the region of A3 after B3 A3: D3 has less than 2 liberties");
    four.reject(states_of_four({"answers B3 D3 B3 C3", "settled", "settled", "settled", "settled"}), 16,
                "in the region of A3 after B3 D3: the region is not settled");
}

// An open string of the opponent may be captured at any time, and then the eye is gone.
TEST(RejectedKeepings, WhatIsOpenMayVanish) {
    const Scene open{".O.#/####/....", "black"};
    open.expect(Outcome::rejected,
                {"units D3", "regions 1", "needs D3 2", "points A3 B3 C3", "states 1", "settled"}, 14,
                "in the region of A3: the region is not settled");
    const Scene beside{".O../##O#/....", "black"};
    beside.reject({"units A2", "regions 1", "needs A2 1", "points A3 B3", "states 1", "answers pass"}, 14,
                  "in the region of A3: no line is left for the state after a capture elsewhere");
}

// If each of two strings could count on the other one, both would have too few liberties.
TEST(RejectedKeepings, OnlyWhoComesFirstSetsTheNumberOfWhatIsJoined) {
    std::vector<std::string> lines = hand_made_keepings().back().lines;
    ASSERT_EQ(lines[9], "units B4 D4");
    lines[9] = "units D4 B4";
    const Verdict verdict = check::check_bytes(repaired(lines), {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(verdict.line, 20U);
    EXPECT_EQ(verdict.sentence, "in the region of C4 after C4 C3: the region is not settled");
}

TEST(RejectedKeepings, LinksComeFirst) {
    const Scene miai{".#.#.#O/##.###O/OOOOOO.", "black"};
    miai.reject({"units B3 D3", "regions 2",                        //
                 "needs B3 1", "points A3", "states 1", "settled",  //
                 "link B3 D3", "points C3 C2", "states 3", "answers C2 C3", "settled", "settled"},
                15, "a link comes after regions with numbers");
    miai.reject({"units B3 D3", "regions 1", "link B3 D3", "points C3", "states 1", "settled"}, 14,
                "in the region of C3: B3 and D3 are not joined, and B3 has less than 2 liberties");
    miai.reject({"units B3 D3", "regions 1", "link B3 D3", "points C3 C2", "states 1", "settled"}, 14,
                "in the region of C3: the region is not settled");
}

// The literal game of this line has it captured: the answer would be a ban broken.
TEST(RejectedKeepings, NoAnswerIsWhereTheKeeperMightBeBanned) {
    const Scene lone{".#..", "black"};
    lone.reject({"units B1", "regions 1", "needs B1 2", "points A1 C1 D1", "states 3",  //
                 "answers D1 pass", "answers D1", "answers none"},
                13, "in the region of A1 after C1 D1: the answer is not allowed: C1 D1");
    const auto adjudication = optimized::adjudicate(board(".#.."), 0, {});
    EXPECT_NE(adjudication.strings.front().status, optimized::Status::uncapturable);
}

// Each could lend the other what it lacks; but joined by C9 and C1 after C8 and C2 they have no liberty.
TEST(RejectedKeepings, TwoStringsDoNotCountOnEachOther) {
    const Scene ring{"##.##/##.##/#OOO#/#O.O#/#OOO#/#O.O#/#OOO#/##.##/##.##", "black"};
    const auto both = [](const std::string& units) {
        return std::vector<std::string>{
            units,          "regions 2",                                                  //
            "needs A9 2",   "points C9 C8", "states 4", "answers C8 C9", "answers none",  //
            "answers none", "answers pass",                                               //
            "needs D9 2",   "points C2 C1", "states 4", "answers C1 C2", "answers none",  //
            "answers none", "answers pass"};
    };
    ring.reject(both("units A9 D9"), 21, "in the region of C9 after C9 C8: A9 has less than 2 liberties");
    ring.reject(both("units D9 A9"), 28, "in the region of C2 after C2 C1: D9 has less than 2 liberties");
}

TEST(RejectedKeepings, StonesOfTheKeeperInARegionAreEnclosedByIt) {
    const Scene miai{".#.#.#O/##.###O/OOOOOO.", "black"};
    miai.reject(
        {"units B3", "regions 1", "needs B3 1", "points C3 D3", "states 1", "settled"}, 12,
        "in the region of C3: D3 has a stone of the keeper whose string is neither kept nor enclosed");
}

TEST(RejectedKeepings, ASplitLinksWhatItsRegionOwes) {
    const Scene miai{".#.#.#O/##.###O/OOOOOO.", "black"};
    miai.reject({"units B3 D3", "regions 1", "link B3 D3", "points C3 C2", "states 1", "split",  //
                 "units none", "regions 0"},
                16, "in the region of C3: the regions do not link B3 and D3");
}

TEST(RejectedKeepings, ASplitGivesWhatItsRegionOwes) {
    const auto split = [](const std::vector<std::string>& lines) {
        return together(together({"units E3", "regions 1", "needs E3 2", "points A3 B3 C3 D3", "states 5",
                                  "answers B3 C3 B3 C3", "split"},
                                 lines),
                        {"settled", "settled", "settled"});
    };
    four.reject(split({"units none", "regions 1", "needs E3 1", "points A3", "states 1", "settled"}), 17,
                "in the region of A3 after A3 B3: the regions give E3 less than 2 liberties");
    four.reject(split({"units none", "regions 1", "needs E3 1", "points B3", "states 1", "settled"}), 19,
                "in the region of A3 after A3 B3: B3 has a kept stone");
    for (const std::string unit : {"A3", "B3", "E3"})
        four.reject(
            split({"units " + unit, "regions 0"}), 16,
            "in the region of A3 after A3 B3: there is no string to be kept with the first stone " + unit);
}

}  // namespace
}  // namespace shikatsu::certificates
