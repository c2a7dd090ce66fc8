// A file with what a ruleset says of every position of a grid. Its format is described in
// tools/atlas/README.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/atlas/record.hpp"

namespace shikatsu::atlas {

/// What an atlas is about. Two atlases with equal plans are equal to the byte, however they were made.
struct Plan {
    Grid grid;
    /// As `tools::variant_of` reads it.
    std::string rules;
    /// What one question could cost.
    std::uint64_t max_states = 0;

    /// No clock ends it, so that what is found is the same everywhere.
    optimized::Budget budget() const { return {max_states, 1e9}; }
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Small, so that little is lost with a worker; the same for every atlas of a grid, whoever makes it.
inline constexpr std::size_t classes_in_block = 256;

/// One line that tells the plan; equal for equal plans only.
std::string to_line(const Plan& plan);

/// Records of classes that follow each other, packed.
std::string packed_block(const std::vector<Record>& records);

/// Where a block lies in its file.
struct BlockEntry {
    PositionCode first = 0;
    std::uint64_t bytes = 0;
    std::uint32_t crc = 0;
};

/// The lines before the blocks: the plan, the counts and the index, and the checksum of all that.
std::string header_of(const Plan& plan, std::uint64_t positions, std::uint64_t classes,
                      const std::vector<BlockEntry>& blocks);
std::uint32_t checksum(const std::string& bytes);

/// An atlas that was opened. Nothing that it says of a position was read without its checksum.
class AtlasFile {
  public:
    /// Errors: a sentence, for a file that cannot be read or is no atlas.
    static tl::expected<AtlasFile, std::string> open(const std::filesystem::path& path);

    const Plan& plan() const { return plan_; }
    std::uint64_t positions() const { return positions_; }
    std::uint64_t classes() const { return classes_; }
    std::size_t blocks() const { return blocks_.size(); }

    /// The records of a block. Errors: a sentence, for a block that is damaged or not the one of the head.
    tl::expected<std::vector<Record>, std::string> block(std::size_t number) const;
    /// What the atlas says of any position of its grid. Errors: also a position that it does not have.
    tl::expected<Record, std::string> find(const Position& position) const;

  private:
    AtlasFile(std::filesystem::path path, Plan plan) : path_(std::move(path)), plan_(std::move(plan)) {}

    std::filesystem::path path_;
    Plan plan_;
    std::uint64_t positions_ = 0;
    std::uint64_t classes_ = 0;
    std::vector<BlockEntry> blocks_;
    std::vector<std::uint64_t> offsets_;  // parallel to blocks_
};

}  // namespace shikatsu::atlas
