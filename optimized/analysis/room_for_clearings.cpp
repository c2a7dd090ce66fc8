#include "optimized/analysis/room_for_clearings.hpp"

#include <algorithm>

#include "optimized/analysis/remembered_inquiries.hpp"

namespace shikatsu::optimized {

namespace {

// Measured on real boards, in bytes.
constexpr double in_all = 7.3e9;
constexpr double of_clearing_state = 130;
constexpr double of_board = 110;
constexpr double of_board_per_word = 70;
constexpr int bits_of_word = 64;

}  // namespace

std::size_t most_clearing_states(const Grid& grid, const Options& options) {
    constexpr double least = 4'000'000;
    const int words = (grid.size() + bits_of_word - 1) / bits_of_word;
    const double boards = static_cast<double>(options.budget.max_states) * std::max(options.jobs, 1);
    const double of_patterns = boards * (of_board + of_board_per_word * words);
    return static_cast<std::size_t>(
        std::max(least, (in_all - bytes_of_inquiries - of_patterns) / of_clearing_state));
}

}  // namespace shikatsu::optimized
