#include "tools/difftest/campaign.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "tools/difftest/shrinking.hpp"

namespace shikatsu::difftest {

namespace {

using Clock = std::chrono::steady_clock;

Failure shrunk_failure(std::uint64_t trial, const Case& one, Checker& checker) {
    const Case smallest =
        shrunk(one, [&](const Case& smaller) { return !checker.compare(smaller).differences.empty(); });
    const std::vector<std::string> differences = checker.compare(smallest).differences;
    const std::string options = options_of(smallest);
    std::vector<std::string> remarks{"shikatsu difftest " + options};
    remarks.insert(remarks.end(), differences.begin(), differences.end());
    return {trial, options, file_text(smallest, remarks), differences};
}

/// Hands out trials and takes back what they saw.
class Ledger {
  public:
    Ledger(const Plan& plan, CampaignState state, const CampaignLimits& limits)
        : limits_(&limits),
          state_(std::move(state)),
          end_(std::min(limits.trials, plan.size().value_or(limits.trials))),
          next_(state_.done_below),
          before_(state_.seconds) {}

    std::optional<std::uint64_t> take_trial() {
        const std::lock_guard lock(mutex_);
        while (state_.ahead.contains(next_)) ++next_;
        const bool stopped = limits_->stop != nullptr && limits_->stop->load();
        // Trials are numbered: so many in all means those below that number.
        if (broken_ || stopped || next_ >= end_ || state_.failures.size() >= limits_->failures ||
            seconds() >= limits_->seconds) {
            return std::nullopt;
        }
        return next_++;
    }

    void give_back(std::uint64_t trial, const Tally& seen, std::vector<Failure> failures) {
        const std::lock_guard lock(mutex_);
        state_.finish(trial);
        state_.tally += seen;
        for (Failure& failure : failures) state_.failures.push_back(std::move(failure));
    }

    void break_off(std::exception_ptr broken) {
        const std::lock_guard lock(mutex_);
        broken_ = std::move(broken);
    }

    void one_worker_less() {
        const std::lock_guard lock(mutex_);
        ++finished_workers_;
        changed_.notify_all();
    }

    /// Returns false once all workers are finished.
    bool wait(int workers, double at_most_seconds) {
        std::unique_lock lock(mutex_);
        return !changed_.wait_for(lock, std::chrono::duration<double>(at_most_seconds),
                                  [&] { return finished_workers_ == workers; });
    }

    CampaignState snapshot() {
        const std::lock_guard lock(mutex_);
        state_.seconds = seconds();
        return state_;
    }

    void rethrow_if_broken() {
        if (broken_) std::rethrow_exception(broken_);
    }

  private:
    double seconds() const {
        return before_ + std::chrono::duration<double>(Clock::now() - started_).count();
    }

    const CampaignLimits* limits_;
    CampaignState state_;
    std::uint64_t end_;
    std::uint64_t next_;
    double before_;
    Clock::time_point started_ = Clock::now();
    int finished_workers_ = 0;
    std::exception_ptr broken_;
    std::mutex mutex_;
    std::condition_variable changed_;
};

void run_trials(const Plan& plan, const Engine& engine, const Effort& effort, Ledger& ledger) {
    Checker checker(engine, effort);
    while (const auto trial = ledger.take_trial()) {
        Tally seen;
        std::vector<Failure> failures;
        for (const Case& one : plan.cases(*trial)) {
            const Comparison comparison = checker.compare(one);
            seen += comparison.seen;
            if (!comparison.differences.empty()) failures.push_back(shrunk_failure(*trial, one, checker));
            // An engine that was told to stop looks like one that cannot decide.
            if (effort.broken_off()) return;
        }
        ledger.give_back(*trial, seen, std::move(failures));
    }
}

}  // namespace

void CampaignState::finish(std::uint64_t trial) {
    ahead.insert(trial);
    while (ahead.erase(done_below) > 0) ++done_below;
}

CampaignState run_campaign(const Plan& plan, const Engine& engine, CampaignState state,
                           const CampaignLimits& limits,
                           const std::function<void(const CampaignState&)>& on_tick) {
    Ledger ledger(plan, std::move(state), limits);
    Effort effort = limits.effort;
    effort.stop = limits.stop;
    const auto work = [&] {
        try {
            run_trials(plan, engine, effort, ledger);
        } catch (...) {
            ledger.break_off(std::current_exception());
        }
        ledger.one_worker_less();
    };
    const int jobs = std::max(1, limits.jobs);
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < jobs; ++i) workers.emplace_back(work);
        try {
            while (ledger.wait(jobs, limits.tick_seconds)) on_tick(ledger.snapshot());
        } catch (...) {
            ledger.break_off(std::current_exception());
        }
    }
    ledger.rethrow_if_broken();
    on_tick(ledger.snapshot());
    return ledger.snapshot();
}

bool is_exhausted(const Plan& plan, const CampaignState& state) {
    return plan.size() && state.done_below >= *plan.size();
}

}  // namespace shikatsu::difftest
