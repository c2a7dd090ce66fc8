// Bans of ko-captures, and sets of bans interned so that a state holds one number.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// `side` may not make a ko-capture on `point` until a ko-pass lifts the ban. Under the reading
/// ban-identity=ko `partner` is the other intersection of the ko; under the literal one it is always equal to
/// `point`. [J2003-HS-4]
struct Ban {
    Side side = Side::attacker;
    Point point;
    Point partner;
    friend constexpr auto operator<=>(const Ban&, const Ban&) = default;
};

/// The bans of a state. `complete` sets are exactly the bans in force; an incomplete one lists only bans
/// whose ko is on the board now, and any others may be in force besides.
struct BanKnowledge {
    std::vector<Ban> bans;  // sorted
    bool complete = true;
    friend auto operator<=>(const BanKnowledge&, const BanKnowledge&) = default;
};

/// The number of a BanKnowledge in a BanTable; equal numbers mean equal knowledge.
enum class BanId : std::uint32_t { none = 0 };

/// Interns sets of bans. BanId::none is the complete empty set.
class BanTable {
  public:
    BanTable() { intern({}); }

    BanId intern(const BanKnowledge& knowledge) {
        const auto [entry, added] = ids_.try_emplace(knowledge, static_cast<BanId>(entries_.size()));
        if (added) entries_.push_back(&entry->first);
        return entry->second;
    }
    /// The number of knowledge that was interned before, or nothing.
    std::optional<BanId> find(const BanKnowledge& knowledge) const {
        const auto entry = ids_.find(knowledge);
        if (entry == ids_.end()) return std::nullopt;
        return entry->second;
    }
    const BanKnowledge& operator[](BanId id) const { return *entries_[static_cast<std::size_t>(id)]; }

  private:
    std::map<BanKnowledge, BanId> ids_;
    std::vector<const BanKnowledge*> entries_;
};

}  // namespace shikatsu::optimized
