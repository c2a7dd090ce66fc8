// `shikatsu atlas --estimate`: what an atlas would cost.
#pragma once

#include "reference/values/grid.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/exit_code.hpp"
#include "tools/shikatsu/interruption.hpp"

namespace shikatsu::tools {

/// Makes the records of so many random classes of the grid and prints what all of them would take. Undecided
/// only after an interruption, for what is undecided is part of the answer.
ExitCode estimate_atlas(const EngineOptions& options, const Grid& grid, std::size_t sample, bool json,
                        const Interruption& interruption);

}  // namespace shikatsu::tools
