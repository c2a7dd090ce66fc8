// Looking at a question about force again and again, whatever the width of the board.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/exploration/limits.hpp"
#include "optimized/force/force_answer.hpp"

namespace shikatsu::optimized {

/// Of one question, or of several that one strategy answers.
class Inquiry {
  public:
    virtual ~Inquiry() = default;
    /// The answers in the order of the questions. Goes on where the limits, which are for all times together,
    /// ended it the last time; the extras may not change what it goes on with.
    virtual std::vector<ForceAnswer> look_on(const Limits& limits, const Extras& extras) = 0;
    /// The states that it remembers for the next time.
    virtual std::uint64_t remembered() const = 0;
};

/// Into a question about a position, in its zone if it has one.
std::unique_ptr<Inquiry> inquiry_into(const Position& position, const Question& question,
                                      const Readings& readings);
/// Into several at once. Requires that they have no zones and are about strings of one owner.
std::unique_ptr<Inquiry> inquiry_into(const Position& position, const std::vector<Question>& questions,
                                      Together sought, const Readings& readings);

}  // namespace shikatsu::optimized
