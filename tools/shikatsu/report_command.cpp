// `shikatsu report`: positions as one page for people, or one position as a picture.
#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/html/page.hpp"
#include "tools/lib/html/position_html.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/whole_file.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

constexpr double usual_comparison_seconds = 3.0;
constexpr const char* standard_output = "-";
constexpr const char* no_rulesets = "none";

constexpr const char* report_help =
    "The page needs no network: boards with statuses and territory, the score term by term, for each string\n"
    "the questions with their main variations, which buttons and the arrow keys play on its board, and the\n"
    "rulesets side by side. Files are read as by 'shikatsu adjudicate'.\n"
    "\n"
    "Examples:\n"
    "  shikatsu report -o report.html board.txt game.sgf\n"
    "  shikatsu report --compare none --max-seconds 5 -o report.html spec/examples/*.txt\n"
    "  shikatsu report --svg --position 2 -o board.svg boards.txt\n"
    "\n"
    "Ends with 0 if everything shown is decided, 3 if something is undecided (also after Ctrl-C, which "
    "writes\n"
    "what is known), 2 if an input is bad (the others are still done), 1 after an internal error.";

class ReportCommand : public Command {
  public:
    explicit ReportCommand(CLI::App& program) {
        parser_ = program.add_subcommand("report", "Write a page with boards, score and playable variations");
        engine_.add_to(*parser_);
        parser_->add_option("-o,--output", output_, "Where to write; '-' is standard output")
            ->type_name("FILE")
            ->check(output_check())
            ->capture_default_str();
        parser_
            ->add_option("--compare", compared_names_,
                         "The rulesets to compare, all if none are named; 'none' for no comparison")
            ->type_name("NAME,...")
            ->delimiter(',')
            ->allow_extra_args(false);
        parser_
            ->add_option("--compare-seconds", comparison_seconds_,
                         "Seconds that one position may cost under each compared ruleset")
            ->check(seconds_check())
            ->type_name("S")
            ->capture_default_str();
        auto* svg = parser_->add_flag("--svg", svg_,
                                      "One board as SVG, with statuses and territory, instead of the page");
        parser_->add_option("--position", position_, "Which of several positions to draw, with --svg")
            ->check(count_check())
            ->type_name("N")
            ->needs(svg);
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(report_help);
        parser_->parse_complete_callback([this] { check(); });
    }

    ExitCode run() override {
        const std::vector<SourcePosition> positions = all_positions(files_, outcome_);
        if (positions.empty()) return outcome_.code();
        const Interruption interruption;
        if (svg_) {
            draw_one(positions, interruption);
        } else {
            write_page(positions, interruption);
        }
        return outcome_.code();
    }

  private:
    void check() {
        engine_.check_readings();
        if (!engine_.has_engine())
            throw CLI::ValidationError("--rules",
                                       "only japanese-2003 explains itself by variations; "
                                       "the other rulesets are compared");
        if (compared_names_ == std::vector<std::string>{no_rulesets}) return;
        for (const std::string& name : compared_names_) {
            if (ruleset_named(name) == nullptr) throw CLI::ValidationError("--compare", unknown_rules(name));
            compared_.push_back(ruleset_named(name));
        }
        if (!compared_.empty()) return;
        for (const Ruleset& ruleset : rulesets()) compared_.push_back(&ruleset);
    }

    optimized::Adjudication adjudicate(const SourcePosition& read, const Interruption& interruption) {
        optimized::Options options = engine_.options();
        options.want_variations = true;
        options.stop = interruption.flag();
        ProgressLine progress(fmt::format("{}:{}", read.file, read.place.line));
        options.on_progress = [&progress](const optimized::Progress& now) { progress.show(now); };
        auto adjudication = optimized::adjudicate(read.position, read.prisoner_difference, options);
        if (!adjudication.scoring || !adjudication.end_prohibited_by_direct_ko) outcome_.note_undecided();
        return adjudication;
    }

    /// What a compared ruleset leaves undecided is shown, but the report is about the adjudication.
    std::vector<Ruling> compare(const SourcePosition& read, const Interruption& interruption) {
        std::vector<Ruling> rulings;
        ProgressLine progress(fmt::format("{}:{}", read.file, read.place.line));
        for (const Ruleset* ruleset : compared_) {
            progress.show("comparing " + ruleset->name);
            RulesetOptions options = engine_.ruleset_options();
            options.readings = own_readings(*ruleset, options.readings);
            options.budget.max_seconds = comparison_seconds_;
            options.stop = interruption.flag();
            rulings.push_back(ruleset->adjudicate(read, options));
        }
        return rulings;
    }

    void write_page(const std::vector<SourcePosition>& positions, const Interruption& interruption) {
        std::vector<html::Reported> reported;
        for (const SourcePosition& read : positions) {
            optimized::Adjudication adjudication = adjudicate(read, interruption);
            reported.push_back({read, std::move(adjudication), compare(read, interruption)});
        }
        write(html::page(reported, engine_.rules()));
    }

    void draw_one(const std::vector<SourcePosition>& positions, const Interruption& interruption) {
        if (position_ == 0 && positions.size() > 1) {
            report_bad(
                {"--svg",
                 {},
                 fmt::format("there are {} positions; choose one with --position N", positions.size())},
                outcome_);
            return;
        }
        if (position_ > positions.size()) {
            report_bad({"--position",
                        {},
                        fmt::format("there is no position {}; the last is {}", position_, positions.size())},
                       outcome_);
            return;
        }
        const SourcePosition& read = positions[position_ == 0 ? 0 : position_ - 1];
        write(html::board_svg_file(html::verdict_board(adjudicate(read, interruption), "board")));
    }

    void write(const std::string& text) {
        if (output_ == standard_output) {
            print(text);
            return;
        }
        if (!write_whole(output_, text)) report_bad({output_, {}, "cannot be written"}, outcome_);
    }

    EngineOptions engine_;
    std::string output_ = standard_output;
    std::vector<std::string> compared_names_;
    std::vector<const Ruleset*> compared_;
    double comparison_seconds_ = usual_comparison_seconds;
    bool svg_ = false;
    std::size_t position_ = 0;
    std::vector<std::string> files_;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_report(CLI::App& program) {
    return std::make_unique<ReportCommand>(program);
}

}  // namespace shikatsu::tools
