// What a campaign has seen, as a table for people.
#pragma once

#include <string>
#include <vector>

#include "tools/difftest/campaign.hpp"
#include "tools/difftest/distribution.hpp"

namespace shikatsu::difftest {

/// Every counter with its bound, the shortfalls marked, and the failures with their reproductions.
std::string campaign_report(const Plan& plan, const CampaignState& state,
                            const std::vector<Requirement>& required);

/// A line for each difference, and the command that shows it again.
std::string failure_report(const Failure& failure);

/// "1,234 trials, 56.7/s, 5,678 strings, 0 failures, 21 s".
std::string progress_line(const CampaignState& state, double trials_each_second);

}  // namespace shikatsu::difftest
