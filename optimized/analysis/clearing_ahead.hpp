// Areas that are cleared ahead, before it is known that what encloses them holds.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// Clears areas with more and more effort, in a thread of its own if there may be several. What it says does
/// not depend on how many there are, nor on when it is asked.
class ClearingAhead {
  public:
    /// So many levels of effort, from 0. Keeps a reference to the answerer.
    ClearingAhead(Answerer& answerer, const std::set<AreaToClear>& areas, int levels, int threads);
    /// What is under way is given up.
    ~ClearingAhead();
    ClearingAhead(const ClearingAhead&) = delete;
    ClearingAhead& operator=(const ClearingAhead&) = delete;

    /// Whether it sees to the area.
    bool has(const AreaToClear& area) const { return areas_.contains(area); }
    /// How the area is cleared with the effort or less; nothing if it is not. Waits until that is known.
    /// Requires that it has the area.
    std::optional<Cleared> cleared(const AreaToClear& area, int effort);

  private:
    struct Progress {
        /// With which it was tried.
        int effort = -1;
        std::optional<Cleared> cleared;
    };

    using Entry = std::map<AreaToClear, Progress>::iterator;

    void try_all(const std::vector<Entry>& entries);
    void try_with(int effort, const Entry& entry);

    Answerer& answerer_;
    int levels_;
    int threads_;
    std::map<AreaToClear, Progress> areas_;
    std::atomic<bool> given_up_ = false;
    std::mutex mutex_;
    std::condition_variable progressed_;
    /// What ended the thread, if something did; thrown again by who waits.
    std::exception_ptr failure_;
    /// Tries the smaller areas first.
    std::thread thread_;
};

}  // namespace shikatsu::optimized
