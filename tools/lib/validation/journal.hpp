// A file that remembers what a validation has done, so that it can be resumed.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <tl/expected.hpp>

#include "tools/lib/validation/validator.hpp"

namespace shikatsu::tools {

class Journal {
  public:
    /// Opens or starts the journal; a line that was cut off at the end is left out. Errors: the file cannot
    /// be read or written, it is no journal, or it belongs to a validation with other settings.
    static tl::expected<Journal, SourceError> open(const std::string& path, const std::string& settings);

    /// What the case's report was; nothing if it is not in the journal.
    const ValidationReport* known(const ValidationCase& asked) const;
    /// Writes it at once. Whether it could be written.
    bool add(const ValidationCase& asked, const ValidationReport& report);

  private:
    /// Reads the reports; how many bytes the whole lines have.
    tl::expected<std::uintmax_t, SourceError> read(const std::string& path, const std::string& settings);
    static std::string key_of(const ValidationCase& asked);

    std::map<std::string, ValidationReport> reports_;
    std::ofstream file_;
};

}  // namespace shikatsu::tools
