// Small windows, judged each with all its states.
#pragma once

#include <cstddef>
#include <unordered_map>

#include "optimized/keeping/window_judge.hpp"

namespace shikatsu::optimized {

/// Remembers what was said, by everything that matters about a game.
class SmallWindows final : public WindowJudge {
  public:
    /// A window that needs more states counts as lost.
    explicit SmallWindows(std::size_t most_states) : most_states_(most_states) {}

    bool held(const RegionGame& game) override;
    std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) override;

  private:
    std::size_t most_states_;
    std::unordered_map<std::vector<std::uint64_t>, bool, RegionKeyHash> held_;
};

}  // namespace shikatsu::optimized
