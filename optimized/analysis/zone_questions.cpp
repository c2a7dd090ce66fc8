#include "optimized/analysis/zone_questions.hpp"

#include "optimized/scoring.hpp"
#include "optimized/zones/zone_choice.hpp"

namespace shikatsu::optimized {

void ZoneQuestions::defend(std::uint64_t states) {
    const auto zones_of = [&](const StringVerdict& verdict) {
        return zones_for_defence(strings_.position(), verdict.points.front());
    };
    defend_zone_by_zone(strings_, zones_of, in_vain_, [&](const Asked& asked, const Questions& questions) {
        ask(asked, 0, questions, states);
    });
}

void ZoneQuestions::attack(std::size_t stage, std::uint64_t states) {
    if (strings_.answerer().stopped()) return;
    const Grid& grid = strings_.grid();
    Asked asked;
    Questions questions;
    for (StringVerdict& verdict : strings_.verdicts()) {
        const bool wanted = stage == 0 || answer(verdict, stage - 1) == true;
        if (answer(verdict, stage) || !wanted || !strings_.is_due(verdict)) continue;
        std::vector<Point> around =
            local(grid, verdict.points, barriers(grid, strings_.verdicts(), verdict.owner, false));
        if (around.size() == static_cast<std::size_t>(grid.size())) continue;
        Question question{verdict.points.front(), {}, std::nullopt};
        if (stage > 0) question.region = stage == 1 ? verdict.local_1 : around;
        question.zone = ProofZone{std::move(around), opponent(verdict.owner)};
        if (in_vain_.contain(question)) continue;
        asked.push_back(&verdict);
        questions.push_back(std::move(question));
    }
    ask(asked, stage, questions, states);
}

void ZoneQuestions::ask(const Asked& asked, std::size_t stage, const Questions& questions,
                        std::uint64_t states) {
    Answerer& answerer = strings_.answerer();
    std::vector<Finding> findings = answerer.ask_all(questions, static_cast<int>(stage), states);
    in_vain_.add_ended(questions, findings, states, answerer.stopped());
    StringsInQuestion::learn(asked, stage, std::move(findings));
}

}  // namespace shikatsu::optimized
