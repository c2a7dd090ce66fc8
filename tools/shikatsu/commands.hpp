// The commands of the program. Each adds itself to the parser and, once chosen, can be run.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/shikatsu/exit_code.hpp"

namespace shikatsu::tools {

class Command {
  public:
    Command() = default;
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    virtual ExitCode run() = 0;
    /// Whether the command line named this command.
    bool chosen() const { return parser_->parsed(); }

  protected:
    CLI::App* parser_ = nullptr;
};

/// `shikatsu adjudicate`: the positions of files.
std::unique_ptr<Command> make_adjudicate(CLI::App& program);
/// `shikatsu atlas`: all positions of a grid.
std::unique_ptr<Command> make_atlas(CLI::App& program);
/// `shikatsu benson`: unconditional life.
std::unique_ptr<Command> make_benson(CLI::App& program);
/// `shikatsu boards`: the cost of adjudications.
std::unique_ptr<Command> make_boards(CLI::App& program);
/// `shikatsu compare`: positions under several rulesets.
std::unique_ptr<Command> make_compare(CLI::App& program);
/// `shikatsu differ`: where two rulesets or readings part ways.
std::unique_ptr<Command> make_differ(CLI::App& program);
/// `shikatsu completion`: scripts for shells.
std::unique_ptr<Command> make_completion(CLI::App& program);
/// `shikatsu difftest`: the reference beside the engine.
std::unique_ptr<Command> make_difftest(CLI::App& program);
/// `shikatsu gtp`: a referee that speaks the Go Text Protocol.
std::unique_ptr<Command> make_gtp(CLI::App& program);
/// `shikatsu play`: a game before the judge.
std::unique_ptr<Command> make_play(CLI::App& program);
/// `shikatsu prove`: the theorems.
std::unique_ptr<Command> make_prove(CLI::App& program);
/// `shikatsu readings`: the register of readings.
std::unique_ptr<Command> make_readings(CLI::App& program);
/// `shikatsu report`: a page about positions.
std::unique_ptr<Command> make_report(CLI::App& program);
/// `shikatsu validate`: another program beside the rules.
std::unique_ptr<Command> make_validate(CLI::App& program);
/// `shikatsu serve`: requests and answers as JSON lines.
std::unique_ptr<Command> make_serve(CLI::App& program);
/// `shikatsu worth`: what games on small grids come to.
std::unique_ptr<Command> make_worth(CLI::App& program);
/// `shikatsu rules`: the rulesets there are.
std::unique_ptr<Command> make_rules(CLI::App& program);

}  // namespace shikatsu::tools
