// `shikatsu readings`: the register of readings.
#include <fmt/format.h>

#include "reference/values/readings.hpp"
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
            "Example: shikatsu adjudicate --reading ko-pass=per-ko board.txt");
    }

    ExitCode run() override {
        std::string text;
        for (const ReadingEntry& entry : reading_register()) {
            text += fmt::format("{}\n    {}\n    {} (literal, default) | {}\n", entry.name, entry.summary,
                                entry.literal, entry.alternative);
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
