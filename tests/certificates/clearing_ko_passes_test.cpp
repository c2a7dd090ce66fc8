// Clearings in which the keeper leaves plays unanswered and makes ko-passes in the place of work.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "optimized/clearing/find_clearing.hpp"
#include "optimized/clearing/known_plays.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/certificates/keeping_scene.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearing_mutants.hpp"
#include "tests/certificates/clearing_truth.hpp"
#include "tests/certificates/clearings.hpp"
#include "tests/certificates/drawn_walls.hpp"
#include "tests/certificates/lists_of_regions.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using reference::ClearingCertificate;

const char* const drawn_again =
    "; drawn with seed 1868; again: ctest --test-dir build/release -R clearing_ko_passes";

std::optional<ClearingCertificate> clearing_of_all(const Position& position) {
    auto found = optimized::find_clearing(position, Player::black, position.grid().points(),
                                          optimized::clearing_effort(1), 1, [] { return false; });
    if (!found) return std::nullopt;
    ClearingCertificate certificate{position, Player::black, std::move(found->clearing)};
    if (reference::captured_by(certificate).empty()) return std::nullopt;
    return certificate;
}

/// In how many states the keeper makes a ko-pass, and how many plays he leaves unanswered.
std::pair<int, int> ko_passes_and_plays_left(ClearingCertificate certificate) {
    int ko_passes = 0;
    int left = 0;
    for_each_state(certificate.clearing.regions, [&](const ClearedState& state) {
        ko_passes += state.ko_pass ? 1 : 0;
        left += static_cast<int>(std::count(state.answers.begin(), state.answers.end(), std::nullopt));
    });
    return {ko_passes, left};
}

/// Other work in a state, or another answer.
void change_waiting(ClearedState& state, std::mt19937& random) {
    if (random() % 2 == 0) {
        state.ko_pass = !state.ko_pass;
        if (state.ko_pass) state.work.reset();
    } else if (!state.answers.empty()) {
        std::optional<Point>& answer = state.answers[random() % state.answers.size()];
        answer = answer ? std::nullopt : state.work;
    }
}

/// One state waits otherwise; half of the time something else is changed, too.
ClearingCertificate waiting_otherwise(ClearingCertificate certificate, std::mt19937& random) {
    ClearedRegion& region = any_region(certificate.clearing.regions, random);
    if (!region.states.empty()) change_waiting(region.states[random() % region.states.size()], random);
    if (random() % 2 == 0) mutate(certificate, random);
    return certificate;
}

// [J2003-HS-4, J2003-ST-6]
TEST(KeepersKoPasses, AreAcceptedAndTrueAndChangedOnesClaimNothingWrong) {
    std::mt19937 random(1868);
    ClearingTruth truth;
    int with_ko_passes = 0;
    int with_plays_left = 0;
    int accepted = 0;
    int rejected = 0;
    for (int i = 0; i < 8'000; ++i) {
        const auto certificate =
            clearing_of_all(i % 2 == 0 ? wall_between(6, 3, random) : wall_between(9, 3, random));
        if (!certificate) continue;
        const auto [ko_passes, left] = ko_passes_and_plays_left(*certificate);
        if (ko_passes == 0 && left == 0) continue;
        with_ko_passes += ko_passes > 0 ? 1 : 0;
        with_plays_left += left > 0 ? 1 : 0;
        const auto verdict = reference::check(*certificate, {});
        EXPECT_TRUE(verdict.accepted())
            << verdict.line << ": " << verdict.sentence << drawn_again << '\n'
            << tools::clearing_text(certificate->position, Player::black, certificate->clearing);
        truth.expect(*certificate, fmt::format("as found{}", drawn_again));
        for (int change = 0; change < 20; ++change) {
            const ClearingCertificate other = waiting_otherwise(*certificate, random);
            const bool is_accepted = reference::check(other, {}).accepted();
            ++(is_accepted ? accepted : rejected);
            if (is_accepted) truth.expect(other, fmt::format("changed{}", drawn_again));
        }
    }
    std::printf("with ko-passes %d, with plays left %d; changed: accepted %d, rejected %d\n", with_ko_passes,
                with_plays_left, accepted, rejected);
    EXPECT_GT(with_ko_passes, 50) << drawn_again;
    EXPECT_GT(with_plays_left, 20) << drawn_again;
    EXPECT_GT(accepted, 100) << drawn_again;
    EXPECT_GT(rejected, 1'000) << drawn_again;
}

/// What is said if the keeper makes a ko-pass in the place of work, state by state.
std::map<std::string, int> objections_to_ko_passes(ClearingCertificate certificate) {
    std::map<std::string, int> objections;
    for_each_state(certificate.clearing.regions, [&](ClearedState& state) {
        if (!state.work) return;
        const ClearedState as_it_was = state;
        state.ko_pass = true;
        state.work.reset();
        const std::string sentence = reference::check(certificate, {}).sentence;
        for (const char* words : {"there is no reason for a ko-pass", "would lift the opponent's bans",
                                  "it is not sure that the keeper is banned"})
            objections[words] += sentence.find(words) != std::string::npos ? 1 : 0;
        state = as_it_was;
    });
    return objections;
}

TEST(KeepersKoPasses, AreRejectedWhereTheyAreNotSureOrLiftTheOpponentsBans) {
    std::mt19937 random(1868);
    std::map<std::string, int> objections;
    for (int i = 0; i < 400; ++i) {
        const auto certificate = clearing_of_all(
            reference::testing::drawn_position(Grid::create(3, 5).value(), "####OOO...", random));
        if (!certificate) continue;
        for (const auto& [words, number] : objections_to_ko_passes(*certificate)) objections[words] += number;
    }
    for (const auto& [words, number] : objections) {
        std::printf("%s: %d\n", words.c_str(), number);
        EXPECT_GT(number, 0) << words << drawn_again;
    }
    EXPECT_EQ(objections.size(), 3U) << drawn_again;
}

// `O.O.O#.` between kept stones: the keeper is banned on the second place for sure, and the opponent, if he
// is banned, on the last. [J2003-HS-4]
TEST(KeepersKoPasses, AreMadeOnlyWhereNoBanOfTheOpponentsIsReliedOn) {
    const Position position = position_from_rows(std::vector<std::string>{"#O.O.O#.#"}).value();
    auto scene = reference::KeepingScene::of(position, Player::black);
    for (const int column : {0, 8}) scene.add_unit(position.grid().at(0, column));
    std::vector<Point> points;
    for (int column = 1; column < 8; ++column) points.push_back(position.grid().at(0, column));
    const reference::RegionGrid grid(position.grid(), points, scene.kept, Player::black);
    const reference::RegionState state = scene.state_of(grid);
    for (reference::Place place = 0; place < grid.size(); ++place) {
        EXPECT_EQ(grid.takes_in_a_ko(state, place), place == 1 || place == 3) << place;
        EXPECT_EQ(grid.ko_captured(state, place).has_value(), place == 6) << place;
    }
    optimized::Mask walls = 0;
    const optimized::RegionShape shape = optimized::shape_of(
        points, [&](Point point) { return position.grid().adjacent(point); },
        [&](int place, Point) { walls |= optimized::mask_of(place); });
    const optimized::RegionField field(shape, shape.all(), 0, walls);
    optimized::KnownState known{{0b0010101, 0b0100000, 0b0000010, 0}, shape.all()};
    EXPECT_TRUE(optimized::keeper_can_ko_pass(field, known))
        << "again: ctest --test-dir build/release -R clearing_ko_passes";
    known.state.barred = 0b1000000;
    EXPECT_FALSE(optimized::keeper_can_ko_pass(field, known))
        << "again: ctest --test-dir build/release -R clearing_ko_passes";
}

// [J2003-HS-4, J2003-LD-10]
TEST(KeepersKoPasses, LetHimBeginElsewhereThoughAKoIsLeft) {
    const auto certificate = clearing_of_all(permanent_ko());
    ASSERT_TRUE(certificate.has_value());
    const auto verdict = reference::check(*certificate, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
    EXPECT_EQ(reference::captured_by(*certificate).size(), 2U);
    const auto [ko_passes, left] = ko_passes_and_plays_left(*certificate);
    EXPECT_GT(ko_passes, 0);
    EXPECT_GT(left, 0);
}

/// After A1 Black waits when White takes back on B1 there, and then makes a ko-pass.
HandMadeClearing with_ko_pass() {
    return {"a ko-pass of the keeper's",
            "#O.#.#/..####",
            "black",
            {"units D2",
             "first-play B1",
             "regions 2",
             "needs D2 1",
             "points E2",
             "filled",
             "needs D2 1",
             "points A2 B2 C2 A1 B1",
             "bans",
             "states 1",
             "parts 1",
             "needs D2 1",
             "points A2 B2 C2 A1",
             "bans",
             "states 12",
             "work A1 answers pass",
             "known A2 C2 A1",
             "parts 1",
             "needs D2 1",
             "points B2 C2",
             "filled",
             "work ko-pass answers C2 A2",
             "work A2 answers C2 A2",
             "parts 1",
             "needs D2 1",
             "points A2 B2 A1",
             "states 3",
             "work none answers B2 A2 A2",
             "known B2 A1",
             "parts 1",
             "needs D2 1",
             "points A2 A1",
             "filled",
             "work none answers none",
             "work none answers A1 B2",
             "work A1 after-ko-pass A1 answers none",
             "parts 1",
             "needs D2 1",
             "points A2 B2 A1",
             "states 3",
             "work none answers B2 A2 A2",
             "known B2 A1",
             "again",
             "work none answers none",
             "work none answers A1 B2",
             "known A2 C2 A1",
             "parts 1",
             "needs D2 1",
             "points B2 C2",
             "filled",
             "known A2 B2 C2",
             "parts 2",
             "needs D2 1",
             "points C2",
             "filled",
             "needs none",
             "points A1",
             "filled",
             "known A2 B2 C2",
             "parts 2",
             "needs D2 1",
             "points C2",
             "filled",
             "needs none",
             "points A1",
             "filled"}};
}

constexpr std::size_t first_line_of_it = 8;

/// What is said of the sample with another line.
check::Verdict verdict_with_line(std::size_t line, const std::string& text) {
    HandMadeClearing made = with_ko_pass();
    made.lines[line - first_line_of_it] = text;
    return check::check_bytes(made.text(), {});
}

void expect_waiting_rejected(std::size_t line, const std::string& text, const std::string& sentence) {
    const check::Verdict verdict = verdict_with_line(line, text);
    EXPECT_EQ(verdict.outcome, check::Outcome::rejected) << text;
    EXPECT_EQ(verdict.line, line) << text;
    EXPECT_EQ(verdict.sentence, sentence) << text;
}

TEST(KeepersKoPasses, ThatAreWrongAreRejectedWithTheLineAndTheMoves) {
    EXPECT_TRUE(check::check_bytes(with_ko_pass().text(), {}).accepted());
    EXPECT_EQ(verdict_with_line(23, "work A1 answers pass").line, 0U);
    const std::string region = "in the region of A2: in the region of A2";
    const std::string needless = "there is no reason for a ko-pass of the keeper";
    expect_waiting_rejected(23, "work ko-pass answers pass", region + ": " + needless);
    expect_waiting_rejected(30, "work ko-pass answers C2 A2",
                            region + " after A1 pass pass ko-pass: " + needless);
    expect_waiting_rejected(29, "work A2 answers C2 A2",
                            region + " after A1 pass: the work is not allowed: A2");
    expect_waiting_rejected(29, "work none answers C2 A2",
                            region + " after A1 pass: there is no work where the opponent has stones");
}

// [AS89-HS-6] There a ko-pass is for one ko-shadow, and another move than here.
TEST(KeepersKoPasses, AreNotThoseOfAsurasModel) {
    auto certificate = clearing_of_all(permanent_ko()).value();
    certificate.rules = reference::CertifiedRules::asura_1989;
    const std::string sentence = reference::check(certificate, {}).sentence;
    EXPECT_NE(sentence.find("by asura's model the keeper"), std::string::npos) << sentence;
}

}  // namespace
}  // namespace shikatsu::certificates
