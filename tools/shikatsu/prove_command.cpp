// `shikatsu prove`: the theorems that the engine and the specification stand on, proved again.
#include <fmt/format.h>
#include <unistd.h>

#include "proofs/ledger.hpp"
#include "proofs/registry.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/whole_file.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using proofs::Effort;
using proofs::Theorem;
using proofs::TheoremRun;

constexpr const char* prove_help =
    "Each theorem has three obligations at each size: what it assumes can happen, its negation cannot, and "
    "each\n"
    "wrong variant of it is refuted by a board on which the plain code agrees that it is wrong. The formulas "
    "are\n"
    "those of the engine's own kernel, made of symbolic words; Z3 decides them within a limit of its "
    "resource\n"
    "units, so that every run gives the same. --long adds the large sizes.\n"
    "\n"
    "Examples:\n"
    "  shikatsu prove --list\n"
    "  shikatsu prove flood-is-connection --boards\n"
    "  shikatsu prove --long --write-ledger proofs/LEDGER.md\n"
    "\n"
    "Ends with 0 if every obligation was met, 1 if one was not, 2 after bad usage, 3 if it was stopped by "
    "Ctrl-C:\n"
    "a solver stops at once, an enumeration goes on to its end, and the sizes done by then are printed.";

Json witnesses_json(const std::vector<proofs::Witness>& witnesses) {
    Json array = Json::array();
    for (const proofs::Witness& one : witnesses) array.push_back({{"name", one.name}, {"rows", one.rows}});
    return array;
}

Json stated_json(const Theorem& theorem) {
    Json object;
    object["id"] = theorem.id;
    object["theorem"] = theorem.sentence;
    object["clauses"] = theorem.clauses;
    return object;
}

Json listed_json(const Theorem& theorem) {
    Json object = stated_json(theorem);
    object["status"] = proofs::status_text(theorem);
    object["sizes"] = proofs::sizes_text(theorem);
    return object;
}

Json run_json(const TheoremRun& run) {
    Json object = stated_json(*run.theorem);
    object["status"] = run.succeeded() ? proofs::status_text(*run.theorem) : "failed";
    object["sizes"] = Json::array();
    for (const proofs::SizeRun& size : run.sizes) {
        object["sizes"].push_back({{"size", size.size},
                                   {"failure", size.finding.failure},
                                   {"seconds", size.seconds},
                                   {"extent", size.finding.extent},
                                   {"work", size.finding.work},
                                   {"remarks", size.finding.remarks},
                                   {"occur", witnesses_json(size.finding.cases)},
                                   {"refuted", witnesses_json(size.finding.refutations)}});
    }
    return object;
}

class ProveCommand : public Command {
  public:
    explicit ProveCommand(CLI::App& program) {
        parser_ = program.add_subcommand("prove", "Prove the theorems that the engine stands on");
        parser_->add_option("NAME", names_, "Theorems; all if none is named");
        parser_->add_flag("--long", long_, "Also the sizes that take minutes");
        parser_->add_flag("--cvc5", cvc5_,
                          "Also ask cvc5 about each goal, and say what it answered; it must not contradict");
        parser_->add_option("--cvc5-seconds", cvc5_seconds_, "Seconds of work for each of its answers")
            ->check(CLI::Range(1, 1'000'000))
            ->capture_default_str()
            ->needs("--cvc5");
        parser_->add_flag(
            "--cadical", cadical_,
            "The same with cadical, whose refutations are checked by a small program of our own; not at the "
            "sizes of --long");
        parser_->add_flag("--list", list_, "Say what there is, without proving it");
        parser_->add_flag("--boards", boards_, "Draw the boards that refute the wrong variants");
        parser_->add_flag("--json", json_, "One JSON object for each theorem, each on its own line");
        parser_->add_option("--write-ledger", ledger_file_, "Write the ledger of all theorems; needs --long")
            ->check(written_file_check())
            ->type_name("FILE")
            ->needs("--long");
        parser_->footer(prove_help);
    }

    ExitCode run() override {
        if (!ledger_file_.empty() && !names_.empty()) {
            complain("shikatsu: error: the ledger is of all theorems; leave out the names");
            return ExitCode::bad_input;
        }
        std::vector<const Theorem*> chosen;
        for (const std::string& id : names_) {
            const Theorem* theorem = proofs::theorem(id);
            if (theorem == nullptr) {
                complain(fmt::format("shikatsu: error: there is no theorem '{}'; see 'shikatsu prove --list'",
                                     printable(id)));
                return ExitCode::bad_input;
            }
            chosen.push_back(theorem);
        }
        if (names_.empty()) {
            for (const Theorem& theorem : proofs::theorems()) chosen.push_back(&theorem);
        }
        return list_ ? list(chosen) : prove(chosen);
    }

  private:
    ExitCode list(const std::vector<const Theorem*>& chosen) const {
        for (const Theorem* theorem : chosen) {
            if (json_) {
                print(json_line(listed_json(*theorem)) + "\n");
                continue;
            }
            print(fmt::format("{}\n    {}\n    {} ({})\n", theorem->id, theorem->sentence,
                              proofs::status_text(*theorem), proofs::sizes_text(*theorem)));
        }
        return ExitCode::all_decided;
    }

    ExitCode prove(const std::vector<const Theorem*>& chosen) {
        const Interruption interruption;
        std::vector<TheoremRun> runs;
        for (const Theorem* theorem : chosen) {
            runs.push_back({theorem, {}});
            for (const proofs::Instance& instance : theorem->instances) {
                if (instance.effort == Effort::long_only && !long_) continue;
                if (interruption.wanted()) break;
                show_progress(fmt::format("{} {}", theorem->id, instance.size));
                if (auto done = proofs::run(instance, decide_for(instance, interruption.flag())))
                    runs.back().sizes.push_back(*std::move(done));
            }
            show_progress("");
            if (!runs.back().sizes.empty()) report(runs.back());
            if (interruption.wanted()) return ExitCode::stopped_early;
        }
        return conclude(runs);
    }

    /// To check cadical's refutations takes many times longer than Z3 does.
    proofs::Decide decide_for(const proofs::Instance& instance, const std::atomic<bool>* stop) const {
        if (cvc5_) return proofs::z3_and_cvc5(cvc5_seconds_, stop);
        return cadical_ && instance.effort == Effort::fast ? proofs::z3_and_cadical(stop)
                                                           : proofs::z3_alone(stop);
    }

    static void show_progress(const std::string& text) {
        if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\x1b[K{}", text);
    }

    void report(const TheoremRun& run) const {
        if (json_) return print(json_line(run_json(run)) + "\n");
        const bool good = run.succeeded();
        std::string text = fmt::format("{:<6} {:<34} {:>7.2f} s ", good ? "proved" : "FAILED",
                                       run.theorem->id, run.seconds());
        for (const proofs::SizeRun& size : run.sizes) text += " " + size.size;
        if (!run.sizes.empty()) {
            text += fmt::format("; {} cases, {} variants refuted\n", run.sizes.front().finding.cases.size(),
                                run.sizes.front().finding.refutations.size());
        }
        for (const proofs::SizeRun& size : run.sizes) {
            for (const std::string& remark : size.finding.remarks)
                text += fmt::format("  {} {}\n", size.size, remark);
            if (!size.finding.failure.empty())
                text += fmt::format("  at {}: {}\n", size.size, size.finding.failure);
        }
        print(text + (boards_ ? refuted_boards(run) : ""));
    }

    static std::string refuted_boards(const TheoremRun& run) {
        std::string text;
        for (const proofs::SizeRun& size : run.sizes) {
            for (const proofs::Witness& variant : size.finding.refutations) {
                text += fmt::format("  {} refuted: {}\n", size.size, variant.name);
                for (const std::string& row : variant.rows) text += "    " + row + "\n";
            }
        }
        return text;
    }

    ExitCode conclude(const std::vector<TheoremRun>& runs) const {
        std::size_t failed = 0;
        for (const TheoremRun& run : runs) failed += run.succeeded() ? 0 : 1;
        if (!json_) print(fmt::format("{}, {} failed\n", number_of(runs.size(), "theorem"), failed));
        if (failed > 0) return ExitCode::internal_error;
        if (ledger_file_.empty()) return ExitCode::all_decided;
        if (write_whole(ledger_file_, proofs::ledger(runs))) return ExitCode::all_decided;
        complain(fmt::format("shikatsu: error: cannot write {}", printable(ledger_file_)));
        return ExitCode::bad_input;
    }

    std::vector<std::string> names_;
    bool long_ = false;
    bool cvc5_ = false;
    int cvc5_seconds_ = 600;
    bool cadical_ = false;
    bool list_ = false;
    bool boards_ = false;
    bool json_ = false;
    std::string ledger_file_;
};

}  // namespace

std::unique_ptr<Command> make_prove(CLI::App& program) {
    return std::make_unique<ProveCommand>(program);
}

}  // namespace shikatsu::tools
