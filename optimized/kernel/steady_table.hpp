// A hash table for searches that remember a great deal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace shikatsu::optimized {

/// Values by their keys, by open addressing over entries that stay where they are: a reference to a value is
/// good as long as the table. `Hash` gives 64 bits, each of which depends on all of the key.
template <class Key, class Value, class Hash>
class SteadyTable {
  public:
    std::size_t size() const { return size_; }

    /// The value of the key; a new one if there was none.
    Value& of(const Key& key) {
        const std::uint64_t hash = Hash{}(key);
        std::size_t place = place_of(key, hash);
        if (slots_[place].number == nothing) {
            if (3 * (size_ + 1) > 2 * slots_.size()) {
                grow();
                place = place_of(key, hash);
            }
            if (size_ == blocks_.size() * block_size) blocks_.push_back(std::make_unique<Block>());
            slots_[place] = {static_cast<std::uint32_t>(hash), static_cast<std::uint32_t>(size_)};
            entry(size_++).key = key;
        }
        return entry(slots_[place].number).value;
    }
    /// The value of the key; null if there is none.
    const Value* find(const Key& key) const {
        const Slot& slot = slots_[place_of(key, Hash{}(key))];
        return slot.number == nothing ? nullptr : &entry(slot.number).value;
    }
    Value* find(const Key& key) {
        const Slot& slot = slots_[place_of(key, Hash{}(key))];
        return slot.number == nothing ? nullptr : &entry(slot.number).value;
    }

    /// Calls visit(key, value) in the order in which the keys came.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t number = 0; number < size_; ++number) visit(entry(number).key, entry(number).value);
    }

  private:
    struct Entry {
        Key key{};
        Value value{};
    };
    /// Of an entry, with a part of its hash that tells most others apart.
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t number = nothing;
    };
    static constexpr std::uint32_t nothing = ~std::uint32_t{0};
    static constexpr std::size_t block_size = 128;
    using Block = std::array<Entry, block_size>;

    const Entry& entry(std::size_t number) const {
        return (*blocks_[number / block_size])[number % block_size];
    }
    Entry& entry(std::size_t number) { return (*blocks_[number / block_size])[number % block_size]; }

    /// Where the search for a hash begins.
    std::size_t first_place(std::uint64_t hash) const { return hash >> 32U & (slots_.size() - 1); }
    std::size_t place_after(std::size_t place) const { return (place + 1) & (slots_.size() - 1); }
    /// Where the key is, or would be.
    std::size_t place_of(const Key& key, std::uint64_t hash) const {
        const auto tag = static_cast<std::uint32_t>(hash);
        std::size_t place = first_place(hash);
        while (slots_[place].number != nothing &&
               !(slots_[place].tag == tag && entry(slots_[place].number).key == key))
            place = place_after(place);
        return place;
    }
    void grow() {
        slots_.assign(2 * slots_.size(), Slot{});
        for (std::size_t number = 0; number < size_; ++number) {
            const std::uint64_t hash = Hash{}(entry(number).key);
            std::size_t place = first_place(hash);
            while (slots_[place].number != nothing) place = place_after(place);
            slots_[place] = {static_cast<std::uint32_t>(hash), static_cast<std::uint32_t>(number)};
        }
    }

    std::vector<Slot> slots_ = std::vector<Slot>(64);
    std::vector<std::unique_ptr<Block>> blocks_;
    std::size_t size_ = 0;
};

}  // namespace shikatsu::optimized
