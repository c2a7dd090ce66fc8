// `shikatsu difftest --rules ing-sst`: what a campaign over Ing's laws has seen, and how it ends.
#pragma once

#include "tools/difftest/ing_campaign.hpp"
#include "tools/shikatsu/exit_code.hpp"

namespace shikatsu::tools {

/// Runs the plan and prints; bad bounds of grids are bad usage.
ExitCode run_ing_difftest(difftest::IngPlan plan, bool json);

}  // namespace shikatsu::tools
