// `shikatsu boards`: what the adjudication of each board costs, as a table.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "optimized/decided_after.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/decided_over_time.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/measured_child.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/shared_verdicts.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* boards_help =
    "Each board is adjudicated in a process of its own; seconds and the peak of its memory are that "
    "process's.\n"
    "The table below them says how many strings and boards were decided after how many seconds of a board's "
    "run.\n"
    "\n"
    "Examples:\n"
    "  shikatsu boards --max-seconds 30 --jobs 2 spec/examples/*.txt\n"
    "  shikatsu boards --certificates spec/examples/*.txt\n"
    "\n"
    "Ends with 0 if everything is decided, 3 if something is undecided, a board's process was ended, or "
    "after "
    "Ctrl-C,\n"
    "which shows what is known so far; 2 if an input is bad (the others are still done), 1 after an internal "
    "error.";

constexpr std::size_t most_certificate_states = 20'000'000;

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Packs and checks each certificate as `shikatsu-check` would; one that several strings share once.
/// `solving_seconds` is what the ratio refers to.
Json account_of_certificates(const optimized::Adjudication& adjudication, double solving_seconds) {
    std::size_t accepted = 0;
    std::size_t missing = 0;
    std::size_t bytes = 0;
    std::size_t states = 0;
    double seconds = 0.0;
    SharedVerdicts shared;
    for (const optimized::StringVerdict& string : adjudication.strings) {
        for (const optimized::Finding& finding : string.findings) {
            if (!finding.attacker_forces) continue;
            if (!finding.has_proof()) {
                ++missing;
                continue;
            }
            if (const check::Verdict* known = shared.find(shared_proof(finding))) {
                ++(known->accepted() ? accepted : missing);
                continue;
            }
            const std::string file =
                packed(certificate_text(adjudication.position, adjudication.readings, finding));
            const auto begin = Clock::now();
            const check::Verdict verdict = check::check_bytes(file, {});
            seconds += seconds_since(begin);
            bytes += file.size();
            states += verdict.states;
            ++(verdict.accepted() ? accepted : missing);
            shared.add(shared_proof(finding), verdict);
        }
    }
    Json account;
    account["accepted"] = accepted;
    account["missing"] = missing;
    account["bytes"] = bytes;
    account["states"] = states;
    account["checking_seconds"] = seconds;
    account["checking_to_solving"] = seconds / solving_seconds;
    return account;
}

/// What the child tells of its board.
Json account_of(const optimized::Adjudication& adjudication) {
    std::uint64_t states = 0;
    std::vector<double> decided_after;
    for (const optimized::StringVerdict& string : adjudication.strings) {
        states += string.states();
        if (const auto seconds = optimized::decided_after(string)) decided_after.push_back(*seconds);
    }
    std::sort(decided_after.begin(), decided_after.end());
    Json account;
    account["strings"] = adjudication.strings.size();
    account["undecided"] = adjudication.strings.size() - decided_after.size();
    account["states"] = states;
    account["score"] = adjudication.scoring ? Json(adjudication.scoring->score) : Json(nullptr);
    account["decided_after"] = decided_after;
    return account;
}

std::string board_name(const SourcePosition& read) {
    return printable(fmt::format("{}:{}", read.file.substr(read.file.rfind('/') + 1), read.place.line));
}

class BoardsCommand : public Command {
  public:
    explicit BoardsCommand(CLI::App& program) {
        parser_ = program.add_subcommand(
            "boards", "Adjudicate boards and list states, seconds and peak memory of each");
        engine_.add_to(*parser_);
        parser_->add_flag("--json", json_, "One JSON object for each board, each on its own line");
        parser_->add_flag("--certificates", certificates_,
                          "Also make and check the certificates of all questions: accepted and missing ones, "
                          "bytes, states, checking seconds and their ratio to those of solving; one that "
                          "several questions share counts once but in the numbers of certificates");
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(boards_help);
    }

    ExitCode run() override {
        if (!engine_.has_engine()) {
            report_misused("--rules", "what boards cost is measured for japanese-2003 only", outcome_);
            return outcome_.code();
        }
        const std::vector<SourcePosition> boards = all_positions(files_, outcome_);
        for (const SourcePosition& board : boards) {
            name_width_ = std::max(name_width_, board_name(board).size());
        }
        if (!json_ && !boards.empty()) print(heading());
        const Interruption interruption;
        std::size_t left_out = 0;
        for (const SourcePosition& board : boards) {
            if (interruption.wanted()) {
                ++left_out;
            } else {
                measure(board, interruption.flag());
            }
        }
        report_left_out(left_out, outcome_);
        if (!json_ && !boards.empty())
            print("\n" + decided_over_time(decided_, engine_.options().budget.max_seconds));
        return outcome_.code();
    }

  private:
    void measure(const SourcePosition& board, const std::atomic<bool>* stop) {
        const auto work = [&] {
            optimized::Options options = engine_.options();
            options.stop = stop;  // in the child's memory
            options.sought = optimized::Sought::life_and_death;
            if (certificates_) options.max_witness_states = most_certificate_states;
            const auto begin = Clock::now();
            const auto adjudication =
                optimized::adjudicate(board.position, board.prisoner_difference, options);
            const double seconds = seconds_since(begin);
            Json account = account_of(adjudication);
            if (certificates_) account["certificates"] = account_of_certificates(adjudication, seconds);
            return account.dump();
        };
        const Measured measured = run_measured(work, stop);
        if (!measured.result) {
            complain(fmt::format("{}: error: its process was ended after {:.2f} seconds and {:.1f} MiB",
                                 board_name(board), measured.seconds,
                                 static_cast<double>(measured.peak_kibibytes) / kibibytes_in_mebibyte));
            outcome_.note_undecided();
            decided_.push_back({reference::strings(board.position).size(), {}});
            return;
        }
        const Json account = Json::parse(*measured.result);
        decided_.push_back({account["strings"], account["decided_after"]});
        if (account["score"].is_null() || account["undecided"] != 0) outcome_.note_undecided();
        print(json_ ? as_json(board, account, measured) : as_row(board, account, measured));
    }

    static std::string as_json(const SourcePosition& board, const Json& account, const Measured& measured) {
        Json object;
        object["board"] = board_name(board);
        object["rows"] = board.position.grid().rows();
        object["columns"] = board.position.grid().columns();
        object.update(account);
        object["seconds"] = measured.seconds;
        object["peak_kibibytes"] = measured.peak_kibibytes;
        return json_line(object) + "\n";
    }

    std::string as_row(const SourcePosition& board, const Json& account, const Measured& measured) const {
        const Grid& grid = board.position.grid();
        return fmt::format("{:{}}  {:>5}  {:>7}  {:>9}  {:>5}  {:>12}  {:>8.2f}  {:>8.1f}{}\n",
                           board_name(board), name_width_, fmt::format("{}x{}", grid.rows(), grid.columns()),
                           account["strings"].get<std::size_t>(), account["undecided"].get<std::size_t>(),
                           account["score"].is_null() ? "?" : account["score"].dump(),
                           with_commas(account["states"].get<std::uint64_t>()), measured.seconds,
                           static_cast<double>(measured.peak_kibibytes) / kibibytes_in_mebibyte,
                           certificates_ ? columns_of(account["certificates"]) : "");
    }

    std::string heading() const {
        const std::string more = fmt::format("  {:>8}  {:>7}  {:>9}  {:>11}  {:>8}  {:>6}", "accepted",
                                             "missing", "bytes", "cert.states", "checking", "ratio");
        return fmt::format("{:{}}  {:>5}  {:>7}  {:>9}  {:>5}  {:>12}  {:>8}  {:>8}{}\n", "board",
                           name_width_, "grid", "strings", "undecided", "score", "states", "seconds",
                           "peak MiB", certificates_ ? more : "");
    }

    static std::string columns_of(const Json& certificates) {
        return fmt::format("  {:>8}  {:>7}  {:>9}  {:>11}  {:>8.3f}  {:>6.3f}",
                           certificates["accepted"].get<std::size_t>(),
                           certificates["missing"].get<std::size_t>(),
                           with_commas(certificates["bytes"].get<std::uint64_t>()),
                           with_commas(certificates["states"].get<std::uint64_t>()),
                           certificates["checking_seconds"].get<double>(),
                           certificates["checking_to_solving"].get<double>());
    }

    EngineOptions engine_;
    bool certificates_ = false;
    bool json_ = false;
    std::vector<std::string> files_;
    std::size_t name_width_ = 5;
    std::vector<DecidedBoard> decided_;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_boards(CLI::App& program) {
    return std::make_unique<BoardsCommand>(program);
}

}  // namespace shikatsu::tools
