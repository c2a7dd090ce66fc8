// What is wrong with clearings that do not hold, said with the line and the moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearings.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

const HandMadeClearing& corner() {
    return hand_made_clearings()[0];
}
const HandMadeClearing& first_play() {
    return hand_made_clearings()[1];
}
const HandMadeClearing& eye_space() {
    return hand_made_clearings()[2];
}

/// With another line. Lines count as in the text.
HandMadeClearing with(HandMadeClearing made, std::size_t where, const std::string& line) {
    const auto line_of_units =
        static_cast<std::size_t>(std::count(made.rows.begin(), made.rows.end(), '/')) + 7;
    made.lines[where - line_of_units] = line;
    return made;
}

/// The lines from the units on, some of them changed; an empty line is left out.
void reject(HandMadeClearing made, const std::vector<std::pair<std::size_t, std::string>>& changes,
            std::size_t line, const std::string& sentence) {
    for (const auto& [where, changed] : changes) made = with(std::move(made), where, changed);
    std::erase(made.lines, "");
    const Verdict verdict = check::check_bytes(made.text(), {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << verdict.sentence << "\n" << made.text();
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << made.text();
    EXPECT_EQ(verdict.sentence, sentence) << made.text();
}

TEST(RejectedClearings, TheUnits) {
    reject(corner(), {{8, "units B2 D2"}}, 8, "there is no string to be kept with the first stone D2");
    reject(corner(), {{8, "units C2"}}, 8, "there is no string to be kept with the first stone C2");
    reject(corner(), {{8, "units B2 B2"}}, 8, "there is no string to be kept with the first stone B2");
}

TEST(RejectedClearings, TheRegions) {
    reject(corner(), {{12, "points D2"}}, 12,
           "D2 is adjacent to a point that is neither in the region nor kept");
    reject(corner(), {{16, "points D1 D2"}}, 16, "the points are not in reading order");
    reject(corner(), {{16, "points C2 D2 D1"}}, 16, "C2 has a kept stone");
    reject(eye_space(), {{35, "points D2 F2 F1"}}, 35, "D2 is not in what the split divides");
    reject(corner(), {{11, "needs D2 1"}}, 11, "D2 is no unit");
    reject(corner(), {{11, "needs B2 1 B2 1"}}, 11, "B2 is in a group that has a number already");
    reject(corner(), {{11, "needs none"}}, 10, "the regions give B2 less than 2 liberties");
    reject(corner(),
           {{10, "regions 1"},
            {15, ""},
            {16, ""},
            {17, ""},
            {18, ""},
            {19, ""},
            {20, ""},
            {21, ""},
            {22, ""},
            {23, ""}},
           10, "the regions give B2 less than 2 liberties");
}

TEST(RejectedClearings, NothingToCapture) {
    HandMadeClearing made = corner();
    made.rows = ".##./####";
    made.lines = {"units B2",
                  "first-play none",
                  "regions 2",
                  "needs B2 1",
                  "points A2",
                  "states 1",
                  "work none answers none",
                  "needs B2 1",
                  "points D2",
                  "states 1",
                  "work none answers none"};
    reject(made, {}, 10, "the regions hold no stone of the opponent");
}

TEST(RejectedClearings, TheFirstPlay) {
    reject(corner(), {{9, "first-play B2"}}, 9, "the first play is in no region");
    reject(first_play(), {{9, "first-play D2"}}, 16, "the first play is not allowed: D2");
    reject(corner(), {{9, "first-play A2"}}, 14, "in the region of A2: B2 has less than 1 liberty");
}

TEST(RejectedClearings, TheWork) {
    reject(corner(), {{18, "work none answers none"}}, 18,
           "in the region of D2: there is no work where the opponent has stones");
    reject(corner(), {{14, "work A2 answers none"}}, 14,
           "in the region of A2: there is work where the opponent has no stone");
    reject(corner(), {{18, "work D2 answers none"}}, 18, "in the region of D2: the work is not allowed: D2");
    reject(corner(), {{18, "work B1 answers none"}}, 18, "in the region of D2: the work is not allowed: B1");
}

TEST(RejectedClearings, TheAnswers) {
    reject(eye_space(), {{14, "work none answers C2 B2"}}, 14,
           "in the region of B2: there is no answer to D2");
    reject(eye_space(), {{14, "work none answers C2 B2 C2 C2"}}, 14,
           "in the region of B2: there are more answers than plays");
    reject(eye_space(), {{14, "work none answers B2 B2 C2"}}, 14,
           "in the region of B2: the answer is not allowed: B2 B2");
    reject(corner(), {{14, "work none answers A2"}}, 14,
           "in the region of A2: there are more answers than plays");
}

TEST(RejectedClearings, TheStates) {
    reject(corner(), {{17, "states 1"}, {19, ""}, {20, ""}, {21, ""}, {22, ""}, {23, ""}}, 18,
           "in the region of D2: no line is left for the state after pass D1");
    reject(corner(), {{13, "states 2"}, {14, "work none answers none\nwork none answers none"}}, 15,
           "no state is left for this line");
    reject(corner(), {{13, "states 0"}, {14, ""}}, 13, "the region of A2 is not the same as one before");
}

/// The region comes first; what else is wrong is said after it. The line is that of `filled`.
void reject_filled(const std::string& rows, const std::string& first_play, const std::string& units,
                   const std::string& needs, const std::string& points, const std::string& sentence) {
    const auto height = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), '/')) + 1;
    reject({"filled",
            rows,
            "black",
            {"units " + units, "first-play " + first_play, "regions 1", "needs " + needs, "points " + points,
             "filled"}},
           {}, height + 11, sentence);
}

TEST(RejectedClearings, TheStonesInWhatIsFilled) {
    reject_filled("####.#/.O####/#..#.#", "A2", "A3", "none", "A2 B2 A1 B1 C1",
                  "in the region of A2: the keeper's stone on A2 is beside a kept one");
    reject_filled("####.#/..####/OO.#.#", "B2", "A3", "none", "A2 B2 A1 B1 C1",
                  "in the region of A2: the keeper's stone on B2 is beside a kept one");
}

TEST(RejectedClearings, TheInnerIntersectionsOfWhatIsFilled) {
    reject_filled(".#.##/#####/.###./..O..", "none", "B4", "none", "A2 E2 A1 B1 C1 D1 E1",
                  "in the region of A2: A1 and E1 are beside no kept stone and not adjacent");
    reject_filled(".#.##/#####/....#/O...#", "none", "B4", "none", "A2 B2 C2 D2 A1 B1 C1 D1",
                  "in the region of A2: more than two intersections are beside no kept stone");
    reject_filled("O.#.", "none", "C1", "none", "A1 B1",
                  "in the region of A1: A1 is beside no kept stone and has less than two neighbours");
    reject_filled("..O#.", "none", "D1", "none", "A1 B1 C1",
                  "in the region of A1: A1 is beside no kept stone and has less than two neighbours");
}

TEST(RejectedClearings, WhatFilledRegionsOwe) {
    reject({"not enclosed",
            ".##O/###.",
            "black",
            {"units B2", "first-play none", "regions 1", "needs B2 1", "points D2", "filled"}},
           {}, 12, "D2 is adjacent to a point that is neither in the region nor kept");
    reject_filled(".##./###.", "none", "B2", "B2 2", "D2 D1",
                  "in the region of D2: B2 counts on more than one liberty");
    reject_filled(".#O.#.", "none", "B1 E1", "E1 1", "C1 D1",
                  "in the region of C1: E1 counts on a liberty, and C1 is not beside it");
    reject_filled(".#O.#.", "none", "B1 E1", "B1 1", "C1 D1",
                  "in the region of C1: B1 has less than 1 liberty");
    reject_filled("###.#/.####/O.#.#", "none", "A3", "A3 1", "A2 A1 B1",
                  "in the region of A2: A3 counts on a liberty, and A1 is not beside it");
    reject_filled(".##O/###.", "A2", "B2", "B2 1", "A2", "in the region of A2: B2 has less than 1 liberty");
    reject(hand_made_clearings()[3], {{11, "needs none"}}, 10, "the regions give B2 less than 2 liberties");
}

TEST(RejectedClearings, WhatComesAfterAFilledRegion) {
    reject(hand_made_clearings()[7], {{28, "needs none"}}, 27,
           "in the region of C2: in the region of D2 after D1 C1: the regions give B2 less than 1 liberty");
    reject(hand_made_clearings()[7], {{26, "work none answers D1"}}, 26,
           "in the region of C2: in the region of D2 after C1 D1: there are more answers than plays");
    // It is not one that others can be the same as.
    reject(hand_made_clearings()[7], {{30, "states 0"}}, 30,
           "in the region of C2: in the region of D2 after D1 C1: the region of D2 is not the same as one "
           "before");
}

const HandMadeClearing& partly_known() {
    return hand_made_clearings()[8];
}

TEST(RejectedClearings, WhatIsReliedOn) {
    const char* const neither = " is not in the region, or the known points are not in reading order";
    const std::string after = "in the region of A2 after pass B2: ";
    reject(partly_known(), {{15, "known A2 C1 B1"}}, 15, after + "B1" + neither);
    reject(partly_known(), {{15, "known A2 A2 B2 B1 C1"}}, 15, after + "A2" + neither);
    reject(partly_known(), {{15, "known A2 B2 B1 D1"}}, 15, after + "D1" + neither);
    reject(partly_known(), {{22, "states 1\nknown A1\nwork A1 answers none"}}, 23,
           after + "in the region of A2: A1 is not known");
    reject(partly_known(), {{15, "known A2 B1 C1"}}, 16, after + "C2 has less than 2 liberties");
}

TEST(RejectedClearings, WhatIsNotKnown) {
    const std::string region = "in the region of A2: ";
    reject(partly_known(), {{14, "known A2 B2 A1 B1\nwork B2 answers B2 A2"}}, 15,
           region + "C2 has less than 2 liberties");
    reject(partly_known(), {{14, "known A2 B2 B1 C1\nwork none answers B2 A2"}}, 15,
           region + "there is no work where the opponent may have stones");
    reject(partly_known(), {{14, "known B2 A1 B1 C1\nwork A2 answers B2 A2"}}, 15,
           region + "the work is not allowed: A2");
    reject(partly_known(), {{14, "known B2 A1 B1 C1\nwork B2 answers none"}}, 15,
           region + "there is no answer to B2");
}

TEST(RejectedClearings, StonesWithoutKnownLiberty) {
    reject({"a loose stone",
            ".#..#/..OO#",
            "black",
            {"units E2", "first-play none", "regions 1", "needs E2 2", "points A2 B2 C2 D2 A1 B1 C1 D1",
             "states 1", "known B2 D2 D1", "work D2 answers none"}},
           {}, 15, "in the region of A2: E2 has less than 2 liberties");
    reject({"a loose stone",
            ".#..#/O...#",
            "black",
            {"units E2", "first-play none", "regions 1", "needs E2 2", "points A2 B2 C2 D2 A1 B1 C1 D1",
             "states 1", "known B2 D2 D1", "work D2 answers none"}},
           {}, 15, "in the region of A2: B2 is not known to have a liberty");
}

TEST(RejectedClearings, WhatHasNotComeBefore) {
    reject(partly_known(), {{14, "again"}}, 14, "in the region of A2: no line before is about this state");
    reject(partly_known(), {{23, "known A2 B2 B1"}}, 24,
           "in the region of A2 after A2 B2: no line before is about this state");
    reject(partly_known(), {{23, ""}}, 23,
           "in the region of A2 after A2 B2: no line before is about this state");
    HandMadeClearing other = first_play();
    std::replace(other.lines.begin(), other.lines.end(), std::string("states 0"),
                 std::string("states 1\nknown none\nagain"));
    reject(other, {}, 44,
           "in the region of C2: in the region of D2 after D1 C1: in the region of D2 after D2 D1: in the "
           "region "
           "of D2: no line before is about this state");
}

const HandMadeClearing& beside_unknown() {
    return hand_made_clearings()[9];
}
const HandMadeClearing& loose_stones() {
    return hand_made_clearings()[10];
}

TEST(RejectedClearings, PlaysBesideWhatIsUnknown) {
    reject(beside_unknown(), {{22, "work none answers C1 B2"}}, 22,
           "in the region of A2: there is no work where the opponent may have stones");
    reject(beside_unknown(), {{22, "work A1 answers C1 B2"}}, 22,
           "in the region of A2: the work is not allowed: A1");
    reject(beside_unknown(), {{22, "work B2 answers A1 B2"}}, 22,
           "in the region of A2: the answer is not allowed: B2 A1");
    // The stone on B2 is gone after C1, as that may have captured it.
    reject(beside_unknown(), {{28, "work B2 answers none"}, {29, ""}, {30, ""}, {31, ""}}, 28,
           "in the region of A2 after B2 C1: the work is not allowed: B2");
    // A1 and B1 are not known to be captured, as B2 may be black.
    reject(loose_stones(), {{22, "known A3 A2 A1 B1 C1"}}, 23,
           "in the region of A3: the answer is not allowed: A3 B1");
    reject(loose_stones(), {{22, "known A3 A2 B2 A1 B1"}}, 23,
           "in the region of A3: A1 is not known to have a liberty");
}

TEST(RejectedClearings, LibertiesThatAreUnknown) {
    reject(beside_unknown(),
           {{12, "needs none"}, {14, "states 1\nknown none\nparts 1\nneeds A3 1\npoints E3\nfilled"}}, 19,
           "in the region of E3: in the region of E3: A3 has less than 1 liberty");
}

TEST(RejectedClearings, ARegionDoesNotComeBeforeItsParts) {
    reject(corner(), {{13, "states 1\nparts 1\nneeds B2 1\npoints A2\nstates 0"}, {14, ""}}, 17,
           "in the region of A2: the region of A2 is not the same as one before");
    reject(corner(), {{13, "states 1\nparts 1\nneeds B2 1\npoints A2\nstates 1\nagain"}, {14, ""}}, 18,
           "in the region of A2: in the region of A2: no line before is about this state");
}

TEST(RejectedClearings, WhatComesAgainForEver) {
    reject(loose_stones(),
           {{31, "work A1 answers C1 C1"},
            {32, "again"},
            {33, ""},
            {34, ""},
            {35, ""},
            {36, ""},
            {37, ""},
            {38, ""}},
           22, "in the region of A3: play in the region may go on for ever");
}

const HandMadeClearing& ko() {
    return hand_made_clearings()[11];
}

TEST(RejectedClearings, PlaysFromWhichTheOpponentIsNotBanned) {
    const std::string region = "in the region of C2: ";
    const std::string no_ko_pass = "work E1 answers none";
    reject(ko(), {{16, ""}, {18, no_ko_pass}}, 17, region + "there is no answer to C2");
    // Whether it would be a ko-capture is not known.
    reject(ko(), {{18, "known C2 D2 E2 E1\nwork E1 answers none"}}, 19, region + "there is no answer to C2");
    reject(ko(), {{18, "work E1 after-ko-pass E1 answers E1"}}, 18,
           region + "there are more answers than plays");
    reject(ko(), {{18, no_ko_pass}}, 18,
           region + "there is no work after a ko-pass where the opponent is banned");
    reject(ko(), {{18, "work E1 after-ko-pass D2 answers none"}}, 18,
           region + "the work after a ko-pass is not allowed: D2");
    reject(
        ko(), {{19, "work none after-ko-pass C2 answers none"}}, 19,
        "in the region of C2 after pass E1: there is work after a ko-pass where the opponent is not banned");
    // The stone on A1 is safe for as long as nobody makes a ko-pass.
    reject({"clean, but not for ever",
            ".O#.",
            "black",
            {"units C1", "first-play A1", "regions 2", "needs C1 1", "points A1 B1", "bans", "states 1",
             "work none answers none", "needs C1 1", "points D1", "filled"}},
           {}, 14, "in the region of A1: there is no work where the opponent is banned");
}

TEST(RejectedClearings, BansInTwoPlaces) {
    const char* const two = "bans are relied on in two regions, or in a part of one that does not";
    reject(ko(), {{13, "bans\nstates 1\nwork none answers none"}}, 18, two);
    reject(eye_space(), {{17, "points B2\nbans"}}, 18,
           "in the region of B2 after B2 C2: " + std::string(two));
    reject(eye_space(), {{12, "points B2 C2 D2\nbans"}, {17, "points B2\nbans"}, {21, "points D2\nbans"}}, 24,
           "in the region of B2 after B2 C2: " + std::string(two));
}

TEST(RejectedClearings, BansThatAreReliedOnTooSoon) {
    // What the first play bars counts only where the region is stirred at first.
    EXPECT_TRUE(check::check_bytes(with(ko(), 16, "bans stirred").text(), {}).accepted());
    reject(ko(), {{16, "bans after-work"}, {18, "work E1 answers none"}}, 18,
           "in the region of C2: there is no answer to C2");

    const char* const beside = "bans are relied on beside a region that does so always, or in a part";
    const char* const stirred = "two regions are stirred at first, or a part of one that is not";
    const std::string clean = "\nstates 1\nwork none answers none";
    EXPECT_TRUE(
        check::check_bytes(with(with(ko(), 16, "bans stirred"), 13, "bans after-work" + clean).text(), {})
            .accepted());
    reject(ko(), {{13, "bans after-work" + clean}}, 18,
           "bans are relied on in two regions, or in a part of one that does not");
    reject(ko(), {{13, "bans" + clean}, {16, "bans after-work"}}, 18, beside);
    reject(ko(), {{13, "bans stirred" + clean}, {16, "bans stirred"}}, 18, stirred);
    // It falls apart after an answer.
    const std::string place = "in the region of B2 after B2 C2: ";
    reject(eye_space(), {{12, "points B2 C2 D2\nbans after-work"}, {17, "points B2\nbans stirred"}}, 19,
           place + stirred);
    reject(eye_space(), {{17, "points B2\nbans after-work"}}, 18, place + beside);
}

TEST(RejectedClearings, StonesThatDoNotStay) {
    const HandMadeClearing& made = hand_made_clearings()[12];
    reject(made, {{9, "first-play D1"}}, 10, "no stone can be said to stay where there is a first play");
    reject(made, {{10, "stays E2"}}, 10, "there is no stone to stay on E2");
    reject(made, {{10, "stays D2"}}, 10, "there is no stone to stay on D2");
    reject(made, {{10, "stays B2"}}, 10, "B2 is in no region");
    reject(made, {{27, "work none answers D1 D2"}}, 27,
           "in the region of D2 after D1 E2: there is no work where the stone on E1 is not joined to a kept "
           "one");
    reject(made, {{10, ""}}, 26,
           "in the region of D2 after D1 E2: there is work where the opponent has no stone");
    std::vector<std::pair<std::size_t, std::string>> filled{{15, "needs none"}, {17, "filled"}};
    for (std::size_t line = 18; line <= 35; ++line) filled.emplace_back(line, "");
    reject(made, filled, 17, "in the region of D2: what is filled cannot hold E1");
}

TEST(RejectedClearings, TheParts) {
    reject(eye_space(), {{15, "parts 1"}, {20, ""}, {21, ""}, {22, ""}, {23, ""}}, 15,
           "in the region of B2 after B2 C2: D2 is in no part");
    reject(eye_space(), {{16, "needs none"}}, 15,
           "in the region of B2 after B2 C2: the regions give A2 less than 1 liberty");
}

}  // namespace
}  // namespace shikatsu::certificates
