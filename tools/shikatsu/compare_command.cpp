// `shikatsu compare`: positions under several rulesets, side by side.
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "tools/lib/board_drawing.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/comparison.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/repeated_option.hpp"
#include "tools/shikatsu/terminal.hpp"

namespace shikatsu::tools {

namespace {

constexpr double usual_seconds = 10.0;

constexpr const char* compare_help =
    "A column for each ruleset, a row for each string, territory, the score as the position stands, its "
    "winner,\n"
    "and what best play comes to where the rules settle everything by play. A '*' marks what the rulesets "
    "answer\n"
    "differently; below the table stands who says what there, by which clause. Files are read as by\n"
    "'shikatsu adjudicate'; in a game each play is to be allowed by all the rulesets and to remove the same\n"
    "stones by all. 'shikatsu rules' lists the rulesets.\n"
    "\n"
    "Examples:\n"
    "  shikatsu compare board.txt\n"
    "  shikatsu compare --max-seconds 60 spec/examples/scoring-1.txt\n"
    "\n"
    "Ends with 0 if everything is decided, 3 if something is undecided (also after Ctrl-C), 2 if an input is "
    "bad\n"
    "(the others are still done), 1 after an internal error.";

class CompareCommand : public Command {
  public:
    explicit CompareCommand(CLI::App& program) {
        parser_ = program.add_subcommand("compare", "Put positions under several rulesets side by side");
        parser_->add_option("--rules", names_, "The rulesets, all if none are named")
            ->type_name("NAME,...")
            ->delimiter(',')
            ->allow_extra_args(false);
        repeated(parser_->add_option("--reading", options_.readings,
                                     "Another reading of a clause; may be repeated"))
            ->type_name("NAME=VALUE");
        parser_->add_option("--max-states", options_.budget.max_states, "States that one question may cost")
            ->check(count_check())
            ->type_name("N")
            ->capture_default_str();
        options_.budget.max_seconds = usual_seconds;
        parser_
            ->add_option("--max-seconds", options_.budget.max_seconds,
                         "Seconds that one position may cost under one ruleset")
            ->check(seconds_check())
            ->type_name("S")
            ->capture_default_str();
        parser_->add_flag("--json", json_, "One JSON object for each position, each on its own line");
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(compare_help);
        parser_->parse_complete_callback([this] { choose_rulesets(); });
    }

    ExitCode run() override {
        const std::vector<SourcePosition> positions = all_positions(files_, outcome_, play_rule());
        const Interruption interruption;
        options_.stop = interruption.flag();
        options_.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        std::size_t left_out = 0;
        for (const SourcePosition& read : positions) {
            if (interruption.wanted()) {
                ++left_out;
            } else {
                compare_one(read);
            }
        }
        report_left_out(left_out, outcome_);
        return outcome_.code();
    }

  private:
    void choose_rulesets() {
        for (const std::string& name : names_) {
            if (ruleset_named(name) == nullptr) throw CLI::ValidationError("--rules", unknown_rules(name));
            chosen_.push_back(ruleset_named(name));
        }
        if (chosen_.empty()) {
            for (const Ruleset& ruleset : rulesets()) chosen_.push_back(&ruleset);
        }
        const auto checked = check_readings(chosen_, options_.readings);
        if (!checked) throw CLI::ValidationError("--reading", checked.error());
    }

    PlayRule play_rule() const {
        std::vector<PlayRule> rules;
        for (const Ruleset* ruleset : chosen_)
            rules.push_back(ruleset->play_rule(own_readings(*ruleset, options_.readings)));
        return common_play_rule(std::move(rules));
    }

    void compare_one(const SourcePosition& read) {
        std::vector<Ruling> rulings;
        for (const Ruleset* ruleset : chosen_) {
            RulesetOptions options = options_;
            options.readings = own_readings(*ruleset, options_.readings);
            rulings.push_back(ruleset->adjudicate(read, options));
            if (!rulings.back().decided()) outcome_.note_undecided();
        }
        if (json_) {
            print(json_line(comparison_json(rulings)) + "\n");
            return;
        }
        const Colouring colouring = colouring_of_output();
        std::string text = anything_printed_ ? "\n" : "";
        text += styled(fmt::format("{}:{}", printable(read.file), read.place.line), Style::title, colouring);
        if (!read.caption.empty()) text += "\n" + read.caption;
        text += fmt::format("\nprisoner-difference {}\n\n", read.prisoner_difference);
        text += side_by_side({draw_stones(read.position, colouring)}, 0) + "\n";
        print(text + comparison_text(rulings, colouring));
        anything_printed_ = true;
    }

    std::vector<std::string> names_;
    std::vector<const Ruleset*> chosen_;
    RulesetOptions options_;
    bool json_ = false;
    std::vector<std::string> files_;
    Outcome outcome_;
    bool anything_printed_ = false;
};

}  // namespace

std::unique_ptr<Command> make_compare(CLI::App& program) {
    return std::make_unique<CompareCommand>(program);
}

}  // namespace shikatsu::tools
