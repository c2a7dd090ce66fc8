// The two ways to judge windows: small ones to the end, large ones until they fall into small ones.
#pragma once

#include <functional>
#include <unordered_map>

#include "optimized/keeping/tree_search.hpp"

namespace shikatsu::optimized {

/// Remembers what was said, by everything that matters about a game.
class RememberingJudge : public WindowJudge {
  public:
    bool held(const RegionGame& game) final;

  private:
    /// Nothing if it was broken off.
    virtual std::optional<bool> judged(const RegionGame& game) = 0;

    std::unordered_map<std::vector<std::uint64_t>, bool, RegionKeyHash> held_;
};

/// Small windows: each with all its states.
class SmallWindows final : public RememberingJudge {
  public:
    explicit SmallWindows(std::size_t most_states) : most_states_(most_states) {}

    std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) override;

  private:
    std::optional<bool> judged(const RegionGame& game) override;

    std::size_t most_states_;
};

/// Windows of any size: plays are answered until what is left falls into windows for another judge.
class LargeWindows final : public RememberingJudge {
  public:
    LargeWindows(WindowJudge& inner, const TreeLimits& limits, const std::function<bool()>& stopped)
        : inner_(inner), limits_(limits), stopped_(stopped) {}

    std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) override;
    /// States that were looked at.
    std::size_t looked_at() const { return looked_at_; }

  private:
    std::optional<bool> judged(const RegionGame& game) override;

    WindowJudge& inner_;
    TreeLimits limits_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
};

/// Each window as its size demands.
class WindowsBySize final : public WindowJudge {
  public:
    WindowsBySize(WindowJudge& small, WindowJudge& large) : small_(small), large_(large) {}

    bool held(const RegionGame& game) override { return judge(game).held(game); }
    std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) override {
        return judge(game).states(game, names);
    }

  private:
    WindowJudge& judge(const RegionGame& game) {
        constexpr int small = 6;
        return game.shape.size() <= small ? small_ : large_;
    }

    WindowJudge& small_;
    WindowJudge& large_;
};

}  // namespace shikatsu::optimized
