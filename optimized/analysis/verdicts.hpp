// What the answers so far say of the strings of a position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

using Verdicts = std::vector<StringVerdict>;

/// The answer to a stage's question about a string; empty where it was not asked or is undecided.
std::optional<bool> answer(const StringVerdict& verdict, Stage stage);

/// The region of a stage's question about a string, whose local-2 is given.
std::vector<Point> region_asked(const StringVerdict& verdict, Stage stage, const std::vector<Point>& local_2);

/// Whether the string is uncapturable or capturable-1, that is whether the opponent cannot force capture with
/// no local-1 permanent-stone.
std::optional<bool> holds_local_1(const StringVerdict& verdict);

/// Verdicts of which nothing is known yet, in reading order.
Verdicts final_strings(const Position& position);

/// Which strings count as stopping local-2 or local-3: those that are known to, or also those of which it is
/// undecided.
enum class Stopping : std::uint8_t { known, possible };

/// The points of strings that stop local-2 (strings of `owner`) or local-3 (of either player).
PointSet barriers(const Grid& grid, const Verdicts& verdicts, std::optional<Player> owner, Stopping stopping);

/// The local set if it does not depend on undecided strings.
std::optional<std::vector<Point>> settled_local(const Grid& grid, const Verdicts& verdicts,
                                                const StringVerdict& verdict, std::optional<Player> owner);

/// Those of the points that are not on local-1.
std::vector<Point> without_local_1(std::vector<Point> points, const StringVerdict& verdict);

std::vector<Point> region_of_capturable_2(const Readings& readings, const StringVerdict& verdict,
                                          std::vector<Point> local_2);

/// Fills in the status, and whether the string is alive.
void conclude(StringVerdict& verdict);
void conclude_capturable_3(StringVerdict& verdict);

/// Whether it is known of each string if it is alive.
bool every_string_decided(const Verdicts& verdicts);
/// Whether one is capturable-3; empty if that is open.
std::optional<bool> any_capturable_3(const Verdicts& verdicts);

}  // namespace shikatsu::optimized
