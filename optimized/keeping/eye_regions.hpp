// Regions in which eyes are owed to groups that are, or get, joined: plays are answered until the region
// falls into windows with a memory.
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "optimized/keeping/eye_cut.hpp"
#include "optimized/keeping/tree_search.hpp"

namespace shikatsu::optimized {

/// What the search in one window may cost, and how it may be cut.
struct EyeLimits {
    TreeLimits tree;
    EyeCutLimits cut;
};

/// Judges windows in which eyes are owed.
class EyeRegions final : public WindowJudge {
  public:
    EyeRegions(const EyeLimits& limits, const std::function<bool()>& stopped);
    ~EyeRegions() override;

    bool held(const RegionGame& game) override;
    std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) override;

    /// States that were looked at, also in the search under way.
    std::size_t looked_at() const;

  private:
    class Search;
    template <class Game>
    class SearchOf;

    std::unique_ptr<Search> search(const RegionGame& game) const;

    EyeLimits limits_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    const Search* under_way_ = nullptr;
    /// By everything that matters about a game; nothing if it was lost.
    std::map<std::vector<std::uint64_t>, std::unique_ptr<Search>> known_;
};

}  // namespace shikatsu::optimized
