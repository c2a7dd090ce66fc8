// An atlas's records held against its head, and each against its own position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tools/atlas/atlas_file.hpp"

namespace shikatsu::atlas {

/// Goes through all records of an atlas, in the order of the file.
class Recount {
  public:
    explicit Recount(const Grid& grid) : grid_(grid) {}

    /// Takes the next record. What is wrong with it, as a sentence: its code is no class's, or not higher
    /// than that before; or it says something of other strings or points than its position has.
    std::optional<std::string> add(const Record& record);

    std::uint64_t records() const { return records_; }
    /// How the atlas's head differs from the records, as a sentence.
    std::optional<std::string> objection(const AtlasFile& file) const;

  private:
    Grid grid_;
    PositionCode before_ = 0;
    std::uint64_t records_ = 0;
    std::uint64_t positions_ = 0;
};

}  // namespace shikatsu::atlas
