// Proofs confined to zones before the literal checker, which looks at the border for itself.
#include <random>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/certificate_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/catalogue.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/chosen.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

extern const char* const catalogue_text;

namespace {

/// A question in a random zone.
struct Trial {
    Position position;
    reference::String string;
    optimized::Question question;
};

/// Each other point is in the zone with odds of at least so many in ten.
std::vector<Trial> trials_on(int rows, int columns, std::size_t count, unsigned least = 5) {
    std::vector<Trial> trials;
    std::mt19937 random(20031);
    for (const Position& position : sample_of(rows, columns, count)) {
        for (const reference::String& string : reference::strings(position)) {
            const unsigned odds = least + random() % (10 - least);
            std::vector<Point> zone;
            for (const Point point : position.grid().points()) {
                if (string.points.contains(point) || random() % 10 < odds) zone.push_back(point);
            }
            if (zone.size() == static_cast<std::size_t>(position.grid().size())) continue;
            const std::vector<Point> itself(string.points.begin(), string.points.end());
            for (const std::vector<Point>& region : {std::vector<Point>{}, itself, zone}) {
                for (const Player prover : {Player::black, Player::white}) {
                    trials.push_back(
                        {position, string, {itself.front(), region, optimized::ProofZone{zone, prover}}});
                }
            }
        }
    }
    return trials;
}

/// Black relies on a ban that no ko-pass inside can lift: its ko is not on the board. [J2003-HS-4]
std::vector<Trial> trials_with_dormant_bans() {
    struct Board {
        std::vector<std::string> rows;
        std::uint16_t target;
        std::uint16_t outside;
        bool whole_zone;
    };
    std::vector<Trial> trials;
    for (const Board& board : {Board{{"...#.", "O#.#O"}, 6, 9, false}, Board{{".##..", ".O..O"}, 6, 9, false},
                               Board{{"#.#.", "O#O.", "O.#O"}, 6, 3, true}}) {
        const Position position = position_from_rows(board.rows).value();
        std::vector<Point> zone = position.grid().points();
        std::erase(zone, Point{board.outside});
        const Point target{board.target};
        const std::vector<Point> region = board.whole_zone ? zone : std::vector<Point>{target};
        trials.push_back({position,
                          reference::string_at(position, target),
                          {target, region, optimized::ProofZone{zone, Player::black}}});
    }
    return trials;
}

/// How many questions were decided in their zones, by whom they were won.
struct Wins {
    int forced = 0;
    int prevented = 0;
};

template <class Visit>
Wins decide(const std::vector<Trial>& trials, Visit visit) {
    Wins wins;
    for (const Trial& trial : trials) {
        const auto found = optimized::Asker(trial.position, {}).ask_with_witness(trial.question, 1'000'000);
        if (!found.finding.attacker_forces) continue;
        ++(*found.finding.attacker_forces ? wins.forced : wins.prevented);
        visit(trial, found);
    }
    return wins;
}

reference::Certificate certificate_of(const Trial& trial, const optimized::Asker::Witnessed& found) {
    const std::vector<Point>& region = trial.question.region;
    const std::vector<Point>& zone = trial.question.zone->points;
    reference::Certificate certificate{trial.position,
                                       {},
                                       {trial.string, {region.begin(), region.end()}},
                                       found.finding.attacker_forces.value(),
                                       found.witness.value()};
    certificate.zone = reference::PointSet(zone.begin(), zone.end());
    return certificate;
}

/// Each proof is accepted, and there are as many as without a mutant.
void check_proofs(const std::vector<Trial>& trials, const Wins& known, Cases& cases) {
    const Wins wins = decide(trials, [&](const Trial& trial, const optimized::Asker::Witnessed& found) {
        const std::string where = difftest::one_line(trial.position, {}) + ": string at index " +
                                  std::to_string(trial.question.target.index) + " in a zone of " +
                                  std::to_string(trial.question.zone->points.size());
        cases.expect(found.witness.has_value(), where + ": no witness");
        const auto verdict = reference::check(certificate_of(trial, found), {});
        cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
    });
    cases.expect(wins.forced == known.forced, std::to_string(wins.forced) + " questions forced in zones");
    cases.expect(wins.prevented == known.prevented,
                 std::to_string(wins.prevented) + " questions prevented in zones");
}

std::function<void(Cases&)> proofs(const std::vector<Trial>& trials) {
    const Wins known = decide(trials, [](const Trial&, const optimized::Asker::Witnessed&) {});
    return [=](Cases& cases) { check_proofs(trials, known, cases); };
}

/// Whether the checker rejects it, also without the lines that are left over.
bool is_rejected(reference::Certificate certificate) {
    const auto verdict = reference::check(certificate, {});
    if (verdict.accepted()) return false;
    if (verdict.states < certificate.strategy.lines.size()) certificate.strategy.lines.resize(verdict.states);
    return !reference::check(certificate, {}).accepted();
}

/// Proofs by an engine with a planted fault at the border of zones, and proofs with a point less in their
/// zones, as far as the checker rejects them.
std::vector<reference::Certificate> forgeries(const std::vector<Trial>& trials) {
    std::vector<reference::Certificate> forged;
    const auto keep_if_rejected = [&](const reference::Certificate& certificate) {
        if (is_rejected(certificate)) forged.push_back(certificate);
    };
    const std::vector<Mutant> mutants = read_catalogue(catalogue_text, "catalogue").value();
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        if (mutants[i].file != "optimized/zones/zone.hpp") continue;
        std::vector<reference::Certificate> claimed;
        chosen = static_cast<int>(i + 1);
        decide(trials, [&](const Trial& trial, const optimized::Asker::Witnessed& found) {
            if (found.witness) claimed.push_back(certificate_of(trial, found));
        });
        chosen = 0;
        for (const reference::Certificate& certificate : claimed) keep_if_rejected(certificate);
    }
    decide(trials, [&](const Trial& trial, const optimized::Asker::Witnessed& found) {
        for (const Point point : trial.question.zone->points) {
            reference::Certificate certificate = certificate_of(trial, found);
            certificate.zone->erase(point);
            keep_if_rejected(certificate);
        }
    });
    return forged;
}

void check_forgeries(const std::vector<reference::Certificate>& forged, Cases& cases) {
    cases.expect(forged.size() > 100, "hardly a forgery");
    for (const reference::Certificate& certificate : forged) {
        cases.expect(is_rejected(certificate), difftest::one_line(certificate.position, {}) +
                                                   ": accepted in a zone of " +
                                                   std::to_string(certificate.zone->size()));
    }
}

std::function<void(Cases&)> forged_proofs(const std::vector<Trial>& trials) {
    return [forged = forgeries(trials)](Cases& cases) { check_forgeries(forged, cases); };
}

}  // namespace

std::vector<Check> zone_checks() {
    return {{"zones with dormant bans", Turn::middle, proofs(trials_with_dormant_bans())},
            {"forged zones", Turn::middle, forged_proofs(trials_on(2, 4, 500))},
            {"zones on 1x8", Turn::middle, proofs(trials_on(1, 8, 400))},
            {"zones on 2x3", Turn::middle, proofs(trials_on(2, 3, 489))},
            {"zones on 2x4", Turn::middle, proofs(trials_on(2, 4, 500))},
            {"zones on 3x3", Turn::middle, proofs(trials_on(3, 3, 500))}};
}

}  // namespace shikatsu::mutants
