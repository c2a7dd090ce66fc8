// `shikatsu completion`: scripts that teach shells the commands and options.
#include "tools/lib/command_line/completions.hpp"
#include "tools/shikatsu/command_tree.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* completion_help =
    "Installed by 'cmake --install'; to try one at once:\n"
    "  bash: source <(shikatsu completion bash)\n"
    "  zsh:  source <(shikatsu completion zsh)\n"
    "  fish: shikatsu completion fish | source\n"
    "\n"
    "Ends with 0, 2 after bad usage.";

class CompletionCommand : public Command {
  public:
    explicit CompletionCommand(CLI::App& program) : program_(program) {
        parser_ = program.add_subcommand("completion", "Print what lets a shell complete the command line");
        parser_->add_option("SHELL", shell_, "bash, zsh or fish")
            ->required()
            ->check(CLI::IsMember({"bash", "zsh", "fish"}));
        parser_->footer(completion_help);
    }

    ExitCode run() override {
        const CommandTree tree = command_tree(program_, SHIKATSU_VERSION);
        if (shell_ == "bash") {
            print(bash_completion(tree));
        } else if (shell_ == "zsh") {
            print(zsh_completion(tree));
        } else {
            print(fish_completion(tree));
        }
        return ExitCode::all_decided;
    }

  private:
    const CLI::App& program_;
    std::string shell_;
};

}  // namespace

std::unique_ptr<Command> make_completion(CLI::App& program) {
    return std::make_unique<CompletionCommand>(program);
}

}  // namespace shikatsu::tools
