#include "tools/lib/proof_words.hpp"

#include <vector>

#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

template <class Regions>
std::string areas(const Grid& grid, const Regions& regions) {
    std::string words;
    for (const auto& region : regions) {
        words += words.empty() ? "" : "; ";
        words += vertices(grid, region.points, region.points.size());
    }
    return words;
}

}  // namespace

std::string keeping_words(const Grid& grid, const Keeping& keeping) {
    return "its liberties come back in the regions " + areas(grid, keeping.regions);
}

std::string clearing_words(const Grid& grid, const Clearing& clearing) {
    return "cleared region by region: " + areas(grid, clearing.regions);
}

std::string pattern_words(const Grid& grid, const PatternProof& proof) {
    std::vector<Point> points;
    for (const Point point : grid.points()) {
        if (proof.lines.back().seen[point.index] != Seen::unknown) points.push_back(point);
    }
    return "with all that matters on the intersections " + vertices(grid, points, points.size());
}

}  // namespace shikatsu::tools
