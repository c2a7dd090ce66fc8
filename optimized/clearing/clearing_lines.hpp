// The strategy of a search that succeeded, as certificates have it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "optimized/clearing/clearing_fall.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::optimized {

/// Written from the patterns that were found, each of which rests on earlier ones: of every state just what
/// matters. Each step is looked at anew, so that nothing is written that is not so.
class ClearingLines {
  public:
    /// `stopped` may be asked at any time.
    ClearingLines(const RegionShape& shape, ClearingMemory& memory, const std::function<bool()>& stopped)
        : shape_(shape), memory_(memory), stopped_(stopped) {}

    /// The region from a state with the opponent to move, without relying on bans if it can be; nothing if
    /// the strategy is too long or cannot be written.
    std::optional<ClearedRegion> region(ClearingPart& part, const KnownState& start,
                                        const RegionNames& names);

  private:
    using Part = ClearingPart;
    struct Fall {
        ClearingFall into;
        /// What matters.
        Mask known;
    };
    using States = std::unordered_set<KnownState, KnownStateHash>;

    /// Whether patterns before that number say so.
    bool is_won(const Part& part, const KnownState& state, std::uint32_t before);
    std::optional<ClearedRegion> region(Part& at_first, const KnownState& start, std::uint32_t before,
                                        const RegionNames& names);
    std::optional<std::vector<ClearedState>> lines(Part& part, const KnownState& start, std::uint32_t before,
                                                   const RegionNames& names);
    bool write_parts(ClearedState& line, const ClearingFall& fall, const KnownState& state,
                     std::uint32_t before, const RegionNames& names);
    /// Calls meet(state) with each state that follows.
    template <class Meet>
    bool write_answers(ClearedState& line, Part& part, const KnownState& state, std::uint32_t before,
                       const RegionNames& names, Meet meet);
    /// By patterns before that number.
    std::optional<Fall> fall_apart(const Part& part, const KnownState& state, std::uint32_t before);

    const RegionShape& shape_;
    ClearingMemory& memory_;
    const std::function<bool()>& stopped_;
    /// Lines that were written.
    std::size_t lines_ = 0;
    /// The states of regions that are written.
    std::unordered_map<const Part*, States> written_;
};

}  // namespace shikatsu::optimized
