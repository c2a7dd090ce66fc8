// Inquiries that go on where they stopped, as far as there is room to remember them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/analysis/inquiry.hpp"

namespace shikatsu::optimized {

/// What inquiries may remember, in bytes.
constexpr std::uint64_t bytes_of_inquiries = 800'000'000;

/// The states for which that is room.
std::uint64_t most_remembered_states(const Grid& grid);

/// What is remembered does not depend on which of several questions is answered first.
class RememberedInquiries {
  public:
    /// Of one question, or of several and what is sought of them together.
    using About = std::pair<std::optional<Together>, std::vector<Question>>;

    explicit RememberedInquiries(std::uint64_t most_states) : most_states_(most_states) {}

    /// The one about these, to be looked at with so many states; begun by begin() if there is none that is
    /// not in use already. In use until they are tidied.
    template <class Begin>
    Inquiry& use(About about, std::uint64_t max_states, Begin begin) {
        Entry* entry = unused(about);
        if (entry == nullptr) entry = &entries_.emplace_back(Entry{std::move(about), begin()});
        entry->in_use = true;
        entry->max_states = max_states;
        return *entry->inquiry;
    }

    /// Forgets those that have ended, and where the states are too many, those that were looked at with the
    /// fewest, of these the last; they begin anew when they are used again. Nothing is in use any more.
    void tidy();

  private:
    struct Entry {
        About about;
        std::unique_ptr<Inquiry> inquiry;
        std::uint64_t max_states = 0;
        bool in_use = false;
    };

    Entry* unused(const About& about);

    std::uint64_t most_states_;
    std::vector<Entry> entries_;
};

}  // namespace shikatsu::optimized
