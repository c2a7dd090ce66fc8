// Which of the regions of a clearing, or of the parts of one, may rely on the opponent's bans: never two at
// the same time. See spec/certificates.md.
#pragma once

#include <optional>
#include <string>

#include "reference/values/clearing.hpp"

namespace shikatsu::reference {

/// Of one list of regions, asked one after the other.
class BansAllowed {
  public:
    static BansAllowed of_regions() { return {true, true, true}; }
    /// Of the parts into which such a region falls; `stirred`: in such a state.
    static BansAllowed of_parts(BansRelied by_region, bool stirred) {
        switch (by_region) {
            case BansRelied::never:
                return {false, false, false};
            case BansRelied::always:
                return {false, false, true};
            default:
                return {true, stirred, false};
        }
    }

    /// Why one more may not rely on them in this way; nothing if it may.
    std::optional<std::string> objection(BansRelied by_region) {
        using enum BansRelied;
        if (by_region == never) return std::nullopt;
        if (by_region == after_work && !after_work_)
            return "bans are relied on beside a region that does so always, or in a part";
        if (by_region == stirred && !stirred_)
            return "two regions are stirred at first, or a part of one that is not";
        if (by_region == always && !always_)
            return "bans are relied on in two regions, or in a part of one that does not";
        always_ = false;
        if (by_region != after_work) stirred_ = false;
        if (by_region == always) after_work_ = false;
        return std::nullopt;
    }

  private:
    BansAllowed(bool after_work, bool stirred, bool always)
        : after_work_(after_work), stirred_(stirred), always_(always) {}

    bool after_work_;
    bool stirred_;
    bool always_;
};

}  // namespace shikatsu::reference
