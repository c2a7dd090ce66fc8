#include "optimized/analysis/remembered_inquiries.hpp"

#include <algorithm>
#include <numeric>

namespace shikatsu::optimized {

std::uint64_t most_remembered_states(const Grid& grid) {
    constexpr std::uint64_t of_state = 140;  // measured, and what a board takes beside it
    constexpr std::uint64_t of_state_per_word = 24;
    const auto words = static_cast<std::uint64_t>(grid.size() + 63) / 64;
    return bytes_of_inquiries / (of_state + of_state_per_word * words);
}

RememberedInquiries::Entry* RememberedInquiries::unused(const About& about) {
    const auto found = std::ranges::find_if(
        entries_, [&](const Entry& entry) { return !entry.in_use && entry.about == about; });
    return found == entries_.end() ? nullptr : &*found;
}

void RememberedInquiries::tidy() {
    for (Entry& entry : entries_) entry.in_use = false;
    std::erase_if(entries_, [](const Entry& entry) { return entry.inquiry->remembered() == 0; });
    auto sum = std::accumulate(
        entries_.begin(), entries_.end(), std::uint64_t{0},
        [](std::uint64_t states, const Entry& entry) { return states + entry.inquiry->remembered(); });
    while (sum > most_states_) {
        const auto least =
            std::min_element(entries_.rbegin(), entries_.rend(),
                             [](const Entry& a, const Entry& b) { return a.max_states < b.max_states; });
        sum -= least->inquiry->remembered();
        entries_.erase(std::next(least).base());
    }
}

}  // namespace shikatsu::optimized
