// Two rulesets or readings on every position of a grid.
#pragma once

#include <functional>
#include <map>

#include "tools/atlas/position_classes.hpp"
#include "tools/differ/difference.hpp"
#include "tools/lib/rulesets/variant.hpp"

namespace shikatsu::differ {

/// Numbers of positions; those of one class under symmetry and exchange of the colours are counted each.
struct Counts {
    std::uint64_t differ = 0;
    std::uint64_t open = 0;
    std::uint64_t silent = 0;
};

struct Enumeration {
    std::uint64_t positions = 0;
    std::uint64_t classes = 0;
    std::map<Matter, Counts> counts;
    /// The classes that differ on a wanted matter, by code.
    std::vector<atlas::PositionClass> differing;

    void add(const Enumeration& other);
};

/// Rules one position of each class by both, `jobs` of them side by side, until all are done or
/// `options.stop` is set. `progress` is told how many classes are done, from one thread at a time. No text
/// tells the members of a class apart but for the names of players and points, as long as there is no komi.
Enumeration enumerate(const tools::Variant& one, const tools::Variant& other, const Grid& grid,
                      const std::vector<atlas::PositionClass>& classes, const std::vector<Matter>& matters,
                      const tools::RulesetOptions& options, int jobs,
                      const std::function<void(std::size_t)>& progress);

}  // namespace shikatsu::differ
