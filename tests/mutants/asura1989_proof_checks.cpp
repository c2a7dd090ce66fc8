// asura's model: what certificates prove, and what proves nothing.
#include <random>

#include "optimized/asura1989/adjudication.hpp"
#include "optimized/asura1989/regions.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "reference/certificates/pattern_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/asura1989/main_line_objection.hpp"
#include "tests/certificates/changed_hypo_sequences.hpp"
#include "tests/certificates/changed_hypo_strategies.hpp"
#include "tests/certificates/played_out_strategy.hpp"
#include "tests/mutants/asura1989_checks.hpp"
#include "tests/mutants/samples.hpp"

namespace shikatsu::mutants {

namespace {

namespace engine = optimized::asura1989;
namespace model = reference::asura1989;

/// What the search of hypo-sequences finds about each chain of the positions.
template <class Visit>
void for_each_chain(const std::vector<Position>& positions, Visit visit) {
    engine::Options options;
    options.budget = {200'000, 600.0};
    options.by_parts = false;
    options.max_witness_states = 100'000;
    for (const Position& position : positions) {
        for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains)
            visit(position, chain.points.front(), chain.finding);
    }
}

model::Status status_of(const engine::StatusFinding& finding) {
    return finding.alive.value() ? model::Status::alive : model::Status::dead;
}

/// The strategies without repetition about the chains of the positions.
std::vector<reference::HypoCertificate> strategies_of(const std::vector<Position>& positions) {
    std::vector<reference::HypoCertificate> all;
    for_each_chain(positions, [&](const Position& position, Point first, const auto& finding) {
        if (finding.strategy) all.push_back({position, first, status_of(finding), *finding.strategy});
    });
    return all;
}

/// The choices along hypo-sequences about those chains that have no such strategy.
std::vector<reference::SequencesCertificate> sequences_of(const std::vector<Position>& positions) {
    std::vector<reference::SequencesCertificate> all;
    for_each_chain(positions, [&](const Position& position, Point first, const auto& finding) {
        if (!finding.sequences) return;
        all.push_back({position, shikatsu::asura1989::PreviousOccurrence::last, first, status_of(finding),
                       *finding.sequences});
    });
    return all;
}

/// Those that the checker refuses before any mutant is active.
std::vector<reference::HypoCertificate> forged_from(
    const std::vector<reference::HypoCertificate>& strategies) {
    std::mt19937 random(20031);
    std::vector<reference::HypoCertificate> forged;
    for (const reference::HypoCertificate& strategy : strategies) {
        std::vector<reference::HypoCertificate> changed;
        for (int i = 0; i < 20; ++i) changed.push_back(certificates::changed(strategy, random));
        const std::size_t lines = strategy.strategy.lines.size();
        for (std::size_t i = 0; i < lines; i += 1 + lines / 20)
            changed.push_back(certificates::with_line_put_off(strategy, i));
        std::erase_if(changed, [](const auto& one) { return check(one, {}).accepted(); });
        forged.insert(forged.end(), changed.begin(), changed.end());
    }
    return forged;
}

/// What the search of hypo-sequences proves, and what is no proof.
std::function<void(Cases&)> check_strategies() {
    std::vector<Position> positions = reference::testing::legal_positions(1, 4);
    for (const Position& position : sample_of(2, 3, 80)) positions.push_back(position);
    for (const Position& position : drawn_positions(3, 4, 15, ".##OO")) positions.push_back(position);
    positions.push_back(position_from_rows(std::vector<std::string>{".O.#", ".#O.", "....", "...."}).value());
    const auto plain = strategies_of(positions);
    const auto forged = forged_from(plain);
    return [positions, plain, forged](Cases& cases) {
        const auto found = strategies_of(positions);
        cases.expect(found.size() == plain.size(), "strategies: how many there are");
        for (const auto& strategy : found) {
            const auto verdict = check(strategy, {});
            cases.expect(verdict.accepted(),
                         "strategy on " + one_line(strategy.position) + ": " + verdict.sentence);
        }
        for (const auto& strategy : plain)
            cases.expect(check(strategy, {}).accepted(), "a strategy on " + one_line(strategy.position));
        for (const auto& strategy : forged) {
            cases.expect(!check(strategy, {}).accepted(),
                         "a forged strategy on " + one_line(strategy.position));
        }
    };
}

/// Whether the checker accepts what parts prove of a chain, and it says so of this one.
bool proved_by_parts(const Position& position, const engine::ChainVerdict& chain) {
    constexpr auto rules = reference::CertifiedRules::asura_1989;
    const Point first = chain.points.front();
    if (chain.finding.patterns) {
        const reference::PatternCertificate certificate{position, first, *chain.finding.patterns,
                                                        chain.finding.gained_on, rules};
        return chain.finding.alive == true && check(certificate, {}).accepted();
    }
    const reference::ClearingCertificate certificate{position, opponent(chain.owner), *chain.finding.clearing,
                                                     rules};
    const auto claim = reference::dead_chains(certificate);
    return chain.finding.alive == false && check(certificate, {}).accepted() &&
           std::ranges::find(claim.chains, first) != claim.chains.end();
}

/// What parts prove of chains whose strategies would be too long.
std::function<void(Cases&)> check_parts_that_stand_in() {
    engine::Options options;
    options.budget = {20'000, 600.0};
    options.max_witness_states = 1;
    return [positions = drawn_positions(4, 5, 12, ".##O"), options](Cases& cases) {
        int by_patterns = 0;
        int by_clearings = 0;
        for (const Position& position : positions) {
            for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
                const bool by_clearing = chain.finding.clearing != nullptr;
                if (!chain.finding.patterns && !by_clearing) continue;
                ++(by_clearing ? by_clearings : by_patterns);
                cases.expect(proved_by_parts(position, chain), "parts on " + one_line(position));
            }
        }
        cases.expect(by_patterns > 10 && by_clearings > 10, "parts that stand in: how many there are");
    };
}

/// How play goes, as main lines have it.
std::function<void(Cases&)> check_main_lines() {
    std::vector<Position> positions = sample_of(2, 3, 60);
    for (const Position& position : sample_of(1, 5, 30)) positions.push_back(position);
    for (const Position& position : drawn_positions(3, 4, 15, ".##OO")) positions.push_back(position);
    return [positions](Cases& cases) {
        engine::Options options;
        options.budget = {200'000, 600.0};
        options.want_main_lines = true;
        for (const Position& position : positions) {
            for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
                cases.expect(chain.finding.main_line.has_value(),
                             "main lines: there is one on " + one_line(position));
                if (!chain.finding.main_line) continue;
                const auto objection = model::testing::objection_to_main_line(position, chain, {});
                cases.expect(!objection,
                             "main line on " + one_line(position) + ": " + objection.value_or(""));
            }
        }
    };
}

/// What hypo-sequences with their past prove, and what is no proof.
std::function<void(Cases&)> check_sequences() {
    std::vector<Position> positions = reference::testing::legal_positions(1, 2);
    for (const Position& position : sample_of(2, 2, 12)) positions.push_back(position);
    for (const Position& position : sample_of(1, 5, 30)) positions.push_back(position);
    for (const Position& position : drawn_positions(3, 4, 40, ".##OO")) positions.push_back(position);
    const auto plain = sequences_of(positions);
    std::mt19937 random(20031);
    std::vector<reference::SequencesCertificate> forged;
    for (const auto& one : plain) {
        for (int i = 0; i < 20; ++i) forged.push_back(certificates::changed(one, random));
    }
    for (const auto& strategy :
         strategies_of({position_from_rows(std::vector<std::string>{"##.O", "O.O."}).value()})) {
        for (const int turns : {0, 1, 2}) forged.push_back(certificates::played_out(strategy, turns));
    }
    std::erase_if(forged, [](const auto& one) { return check(one, {}).accepted(); });
    return [positions, plain, forged](Cases& cases) {
        const auto found = sequences_of(positions);
        cases.expect(found.size() == plain.size(), "hypo-sequences: how many there are");
        for (const auto& one : found) {
            const auto verdict = check(one, {});
            cases.expect(verdict.accepted(),
                         "hypo-sequences on " + one_line(one.position) + ": " + verdict.sentence);
        }
        for (const auto& one : plain)
            cases.expect(check(one, {}).accepted(), "the hypo-sequences on " + one_line(one.position));
        for (const auto& one : forged)
            cases.expect(!check(one, {}).accepted(), "forged hypo-sequences on " + one_line(one.position));
    };
}

/// Clearings that hold by the Japanese 2003 Rules only.
std::function<void(Cases&)> check_clearings_of_other_rules() {
    const std::vector<std::pair<std::vector<std::string>, Point>> boards{
        {{"..O.", "###O", "#.OO", "#O#."}, Point{2}}, {{".##O", "###."}, Point{3}}};
    std::vector<reference::ClearingCertificate> certificates;
    for (const auto& [rows, stone] : boards) {
        const Position position = position_from_rows(rows).value();
        optimized::AreaClearing clearing(position, Player::black, engine::area_to_clear(position, stone));
        const auto found = clearing.find({100'000, 64}, 1, [] { return false; });
        certificates.push_back({position, Player::black, found.value().clearing});
    }
    return [certificates](Cases& cases) {
        for (reference::ClearingCertificate certificate : certificates) {
            const std::string where = one_line(certificate.position);
            cases.expect(check(certificate, {}).accepted(), "a clearing of " + where);
            certificate.rules = reference::CertifiedRules::asura_1989;
            cases.expect(!check(certificate, {}).accepted(), "a clearing by asura's model of " + where);
        }
    };
}

}  // namespace

std::vector<Check> asura1989_proof_checks() {
    return {{"asura: strategies", Turn::middle, check_strategies()},
            {"asura: hypo-sequences", Turn::middle, check_sequences()},
            {"asura: parts that stand in", Turn::middle, check_parts_that_stand_in()},
            {"asura: main lines", Turn::middle, check_main_lines()},
            {"asura: clearings of other rules", Turn::middle, check_clearings_of_other_rules()}};
}

}  // namespace shikatsu::mutants
