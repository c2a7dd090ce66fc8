// What is won in a zone is won on the whole grid.
#include <gtest/gtest.h>

#include <cstdio>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "tests/zones/zone_cases.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::zones {
namespace {

// [J2003-ST-6]
TEST(Zones, AgreeWithTheWholeGridAndAreCertified) {
    int forced = 0;
    int prevented = 0;
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 7, 867}, std::tuple{2, 3, 489}, std::tuple{2, 4, 4125}, std::tuple{2, 5, 2000},
          std::tuple{3, 3, 5000}}) {
        for_each_proof(some_legal_positions(rows, columns, static_cast<std::size_t>(count)),
                       [&](const Position& position, const Finding& finding) {
                           ++(*finding.attacker_forces ? forced : prevented);
                           const std::string text = certificate(position, finding);
                           EXPECT_EQ(on_the_whole_grid(position, finding.question), *finding.attacker_forces)
                               << text;
                           const check::Verdict verdict = check::check_bytes(text, {});
                           EXPECT_TRUE(verdict.accepted()) << verdict.sentence << "\n" << text;
                       });
    }
    std::printf("forced %d, prevented %d\n", forced, prevented);
    EXPECT_GT(forced, 500);
    EXPECT_GT(prevented, 100);
}

Position board(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

optimized::Adjudication adjudicated(const Position& position, bool zones) {
    optimized::Options options;
    options.shortcuts.zones = zones;
    options.shortcuts.keepings = false;
    options.shortcuts.patterns = false;
    options.shortcuts.clearings = false;
    options.budget = {30'000, 60.0};
    return optimized::adjudicate(position, 0, options);
}

// The end of a game. What the budget suffices for without zones has the same status with them.
TEST(Zones, ChangeNoStatusAndDecideMore) {
    const Position position = board({"....##O..", "...##OO..", "..##O.O..", "..#OO.O..", ".#OO..O..",
                                     ".##O.OO..", ".#OOO....", "##O......", "#OO......"});
    const auto with = adjudicated(position, true);
    const auto without = adjudicated(position, false);
    ASSERT_EQ(with.strings.size(), without.strings.size());
    int by_zone = 0;
    for (std::size_t i = 0; i < with.strings.size(); ++i) {
        const auto status = without.strings[i].status;
        if (status != optimized::Status::undecided) {
            EXPECT_EQ(with.strings[i].status, status);
        }
        for (const Finding& finding : with.strings[i].findings) {
            by_zone += finding.question.zone && finding.attacker_forces ? 1 : 0;
        }
        for (const Finding& finding : without.strings[i].findings) EXPECT_FALSE(finding.question.zone);
    }
    EXPECT_GE(by_zone, 2);
}

// The end of a game on a small grid. White's eye of seven is easy once Black's half is left out.
TEST(Zones, DecideASmallBoard) {
    const Position position = board({"...##O", "..##OO", "..#OO.", "..#O..", ".##O..", ".#OO.."});
    const std::string again =
        "echo " + one_line(position) + " | tr / '\\n' | shikatsu adjudicate --max-states 50000 -";
    const auto is_decided_with = [&](bool zones) {
        optimized::Options options;
        options.shortcuts.zones = zones;
        options.budget = {50'000, 600.0};
        return optimized::adjudicate(position, 0, options).scoring.has_value();
    };
    EXPECT_TRUE(is_decided_with(true)) << again;
    EXPECT_FALSE(is_decided_with(false)) << again;
}

}  // namespace
}  // namespace shikatsu::zones
