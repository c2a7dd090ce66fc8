// Patterns and clearings as certificates by asura's model: what they claim, and what they may not do there.
#include <gtest/gtest.h>

#include "optimized/asura1989/regions.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_reader.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/values/vertex.hpp"
#include "tests/asura1989/by_parts_comparison.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearings.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/chain_certificate.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

namespace engine = optimized::asura1989;
using check::Outcome;
using check::Verdict;
using reference::CertifiedRules;

using reference::asura1989::testing::shown_by_parts;

constexpr std::uint64_t boards = 100'000;

/// The chain's certificate by parts of the position.
std::string text_by_parts(const Position& position, const std::string& at) {
    for (const engine::ChainVerdict& chain : shown_by_parts(position, boards)) {
        if (vertex(position.grid(), chain.points.front()) == at && chain.finding.has_proof())
            return tools::chain_certificate_text(position, {}, chain);
    }
    throw std::runtime_error("no proof by parts");
}

Position game() {
    return board("..OOOOO#./..O.O###./..OO##O../..O#...../..O##.#../.OOO#..#./..O##OO../.OO#O#.../.O##.....");
}

void accept(const std::string& text, const std::string& claim) {
    const Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence;
    EXPECT_EQ(verdict.sentence, claim);
}

void reject(const reference::ClearingCertificate& certificate, std::size_t line,
            const std::string& sentence) {
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << verdict.sentence;
    EXPECT_EQ(verdict.line, line);
    EXPECT_EQ(verdict.sentence, sentence);
}

/// With another line; lines count from 1.
std::string with_line(const std::string& text, std::size_t line, const std::string& changed) {
    std::vector<std::string> lines = lines_of(text);
    lines.at(line - 1) = changed;
    return repaired(lines);
}

// [AS89-SA-4]
TEST(AsuraCertificates, SayWhichChainsAreAliveAndWhichAreDead) {
    accept(text_by_parts(game(), "C9"), "by asura's model the white chain at C9 is alive");
    accept(text_by_parts(game(), "G7"), "by asura's model the white chains at G7 F3 E2 are dead");
}

/// A certificate by which a stone comes to stay beside the chain, which may be captured, where the
/// compensation-region is not the whole grid.
std::string text_of_a_gain() {
    const Position position = board("###OO/#O##O/#.#O./.##O#");
    for (const engine::ChainVerdict& chain : shown_by_parts(position, boards)) {
        const std::size_t region = chain.finding.gained_on.size();
        if (region > 0 && region < static_cast<std::size_t>(position.grid().size()))
            return tools::chain_certificate_text(position, {}, chain);
    }
    throw std::runtime_error("no stone comes");
}

// [AS89-SA-1]
TEST(AsuraCertificates, AStoneThatComesToTheCompensationRegionMakesUpForTheChain) {
    const std::string text = text_of_a_gain();
    const Verdict verdict = check::check_bytes(text, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
    EXPECT_TRUE(verdict.sentence.ends_with(" is alive")) << verdict.sentence;
    reference::PatternCertificate elsewhere = reference::read_patterns(text, {}).value();
    ASSERT_FALSE(elsewhere.region.empty());
    elsewhere.region.clear();
    for (const Point point : elsewhere.position.grid().points()) elsewhere.region.push_back(point);
    const Verdict refused = reference::check(elsewhere, {});
    EXPECT_EQ(refused.outcome, Outcome::rejected) << text;
    EXPECT_EQ(refused.sentence, "the region is not in the compensation-region") << text;
    elsewhere.rules = CertifiedRules::japanese_2003;
    EXPECT_TRUE(reference::check(elsewhere, {}).accepted());
}

TEST(AsuraCertificates, HaveTheirOwnLineOfReadings) {
    const std::string text = text_by_parts(game(), "C9");
    EXPECT_EQ(lines_of(text)[1], "rules asura-1989");
    EXPECT_EQ(lines_of(text)[2], "readings any");
    for (const auto& [line, changed] : {std::pair{2, "rules japanese-2003"}, std::pair{2, "rules ing-sst"},
                                        std::pair{3, "readings literal"}}) {
        const Verdict verdict =
            check::check_bytes(with_line(text, static_cast<std::size_t>(line), changed), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable) << changed;
    }
}

// Bent four in the corner beside a ko threat.
TEST(AsuraCertificates, OfClearingsMayRelyOnTheDefendersBans) {
    const Position position =
        board("OOOOOOOO########.#/##OOO.OO#OOOOOO###/.####OOO#O....O#.#/OOO.#O.O#OOOOOO###");
    accept(text_by_parts(position, "A3"), "by asura's model the black chain at A3 is dead");
}

// [AS89-HS-10]
TEST(AsuraCertificates, OfPartsStandInWhereAStrategyWouldBeTooLong) {
    const Position position = board("#OOO.#/####OO/.O##.O/.O.#OO/#.O..#/###OOO");
    for (const bool by_parts : {true, false}) {
        engine::Options options;
        options.budget = {100'000, 600.0};
        options.by_parts = by_parts;
        options.max_witness_states = 10;
        for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
            if (vertex(position.grid(), chain.points.front()) != "E5") continue;
            EXPECT_EQ(chain.finding.alive, true);
            EXPECT_EQ(chain.finding.has_proof(), by_parts);
            if (by_parts)
                accept(tools::chain_certificate_text(position, {}, chain),
                       "by asura's model the white chain at E5 is alive");
        }
    }
}

/// Whether the chain's certificate is accepted, and says of it what was found.
bool says_so(const Position& position, const engine::ChainVerdict& chain) {
    const Verdict verdict = check::check_bytes(tools::chain_certificate_text(position, {}, chain), {});
    const std::string& said = verdict.sentence;
    return verdict.accepted() && said.ends_with(chain.finding.alive == true ? " alive" : " dead") &&
           said.find(std::string(name(chain.owner)) + " chain") != std::string::npos &&
           said.find(" " + vertex(position.grid(), chain.points.front()) + " ") != std::string::npos;
}

// [AS89-SA-4]
TEST(AsuraCertificates, OfPartsThatStandInSayTheSame) {
    int by_stones_that_stay = 0;
    int by_stones_that_come = 0;
    int by_clearings = 0;
    std::mt19937 random(20031);
    for (const Position& position : reference::testing::drawn_positions(4, 5, 25, ".##O", random)) {
        engine::Options options;
        options.budget = {20'000, 600.0};
        options.max_witness_states = 1;
        for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
            if (!chain.finding.has_proof()) continue;
            EXPECT_TRUE(says_so(position, chain))
                << vertex(position.grid(), chain.points.front()) << ": echo " << one_line(position)
                << " | tr / '\\n' | shikatsu adjudicate --rules asura-1989 --max-states 20000 "
                   "--max-certificate-states 1 --verify -";
            if (chain.finding.patterns)
                ++(chain.finding.gained_on.empty() ? by_stones_that_stay : by_stones_that_come);
            if (chain.finding.clearing) ++by_clearings;
        }
    }
    EXPECT_GT(by_stones_that_stay, 10);
    EXPECT_GT(by_stones_that_come, 2);
    EXPECT_GT(by_clearings, 5);
}

/// A clearing made by hand for the Japanese 2003 Rules, said of this model.
reference::ClearingCertificate hand_made(const std::string& rows) {
    for (const HandMadeClearing& made : hand_made_clearings()) {
        if (made.rows != rows) continue;
        reference::ClearingCertificate certificate = made.read();
        certificate.rules = CertifiedRules::asura_1989;
        return certificate;
    }
    throw std::runtime_error("no such clearing");
}

TEST(AsuraCertificates, OfClearingsNeedThreeLines) {
    reject(hand_made(".##O/###."), 4, "by asura's model there is no clearing on fewer than three lines");
}

TEST(AsuraCertificates, OfClearingsSayNothingOfStonesThatStay) {
    reference::ClearingCertificate certificate = hand_made("###.#/.####/O.#.#");
    EXPECT_TRUE(reference::check(certificate, {}).accepted());
    certificate.clearing.stays = Point{0};
    reject(certificate, 11, "by asura's model nothing is said of stones that stay");
}

// [AS89-SA-1]
TEST(AsuraCertificates, OfClearingsClearTheWholeCompensationRegion) {
    reference::ClearingCertificate certificate = hand_made("###.#/.####/O.#.#");
    const Grid narrow = certificate.position.grid();
    certificate.position = board("###.#./.####./O.#.#.");
    const Grid& wide = certificate.position.grid();
    const auto moved = [&](Point& point) { point = wide.at(narrow.row(point), narrow.column(point)); };
    for (Point& unit : certificate.clearing.units) moved(unit);
    for (ClearedRegion& region : certificate.clearing.regions) {
        for (Point& point : region.points) moved(point);
        for (auto& [unit, number] : region.needs) moved(unit);
        ASSERT_TRUE(region.states.empty() || region.states.front().parts.empty());
        for (ClearedState& state : region.states) {
            if (state.work) moved(*state.work);
            for (std::optional<Point>& answer : state.answers) moved(answer.value());
        }
    }
    reject(certificate, 11, "no chain has its compensation-region where all is cleared");
    certificate.rules = CertifiedRules::japanese_2003;
    EXPECT_TRUE(reference::check(certificate, {}).accepted());
}

// [AS89-HS-6] A ko-pass removes none of the opponent's ko-shadows.
TEST(AsuraCertificates, OfClearingsRelyOnNoBansWhereTheKeeperMayBeBanned) {
    const Position position = board("..O./###O/#.OO/#O#.");
    const Point stone = point_of_vertex(position.grid(), "C4").value();
    optimized::AreaClearing clearing(position, Player::black, engine::area_to_clear(position, stone));
    const auto found = clearing.find({100'000, 64}, 1, [] { return false; });
    ASSERT_TRUE(found);
    reference::ClearingCertificate certificate{position, Player::black, found->clearing};
    EXPECT_TRUE(reference::check(certificate, {}).accepted());
    certificate.rules = CertifiedRules::asura_1989;
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_TRUE(
        verdict.sentence.ends_with("the keeper may be banned where the opponent's bans are relied on"))
        << verdict.sentence;
}

}  // namespace
}  // namespace shikatsu::certificates
