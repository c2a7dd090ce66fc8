// When findings were made and strings were decided.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "optimized/analysis/kept_strings.hpp"
#include "optimized/analysis/questions.hpp"
#include "optimized/decided_after.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/in_threads.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::optimized {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point moment) {
    return std::chrono::duration<double>(Clock::now() - moment).count();
}

const std::vector<std::string> three_statuses{".O#..", "####.", "....."};

TEST(Times, DeadlinesAreNoMoreThanAClockCounts) {
    const Clock::time_point begin = Clock::now();
    for (const double none : {0.0, -1.0, std::nan(""), -HUGE_VAL})
        EXPECT_EQ(deadline_after(none, begin), begin);
    EXPECT_EQ(deadline_after(1.5, begin), begin + std::chrono::milliseconds(1500));
    for (const double long_time : {1e8, 1e10, 1e300, HUGE_VAL})
        EXPECT_EQ(deadline_after(long_time, begin), begin + std::chrono::seconds(100'000'000));
}

TEST(Times, WorkInThreadsFailsAsAWhole) {
    std::atomic<int> done = 0;
    EXPECT_THROW(in_threads(3,
                            [&] {
                                if (++done == 2) throw std::runtime_error("expected");
                            }),
                 std::runtime_error);
    EXPECT_EQ(done, 3);
}

// Side by side, each question's time includes those before it; the run's end is after them all.
TEST(Times, OfFindingsAreWithinTheRun) {
    for (const int jobs : {1, 3}) {
        Options options;
        options.jobs = jobs;
        const auto begun = Clock::now();
        const Adjudication found = adjudicate(reference::testing::position_of(three_statuses), 0, options);
        const double whole = seconds_since(begun);
        for (const StringVerdict& string : found.strings) {
            ASSERT_TRUE(decided_after(string));
            double before = 0.0;
            for (const Finding& finding : string.findings) {
                EXPECT_GT(finding.at, before) << "a later round ended earlier";
                EXPECT_LE(finding.at, whole);
                before = finding.at;
            }
            EXPECT_EQ(*decided_after(string), before) << "only the last answer can be in the negative";
        }
    }
}

// One after another, a finding is made when those before it and itself are paid for.
TEST(Times, RunFromTheBeginningOfTheRun) {
    Options options;
    Asker asker(reference::testing::position_of(three_statuses), options);
    const Question capture{Point{1}, {}, std::nullopt};
    double spent = 0.0;
    double last = 0.0;
    for (int i = 0; i < 5; ++i) {
        const Finding finding = asker.ask_all({capture}).front();
        spent += finding.seconds;
        EXPECT_GE(finding.at, spent);
        EXPECT_GT(finding.at, last);
        last = finding.at;
    }
}

// A finding about strings that are kept is as old as their keeping.
TEST(Times, OfKeptStringsAreThoseOfTheirKeeping) {
    const Position position =
        reference::testing::position_of({"....#OO..", "...#.#O..", ".###.#O..", "##O#.#O..", "#OOO#O...",
                                         "#O.O#OOOO", "##OO###O#", "OOO.O#.##", "....OO#.."});
    Options options;
    const auto begun = Clock::now();
    Asker asker(position, options);
    double last = 0.0;
    std::size_t kept_ones = 0;
    for (const Kept& kept : asker.keep(0)) {
        EXPECT_GE(kept.at, kept.seconds);
        EXPECT_GT(kept.at, last);
        EXPECT_LE(kept.at, seconds_since(begun));
        StringVerdict string;
        string.points = {Point{0}};
        EXPECT_EQ(kept_finding(string, kept, 3).at, kept.at);
        last = kept.at;
        ++kept_ones;
    }
    EXPECT_GT(kept_ones, 0U);
}

// A stop is seen before anything is searched, on a grid for the whole search as on those for parts, with
// zones and without, whichever of its many strings is next.
TEST(Times, NothingIsSearchedAfterAStop) {
    for (const int size : {4, 6, 12}) {
        Position position(Grid::create(size, size).value());
        for (const Point point : position.grid().points()) {
            const bool black = (position.grid().row(point) + position.grid().column(point)) % 2 == 1;
            if (black) position.set(point, Content::black);
        }
        const std::atomic<bool> stop = true;
        Options options;
        options.stop = &stop;
        const Adjudication found = adjudicate(position, 0, options);
        ASSERT_EQ(found.strings.size(), static_cast<std::size_t>(size * size / 2));
        for (const StringVerdict& string : found.strings) {
            EXPECT_EQ(string.status, Status::undecided);
            EXPECT_EQ(string.states(), 0U);
        }
    }
}

// One answer in the negative is enough to be alive, whenever the others come; to be dead takes all of them.
RC_GTEST_PROP(Times, DecidedAfterIsWhenLifeOrDeathWasKnown, ()) {
    StringVerdict verdict;
    std::optional<double> alive;
    double dead = 0;
    for (int stage = 0; stage < 3; ++stage) {
        Finding finding;
        finding.at = *rc::gen::inRange(0, 1000);
        finding.attacker_forces =
            *rc::gen::element(std::optional<bool>(), std::optional(true), std::optional(false));
        verdict.findings.push_back(finding);
        if (finding.attacker_forces) dead = std::max(dead, finding.at);
        if (finding.attacker_forces == false) alive = std::min(alive.value_or(1000), finding.at);
    }
    RC_ASSERT(!decided_after(verdict));
    verdict.alive = true;
    if (alive) RC_ASSERT(decided_after(verdict) == alive);
    verdict.alive = false;
    RC_ASSERT(decided_after(verdict) == dead);
}

}  // namespace
}  // namespace shikatsu::optimized
