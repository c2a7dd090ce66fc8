// Solvers that are programs of their own.
#pragma once

#include <filesystem>
#include <string>

#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// A folder for files of one run, removed with all that is in it.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

/// Runs a shell command and returns what it prints. Throws std::runtime_error if it cannot be started.
std::string output_of(const std::string& command);

/// Writes a file. Throws std::runtime_error if that fails.
void write_file(const std::filesystem::path& path, const std::string& text);

/// The query decided by cvc5, from its SMT-LIB script, with a remark on the seconds of its work. Unknown if
/// it takes more than `seconds` or is not installed. The values of inputs are not asked for.
Answer decide_by_cvc5(const Query& query, int seconds);

/// The query as clauses of our own, decided by cadical. An unsatisfiable answer comes with a refutation that
/// our own checker has accepted, and a remark on its size; otherwise it is unknown.
Answer decide_by_cadical(const Query& query);

}  // namespace shikatsu::proofs
