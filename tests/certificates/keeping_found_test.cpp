// Keepings that are found on random positions: they are accepted and true, and changed ones claim nothing
// that is wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>
#include <tuple>

#include "optimized/adjudication.hpp"
#include "optimized/keeping/find_keeping.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_ones.hpp"
#include "tests/certificates/force_truth.hpp"
#include "tests/certificates/keeping_mutants.hpp"
#include "tests/certificates/keepings.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/keeping_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Verdict;
using reference::KeepingCertificate;

/// Fails unless none of the strings of which the keeping says so can be captured.
void expect_true(ForceTruth& truth, const KeepingCertificate& certificate, const std::string& how) {
    for (const Point unit : certificate.keeping.units)
        EXPECT_FALSE(truth.forced(certificate.position, unit, {}))
            << how << "\n"
            << tools::keeping_text(certificate.position, certificate.keeper, certificate.keeping);
}

/// A position in which each string has a liberty, with many stones of black.
Position crowded_with_black(int rows, int columns, std::mt19937& random) {
    return reference::testing::drawn_position(Grid::create(rows, columns).value(), "######O...", random);
}

struct KeepingCounts {
    int found = 0;
    int splits = 0;
    int links = 0;
    int later_units = 0;

    void add(const Keeping& keeping, bool outermost = true) {
        ++(outermost ? found : splits);
        if (!outermost) later_units += static_cast<int>(keeping.units.size());
        for (const KeepingRegion& region : keeping.regions) {
            links += region.link ? 1 : 0;
            for (const KeepingState& state : region.states) {
                for (const Keeping& split : state.split) add(split, false);
            }
        }
    }
};

/// Calls visit(certificate) for what is found on so many positions of each of some grids.
void for_each_found(int positions, const std::function<void(const KeepingCertificate&)>& visit) {
    std::mt19937 random(20031);
    for (const auto& [rows, columns] : {std::pair{2, 6}, std::pair{3, 4}, std::pair{3, 5}}) {
        for (int i = 0; i < positions; ++i) {
            const Position position = crowded_with_black(rows, columns, random);
            for (const optimized::FoundKeeping& found : optimized::find_keepings(
                     position, Player::black, optimized::keeping_effort(1 + i % 3), [] { return false; }))
                visit({position, Player::black, found.keeping});
        }
    }
}

// [J2003-ST-6]
TEST(FoundKeepings, AreAcceptedAndTrue) {
    KeepingCounts counts;
    ForceTruth truth;
    for_each_found(300, [&](const KeepingCertificate& certificate) {
        counts.add(certificate.keeping);
        const std::string text =
            tools::keeping_text(certificate.position, certificate.keeper, certificate.keeping);
        const Verdict verdict = check::check_bytes(text, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << "\n" << text;
        expect_true(truth, certificate, "as found");
    });
    std::printf("found %d, links %d, splits %d, later units %d\n", counts.found, counts.links, counts.splits,
                counts.later_units);
    EXPECT_GT(counts.found, 300);
    EXPECT_GT(counts.links, 10);
    EXPECT_GT(counts.splits, 50);
}

TEST(FoundKeepings, ChangedClaimNothingWrong) {
    std::mt19937 random(1976);
    ChangedOnes changed_ones;
    ForceTruth truth;
    const auto try_mutants = [&](const KeepingCertificate& certificate) {
        for (int i = 0; i < 60; ++i) {
            KeepingCertificate changed = certificate;
            const std::string how = mutate(changed.keeping, changed.position.grid(), random);
            if (how.empty()) continue;
            const bool accepted = reference::check(changed, {}).accepted();
            changed_ones.note(how, accepted);
            if (accepted) expect_true(truth, changed, how);
        }
    };
    for (const HandMade& made : hand_made_keepings()) try_mutants(made.read());
    for_each_found(60, try_mutants);
    changed_ones.print();
    EXPECT_GT(changed_ones.rejected(), 1000);
}

/// The units of the keepings that are found, which are accepted.
std::vector<Point> kept(const Position& position, Player keeper, int effort) {
    std::vector<Point> units;
    for (const auto& found : optimized::find_keepings(position, keeper, optimized::keeping_effort(effort),
                                                      [] { return false; })) {
        const auto verdict = reference::check({position, keeper, found.keeping}, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
        units.insert(units.end(), found.keeping.units.begin(), found.keeping.units.end());
    }
    return units;
}

bool has(const std::vector<Point>& units, Point unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

// White plays on A9, Black takes two stones from C9, White one from B9, and Black passes: all is as before.
TEST(FoundKeepings, ComeBackToWhatWas) {
    const Position position =
        board(".O.OO#.../##OO###../.#OOOO#../OOO#O#.../#OO#O#.../##O######/#.###OO#O/.#OOO..OO/.#O......");
    const Grid& grid = position.grid();
    EXPECT_TRUE(has(kept(position, Player::black, 2), grid.at(1, 0))) << "A8";
    EXPECT_TRUE(has(kept(position, Player::white, 0), grid.at(0, 3))) << "D9";
}

// What adjudication says by a keeping it says of the string itself and of its owner.
TEST(FoundKeepings, AreCertifiedForTheStringsThatTheyKeep) {
    const Position position =
        board(".#.##O.../OO##OOO../.O####O../###O#O.../O##O#O.../OO#OOOOOO/O.OOO##O#/.O###..##/.O#......");
    optimized::Options options;
    options.shortcuts.patterns = false;
    options.shortcuts.zones = false;
    options.shortcuts.clearings = false;
    options.budget.max_states = 130'000;
    int findings = 0;
    for (const optimized::StringVerdict& verdict : optimized::adjudicate(position, 0, options).strings) {
        for (const optimized::Finding& finding : verdict.findings) {
            if (!finding.keeping) continue;
            ++findings;
            EXPECT_EQ(finding.question.target, verdict.points.front());
            EXPECT_EQ(verdict.owner, Player::black);
            const std::string text = tools::certificate_text(position, {}, finding);
            const Verdict checked = check::check_bytes(text, {});
            EXPECT_TRUE(checked.accepted()) << checked.line << ": " << checked.sentence << "\n" << text;
        }
    }
    EXPECT_EQ(findings, 2);
}

// Where White may be banned he still makes plays that are no ko-captures.
TEST(FoundKeepings, PlayWhereOnlyAKoCaptureMayBeBanned) {
    const Position position = board("O.OOO/.O.#O/O##O.");
    const std::vector<Point> units = kept(position, Player::white, 0);
    EXPECT_TRUE(has(units, position.grid().at(0, 2))) << "C3";
    EXPECT_TRUE(has(units, position.grid().at(1, 1))) << "B2";
}

}  // namespace
}  // namespace shikatsu::certificates
