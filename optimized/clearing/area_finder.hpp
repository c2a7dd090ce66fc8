// Looks for a clearing of an area that keeps some of the player's strings (proofs/clearing.md).
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/clearing/area_strings.hpp"
#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

class AreaFinder {
  public:
    /// `stays`: where a stone of the keeper's is to stay, if anywhere; its string is not kept, and there is
    /// no first play then. Keeps a reference to the position.
    AreaFinder(const Position& position, Player keeper, const Points& area, const NotKept& not_kept,
               std::optional<Point> stays, OwnBans own_bans);
    /// The same with this first play.
    AreaFinder(const AreaFinder& other, Point first_play) : AreaFinder(other, first_play, other.sides_) {}
    /// The same with all parts together in which the opponent has stones.
    AreaFinder(const AreaFinder& other, Sides sides) : AreaFinder(other, other.first_play_, sides) {}
    AreaFinder(const AreaFinder&) = delete;
    AreaFinder& operator=(const AreaFinder&) = delete;
    ~AreaFinder() = default;

    const IsKept& kept() const { return kept_; }
    /// Goes on looking for a clearing, with so much effort altogether.
    std::optional<Clearing> find(const ClearingEffort& effort, std::function<bool()> stopped);
    /// First plays that promise most in the part that has taken most in vain.
    Points first_plays(std::size_t most, int threads, const std::function<bool()>& stopped) const;
    /// Whether more states may find what was not found.
    bool open() const { return std::any_of(parts_.begin(), parts_.end(), is_over); }
    /// Whether a part was not cleared, but might be if another one did without the opponent's bans.
    bool wants_bans() const { return no_bans_left_; }
    /// Begins anew the next time.
    void forget();
    /// States that were looked at.
    std::size_t states() const;

  private:
    AreaFinder(const AreaFinder& other, std::optional<Point> first_play, Sides sides);

    static bool is_over(const std::unique_ptr<ClearedPart>& part) { return part->over(); }

    /// Cuts the area along the kept strings. False if a part is too large, or not enclosed.
    bool cut(const ClearingEffort& effort);
    /// Those beside many parts are not the ones that have to be joined to others.
    void rank_strings(const std::vector<Points>& parts);
    /// `parts`, but for those in which the opponent has stones, which are one.
    std::vector<Points> together(const std::vector<Points>& parts) const;

    /// Whether the parts are found to give what is owed, by lines of growing effort.
    bool deepen();

    /// What one part at most may still do.
    struct Chances {
        bool begin = true;
        /// To rely on bans always.
        bool bans = true;
    };
    BansRelied most_relied(const Chances& chances, bool begin) const;
    /// Whether the parts from this one on can give what is still owed. It is the last one, which is the
    /// largest, that may rely on bans unless another one has to, or all of them after work.
    ClearingResult share_out(std::size_t number, const Chances& chances, int effort);
    bool begins_in(const ClearedPart& part) const;
    static void add(Shares& sums, const ClearedPart& part, const Shares& shares, int sign = 1) {
        for (std::size_t i = 0; i < shares.size(); ++i)
            sums[static_cast<std::size_t>(part.strings()[i])] += sign * shares[i];
    }

    std::optional<Clearing> clearing_of_choice();

    const Position& position_;
    Player keeper_;
    Points area_;
    std::function<bool()> stopped_;
    AreaStrings strings_;
    IsKept kept_;
    std::optional<Point> stays_;
    OwnBans own_bans_;
    Sides sides_ = Sides::apart;
    /// The only one, if it is given.
    std::optional<Point> first_play_;
    /// More than one part may rely on bans, after work; this is tried where one part was in the way of
    /// another.
    bool bans_in_many_ = false;
    bool no_bans_left_ = false;
    bool cut_ = false;
    /// A strategy was found that cannot be written.
    bool too_long_ = false;
    /// With which the search goes on.
    int effort_ = least_clearing_effort;
    /// The kept strings in the order of their ranks.
    std::vector<std::size_t> ranked_;
    /// By point: the number of the kept string, in this order; or -1.
    std::vector<int> numbers_;
    std::vector<std::unique_ptr<ClearedPart>> parts_;
    Shares owed_;
    std::vector<PartWish> choices_;
};

}  // namespace shikatsu::optimized
