// shikatsu: adjudicates positions and games of Go by written rules, to the letter.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <sstream>
#include <string>
#include <vector>

#include "tools/lib/command_line/manual.hpp"
#include "tools/shikatsu/bracketed_arguments.hpp"
#include "tools/shikatsu/command_tree.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/empty_arguments.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu_check/out_of_memory.hpp"

namespace shikatsu::tools {

namespace {

/// "shikatsu adjudicate": the program with the command that the command line got to.
std::string command_meant(const CLI::App& program) {
    std::string words = program.get_name();
    for (const CLI::App* at = &program; !at->get_subcommands().empty();) {
        at = at->get_subcommands().front();
        words += " " + at->get_name();
    }
    return words;
}

/// Help and the version go to standard output; what is wrong with the command line goes to standard error.
ExitCode explain_parsing(const CLI::App& program, const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        std::ostringstream help;
        program.exit(error, help);
        print(help.str());
        return ExitCode::all_decided;
    }
    // Else the parser only misses a command, and does not say what stands in its place.
    const auto unknown = program.remaining();
    if (program.get_subcommands().empty() && !unknown.empty()) {
        complain(fmt::format("shikatsu: error: there is no command or option '{}'; see 'shikatsu --help'",
                             printable(with_brackets(unknown.front()))));
        return ExitCode::bad_input;
    }
    complain(
        fmt::format("shikatsu: error: {}; see '{} --help'", printable(error.what()), command_meant(program)));
    return ExitCode::bad_input;
}

/// As the parser takes them: the last first.
std::vector<std::string> backwards(std::vector<std::string> arguments) {
    std::reverse(arguments.begin(), arguments.end());
    return arguments;
}

ExitCode run(const std::vector<std::string>& arguments) {
    CLI::App program("Adjudicates positions and games of Go by written rules, to the letter.", "shikatsu");
    program.set_version_flag("--version", std::string("shikatsu ") + SHIKATSU_VERSION);
    const auto print_manual = [&program] {
        print(manual(command_tree(program, SHIKATSU_VERSION)));
        throw CLI::Success();
    };
    program.add_flag_callback("--man", print_manual, "Print the manual page; read it by 'man -l'");
    program.require_subcommand(1);
    program.footer(
        "Example: printf '######\\n#.#.O#\\n######\\n' | shikatsu adjudicate -\n"
        "'shikatsu COMMAND --help' tells more about a command.");
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(make_adjudicate(program));
    commands.push_back(make_atlas(program));
    commands.push_back(make_benson(program));
    commands.push_back(make_boards(program));
    commands.push_back(make_compare(program));
    commands.push_back(make_completion(program));
    commands.push_back(make_gtp(program));
    commands.push_back(make_play(program));
    commands.push_back(make_readings(program));
    commands.push_back(make_report(program));
    commands.push_back(make_rules(program));
    commands.push_back(make_serve(program));
    commands.push_back(make_validate(program));
    commands.push_back(make_worth(program));
    commands.push_back(make_differ(program));
    commands.push_back(make_difftest(program));
    commands.push_back(make_prove(program));
    give_brackets_back(program);
    if (const auto objection = objection_to_empty(arguments)) {
        complain(fmt::format("shikatsu: error: {}; see 'shikatsu --help'", printable(*objection)));
        return ExitCode::bad_input;
    }
    try {
        program.parse(backwards(without_brackets(arguments)));
    } catch (const CLI::ParseError& error) {
        return explain_parsing(program, error);
    }
    for (const auto& command : commands) {
        if (command->chosen()) return command->run();
    }
    return ExitCode::bad_input;
}

}  // namespace

}  // namespace shikatsu::tools

int main(int argument_count, char** arguments) {
    using shikatsu::tools::ExitCode;
    // A file that may not grow any more is then an error like any other, and is said to be one.
    std::signal(SIGXFSZ, SIG_IGN);
    shikatsu::tell_when_memory_runs_out(
        {"shikatsu: error: memory has run out\n", static_cast<int>(ExitCode::internal_error)});
    try {
        return static_cast<int>(shikatsu::tools::run({arguments + 1, arguments + argument_count}));
    } catch (const std::exception& error) {
        shikatsu::tools::complain(fmt::format("shikatsu: internal error: {}", error.what()));
        return static_cast<int>(ExitCode::internal_error);
    }
}
