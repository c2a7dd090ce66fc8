// Runs a plan's trials side by side, counts what they saw, and shrinks what fails.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "tools/difftest/checker.hpp"
#include "tools/difftest/plan.hpp"

namespace shikatsu::difftest {

/// A case that failed, after shrinking.
struct Failure {
    std::uint64_t trial = 0;
    /// What `shikatsu difftest` has to be given to see it again.
    std::string options;
    /// The same as a file of the corpus.
    std::string file_text;
    std::vector<std::string> differences;
    friend bool operator==(const Failure&, const Failure&) = default;
};

/// How far a campaign is. Everything in it is of trials that are wholly done.
struct CampaignState {
    /// Every trial below is done, and those of `ahead`.
    std::uint64_t done_below = 0;
    std::set<std::uint64_t> ahead;
    Tally tally;
    std::vector<Failure> failures;
    double seconds = 0.0;

    std::uint64_t done() const { return done_below + ahead.size(); }
    /// Takes a trial among those that are done.
    void finish(std::uint64_t trial);
    friend bool operator==(const CampaignState&, const CampaignState&) = default;
};

struct CampaignLimits {
    /// Trials in all, those of earlier runs among them; and seconds, also in all.
    std::uint64_t trials = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t failures = 10;
    int jobs = 1;
    /// Set from elsewhere to stop; the trials under way are broken off and count as not done.
    const std::atomic<bool>* stop = nullptr;
    /// How often `on_tick` is called.
    double tick_seconds = 0.5;
    Effort effort;
};

/// Runs on from `state` until a limit, and returns where it came to: for given numbers of trials the same,
/// but for the order of failures and the seconds, whatever the number of jobs. `on_tick` is called from the
/// calling thread now and then and at the end.
CampaignState run_campaign(const Plan& plan, const Engine& engine, CampaignState state,
                           const CampaignLimits& limits,
                           const std::function<void(const CampaignState&)>& on_tick);

/// Whether the plan has no more trials.
bool is_exhausted(const Plan& plan, const CampaignState& state);

}  // namespace shikatsu::difftest
