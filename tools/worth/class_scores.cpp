#include "tools/worth/class_scores.hpp"

#include <atomic>
#include <mutex>
#include <utility>

#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::worth {

using optimized::alternating::FinalScore;

namespace {

/// Nothing if it is not known.
std::optional<FinalScore> score_of(const Position& position, const optimized::Options& options) {
    const optimized::Adjudication found = optimized::adjudicate(position, 0, options);
    if (!found.scoring || !found.end_prohibited_by_direct_ko) return std::nullopt;
    return FinalScore{found.scoring->score, !*found.end_prohibited_by_direct_ko};
}

}  // namespace

tl::expected<ClassScores, Unscored> ClassScores::adjudicated(const Grid& grid, optimized::Options options,
                                                             const OnClass& on_class) {
    const int jobs = std::exchange(options.jobs, 1);
    const auto classes = atlas::position_classes(grid, options.stop);
    ClassScores scores;
    std::optional<Position> open;
    std::mutex mutex;
    std::atomic<std::size_t> next{0};
    const auto stopped = [&] { return options.stop && options.stop->load(); };
    optimized::in_threads(jobs, [&] {
        for (std::size_t i = next++; i < classes.size() && !stopped(); i = next++) {
            const Position position = atlas::position_of(grid, classes[i].code);
            const auto score = score_of(position, options);
            const std::lock_guard lock(mutex);
            if (!score) open = position;
            if (open) return;
            scores.of_class_.emplace(classes[i].code, *score);
            on_class(scores.of_class_.size(), classes.size());
        }
    });
    // What is open then may be so for no reason that counts.
    if (stopped()) return tl::make_unexpected(Unscored{});
    if (open) return tl::make_unexpected(Unscored{open});
    return scores;
}

FinalScore ClassScores::of(const Position& position) const {
    const atlas::CanonicalForm form = atlas::canonical_form(position);
    FinalScore score = of_class_.at(form.code);
    if (form.exchanged) score.score = -score.score;
    return score;
}

}  // namespace shikatsu::worth
