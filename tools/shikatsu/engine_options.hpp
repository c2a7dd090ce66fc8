// The options that every command with the engine behind it has.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

/// The most that --jobs takes.
inline constexpr int most_jobs = 1024;

/// Adds --reading of the Japanese 2003 Rules to a command. `taken` is called with the readings that all the
/// assignments so far make.
void add_reading_option(CLI::App& command, std::function<void(const Readings&)> taken);

/// What the options say, filled in by the parser.
class EngineOptions {
  public:
    /// Adds --rules, --reading, --max-states, --max-seconds and --jobs to a command.
    void add_to(CLI::App& command);

    /// Throws CLI::ValidationError if a reading is not one of the rules; the parser calls it when all options
    /// are read, unless the command has a callback of its own for that.
    void check_readings() const;

    const std::string& rules() const { return rules_; }
    const Ruleset& ruleset() const;
    /// Whether the engine of the Japanese 2003 Rules, with its certificates and explanations, is behind the
    /// rules.
    bool has_engine() const { return rules_ == default_rules; }
    /// For the engine; stop and progress are left to the caller. Requires has_engine().
    optimized::Options options() const;
    /// For any ruleset; komi and stop are left to the caller.
    RulesetOptions ruleset_options() const;
    /// By which game records are replayed.
    PlayRule play_rule() const;

  private:
    int jobs() const;

    std::string rules_ = default_rules;
    std::vector<std::string> readings_;
    optimized::Budget budget_;
    int jobs_ = 1;
};

}  // namespace shikatsu::tools
