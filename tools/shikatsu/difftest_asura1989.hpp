// The part of `shikatsu difftest` for asura's model.
#pragma once

#include "tools/difftest/asura1989_agreement.hpp"
#include "tools/shikatsu/exit_code.hpp"

namespace shikatsu::tools {

/// Compares on the positions of the plan, or on `position` alone if there is one, under each reading of a
/// hypo-sequence, and prints what was found.
ExitCode run_asura1989_difftest(const difftest::Plan& plan, const std::optional<Position>& position,
                                difftest::asura1989::Extent extent, bool json);

}  // namespace shikatsu::tools
