// Which configurations plays lead to on a small grid, those that a symmetry turns into each other being one.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "optimized/ikeda/arena.hpp"
#include "optimized/ikeda/small_stones.hpp"
#include "optimized/kernel/deepening.hpp"

namespace shikatsu::optimized::ikeda {

/// What a play leads to.
struct Reply {
    ConfigurationId to : 31;
    /// Whether it removes stones.
    bool removes : 1;
};

/// Every configuration that plays of either player in any order lead to, repetition being left out of
/// account.
class ConfigurationGraph {
  public:
    /// Nothing if the grid has more than 16 points, there are more configurations than the limits allow
    /// states, or the limits interrupt.
    static std::optional<ConfigurationGraph> from(const Position& start, SelfCapture reading,
                                                  const Limits& limits);

    const Geometry<1>& geometry() const { return geometry_; }
    SelfCapture self_capture() const { return reading_; }
    const Symmetries& symmetries() const { return symmetries_; }
    const TernaryCodes& codes() const { return codes_; }

    /// The start is 0.
    std::size_t size() const { return representatives_.size(); }
    /// One of the configurations with this id.
    StonesKey representative(ConfigurationId id) const { return representatives_[id]; }
    /// Of a configuration that plays lead to, by its code.
    ConfigurationId id_of_code(std::uint32_t code) const { return ids_[code] - 1; }
    /// What the plays of a player there lead to. [IK-R-3] [IK-R-5]
    std::span<const Reply> replies(ConfigurationId id, Player player) const {
        const std::size_t place = 2 * std::size_t{id} + static_cast<std::size_t>(player);
        return {replies_.data() + first_reply_[place], replies_.data() + first_reply_[place + 1]};
    }

  private:
    ConfigurationGraph(const Grid& grid, SelfCapture reading);

    ConfigurationId id_of(StonesKey key);
    void expand(ConfigurationId id);

    Geometry<1> geometry_;
    SelfCapture reading_;
    Symmetries symmetries_;
    TernaryCodes codes_;
    /// By code: the id and one, or nothing.
    std::vector<ConfigurationId> ids_;
    std::vector<StonesKey> representatives_;
    std::vector<std::size_t> first_reply_;
    std::vector<Reply> replies_;
};

}  // namespace shikatsu::optimized::ikeda
