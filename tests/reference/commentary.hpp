// The commentary's examples as test data, and its notation of sequences.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::reference::testing {

/// The lines of a data file of the given name. Throws if the file cannot be read.
std::vector<nlohmann::json> data_lines(const std::string& name);

/// The lines of commentary_sequences.jsonl of one kind.
std::vector<nlohmann::json> sequences_of_kind(const std::string& kind);

/// The line of commentary_positions.jsonl with the id.
nlohmann::json position_line(const std::string& id);

/// The position drawn by the rows. Throws on a bad diagram.
Position position_of(const std::vector<std::string>& rows);
Position position_in(const nlohmann::json& line);

/// The points of a map that carry the sign.
PointSet marked(const std::vector<std::string>& rows, char sign);

/// The letters of an example: intersections by name.
using Letters = std::map<char, Point>;
Letters letters_of(const nlohmann::json& line);

/// A sequence such as "#[acPpdbPp]*": '#' or 'O' starts, letters are plays, 'p' is a pass, 'P' a ko-pass,
/// another capital a ko-pass for that ko; '*' repeats the last brackets; ".." leaves the sequence open.
struct Notation {
    Player first = Player::black;
    std::vector<HypotheticalMove> prefix;
    std::vector<HypotheticalMove> cycle;
};
Notation notation_of(const std::string& text, const Letters& letters);

/// The point of "row,column", counted from 0 at the top left.
Point point_of(const Grid& grid, const std::string& row_and_column);

}  // namespace shikatsu::reference::testing
