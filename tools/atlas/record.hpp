// What an atlas keeps of a position: statuses, territory and score.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "tools/atlas/position_classes.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::atlas {

struct Record {
    PositionCode code = 0;
    /// A letter for each string, in reading order of the strings' first points: 'U' uncapturable, '1'
    /// capturable-1, '2' capturable-2, 'D' dead, 'A' alive, '?' undecided; none for a text without statuses.
    std::string statuses;
    /// 'B', 'W' or '.' for each point; nothing if it is undecided.
    std::optional<std::string> territory;
    std::optional<Margin> score;

    friend bool operator==(const Record&, const Record&) = default;
};

Record record_of(PositionCode code, const tools::Ruling& ruling);

/// "uncapturable" of 'U' and so on.
std::string_view words_of_status(char letter);

/// One line, no end of line; the code as its distance from `before`.
std::string line_of(const Record& record, PositionCode before);
/// Errors: a sentence about what is wrong.
tl::expected<Record, std::string> record_of_line(std::string_view line, PositionCode before);

/// Whether the record says something of as many strings and points as the position of its code has.
bool fits_its_position(const Record& record, const Grid& grid);

/// What the record of the lowest member of `position`'s class says of `position` itself. Requires that the
/// record is one of that member and fits it.
Record turned_back(const Record& record, const Position& position, const CanonicalForm& form);

}  // namespace shikatsu::atlas
