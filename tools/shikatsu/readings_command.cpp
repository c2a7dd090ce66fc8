// `shikatsu readings`: the register of readings.
#include <fmt/format.h>

#include "tools/lib/rulesets/registry.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

class ReadingsCommand : public Command {
  public:
    explicit ReadingsCommand(CLI::App& program) {
        parser_ =
            program.add_subcommand("readings", "List the clauses that can be read in more than one way");
        parser_->footer(
            "Every entry has its literal reading, which is the default, and an alternative.\n"
            "Example: shikatsu adjudicate --reading ko-pass=per-ko board.txt\n"
            "\n"
            "Ends with 0, 2 after bad usage.");
    }

    ExitCode run() override {
        std::string text;
        const ReadingEntry* shown = nullptr;
        for (const Ruleset& ruleset : rulesets()) {
            // Rulesets of one text share its register.
            if (ruleset.readings.empty() || ruleset.readings.data() == shown) continue;
            shown = ruleset.readings.data();
            text += fmt::format("{}{}\n", text.empty() ? "" : "\n", ruleset.source);
            for (const ReadingEntry& entry : ruleset.readings) {
                text += fmt::format("{}\n    {}\n    {} (literal, default) | {}\n", entry.name, entry.summary,
                                    entry.literal, entry.alternative);
            }
        }
        print(text);
        return ExitCode::all_decided;
    }
};

}  // namespace

std::unique_ptr<Command> make_readings(CLI::App& program) {
    return std::make_unique<ReadingsCommand>(program);
}

}  // namespace shikatsu::tools
