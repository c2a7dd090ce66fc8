// Adjudicates every position of a grid and sums up what was found.
#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "optimized/adjudication.hpp"
#include "tools/atlas/position_classes.hpp"

namespace shikatsu::atlas {

/// Counts positions and strings, not classes of them.
struct Summary {
    std::uint64_t classes = 0;
    std::uint64_t positions = 0;
    std::uint64_t strings = 0;
    std::map<optimized::Status, std::uint64_t> statuses;
    std::uint64_t capturable_3 = 0;
    std::uint64_t ends_prohibited_by_direct_ko = 0;
    std::uint64_t undecided_positions = 0;
    /// Of the questions about one position of each class.
    std::uint64_t questions = 0;
    std::uint64_t states = 0;
    std::uint64_t most_states_of_a_question = 0;
    /// A position with that question.
    PositionCode hardest = 0;

    void add(const PositionClass& positions, const optimized::Adjudication& adjudication);
    /// Neither order nor grouping matters, but for `hardest` among equals.
    void add(const Summary& other);
};

/// Adjudicates one position of each class, `jobs` of them side by side, until all are done or `stop` is set.
/// `progress` is told how many classes are done, from one thread at a time.
Summary survey(const Grid& grid, const std::vector<PositionClass>& classes, const optimized::Options& options,
               int jobs, const std::function<void(std::size_t)>& progress);

}  // namespace shikatsu::atlas
