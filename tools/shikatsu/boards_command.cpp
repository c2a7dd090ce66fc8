// `shikatsu boards`: what the adjudication of each board costs, as a table.
#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/json_output.hpp"
#include "tools/lib/measured_child.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* help_footer =
    "Each board is adjudicated in a process of its own; seconds and the peak of its memory are that "
    "process's.\n"
    "\n"
    "Example: shikatsu boards --max-seconds 30 --jobs 2 spec/examples/*.txt\n"
    "\n"
    "Ends with 0 if everything is decided, 3 if something is undecided or a board's process was ended, 2 if "
    "an\n"
    "input is bad (the others are still done), 1 after an internal error.";

constexpr double kibibytes_in_mebibyte = 1024.0;

/// What the child tells of its board.
std::string account_of(const optimized::Adjudication& adjudication) {
    std::uint64_t states = 0;
    std::size_t undecided = 0;
    for (const optimized::StringVerdict& string : adjudication.strings) {
        states += string.states();
        if (string.status == optimized::Status::undecided) ++undecided;
    }
    Json account;
    account["strings"] = adjudication.strings.size();
    account["undecided"] = undecided;
    account["states"] = states;
    account["score"] = adjudication.scoring ? Json(adjudication.scoring->score) : Json(nullptr);
    return account.dump();
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
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(help_footer);
    }

    ExitCode run() override {
        if (!engine_.has_engine()) {
            report_bad({"--rules", {}, "what boards cost is measured for japanese-2003 only"});
            return outcome_.code();
        }
        std::vector<SourcePosition> boards;
        for (const std::string& file : files_) {
            const auto source = read_source(file);
            if (!source) {
                report_bad(source.error());
                continue;
            }
            for (const ReadPosition& read : read_positions(*source)) {
                if (read) {
                    boards.push_back(*read);
                } else {
                    report_bad(read.error());
                }
            }
        }
        for (const SourcePosition& board : boards) {
            name_width_ = std::max(name_width_, board_name(board).size());
        }
        if (!json_ && !boards.empty()) {
            print(fmt::format("{:{}}  {:>5}  {:>7}  {:>9}  {:>5}  {:>12}  {:>8}  {:>8}\n", "board",
                              name_width_, "grid", "strings", "undecided", "score", "states", "seconds",
                              "peak MiB"));
        }
        for (const SourcePosition& board : boards) measure(board);
        return outcome_.code();
    }

  private:
    void report_bad(const SourceError& error) {
        complain(to_line(error));
        outcome_.note_bad_input();
    }

    void measure(const SourcePosition& board) {
        const Measured measured = run_measured([&] {
            return account_of(
                optimized::adjudicate(board.position, board.prisoner_difference, engine_.options()));
        });
        if (!measured.result) {
            complain(fmt::format("{}: error: its process was ended after {:.2f} seconds and {:.1f} MiB",
                                 board_name(board), measured.seconds,
                                 static_cast<double>(measured.peak_kibibytes) / kibibytes_in_mebibyte));
            outcome_.note_undecided();
            return;
        }
        const Json account = Json::parse(*measured.result);
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
        return fmt::format("{:{}}  {:>5}  {:>7}  {:>9}  {:>5}  {:>12}  {:>8.2f}  {:>8.1f}\n",
                           board_name(board), name_width_, fmt::format("{}x{}", grid.rows(), grid.columns()),
                           account["strings"].get<std::size_t>(), account["undecided"].get<std::size_t>(),
                           account["score"].is_null() ? "?" : account["score"].dump(),
                           with_commas(account["states"].get<std::uint64_t>()), measured.seconds,
                           static_cast<double>(measured.peak_kibibytes) / kibibytes_in_mebibyte);
    }

    EngineOptions engine_;
    bool json_ = false;
    std::vector<std::string> files_;
    std::size_t name_width_ = 5;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_boards(CLI::App& program) {
    return std::make_unique<BoardsCommand>(program);
}

}  // namespace shikatsu::tools
