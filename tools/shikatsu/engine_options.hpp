// The options that every command with the engine behind it has.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::tools {

/// The only rules there are so far.
inline constexpr const char* japanese_2003 = "japanese-2003";

/// Adds --reading to a command. `taken` is called with the readings that all the assignments so far make.
void add_reading_option(CLI::App& command, std::function<void(const Readings&)> taken);

/// What the options say, filled in by the parser.
class EngineOptions {
  public:
    /// Adds --rules, --reading, --max-states, --max-seconds and --jobs to a command.
    void add_to(CLI::App& command);

    const std::string& rules() const { return rules_; }
    /// For the engine; stop and progress are left to the caller.
    optimized::Options options() const;

  private:
    std::string rules_ = japanese_2003;
    Readings readings_;
    optimized::Budget budget_;
    int jobs_ = 1;
};

}  // namespace shikatsu::tools
