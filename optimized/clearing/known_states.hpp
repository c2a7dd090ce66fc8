// A hash table of what a search for clearings knows of states.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "optimized/keeping/region_field.hpp"

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

    void win(std::int8_t by, Mask places) {
        won = true;
        play = by;
        known = places;
    }
    ClearingOutcome lost() const {
        return {lost_with == for_ever ? ClearingResult::never : ClearingResult::not_yet};
    }
};

/// Open addressing over entries that stay where they are.
class KnownStates {
  public:
    struct Key {
        RegionState state;
        /// Of the part to which the state belongs, less than 2^31.
        std::uint32_t part;
        ClearingMover mover;
    };

    /// What is known of it; nothing yet if it is new.
    KnownOutcome& of(const Key& key);
    /// The same; null if it is new.
    const KnownOutcome* find(const Key& key) const;

    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t number = 0; number < size_; ++number) {
            const Entry& one = entry(number);
            visit(Key{one.state, one.where >> 1U, static_cast<ClearingMover>(one.where & 1U)}, one.known);
        }
    }

  private:
    /// Small, as there are many.
    struct Entry {
        RegionState state;
        KnownOutcome known;
        /// The part and who is to move.
        std::uint32_t where = 0;

        bool is_of(const Key& key) const { return where == where_of(key) && state == key.state; }
    };
    /// Of an entry, with a part of its hash that tells most others apart.
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t number = nothing;
    };
    static constexpr std::uint32_t nothing = ~std::uint32_t{0};
    static constexpr std::size_t block_size = 1024;
    using Block = std::array<Entry, block_size>;

    static std::uint32_t where_of(const Key& key) {
        return key.part << 1U | static_cast<std::uint32_t>(key.mover);
    }
    static std::uint64_t hash(const RegionState& state, std::uint32_t where);
    const Entry& entry(std::size_t number) const {
        return (*blocks_[number / block_size])[number % block_size];
    }
    Entry& entry(std::size_t number) { return (*blocks_[number / block_size])[number % block_size]; }
    /// Where the key is, or would be.
    std::size_t place_of(const Key& key, std::uint64_t hash) const;
    void grow();

    std::vector<Slot> slots_ = std::vector<Slot>(64);
    std::vector<std::unique_ptr<Block>> blocks_;
    std::size_t size_ = 0;
};

}  // namespace shikatsu::optimized
