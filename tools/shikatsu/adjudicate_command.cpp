// `shikatsu adjudicate`: the positions of files, one after another.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "tools/lib/explanation.hpp"
#include "tools/lib/explanation_json.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/lib/rulesets/ruling_explanation.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"
#include "tools/lib/rulesets/ruling_report.hpp"
#include "tools/shikatsu/certificates.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/match_options.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/sgf_copy.hpp"
#include "tools/shikatsu/terminal.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* adjudicate_help =
    "A diagram has '#' (or 'X') for black stones, 'O' for white ones and '.' for empty intersections, with "
    "or\n"
    "without blanks; a blank line separates positions, ';' starts a comment. Of an SGF game the position "
    "after\n"
    "the main line is taken, and the prisoners are counted from its moves. Which plays are allowed and what "
    "they\n"
    "remove, the player's own stones as well, is as the rules and readings have it; ko and repetition are "
    "not\n"
    "looked at.\n"
    "\n"
    "Of a score that is undecided it is said between which bounds it is, whatever the open strings are; in "
    "JSON\n"
    "with --explain.\n"
    "\n"
    "The states of a string are those looked at for all its questions, in every attempt. In JSON null stands "
    "for\n"
    "what is not known.\n"
    "\n"
    "Examples:\n"
    "  printf '######\\n#.#.O#\\n######\\n' | shikatsu adjudicate -\n"
    "  shikatsu adjudicate --explain board.txt game.sgf\n"
    "  shikatsu adjudicate --json --max-seconds 10 boards.txt > verdicts.jsonl\n"
    "  shikatsu adjudicate --sgf-out marked.sgf game.sgf\n"
    "  shikatsu adjudicate --rules asura-1989 --explain board.txt\n"
    "  shikatsu adjudicate --rules ikeda-area-2 --explain --verify board.txt\n"
    "  shikatsu adjudicate --rules ing-sst --dead C3,Q16 board.txt\n"
    "  shikatsu adjudicate --verify --certificates proofs board.txt && shikatsu-check proofs/*.cert.gz\n"
    "\n"
    "Ends with 0 if everything is decided, 3 if something is undecided (also after Ctrl-C, which prints what "
    "is\n"
    "known), 2 if an input is bad (the others are still done), 1 after an internal error.";

bool decided(const optimized::Adjudication& adjudication) {
    return adjudication.scoring && adjudication.end_prohibited_by_direct_ko &&
           std::all_of(adjudication.strings.begin(), adjudication.strings.end(),
                       [](const auto& string) { return string.status != optimized::Status::undecided; });
}

class AdjudicateCommand : public Command {
  public:
    explicit AdjudicateCommand(CLI::App& program) {
        parser_ = program.add_subcommand("adjudicate",
                                         "Say of every string of a position whether it is alive, and score");
        engine_.add_to(*parser_);
        certificates_.add_to(*parser_);
        sgf_copy_.add_to(*parser_);
        parser_
            ->add_option(
                "--prisoners", prisoners_,
                "Prisoner-difference: white stones minus black stones removed before what the file shows")
            ->check(CLI::Range(-most_prisoners, most_prisoners))
            ->type_name("N")
            ->capture_default_str();
        add_agreement_option(*parser_, match_);
        auto* json =
            parser_->add_flag("--json", json_, "One JSON object for each position, each on its own line");
        parser_
            ->add_flag("--times", times_,
                       "With --json: for each string after how many seconds it was decided; without it "
                       "the same input gives the same output")
            ->needs(json);
        parser_->add_flag("--explain", explain_,
                          "Say why, with a main variation for each question, or how best play goes; in JSON, "
                          "too");
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(adjudicate_help);
    }

    ExitCode run() override {
        if (times_ && !engine_.has_engine()) {
            report_misused("--rules", "--times is for japanese-2003 only", outcome_);
            return outcome_.code();
        }
        if (prisoners_ != 0 && !engine_.ruleset().counts_prisoners) {
            report_misused("--prisoners", "the rules " + engine_.rules() + " do not count prisoners",
                           outcome_);
            return outcome_.code();
        }
        if (match_.any() && !engine_.ruleset().provides_for_match_conditions) {
            report_misused("--rules", no_match_conditions(engine_.rules()), outcome_);
            return outcome_.code();
        }
        for (const std::string& file : files_) {
            const auto source = read_source(file);
            if (!source) {
                report_bad(source.error(), outcome_);
                continue;
            }
            const std::vector<ReadPosition> positions = read_positions(*source, engine_.play_rule());
            const auto rulings = adjudicate_all(positions);
            if (sgf_copy_.wanted()) sgf_copy_.append(*source, positions, rulings);
        }
        if (sgf_copy_.wanted()) {
            if (const auto written = sgf_copy_.write(); !written) report_bad(written.error(), outcome_);
        }
        return outcome_.code();
    }

  private:
    /// The rulings of the positions in their order, nothing for those without.
    std::vector<std::optional<Ruling>> adjudicate_all(const std::vector<ReadPosition>& positions) {
        const Interruption interruption;
        std::vector<std::optional<Ruling>> rulings(positions.size());
        std::size_t left_out = 0;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const ReadPosition& read = positions[i];
            if (!read) {
                report_bad(read.error(), outcome_);
            } else if (interruption.wanted()) {
                ++left_out;
            } else if (engine_.has_engine()) {
                rulings[i] = japanese_2003_ruling(adjudicate_one(*read, interruption));
            } else if (const auto stones = agreed_stones(match_.dead, read->position); !stones) {
                report_bad({read->file, read->place, "--dead: " + stones.error()}, outcome_);
            } else {
                rulings[i] = ask_ruleset(*read, interruption);
            }
        }
        report_left_out(left_out, outcome_);
        return rulings;
    }

    /// By rules other than those of the Japanese 2003 Rules' engine there is a ruling.
    Ruling ask_ruleset(SourcePosition read, const Interruption& interruption) {
        read.prisoner_difference += prisoners_;
        RulesetOptions options = engine_.ruleset_options();
        options.stop = interruption.flag();
        options.match = match_;
        options.max_witness_states = certificates_.max_witness_states();
        options.explain = explain_;
        const Ruling ruling = engine_.ruleset().adjudicate(read, options);
        if (!ruling.decided()) note_undecided(read, options.budget, interruption);
        const Certificates::Done done = certify(ruling, options.budget.max_seconds, interruption);
        const Verified* verified = done.verified ? &*done.verified : nullptr;
        if (json_) {
            print(json_line(ruling_json(ruling, verified)) + "\n");
        } else {
            print(heading(read, ruling.rules) + ruling_report(ruling, colouring_of_output(), verified));
            if (explain_) print("\n" + ruling_explanation(ruling, colouring_of_output()));
            certificates_.print_written(done);
            anything_printed_ = true;
        }
        Certificates::report(done, outcome_);
        return ruling;
    }

    std::string heading(const SourcePosition& read, const std::string& rules) const {
        const Grid& grid = read.position.grid();
        std::string text = anything_printed_ ? "\n" : "";
        text += styled(fmt::format("{}:{}", printable(read.file), read.place.line), Style::title,
                       colouring_of_output()) +
                "\n";
        if (!read.caption.empty()) text += read.caption + "\n";
        return text + fmt::format("{}, {}x{} grid, prisoner-difference {}\n\n", rules, grid.rows(),
                                  grid.columns(), read.prisoner_difference);
    }

    optimized::Adjudication adjudicate_one(const SourcePosition& read, const Interruption& interruption) {
        const int prisoner_difference = read.prisoner_difference + prisoners_;
        optimized::Options options = engine_.options();
        options.want_variations = explain_;
        options.stop = interruption.flag();
        options.max_witness_states = certificates_.max_witness_states();
        auto adjudication = [&] {
            ProgressLine progress(fmt::format("{}:{}", read.file, read.place.line));
            options.on_progress = [&progress](const optimized::Progress& now) { progress.show(now); };
            return optimized::adjudicate(read.position, prisoner_difference, options);
        }();
        if (!decided(adjudication)) note_undecided(read, options.budget, interruption);
        const Certificates::Done done = certify(adjudication, options.budget.max_seconds, interruption);
        const Verified* verified = done.verified ? &*done.verified : nullptr;
        if (json_) {
            auto object = adjudication_json(adjudication, engine_.rules(), prisoner_difference, verified);
            if (times_) add_times(object, adjudication);
            if (explain_) add_explanations(object, adjudication, prisoner_difference);
            print(json_line(object) + "\n");
        } else {
            print_for_people(read, adjudication, prisoner_difference, verified);
            certificates_.print_written(done);
        }
        Certificates::report(done, outcome_);
        return adjudication;
    }

    void note_undecided(const SourcePosition& read, const optimized::Budget& budget,
                        const Interruption& interruption) {
        outcome_.note_undecided();
        if (interruption.wanted()) return;
        complain(fmt::format(
            "{}:{}: something is undecided within --max-states {} and --max-seconds {}; more may decide it",
            printable(read.file), read.place.line, budget.max_states, budget.max_seconds));
    }

    /// Of an adjudication or a ruling. Verification may take as long as the search.
    template <class Answer>
    Certificates::Done certify(const Answer& answer, double max_seconds, const Interruption& interruption) {
        const auto begin = std::chrono::steady_clock::now();
        const auto stop = [&] {
            const std::chrono::duration<double> past = std::chrono::steady_clock::now() - begin;
            return interruption.wanted() || past.count() > max_seconds;
        };
        return certificates_.process(answer, ++positions_, stop);
    }

    void print_for_people(const SourcePosition& read, const optimized::Adjudication& adjudication,
                          int prisoner_difference, const Verified* verified) {
        const Colouring colouring = colouring_of_output();
        SourcePosition shown = read;
        shown.prisoner_difference = prisoner_difference;
        std::string text = heading(shown, rules_and_readings(engine_.rules(), adjudication.readings));
        text += report(adjudication, prisoner_difference, colouring, verified);
        if (explain_) text += "\n" + explanation(adjudication, colouring);
        print(text);
        anything_printed_ = true;
    }

    EngineOptions engine_;
    Certificates certificates_;
    MatchConditions match_;
    SgfCopy sgf_copy_;
    std::size_t positions_ = 0;
    int prisoners_ = 0;
    bool json_ = false;
    bool times_ = false;
    bool explain_ = false;
    std::vector<std::string> files_;
    Outcome outcome_;
    bool anything_printed_ = false;
};

}  // namespace

std::unique_ptr<Command> make_adjudicate(CLI::App& program) {
    return std::make_unique<AdjudicateCommand>(program);
}

}  // namespace shikatsu::tools
