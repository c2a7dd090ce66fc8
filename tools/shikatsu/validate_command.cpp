// `shikatsu validate`: what another program, or a record, says of finished games, beside what the rules say.
#include <fmt/format.h>

#include <mutex>

#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/validation/journal.hpp"
#include "tools/lib/validation/validation_report.hpp"
#include "tools/shikatsu/certificates.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/differing_certificates.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

/// What looks like JSON is to be an object; else it would be sent as a name.
std::string check_engine_rules(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos || (text[first] != '{' && text[first] != '[')) return {};
    const auto read = read_json(text);
    if (!read) return "is " + read.error();
    return read->is_object() ? std::string() : "is neither a name nor a JSON object";
}

constexpr const char* validate_help =
    "Games of SGF files are replayed in the other program, diagrams are set up; then\n"
    "  --gtp CMD          is asked for final_status_list dead, alive and seki, and for final_score;\n"
    "  --json-engine CMD  gets one query in the shape of today's analysis engines and answers with ownership "
    "and\n"
    "                     scoreLead;\n"
    "  --results          takes the record's own RE, TB and TW. The rules are those of RU, unless --rules is "
    "given;\n"
    "                     without RU it says with which rulesets the result is consistent.\n"
    "But for ko and repetition a record is to be allowed by the rules that it is asked about; where RU "
    "decides\n"
    "on them and names none, by the Japanese 2003 Rules.\n"
    "Each query has a process of its own, so that nothing old is answered, and a time limit. A line for each "
    "string\n"
    "and each score says 'agree', 'differ' (and under which ruleset the other one would be right), "
    "'undecided' (by\n"
    "the rules, within the budget) or 'no-answer' (with the reason); a table sums up. The score is compared "
    "if\n"
    "the prisoners are known: in games and in positions without any.\n"
    "\n"
    "Ctrl-C stops and sums up; with --resume FILE what was done is kept and not done again.\n"
    "\n"
    "Examples:\n"
    "  shikatsu validate --gtp '/usr/games/gnugo --mode gtp --japanese-rules' spec/examples/*.txt\n"
    "  shikatsu validate --gtp CMD --jobs 2 --max-seconds 20 --resume done.jsonl games/\n"
    "  shikatsu validate --json-engine CMD --engine-rules "
    "'{\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"tax\":\"SEKI\","
    "\"suicide\":false}' game.sgf\n"
    "  shikatsu validate --results --json games/ > findings.jsonl\n"
    "\n"
    "Ends with 0 if all agree, 1 if something differs, 3 if something is undecided, has no answer or was "
    "left out,\n"
    "2 if an input is bad (the others are still done); 1 also after an internal error or if a certificate is "
    "rejected.";

class ValidateCommand : public Command {
  public:
    explicit ValidateCommand(CLI::App& program) {
        parser_ = program.add_subcommand("validate",
                                         "Compare what another program or a record says with the rules");
        CLI::Option_group* other = parser_->add_option_group("the other one");
        other->add_option("--gtp", gtp_.command, "A program that speaks GTP, as a command of the shell")
            ->check(text_check())
            ->type_name("CMD");
        CLI::Option* engine = other
                                  ->add_option("--json-engine", json_engine_.command,
                                               "An analysis engine, as a command of the shell")
                                  ->check(text_check())
                                  ->type_name("CMD");
        other->add_flag("--results", results_, "The records themselves");
        other->require_option(1);
        engine_.add_to(*parser_);
        parser_->get_option("--jobs")->description(
            "Games and positions worked on side by side; 0 means one for each core");
        parser_
            ->add_option(
                "--engine-rules", json_engine_.rules,
                "Rules in the queries to --json-engine: a name or a JSON object, instead of what comes "
                "closest to --rules")
            ->check(text_check())
            ->check(CLI::Validator(check_engine_rules, ""))
            ->type_name("RULES")
            ->needs(engine);
        parser_->add_option("--timeout", timeout_, "Seconds that one answer may take")
            ->check(seconds_check())
            ->type_name("S")
            ->capture_default_str();
        parser_
            ->add_option("--resume", journal_path_,
                         "Keep what was done in this file, and do not do again what is in it")
            ->check(written_file_check())
            ->type_name("FILE");
        certificates_.add_to(*parser_);
        parser_->get_option("--certificates")
            ->description(
                "Write the certificates of the strings that differ into this folder, for shikatsu-check");
        parser_->add_flag("--json", json_,
                          "One JSON object for each game or position and one for the summary");
        parser_->add_option("FILE", paths_, "SGF, diagrams, or folders with *.sgf; '-' is standard input")
            ->required();
        parser_->footer(validate_help);
    }

    ExitCode run() override {
        const bool certify = certificates_.max_witness_states() > 0;
        if (certify && !engine_.ruleset().certifies_strings) {
            complain(
                "shikatsu: error: --certificates and --verify are for japanese-2003 and asura-1989 only");
            return ExitCode::bad_input;
        }
        if (!open_journal()) return ExitCode::bad_input;
        const std::vector<ValidationCase> cases = read_all();
        const Interruption interruption;
        const ValidationSettings settings = settings_with(interruption);
        {
            ProgressLine progress("validate");
            in_order(
                cases.size(), jobs_, [&](std::size_t i) { return work(cases[i], i, settings, interruption); },
                [&](std::size_t i, const std::optional<ValidationReport>& report) {
                    if (report) print_report(*report);
                    progress.show(fmt::format("{} of {}", i + 1, cases.size()));
                });
        }
        const std::size_t left_out = cases.size() - summary_.cases();
        if (left_out > 0) complain(fmt::format("shikatsu: interrupted; not looked at: {}", left_out));
        print(json_ ? json_line({{"summary", summary_.json()}}) + "\n" : summary_.text());
        return code(left_out > 0);
    }

  private:
    ValidationSettings settings_with(const Interruption& interruption) {
        ValidationSettings settings{RecordPeer{}, nullptr, engine_.ruleset_options()};
        jobs_ = settings.options.jobs;
        settings.options.jobs = 1;
        settings.options.stop = interruption.flag();
        gtp_.max_seconds = json_engine_.max_seconds = timeout_;
        gtp_.stop = json_engine_.stop = interruption.flag();
        if (!gtp_.command.empty()) settings.peer = gtp_;
        if (!json_engine_.command.empty()) settings.peer = json_engine_;
        settings.ruleset = ruleset_asked();
        return settings;
    }

    /// Nothing: the rules are those of the records.
    const Ruleset* ruleset_asked() const {
        return !results_ || parser_->count("--rules") > 0 ? &engine_.ruleset() : nullptr;
    }

    /// What a journal has to have been made with to be resumed.
    std::string settings_words() const {
        const RulesetOptions options = engine_.ruleset_options();
        std::string words =
            fmt::format("{} {}", parser_->count("--rules") > 0 ? "rules" : "default", engine_.rules());
        for (const std::string& reading : options.readings) words += " " + reading;
        return fmt::format("{}; {} states, {} seconds; {}; gtp '{}', json '{}' '{}', timeout {}", words,
                           options.budget.max_states, options.budget.max_seconds,
                           results_ ? "results" : "program", gtp_.command, json_engine_.command,
                           json_engine_.rules, timeout_);
    }

    bool open_journal() {
        if (journal_path_.empty()) return true;
        auto journal = Journal::open(journal_path_, settings_words());
        if (!journal) {
            complain(to_line(journal.error()));
            return false;
        }
        journal_ = std::move(*journal);
        return true;
    }

    std::vector<ValidationCase> read_all() {
        const RulesOfRecords rules{ruleset_asked(), engine_.ruleset_options().readings};
        std::vector<ValidationCase> cases;
        for (const std::string& path : paths_) {
            const auto files = files_under(path);
            if (!files) {
                report_bad(files.error());
                continue;
            }
            if (files->empty()) report_bad({path, {}, "there is no *.sgf in this folder"});
            for (const std::string& file : *files) {
                const auto source = read_source(file);
                if (!source) {
                    report_bad(source.error());
                    continue;
                }
                for (auto& read : read_cases(*source, rules)) {
                    if (read) {
                        cases.push_back(std::move(*read));
                    } else {
                        report_bad(read.error());
                    }
                }
            }
        }
        return cases;
    }

    void report_bad(const SourceError& error) {
        complain(to_line(error));
        bad_input_ = true;
    }

    /// Runs side by side with itself.
    std::optional<ValidationReport> work(const ValidationCase& asked, std::size_t i,
                                         const ValidationSettings& settings,
                                         const Interruption& interruption) {
        if (interruption.wanted()) return std::nullopt;
        {
            const std::scoped_lock lock(mutex_);
            const ValidationReport* known = journal_ ? journal_->known(asked) : nullptr;
            if (known != nullptr) return *known;
        }
        auto report = validate(asked, settings);
        if (!report) return report;
        std::optional<Certificates::Done> certified;
        if (certificates_.max_witness_states() > 0) {
            certified = certify_differing(certificates_, asked, *report, i + 1, engine_, interruption.flag());
        }
        const std::scoped_lock lock(mutex_);
        if (certified) note(*certified);
        if (journal_ && !journal_->add(asked, *report)) {
            report_bad({journal_path_, {}, "cannot be written; what is done from here on is not kept"});
            journal_.reset();
        }
        return report;
    }

    void note(const Certificates::Done& done) {
        for (const std::string& sentence : done.missing) complain("shikatsu: " + sentence);
        for (const std::string& sentence : done.rejected)
            complain("shikatsu: internal error: the reference rejects " + sentence);
        internal_error_ = internal_error_ || !done.rejected.empty();
        if (!done.write_error) return;
        complain("shikatsu: error: " + printable(*done.write_error));
        bad_input_ = true;
    }

    void print_report(const ValidationReport& report) {
        summary_.add(report);
        print(json_ ? json_line(report_json(report)) + "\n" : report_text(report));
    }

    ExitCode code(bool interrupted) const {
        if (internal_error_) return ExitCode::internal_error;
        if (bad_input_) return ExitCode::bad_input;
        if (summary_.count(Agreement::differ) > 0) return ExitCode::disagreement;
        const bool open = summary_.count(Agreement::undecided) + summary_.count(Agreement::no_answer) > 0;
        return open || interrupted ? ExitCode::undecided : ExitCode::agreement;
    }

    EngineOptions engine_;
    Certificates certificates_;
    GtpPeer gtp_;
    JsonPeer json_engine_;
    double timeout_ = 30.0;
    int jobs_ = 1;
    bool results_ = false;
    bool json_ = false;
    std::string journal_path_;
    std::vector<std::string> paths_;

    std::mutex mutex_;
    std::optional<Journal> journal_;
    ValidationSummary summary_;
    bool bad_input_ = false;
    bool internal_error_ = false;
};

}  // namespace

std::unique_ptr<Command> make_validate(CLI::App& program) {
    return std::make_unique<ValidateCommand>(program);
}

}  // namespace shikatsu::tools
