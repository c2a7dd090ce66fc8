#include "optimized/clearing/known_states.hpp"

namespace shikatsu::optimized {

std::uint64_t KnownStates::hash(const RegionState& state, std::uint32_t where) {
    const std::uint64_t mixed = RegionStateHash{}(state) ^ where * 0xD6E8FEB86659FD93ULL;
    return (mixed ^ mixed >> 32U) * 0x9E3779B97F4A7C15ULL;
}

std::size_t KnownStates::place_of(const Key& key, std::uint64_t hash) const {
    const auto tag = static_cast<std::uint32_t>(hash);
    std::size_t place = hash >> 32U & (slots_.size() - 1);
    for (; slots_[place].number != nothing; place = (place + 1) & (slots_.size() - 1)) {
        if (slots_[place].tag == tag && entry(slots_[place].number).is_of(key)) break;
    }
    return place;
}

KnownOutcome& KnownStates::of(const Key& key) {
    const std::uint64_t hashed = hash(key.state, where_of(key));
    std::size_t place = place_of(key, hashed);
    if (slots_[place].number == nothing) {
        if (3 * (size_ + 1) > 2 * slots_.size()) {
            grow();
            place = place_of(key, hashed);
        }
        if (size_ == blocks_.size() * block_size) blocks_.push_back(std::make_unique<Block>());
        slots_[place] = {static_cast<std::uint32_t>(hashed), static_cast<std::uint32_t>(size_)};
        Entry& added = entry(size_++);
        added.state = key.state;
        added.where = where_of(key);
    }
    return entry(slots_[place].number).known;
}

const KnownOutcome* KnownStates::find(const Key& key) const {
    const Slot& slot = slots_[place_of(key, hash(key.state, where_of(key)))];
    return slot.number == nothing ? nullptr : &entry(slot.number).known;
}

void KnownStates::grow() {
    slots_.assign(2 * slots_.size(), Slot{});
    for (std::size_t number = 0; number < size_; ++number) {
        const std::uint64_t hashed = hash(entry(number).state, entry(number).where);
        std::size_t place = hashed >> 32U & (slots_.size() - 1);
        while (slots_[place].number != nothing) place = (place + 1) & (slots_.size() - 1);
        slots_[place] = {static_cast<std::uint32_t>(hashed), static_cast<std::uint32_t>(number)};
    }
}

}  // namespace shikatsu::optimized
