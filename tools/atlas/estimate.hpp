// What an atlas would cost, told from a random sample of its classes.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "tools/atlas/atlas_file.hpp"

namespace shikatsu::atlas {

/// About how many positions and classes a grid has.
struct GridSize {
    double positions = 0.0;
    double classes = 0.0;
};

/// By so many random distributions of stones, the same for the same seed. Requires at most max_points
/// intersections and `draws` > 0.
GridSize estimated_size(const Grid& grid, std::size_t draws, std::uint64_t seed);

/// The lowest members of `count` classes, each class as likely as any other, drawn without regard to what was
/// drawn before; fewer if `stop` is set. Requires at most max_points intersections.
std::vector<PositionCode> random_classes(const Grid& grid, std::size_t count, std::uint64_t seed,
                                         const std::atomic<bool>* stop);

/// A class whose record was made, and what that took.
struct MadeRecord {
    Record record;
    /// Of computing, by the thread's own clock; other programs on the machine do not count.
    double seconds = 0.0;

    bool decided() const;
};

/// The records that the plan's atlas would have for these classes, in their order, made by `jobs` threads.
/// Those that `stop` came before are left out. `progress` is told how many are done, from one thread at a
/// time.
std::vector<MadeRecord> make_records(const Plan& plan, const std::vector<PositionCode>& classes, int jobs,
                                     const std::atomic<bool>* stop,
                                     const std::function<void(std::size_t)>& progress);

/// How many bytes a record takes in a file of so many classes. Requires records.
double bytes_each(const Grid& grid, const std::vector<MadeRecord>& records, double classes);

/// Of the seconds, in ascending order: what a share of the records, from 0 to 1, did not take longer than.
/// Requires records.
double quantile(const std::vector<MadeRecord>& records, double share);

/// The mean of the seconds, and its standard error. Requires records.
struct Mean {
    double seconds = 0.0;
    double error = 0.0;
};
Mean mean(const std::vector<MadeRecord>& records);

}  // namespace shikatsu::atlas
