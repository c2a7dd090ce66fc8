// The checker of certificates: it accepts proofs and rejects forgeries, claims that are known to be wrong.
#include <algorithm>
#include <optional>
#include <random>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/certificate_check.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using reference::Certificate;
using Lines = std::vector<RankedStrategy::Line>;

std::vector<Certificate> proofs_about(const Position& position, const reference::String& string) {
    std::vector<Certificate> proofs;
    optimized::Asker asker(position, {});
    const auto points = position.grid().points();
    const std::vector<Point> whole(points.begin(), points.end());
    const std::vector<Point> target(string.points.begin(), string.points.end());
    for (const std::vector<Point>& region : {std::vector<Point>{}, target, whole}) {
        const auto found = asker.ask_with_witness({target.front(), region}, 1'000'000);
        proofs.push_back({position,
                          {},
                          {string, {region.begin(), region.end()}},
                          found.finding.attacker_forces.value(),
                          found.witness.value()});
    }
    return proofs;
}

/// Strategies that claim much: nothing but passes, one choice and a lemma, a lemma alone.
std::vector<RankedStrategy> bold_strategies(const Grid& grid) {
    std::vector<RankedStrategy> all;
    RankedStrategy strategy;
    strategy.levels = {std::nullopt};
    const auto add = [&](const Lines& lines) {
        strategy.lines = lines;
        all.push_back(strategy);
        strategy.lines.insert(strategy.lines.begin(), RankedStrategy::Line{});
        all.push_back(strategy);
    };
    for (const Lemma lemma : {Lemma::life, Lemma::closed, Lemma::filled}) add({{std::nullopt, lemma}});
    for (const std::uint32_t distance : {0U, 1U}) {
        add(Lines(40, {Pass{}, Lemma::none, 1, distance}));
        for (const Point point : grid.points()) {
            add({{Play{point}, Lemma::none, 1, distance}});
            add({{Play{point}, Lemma::filled, 1, distance}});
            add({{Play{point}, Lemma::life, 1, distance}});
            add({{Play{point}, Lemma::closed, 1, distance}});
        }
    }
    return all;
}

/// The same lines with nothing in the way of progress.
RankedStrategy without_measures(RankedStrategy strategy) {
    for (RankedStrategy::Line& line : strategy.lines) line.distance = 0;
    return strategy;
}

void expect_rejected(Certificate forged, Cases& cases) {
    // Lines that are left over are cut off, so that nothing but the claim is wrong.
    const auto first = reference::check(forged, {});
    if (!first.accepted() && first.states < forged.strategy.lines.size())
        forged.strategy.lines.resize(first.states);
    cases.expect(
        !first.accepted() && !reference::check(forged, {}).accepted(),
        difftest::one_line(forged.position, {}) + ": accepted, that " + reference::claim_in_words(forged));
}

HypotheticalMove any_move(const Grid& grid, std::mt19937& random) {
    const unsigned i = random() % static_cast<unsigned>(grid.size() + 2);
    if (i == static_cast<unsigned>(grid.size())) return Pass{};
    if (i > static_cast<unsigned>(grid.size())) return KoPass{};
    return Play{Point{static_cast<std::uint16_t>(i)}};
}

/// A line of any choice that makes no progress and now and then pretends a lemma.
RankedStrategy::Line any_line(const Certificate& claim, std::mt19937& random) {
    const bool pretends = random() % 6 == 0;
    const Lemma lemma = claim.attacker_forces ? Lemma::closed : Lemma::life;
    const auto levels = static_cast<unsigned>(std::max<std::size_t>(claim.strategy.levels.size(), 1));
    return {any_move(claim.position.grid(), random), pretends ? lemma : Lemma::none, 1 + random() % levels,
            random() % 3};
}

/// A line of any choice that claims to be at its goal for ever.
RankedStrategy::Line idle_line(const Certificate& claim, std::mt19937& random) {
    return {any_move(claim.position.grid(), random), Lemma::none, 1, 0};
}

using MakeLine = RankedStrategy::Line (*)(const Certificate&, std::mt19937&);

/// A strategy of choices that are allowed, with a line for every state that is met: what stands against it is
/// its measures and lemmas alone. The checker's last verdict on it, if it does not come to too many states.
std::optional<reference::CertificateVerdict> verdict_on_wandering(Certificate claim, MakeLine make_line,
                                                                  std::mt19937& random) {
    constexpr std::size_t most_states = 24;
    std::vector<RankedStrategy::Line>& lines = claim.strategy.lines;
    lines = {claim.attacker_forces ? make_line(claim, random) : RankedStrategy::Line{}};
    for (int attempt = 0; attempt < 150; ++attempt) {
        auto verdict = reference::check(claim, {});
        if (verdict.accepted()) return verdict;
        const auto says = [&](const char* words) {
            return verdict.sentence.find(words) != std::string::npos;
        };
        if (says("no line is left")) {
            if (lines.size() == most_states) return verdict;
            lines.push_back(make_line(claim, random));
        } else if (says("no state is left")) {
            lines.resize(verdict.states);
        } else {
            lines[verdict.line - claim.first_line] = make_line(claim, random);
        }
        if (!claim.attacker_forces) lines.front() = RankedStrategy::Line{};
    }
    return std::nullopt;
}

/// The wrong claim, defended by strategies that wander about until nothing but progress is missing.
void expect_wandering_rejected(Certificate wrong, std::mt19937& random, Cases& cases) {
    wrong.strategy = {};
    if (!wrong.attacker_forces) {
        wrong.strategy.levels = {std::nullopt, std::nullopt};
        for (const Point point : wrong.question.region) wrong.strategy.levels.emplace_back(point);
    }
    for (int i = 0; i < 12; ++i) {
        const auto verdict = verdict_on_wandering(wrong, i < 8 ? any_line : idle_line, random);
        cases.expect(!verdict || !verdict->accepted(), difftest::one_line(wrong.position, {}) +
                                                           ": wandering accepted, that " +
                                                           reference::claim_in_words(wrong));
    }
}

void check_string(const Position& position, const reference::String& string, Cases& cases) {
    const std::vector<Certificate> proofs = proofs_about(position, string);
    for (const Certificate& proof : proofs) {
        const auto verdict = reference::check(proof, {});
        cases.expect(verdict.accepted(), difftest::one_line(position, {}) + ": " + verdict.sentence);
        Certificate longer = proof;
        longer.strategy.lines.push_back(longer.strategy.lines.back());
        cases.expect(!reference::check(longer, {}).accepted(),
                     difftest::one_line(position, {}) + ": a line too many");
        Certificate forged = proof;
        forged.attacker_forces = !proof.attacker_forces;
        for (const Certificate& other : proofs) {
            forged.strategy = other.strategy;
            expect_rejected(forged, cases);
            forged.strategy = without_measures(other.strategy);
            expect_rejected(forged, cases);
        }
        std::mt19937 random(20035);
        expect_wandering_rejected(forged, random, cases);
        for (const RankedStrategy& bold : bold_strategies(position.grid())) {
            forged.strategy = bold;
            expect_rejected(forged, cases);
        }
    }
}

void check_forgeries(Cases& cases) {
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 4, 41}, std::tuple{1, 5, 40}, std::tuple{2, 2, 57}, std::tuple{2, 3, 25}}) {
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count))) {
            for (const reference::String& string : reference::strings(position))
                check_string(position, string, cases);
        }
    }
}

}  // namespace

std::vector<Check> checker_checks() {
    return {{"forged certificates", Turn::middle, check_forgeries}};
}

}  // namespace shikatsu::mutants
