// Positions to compare on: all of a grid, or random ones of several kinds.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::difftest {

/// How a random position is drawn.
enum class Kind : std::uint8_t {
    /// Each intersection empty, black or white alike.
    uniform,
    /// Few empty intersections.
    dense,
    /// Dense, and drawn again until there is a ko.
    ko_rich,
    /// Dense, and drawn again until a black-string and a white-string with at most two liberties share one.
    seki_like,
    /// A window of an example of the corpus, with at most three intersections changed; of one of the grid's
    /// own size
    /// if there is one.
    mutated,
};
inline constexpr Kind all_kinds[] = {Kind::uniform, Kind::dense, Kind::ko_rich, Kind::seki_like,
                                     Kind::mutated};

std::string_view name(Kind kind);
/// Reads "uniform,dense".
tl::expected<std::vector<Kind>, std::string> kinds_of_list(std::string_view list);
/// Reads "2x3", ranges as in "1x1..3x3", and lists of both as in "1x5,2x2..3x3".
tl::expected<std::vector<Grid>, std::string> grids_of_list(std::string_view list);
std::string name(const Grid& grid);

/// The number of distributions of stones on a grid, legal or not. Requires at most 40 intersections.
std::uint64_t count_of_distributions(const Grid& grid);
/// One of them by its number; nothing if a string has no liberty.
std::optional<Position> legal_position(const Grid& grid, std::uint64_t number);

using Random = std::mt19937_64;
/// A number below `bound`, the same on every machine. Requires bound > 0.
std::uint64_t below(Random& random, std::uint64_t bound);

/// A position of the kind in which every string has a liberty.
Position draw(const Grid& grid, Kind kind, Random& random);

}  // namespace shikatsu::difftest
