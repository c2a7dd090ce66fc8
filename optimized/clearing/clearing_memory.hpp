// What a search for clearings has found out, by the parts into which regions fall.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/clearing/known_states.hpp"
#include "optimized/clearing/won_patterns.hpp"

namespace shikatsu::optimized {

struct ClearingFamily;

/// What becomes of a region that kept stones cut into several.
enum class Sides : std::uint8_t {
    /// Each is a part by itself, and only one of them may rely on bans always.
    apart,
    /// All but the smallest are one part, so that kos on several sides are fought together.
    together,
};

/// What is connected of a region, with what kept strings need there.
struct ClearingPart {
    ClearingGame game;
    /// Tells parts apart.
    std::uint32_t number;
    LibertiesNeeded needed;
    /// With the same places and strings.
    ClearingFamily* family;
    /// Those of the family where each string needs as much or less and bans may be relied on where they may
    /// be here. What is not won there is not won here.
    std::vector<const ClearingPart*> easier = {};
    /// The one where nothing is needed and all strings count as one; maybe itself.
    ClearingPart* carefree = nullptr;
    /// Where bans are relied on after work only: the same when it is stirred, once that was made.
    ClearingPart* stirred = nullptr;
    /// Where it is stirred: the same when it is no more.
    ClearingPart* calm = nullptr;

    PatternUser user() const { return {needed, game.bans()}; }
};

/// Parts with the same places and strings.
struct ClearingFamily {
    std::vector<ClearingPart*> parts;
    /// By who is to move. What is won with greater needs is won with smaller ones.
    std::array<WonPatterns, 2> won;

    WonPatterns& won_by(ClearingMover mover) { return won[static_cast<std::size_t>(mover)]; }
};

class ClearingMemory {
  public:
    using Mover = ClearingMover;

    /// `to_join`: see ClearingGame.
    ClearingMemory(Sides sides, Mask to_join) : sides_(sides), to_join_(to_join) {}

    Sides sides() const { return sides_; }
    /// Stays where it is. Parts keep a reference to the shape.
    ClearingPart& part(const RegionShape& shape, Mask within, const std::vector<RegionGroup>& groups,
                       BansRelied bans);
    /// What becomes of it by the player's work.
    ClearingPart& after_work(const RegionShape& shape, ClearingPart& part);

    /// What wins where the player is to move, if that is known.
    std::optional<int> winning_play(const ClearingPart& part, const RegionState& state) const;

    /// What is known of a state: all that is needed of it, or else where to note it, which stays there.
    struct Recalled {
        std::optional<ClearingOutcome> outcome;
        KnownOutcome* known = nullptr;
    };
    /// From the state itself, here or in another part of the family, or as it shows a pattern. A state that
    /// shows one when it is met is not remembered.
    Recalled recall(const ClearingPart& part, Mover mover, const RegionState& state, int effort);
    /// What is won becomes a pattern.
    void note(const ClearingPart& part, Mover mover, const RegionState& state, KnownOutcome& known,
              const ClearingOutcome& outcome, int effort);

    /// A pattern that is shown by what is known of the state, of those before `number`.
    std::optional<WonPattern> shown(const ClearingPart& part, Mover mover, const KnownState& state,
                                    std::uint32_t number) const {
        return part.family->won_by(mover).shown(state, part.user(), number);
    }

    /// Calls visit(part, mover, state, known).
    template <class Visit>
    void for_each_state(Visit visit) const {
        states_.for_each([&](const KnownStates::Key& key, const KnownOutcome& known) {
            visit(*parts_in_order_[key.part], key.mover, key.state, known);
        });
    }

  private:
    using Key = std::vector<Mask>;

    Sides sides_;
    Mask to_join_;
    std::unordered_map<Key, std::unique_ptr<ClearingPart>, RegionKeyHash> parts_;
    std::vector<ClearingPart*> parts_in_order_;
    /// By places and what is beside each string.
    std::unordered_map<Key, std::unique_ptr<ClearingFamily>, RegionKeyHash> families_;
    KnownStates states_;
    /// Patterns that were found.
    std::uint32_t patterns_ = 0;
    /// What is looked up, so that it need not be made anew each time.
    Key key_;
};

}  // namespace shikatsu::optimized
