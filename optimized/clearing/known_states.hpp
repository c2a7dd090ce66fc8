// What a search for clearings knows of states.
#pragma once

#include <cstdint>

#include "optimized/keeping/region_field.hpp"
#include "optimized/kernel/steady_table.hpp"

namespace shikatsu::optimized {

/// Who is to move.
enum class ClearingMover : std::uint8_t { opponent, player };

enum class ClearingResult : std::uint8_t {
    won,
    /// Not by lines of so much effort.
    not_yet,
    never,
};

struct ClearingOutcome {
    ClearingResult result;
    /// The places that matter if it is won.
    Mask known = 0;
    /// Whether it is relied on then that the opponent may be banned; and that he is so now.
    bool bans = false;
    bool barred = false;

    bool won() const { return result == ClearingResult::won; }
};

/// What was found out about a state.
struct KnownOutcome {
    static constexpr std::int16_t for_ever = 30'000;

    /// The places that matter if it is won.
    Mask known = 0;
    /// There were so many patterns when it was compared with all.
    std::uint32_t compared = 0;
    /// The greatest effort with which it was not won.
    std::int16_t lost_with = -1;
    /// The player's, if he is to move and wins; or the opponent's that was not answered at last.
    std::int8_t play = -1;
    bool won : 1 = false;
    bool under_way : 1 = false;
    /// As of an outcome.
    bool bans : 1 = false;
    bool barred : 1 = false;

    void win(std::int8_t by, const ClearingOutcome& outcome) {
        won = true;
        play = by;
        known = outcome.known;
        bans = outcome.bans;
        barred = outcome.barred;
    }
    ClearingOutcome win_known() const { return {ClearingResult::won, known, bans, barred}; }
    ClearingOutcome lost() const {
        return {lost_with == for_ever ? ClearingResult::never : ClearingResult::not_yet};
    }
};

/// By part and mover. Outcomes stay where they are.
class KnownStates {
  public:
    struct Key {
        /// Where no two stand on one place, and what is barred is empty.
        RegionState state;
        /// Of the part to which the state belongs, less than 2^31.
        std::uint32_t part;
        ClearingMover mover;
    };

    /// What is known of it; nothing yet if it is new.
    KnownOutcome& of(const Key& key) { return table_.of(Packed(key)); }
    /// The same; null if it is new.
    const KnownOutcome* find(const Key& key) const { return table_.find(Packed(key)); }
    KnownOutcome* find(const Key& key) { return table_.find(Packed(key)); }

    template <class Visit>
    void for_each(Visit visit) const {
        table_.for_each([&](const Packed& key, const KnownOutcome& known) { visit(key.unpacked(), known); });
    }

  private:
    /// Small, as there are many.
    struct Packed {
        /// What is barred is empty; so it is in both.
        Mask opponent_or_barred = 0;
        Mask keeper_or_barred = 0;
        Mask marked = 0;
        /// The part and who is to move.
        std::uint32_t where = 0;

        Packed() = default;
        explicit Packed(const Key& key)
            : opponent_or_barred(key.state.opponent | key.state.barred),
              keeper_or_barred(key.state.keeper | key.state.barred),
              marked(key.state.marked),
              where(key.part << 1U | static_cast<std::uint32_t>(key.mover)) {}
        RegionState state() const {
            const Mask barred = opponent_or_barred & keeper_or_barred;
            return {opponent_or_barred & ~barred, keeper_or_barred & ~barred, marked, barred};
        }
        Key unpacked() const { return {state(), where >> 1U, static_cast<ClearingMover>(where & 1U)}; }
        friend bool operator==(const Packed&, const Packed&) = default;
    };
    struct Hash {
        std::uint64_t operator()(const Packed& key) const {
            const std::uint64_t mixed = RegionStateHash{}(key.state()) ^ key.where * 0xD6E8FEB86659FD93ULL;
            return (mixed ^ mixed >> 32U) * 0x9E3779B97F4A7C15ULL;
        }
    };

    SteadyTable<Packed, KnownOutcome, Hash> table_;
};

}  // namespace shikatsu::optimized
