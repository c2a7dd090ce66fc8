// `shikatsu difftest --rules ikeda`: what a campaign over Ikeda's rulesets has seen, and how it ends.
#pragma once

#include "tools/difftest/ikeda_campaign.hpp"
#include "tools/shikatsu/exit_code.hpp"

namespace shikatsu::tools {

/// Runs the plan and prints; bad bounds of grids are bad usage.
ExitCode run_ikeda_difftest(difftest::IkedaPlan plan, bool json);

}  // namespace shikatsu::tools
