// `shikatsu serve`: requests and answers as JSON lines.
#include <iostream>

#include "tools/lib/bounded_line.hpp"
#include "tools/lib/service/service.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* serve_help =
    "Reads one JSON object a line from standard input and answers each with one line, in their order:\n"
    "  {\"id\":1,\"position\":[\"######\",\"#.#.O#\",\"######\"]}\n"
    "  {\"id\":1,\"adjudication\":{...}}              the object of 'shikatsu adjudicate --json'\n"
    "  {\"id\":1,\"error\":\"...\",\"field\":\"rules\"}    a line that cannot be answered; the next one can\n"
    "In place of \"position\" there may be \"diagram\" or \"sgf\", a text, whose first position is taken; a\n"
    "game is read as by 'shikatsu adjudicate'.\n"
    "Further keys, with the options as their defaults: \"prisoner_difference\", \"rules\", \"readings\" (a\n"
    "list of \"NAME=VALUE\"), \"max_states\", \"max_seconds\".\n"
    "\n"
    "Ends with 0 at the end of the input, 2 after bad usage or if it cannot be read, 1 after an internal\n"
    "error; a signal ends it at once.";

class ServeCommand : public Command {
  public:
    explicit ServeCommand(CLI::App& program) {
        parser_ = program.add_subcommand("serve", "Answer requests in JSON, one a line");
        engine_.add_to(*parser_);
        parser_->footer(serve_help);
    }

    ExitCode run() override {
        const ServiceDefaults defaults{&engine_.ruleset(), engine_.ruleset_options()};
        for (std::string line; read_bounded_line(std::cin, line, longest_request);) {
            const bool whole = line.size() <= longest_request;
            if (whole && line.find_first_not_of(" \t\r") == std::string::npos) continue;
            print(answer_line(line, defaults) + "\n");
        }
        return end_of_standard_input();
    }

  private:
    EngineOptions engine_;
};

}  // namespace

std::unique_ptr<Command> make_serve(CLI::App& program) {
    return std::make_unique<ServeCommand>(program);
}

}  // namespace shikatsu::tools
