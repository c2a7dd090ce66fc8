// `shikatsu gtp`: a referee for programs that speak the Go Text Protocol.
#include <iostream>

#include "tools/lib/bounded_line.hpp"
#include "tools/lib/gtp/gtp_engine.hpp"
#include "tools/lib/gtp/gtp_line.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* gtp_help =
    "Reads commands from standard input and answers on standard output, by version 2 of the protocol. It "
    "keeps a\n"
    "game and scores it; it plays no moves of its own, so there is no genmove. 'list_commands' lists what "
    "there is.\n"
    "final_score and final_status_list fail with 'cannot score' where something is undecided. komi, and the\n"
    "KM of a record, count in final_score whatever the rules. 'boardsize 7 5' makes a grid of 7 columns\n"
    "and 5 rows.\n"
    "\n"
    "Example: printf 'boardsize 3\\nplay b B2\\nfinal_score\\nquit\\n' | shikatsu gtp\n"
    "\n"
    "Ends with 0 at 'quit' or at the end of the input, 2 if it cannot be read.";

class GtpCommand : public Command {
  public:
    explicit GtpCommand(CLI::App& program) {
        parser_ = program.add_subcommand("gtp", "Answer a controller that speaks the Go Text Protocol 2");
        engine_.add_to(*parser_);
        parser_->footer(gtp_help);
    }

    ExitCode run() override {
        GtpEngine engine(engine_.ruleset(), engine_.ruleset_options(), SHIKATSU_VERSION);
        for (std::string line; !engine.finished() && read_bounded_line(std::cin, line, longest_gtp_line);)
            print(engine.respond(line));
        return end_of_standard_input();
    }

  private:
    EngineOptions engine_;
};

}  // namespace

std::unique_ptr<Command> make_gtp(CLI::App& program) {
    return std::make_unique<GtpCommand>(program);
}

}  // namespace shikatsu::tools
