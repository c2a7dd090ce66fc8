// `shikatsu validate`: what another program says of positions, beside what the rules say.
#include <fmt/format.h>

#include "reference/values/vertex.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/validation/gtp_peer.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* help_footer =
    "Sets up each position in the other program and asks for final_status_list dead, alive and seki, and "
    "for\n"
    "final_score with komi 0, each in a fresh process. A line for each string and each score says 'agree',\n"
    "'differ', 'undecided' (by the rules, within the budget) or 'no-answer' (with the reason); a last line "
    "counts\n"
    "them. Scores are compared only if no prisoners were made before, since the stones alone are set up.\n"
    "\n"
    "Example: shikatsu validate --gtp '/usr/games/gnugo --mode gtp --japanese-rules' spec/examples/*.txt\n"
    "\n"
    "Ends with 0 if all agree, 1 if something differs, 3 if something is undecided or has no answer, 2 if an "
    "input "
    "is bad.";

std::string score_words(Margin margin) {
    if (margin == Margin{}) return "0";
    const bool black = margin > Margin{};
    return fmt::format("{}+{}", black ? 'B' : 'W', to_text(black ? margin : -margin));
}

/// "B+3.0" as "B+3"; other words stay as they are.
std::string normal_score(std::string text) {
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(" \n") + 1);
    if (text.ends_with(".0")) text.erase(text.size() - 2);
    return text == "Draw" || text == "Jigo" || text == "B+0" || text == "W+0" ? "0" : text;
}

class ValidateCommand : public Command {
  public:
    explicit ValidateCommand(CLI::App& program) {
        parser_ = program.add_subcommand("validate", "Compare what another program says with the rules");
        engine_.add_to(*parser_);
        parser_->add_option("--gtp", peer_.command, "The program, as a command of the shell")->required();
        parser_->add_option("--timeout", peer_.max_seconds, "Seconds that one answer may take")
            ->check(CLI::PositiveNumber)
            ->type_name("S")
            ->capture_default_str();
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(help_footer);
    }

    ExitCode run() override {
        const Interruption interruption;
        for (const std::string& file : files_) {
            const auto source = read_source(file);
            if (!source) {
                report_bad(source.error());
                continue;
            }
            for (const ReadPosition& read : read_positions(*source)) {
                if (interruption.wanted()) break;
                if (read) {
                    validate(*read, interruption);
                } else {
                    report_bad(read.error());
                }
            }
        }
        if (interruption.wanted()) complain("shikatsu: interrupted; the counts are of what was done");
        print(fmt::format("{} agree, {} differ, {} undecided, {} no-answer\n", agree_, differ_, undecided_,
                          no_answer_));
        if (bad_input_) return ExitCode::bad_input;
        if (differ_ > 0) return ExitCode::disagreement;
        return undecided_ + no_answer_ > 0 || interruption.wanted() ? ExitCode::undecided
                                                                    : ExitCode::agreement;
    }

  private:
    void report_bad(const SourceError& error) {
        complain(to_line(error));
        bad_input_ = true;
    }

    void validate(const SourcePosition& read, const Interruption& interruption) {
        RulesetOptions options = engine_.ruleset_options();
        options.stop = interruption.flag();
        const Ruling ruling = engine_.ruleset().adjudicate(read, options);
        const std::string where = fmt::format("{}:{}", printable(read.file), read.place.line);
        const PeerStatuses statuses = statuses_by(peer_, read.position);
        for (const StringRuling& string : ruling.strings) {
            const auto said = alive_by(statuses, string.points);
            const std::string name =
                fmt::format("{} {}", where, vertex(read.position.grid(), string.points.front()));
            if (!statuses.complaint.empty() || !said) {
                report(name, no_answer_, "no-answer",
                       statuses.complaint.empty() ? "in no list, in both or in parts" : statuses.complaint);
            } else if (!string.alive) {
                report(name, undecided_, "undecided", "");
            } else {
                const bool same = *string.alive == *said;
                report(name, same ? agree_ : differ_, same ? "agree" : "differ",
                       fmt::format("the rules: {} [{}], the program: {}", string.status.value_or("?"),
                                   string.clause, *said ? "alive" : "dead"));
            }
        }
        if (read.prisoner_difference == 0) compare_scores(where, ruling);
    }

    void compare_scores(const std::string& where, const Ruling& ruling) {
        const PeerAnswer answer = ask_peer(peer_, ruling.position, "final_score");
        const std::string name = where + " score";
        if (!answer.text) return report(name, no_answer_, "no-answer", answer.complaint);
        if (!ruling.score) return report(name, undecided_, "undecided", "");
        const std::string own = score_words(ruling.score->margin);
        const std::string theirs = printable(normal_score(*answer.text));
        report(name, own == theirs ? agree_ : differ_, own == theirs ? "agree" : "differ",
               fmt::format("the rules: {} [{}], the program: {}", own, ruling.score->clause, theirs));
    }

    static void report(const std::string& name, std::size_t& count, const char* verdict,
                       const std::string& detail) {
        ++count;
        print(fmt::format("{}  {}{}{}\n", name, verdict, detail.empty() ? "" : "  ", detail));
    }

    EngineOptions engine_;
    GtpPeer peer_;
    std::vector<std::string> files_;
    std::size_t agree_ = 0;
    std::size_t differ_ = 0;
    std::size_t undecided_ = 0;
    std::size_t no_answer_ = 0;
    bool bad_input_ = false;
};

}  // namespace

std::unique_ptr<Command> make_validate(CLI::App& program) {
    return std::make_unique<ValidateCommand>(program);
}

}  // namespace shikatsu::tools
