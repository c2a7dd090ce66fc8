// Superko: strategies of all questions before the checker, and wrong ones.
#include "optimized/adjudication.hpp"
#include "reference/certificates/superko_strategy_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"

namespace shikatsu::mutants {

namespace {

using reference::SuperkoCertificate;
using Answers = SuperkoStrategy::Answers;
using Choice = SuperkoStrategy::Choice;
using Won = SuperkoStrategy::Won;

Readings superko(const char* further) {
    const Readings readings = with_reading({}, "infinite-play=superko").value();
    return further[0] == '\0' ? readings : with_reading(readings, further).value();
}

Position board(const char* row) {
    return position_from_rows(std::vector<std::string>{row}).value();
}

SuperkoCertificate certificate_of(const Position& position, const Readings& readings, Point target,
                                  const std::vector<Point>& region, bool attacker_forces,
                                  const SuperkoStrategy& strategy) {
    return {position,
            readings,
            {reference::string_at(position, target), {region.begin(), region.end()}},
            attacker_forces,
            strategy};
}

void check_strategies_of(const Position& position, const Readings& readings, Cases& cases) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {200'000, 60.0};
    options.max_witness_states = 1'000'000;
    for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
        for (const optimized::Finding& finding : string.findings) {
            const std::string where = "superko on " + one_line(position);
            cases.expect(finding.attacker_forces && finding.superko_strategy, "no strategy: " + where);
            const auto verdict = reference::check(
                certificate_of(position, readings, finding.question.target, finding.question.region,
                               *finding.attacker_forces, *finding.superko_strategy),
                {});
            cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
        }
    }
}

void check_strategies(Cases& cases) {
    for (const char* further : {"", "hypothetical-ko=basic-ko"}) {
        for (const auto& [rows, columns, count] :
             {std::tuple{1, 4, 60}, std::tuple{2, 2, 60}, std::tuple{1, 5, 30}, std::tuple{2, 3, 40}}) {
            for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count)))
                check_strategies_of(position, superko(further), cases);
        }
    }
}

// Where it is asked that capture be not all: on the stone's own intersection no other one comes to stay.
void check_examples(Cases& cases) {
    constexpr Point a1{0};
    constexpr Point b1{1};
    const auto expect = [&](const char* row, const std::vector<Point>& region, bool attacker_forces,
                            const SuperkoStrategy& strategy, bool right, const char* what) {
        const auto verdict = reference::check(
            certificate_of(board(row), superko(""), a1, region, attacker_forces, strategy), {});
        cases.expect(verdict.accepted() == right, std::string("superko, ") + what + ": " + verdict.sentence);
    };
    expect("#.", {}, true, {{Choice{Play{b1}, 1}, Won{}}}, true, "a capture");
    expect("#.", {}, true, {{Won{}}}, false, "a capture that is not made");
    expect("#.", {a1}, true, {{Choice{Play{b1}, 1}, Won{}}}, false, "a capture that is not all");
    expect("#.", {}, true, {{Won{Lemma::closed}}}, false, "a region that is not closed");
    expect("#.", {}, false, {{Won{Lemma::life}}}, false, "stones that do not last");
    expect("#.", {}, false, {{Answers{{std::nullopt}}}}, false, "a play left out");
    expect("#.", {}, true, {{Choice{Pass{}, 1}, Won{}}}, false, "a pass that lets play end");
    const auto one = [](std::uint32_t next) { return Answers{{next}}; };
    expect("#.", {a1}, true,
           {{Choice{Play{b1}, 1}, one(2), Choice{Pass{}, 3}, one(4), Choice{KoPass{}, 5}, one(6),
             Choice{Play{b1}, 7}, one(8), Choice{Pass{}, 9}, Answers{{std::nullopt}}}},
           false, "a second capture");
}

}  // namespace

std::vector<Check> superko_checks() {
    return {{"superko: right and wrong strategies", Turn::first, check_examples},
            {"superko: strategies", Turn::middle, check_strategies}};
}

}  // namespace shikatsu::mutants
