// Asking questions about one position: chooses the board width, runs questions side by side, keeps the
// budget.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/analysis/remembered_inquiries.hpp"
#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

/// Answers questions about one final-position within the options' budget. The time runs from construction.
class Asker final : public Answerer {
  public:
    /// Requires: every string of `position` has a liberty.
    Asker(const Position& position, const Options& options);
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    /// The findings in the order of the questions, whatever the number of jobs.
    std::vector<Finding> ask_all(const std::vector<Question>& questions) {
        return ask_all(questions, Stage::capture, options_.budget.max_states);
    }
    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage stage,
                                 std::uint64_t max_states) override;
    std::vector<Finding> ask_together(const std::vector<Question>& questions, Together sought, Stage stage,
                                      std::uint64_t max_states) override;
    std::vector<Kept> keep(int effort) override;
    std::vector<Finding> keep_by_patterns(const std::vector<Question>& questions,
                                          const std::vector<ProvedString>& proved, LinesEnd lines_end,
                                          std::uint64_t max_states) override;
    std::optional<Cleared> clear(const AreaToClear& area, int effort, int threads,
                                 const std::atomic<bool>& given_up) override;
    bool stopped() const override;
    bool is_ko_stone(Point point) const override;

    /// A question's finding together with the winner's strategy; no strategy if the question stays undecided
    /// or the strategy has more than `max_states` lines.
    struct Witnessed {
        Finding finding;
        std::optional<RankedStrategy> witness;
    };
    Witnessed ask_with_witness(const Question& question, std::size_t max_states);

  private:
    struct RememberedClearing {
        RememberedClearing(const Position& position, const AreaToClear& area, OwnBans own_bans)
            : clearing(position, area.player, area.points, area.stays, own_bans) {}

        AreaClearing clearing;
        /// Remembered since it was under way last time.
        std::size_t states = 0;
        /// How many may come to that while it is under way.
        std::size_t reserved = 0;
        bool under_way = false;
    };

    /// The findings that find(i, limits) makes, side by side, in their order.
    template <class Find>
    std::vector<Finding> find_all(std::size_t count, Stage stage, std::uint64_t max_states, Find find) const;
    /// What clearings remember or may come to remember.
    std::size_t clearing_states() const;
    /// Forgets others, takes fewer threads, or waits for what is under way, until there is room for so much
    /// effort or nothing else is under way; says how many threads are to be used.
    int make_room(RememberedClearing& wanted, const ClearingEffort& most, int threads,
                  std::unique_lock<std::mutex>& lock, const std::function<bool()>& stop);

    Position position_;
    Options options_;
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::time_point deadline_;
    RememberedInquiries inquiries_;
    std::mutex mutex_of_clearings_;
    std::condition_variable clearing_ended_;
    std::size_t most_clearing_states_;
    /// What goes on where it has stopped when it is asked for again.
    std::map<AreaToClear, RememberedClearing> clearings_;
};

}  // namespace shikatsu::optimized
