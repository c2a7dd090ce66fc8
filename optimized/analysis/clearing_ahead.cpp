#include "optimized/analysis/clearing_ahead.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

/// With less effort it leaves the other threads to those who look for patterns at the same time.
constexpr int first_effort_with_all_threads = 4;

}  // namespace

ClearingAhead::ClearingAhead(Answerer& answerer, const std::set<AreaToClear>& areas, int levels, int threads)
    : answerer_(answerer), levels_(levels), threads_(threads) {
    for (const AreaToClear& area : areas) areas_.try_emplace(area);
    if (threads_ < 2 || areas_.empty()) return;
    std::vector<Entry> in_order;
    for (auto entry = areas_.begin(); entry != areas_.end(); ++entry) in_order.push_back(entry);
    std::stable_sort(in_order.begin(), in_order.end(), [](const Entry& one, const Entry& other) {
        return one->first.points.size() < other->first.points.size();
    });
    thread_ = std::thread([this, in_order] { try_all(in_order); });
}

ClearingAhead::~ClearingAhead() {
    given_up_ = true;
    if (thread_.joinable()) thread_.join();
}

void ClearingAhead::try_all(const std::vector<Entry>& entries) {
    try {
        for (int effort = 0; effort < levels_; ++effort) {
            for (const Entry& entry : entries) try_with(effort, entry);
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
        progressed_.notify_all();
    }
}

void ClearingAhead::try_with(int effort, const Entry& entry) {
    Progress& progress = entry->second;
    if (progress.cleared || given_up_) return;
    const int threads = effort < first_effort_with_all_threads ? 1 : threads_;
    std::optional<Cleared> found = answerer_.clear(entry->first, effort, threads, given_up_);
    const std::lock_guard lock(mutex_);
    progress.cleared = std::move(found);
    progress.effort = effort;
    progressed_.notify_all();
}

std::optional<Cleared> ClearingAhead::cleared(const AreaToClear& area, int effort) {
    effort = std::min(effort, levels_ - 1);
    const Entry entry = areas_.find(area);
    const Progress& progress = entry->second;
    const auto known = [&] { return progress.cleared || progress.effort >= effort; };
    if (!thread_.joinable()) {
        while (!known()) try_with(progress.effort + 1, entry);
    }
    std::unique_lock lock(mutex_);
    progressed_.wait(lock, [&] { return known() || failure_; });
    if (failure_) std::rethrow_exception(failure_);
    return progress.effort <= effort ? progress.cleared : std::nullopt;
}

}  // namespace shikatsu::optimized
