#include "optimized/analysis/pattern_questions.hpp"

#include <algorithm>
#include <utility>

#include "optimized/analysis/room_for_patterns.hpp"
#include "optimized/scoring.hpp"
#include "optimized/zones/zone_choice.hpp"

namespace shikatsu::optimized {

void PatternQuestions::keep(LinesEnd lines_end, std::uint64_t boards) {
    constexpr std::uint64_t fewer = 16;
    keep(lines_end, boards, true);
    keep(lines_end, std::max<std::uint64_t>(boards / fewer, 1), false);
}

void PatternQuestions::keep_easy(std::uint64_t most) {
    for (const std::uint64_t few : {500, 4'000}) keep(LinesEnd::in_life, std::min(few, most));
}

void PatternQuestions::keep(std::uint64_t boards) {
    // To look for eyes pays where there is much to do.
    constexpr std::uint64_t most_without_eyes = 250'000;
    if (boards <= most_without_eyes) keep(LinesEnd::in_life, boards / 4);
    keep(LinesEnd::in_eyes, boards);
}

/// In the surroundings of each string, and without eyes before that in one zone of it after another.
void PatternQuestions::keep(LinesEnd lines_end, std::uint64_t boards, bool likely) {
    const std::vector<ProvedString> proved = proved_by_patterns(strings_.verdicts());
    const auto zones_of = [&](const StringVerdict& verdict) {
        std::vector<std::vector<Point>> zones;
        if (strings_.likely_to_live(verdict) != likely) return zones;
        if (lines_end == LinesEnd::in_life)
            zones = zones_for_defence(strings_.position(), verdict.points.front());
        zones.push_back(room_for_patterns(strings_.position(), verdict, proved));
        return zones;
    };
    defend_from_capture(strings_, zones_of, in_vain_[static_cast<std::size_t>(lines_end)],
                        [&](const Asked& asked, const Questions& questions) {
                            keep_some(asked, questions, lines_end, boards);
                        });
}

void PatternQuestions::keep_some(const Asked& asked, const Questions& questions, LinesEnd lines_end,
                                 std::uint64_t boards) {
    // A few at a time: what is proved of them serves the next.
    constexpr std::size_t at_a_time = 2;
    Answerer& answerer = strings_.answerer();
    for (std::size_t begin = 0; begin < asked.size() && !answerer.stopped(); begin += at_a_time) {
        const auto from = static_cast<std::ptrdiff_t>(begin);
        const auto to = static_cast<std::ptrdiff_t>(std::min(begin + at_a_time, asked.size()));
        const Questions some(questions.begin() + from, questions.begin() + to);
        std::vector<Finding> findings =
            answerer.keep_by_patterns(some, proved_by_patterns(strings_.verdicts()), lines_end, boards);
        in_vain_[static_cast<std::size_t>(lines_end)].add_ended(some, findings);
        StringsInQuestion::learn({asked.begin() + from, asked.begin() + to}, Stage::capture,
                                 std::move(findings));
    }
}

void PatternQuestions::gain(LinesEnd lines_end, std::uint64_t boards) {
    gain(
        Stage::local_2, [](const StringVerdict& verdict) { return !verdict.alive; },
        [this](const StringVerdict& verdict) { return surely_local_2(verdict); }, lines_end, boards);
}

void PatternQuestions::come_back(LinesEnd lines_end, std::uint64_t boards) {
    gain(
        Stage::local_1,
        [this](const StringVerdict& verdict) {
            return strings_.may_come_back(verdict) && strings_.is_due(verdict);
        },
        [](const StringVerdict& verdict) { return verdict.local_1; }, lines_end, boards);
}

/// What belongs to it whatever is undecided, without local-1, which is asked about by itself.
std::vector<Point> PatternQuestions::surely_local_2(const StringVerdict& verdict) const {
    return without_local_1(
        local(strings_.grid(), verdict.points,
              barriers(strings_.grid(), strings_.verdicts(), verdict.owner, Stopping::possible)),
        verdict);
}

template <class Open, class Region>
void PatternQuestions::gain(Stage stage, Open open, Region region, LinesEnd lines_end, std::uint64_t boards) {
    if (strings_.answerer().stopped()) return;
    const std::vector<ProvedString> proved = proved_by_patterns(strings_.verdicts());
    Asked asked;
    Questions questions;
    for (StringVerdict& verdict : strings_.verdicts()) {
        if (!open(verdict) || answer(verdict, stage) || !strings_.likely_to_live(verdict)) continue;
        Question question{verdict.points.front(), region(verdict),
                          ProofZone{room_for_patterns(strings_.position(), verdict, proved), verdict.owner}};
        if (question.region.empty()) continue;
        asked.push_back(&verdict);
        questions.push_back(std::move(question));
    }
    StringsInQuestion::learn(asked, stage,
                             strings_.answerer().keep_by_patterns(questions, proved, lines_end, boards));
}

}  // namespace shikatsu::optimized
