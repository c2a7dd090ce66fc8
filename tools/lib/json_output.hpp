// Adjudications for programs: one JSON object for each position, with the keys in a fixed order.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/verified.hpp"

namespace shikatsu::tools {

/// The rules by name and, if there are any, the readings that depart from the literal ones, as in
/// "japanese-2003 ko-pass=per-ko".
std::string rules_and_readings(std::string_view rules, const Readings& readings);

/// The adjudication as an object. What depends on undecided statuses is null, never an empty list. With
/// `verified`, each string's object ends with whether it was verified.
nlohmann::ordered_json adjudication_json(const optimized::Adjudication& adjudication, std::string_view rules,
                                         int prisoner_difference, const Verified* verified = nullptr);

/// Adds to each string of the adjudication's object after how many seconds it was decided; null if it was
/// not.
void add_times(nlohmann::ordered_json& object, const optimized::Adjudication& adjudication);

/// A list of vertices.
nlohmann::ordered_json vertices_json(const Grid& grid, const std::vector<Point>& points);

/// One line of text without line end; bytes that are not UTF-8 are replaced.
std::string json_line(const nlohmann::ordered_json& object);

}  // namespace shikatsu::tools
