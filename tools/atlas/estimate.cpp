#include "tools/atlas/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <mutex>
#include <optional>
#include <random>

#include "optimized/adjudication.hpp"
#include "optimized/kernel/in_threads.hpp"
#include "tools/lib/rulesets/variant.hpp"

namespace shikatsu::atlas {

namespace {

double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

using Random = std::mt19937_64;

/// Of all distributions of stones, legal or not.
PositionCode count_of_distributions(const Grid& grid) {
    PositionCode count = 1;
    for (int i = 0; i < grid.size(); ++i) count *= 3;
    return count;
}

/// Nothing if what was drawn has a string without liberty.
std::optional<Position> draw_position(const Grid& grid, Random& random) {
    const Position position = position_of(grid, random() % count_of_distributions(grid));
    if (!optimized::strings_without_liberty(position).empty()) return std::nullopt;
    return position;
}

std::vector<double> sorted_seconds(const std::vector<MadeRecord>& records) {
    std::vector<double> seconds;
    seconds.reserve(records.size());
    for (const MadeRecord& made : records) seconds.push_back(made.seconds);
    std::sort(seconds.begin(), seconds.end());
    return seconds;
}

}  // namespace

GridSize estimated_size(const Grid& grid, std::size_t draws, std::uint64_t seed) {
    Random random(seed);
    GridSize sum;
    for (std::size_t i = 0; i < draws; ++i) {
        const auto position = draw_position(grid, random);
        if (!position) continue;
        sum.positions += 1.0;
        sum.classes += 1.0 / class_size(*position);
    }
    const double each = static_cast<double>(count_of_distributions(grid)) / static_cast<double>(draws);
    return {sum.positions * each, sum.classes * each};
}

std::vector<PositionCode> random_classes(const Grid& grid, std::size_t count, std::uint64_t seed,
                                         const std::atomic<bool>* stop) {
    Random random(seed);
    std::vector<PositionCode> classes;
    while (classes.size() < count && (stop == nullptr || !stop->load())) {
        const auto position = draw_position(grid, random);
        // A class is met in proportion to its size; so a large one is taken less often.
        if (position && random() % static_cast<std::uint64_t>(class_size(*position)) == 0)
            classes.push_back(canonical_form(*position).code);
    }
    return classes;
}

bool MadeRecord::decided() const {
    return record.score && record.statuses.find('?') == std::string::npos;
}

std::vector<MadeRecord> make_records(const Plan& plan, const std::vector<PositionCode>& classes, int jobs,
                                     const std::atomic<bool>* stop,
                                     const std::function<void(std::size_t)>& progress) {
    const tools::Variant variant = tools::variant_of(plan.rules).value();
    tools::RulesetOptions options;
    options.budget = plan.budget();
    options.stop = stop;
    std::vector<std::optional<MadeRecord>> made(classes.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::size_t done = 0;
    optimized::in_threads(jobs, [&] {
        for (std::size_t i = next++; i < classes.size(); i = next++) {
            const double before = thread_seconds();
            const Record record =
                record_of(classes[i], variant.ruling(position_of(plan.grid, classes[i]), options));
            if (stop != nullptr && stop->load()) return;
            made[i] = MadeRecord{record, thread_seconds() - before};
            const std::lock_guard lock(mutex);
            progress(++done);
        }
    });
    std::vector<MadeRecord> finished;
    for (const std::optional<MadeRecord>& each : made) {
        if (each) finished.push_back(*each);
    }
    return finished;
}

double bytes_each(const Grid& grid, const std::vector<MadeRecord>& records, double classes) {
    const double distance = static_cast<double>(count_of_distributions(grid)) / classes;
    std::size_t bytes = 0;
    std::vector<Record> block;
    double code = 0.0;
    for (const MadeRecord& made : records) {
        block.push_back(made.record);
        // As far from the one before as records lie in a file that has them all.
        code += distance;
        block.back().code = static_cast<PositionCode>(code);
        if (block.size() < classes_in_block && &made != &records.back()) continue;
        bytes += packed_block(block).size();
        block.clear();
    }
    return static_cast<double>(bytes) / static_cast<double>(records.size());
}

double quantile(const std::vector<MadeRecord>& records, double share) {
    const std::vector<double> seconds = sorted_seconds(records);
    return seconds[static_cast<std::size_t>(std::lround(share * static_cast<double>(seconds.size() - 1)))];
}

Mean mean(const std::vector<MadeRecord>& records) {
    const auto count = static_cast<double>(records.size());
    double sum = 0.0;
    for (const MadeRecord& made : records) sum += made.seconds;
    const double mean = sum / count;
    double squares = 0.0;
    for (const MadeRecord& made : records) squares += (made.seconds - mean) * (made.seconds - mean);
    return {mean, std::sqrt(squares / count / count)};
}

}  // namespace shikatsu::atlas
