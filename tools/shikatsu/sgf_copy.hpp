// `--sgf-out`: copies of the inputs as game records with what was found marked in them.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/diagram_file.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools {

class SgfCopy {
  public:
    void add_to(CLI::App& command);
    bool wanted() const { return !path_.empty(); }

    /// The rulings of a source's positions, nothing for those without, in their order. Diagrams become
    /// records of their own.
    void append(const Source& source, const std::vector<ReadPosition>& positions,
                const std::vector<std::optional<Ruling>>& rulings);
    /// Writes the file, none if there is no game for it. Error: it cannot be written.
    tl::expected<void, SourceError> write() const;

  private:
    std::string path_;
    std::string text_;
};

}  // namespace shikatsu::tools
