#include "tools/differ/enumeration.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::differ {

namespace {

Enumeration look(const tools::Variant& one, const tools::Variant& other, const Grid& grid,
                 const atlas::PositionClass& members, const std::vector<Matter>& matters,
                 const tools::RulesetOptions& options) {
    const Position position = atlas::position_of(grid, members.code);
    const tools::Ruling first = one.ruling(position, options);
    const tools::Ruling second = other.ruling(position, options);
    const auto size = static_cast<std::uint64_t>(members.size);
    Enumeration result;
    result.positions = size;
    result.classes = 1;
    bool differs = false;
    for (const Matter matter : matters) {
        const Agreement agreement = compare(matter, first, second, one.ruleset == other.ruleset);
        Counts& counts = result.counts[matter];
        counts.differ = agreement == Agreement::differ ? size : 0;
        counts.open = agreement == Agreement::open ? size : 0;
        counts.silent = agreement == Agreement::silent ? size : 0;
        differs = differs || agreement == Agreement::differ;
    }
    if (differs) result.differing.push_back(members);
    return result;
}

}  // namespace

void Enumeration::add(const Enumeration& other) {
    positions += other.positions;
    classes += other.classes;
    for (const auto& [matter, more] : other.counts) {
        Counts& sum = counts[matter];
        sum.differ += more.differ;
        sum.open += more.open;
        sum.silent += more.silent;
    }
    differing.insert(differing.end(), other.differing.begin(), other.differing.end());
}

Enumeration enumerate(const tools::Variant& one, const tools::Variant& other, const Grid& grid,
                      const std::vector<atlas::PositionClass>& classes, const std::vector<Matter>& matters,
                      const tools::RulesetOptions& options, int jobs,
                      const std::function<void(std::size_t)>& progress) {
    Enumeration total;
    std::mutex mutex;
    std::size_t done = 0;
    std::atomic<std::size_t> next{0};
    const auto stopped = [&] { return options.stop != nullptr && options.stop->load(); };
    optimized::in_threads(jobs, [&] {
        Enumeration own;
        for (std::size_t i = next++; i < classes.size(); i = next++) {
            if (stopped()) break;
            const Enumeration found = look(one, other, grid, classes[i], matters, options);
            // Interrupted, and so perhaps undecided for no reason that counts.
            if (stopped()) break;
            own.add(found);
            const std::lock_guard lock(mutex);
            progress(++done);
        }
        const std::lock_guard lock(mutex);
        total.add(own);
    });
    std::sort(total.differing.begin(), total.differing.end(),
              [](const atlas::PositionClass& a, const atlas::PositionClass& b) { return a.code < b.code; });
    return total;
}

}  // namespace shikatsu::differ
