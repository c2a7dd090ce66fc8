// `shikatsu worth`: what games on small grids come to if both players play as well as can be.
#include <fmt/format.h>

#include <chrono>
#include <map>
#include <memory>

#include "reference/values/diagram.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/rulesets/ruling_explanation.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/certificates.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"
#include "tools/worth/worth_ruling.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using worth::ClassScores;
using worth::GridWorths;

constexpr const char* worth_help =
    "Whole games by the Japanese 2003 Rules from the position on, with the scores of the text and its rule "
    "on\n"
    "long cycles; a long-cycle-tie counts as a margin of 0, a long-cycle-win as more than any. All positions "
    "of\n"
    "the grid are adjudicated first, --jobs of them side by side, which takes seconds on 3x3 and minutes on "
    "2x6;\n"
    "--max-states and --max-seconds are for each of them. Files are read as by 'shikatsu adjudicate'.\n"
    "\n"
    "Examples:\n"
    "  printf '...\\n...\\n...\\n' | shikatsu worth -\n"
    "  printf '....\\n....\\n' | shikatsu worth --verify --certificates proofs -\n"
    "  shikatsu-check proofs/*.cert.gz\n"
    "\n"
    "Ends with 0 if everything is known, 3 if something is undecided or after Ctrl-C, 2 if an input is bad "
    "(the\n"
    "others are still done), 1 after an internal error.";

std::string size_words(const Grid& grid) {
    return fmt::format("{}x{}", grid.rows(), grid.columns());
}

/// What is known where nothing was found out.
Ruling nothing_known(const Position& position, const Readings& readings) {
    return {.position = position,
            .rules = rules_and_readings(default_rules, readings),
            .strings = {},
            .territory = {},
            .score = {},
            .best_play = {{Player::black, {}, {}}, {Player::white, {}, {}}},
            .best_play_clause = worth::clause,
            .remarks = {}};
}

class WorthCommand : public Command {
  public:
    explicit WorthCommand(CLI::App& program) {
        parser_ = program.add_subcommand("worth", "Say what games on small grids come to by best play");
        engine_.add_to(*parser_);
        certificates_.add_to(*parser_);
        parser_->add_flag("--json", json_, "One JSON object for each position, each on its own line");
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->required();
        parser_->footer(worth_help);
    }

    ExitCode run() override {
        if (!engine_.has_engine()) {
            report_misused("--rules",
                           "'worth' is for japanese-2003; 'adjudicate' tells what best play comes to by "
                           "Ikeda's rules and ing-sst",
                           outcome_);
            return outcome_.code();
        }
        if (engine_.options().readings.infinite_play == InfinitePlay::superko &&
            certificates_.max_witness_states() > 0) {
            report_misused("--certificates", "under infinite-play=superko bounds have no certificates",
                           outcome_);
            return outcome_.code();
        }
        const std::vector<SourcePosition> positions = all_positions(files_, outcome_);
        const Interruption interruption;
        std::size_t left_out = 0;
        for (const SourcePosition& read : positions) {
            if (interruption.wanted()) {
                ++left_out;
            } else if (read.position.grid().size() > GridWorths::most_points) {
                report_bad(
                    {read.file, read.place,
                     fmt::format("more than {} intersections have too many games", GridWorths::most_points)},
                    outcome_);
            } else {
                tell(read, interruption);
            }
        }
        report_left_out(left_out, outcome_);
        return outcome_.code();
    }

  private:
    using Size = std::pair<int, int>;

    void tell(const SourcePosition& read, const Interruption& interruption) {
        optimized::Options options = engine_.options();
        options.stop = interruption.flag();
        const GridWorths* games = games_on(read.position.grid(), options);
        Ruling ruling = games != nullptr
                            ? games->ruling(read.position, options, certificates_.max_witness_states())
                            : nothing_known(read.position, options.readings);
        if (read.after_moves) ruling.remarks.emplace_back(without_the_moves_before);
        if (!ruling.best_play[0].decided() || !ruling.best_play[1].decided()) outcome_.note_undecided();
        const auto done = certificates_.process(ruling, ++positions_, [&] { return interruption.wanted(); });
        const Verified* verified = done.verified ? &*done.verified : nullptr;
        if (json_) {
            print_json(ruling, verified);
        } else {
            print_for_people(read, ruling, verified);
            certificates_.print_written(done);
        }
        Certificates::report(done, outcome_);
    }

    /// Null if it is not found out how some of them end.
    const GridWorths* games_on(const Grid& grid, const optimized::Options& options) {
        const auto [known, is_new] = games_.try_emplace(Size{grid.rows(), grid.columns()});
        if (!is_new) return known->second.get();
        ProgressLine line(size_words(grid));
        const auto scores = ClassScores::adjudicated(grid, options, [&](std::size_t done, std::size_t all) {
            line.show(fmt::format("{} of {} classes", with_commas(done), with_commas(all)));
        });
        if (scores) {
            known->second = std::make_unique<GridWorths>(grid, options.readings, *scores);
        } else if (const auto& open = scores.error().position) {
            complain(fmt::format("shikatsu: how games on {} end is not known: {} is undecided",
                                 size_words(grid), one_line(*open)));
        } else {
            complain(fmt::format("shikatsu: interrupted while adjudicating the positions of {}",
                                 size_words(grid)));
        }
        return known->second.get();
    }

    static void print_json(const Ruling& ruling, const Verified* verified) {
        Json object;
        object["rules"] = ruling.rules;
        object["position"] = rows_of(ruling.position);
        object["best_play"] = best_play_json(ruling, verified);
        object["remarks"] = ruling.remarks;
        print(json_line(object) + "\n");
    }

    void print_for_people(const SourcePosition& read, const Ruling& ruling, const Verified* verified) {
        const Colouring colouring = colouring_of_output();
        std::string text = positions_ > 1 ? "\n" : "";
        text += styled(fmt::format("{}:{}", printable(read.file), read.place.line), Style::title, colouring) +
                "\n";
        if (!read.caption.empty()) text += read.caption + "\n";
        text += fmt::format("{}, {} grid, without prisoners\n\n", ruling.rules,
                            size_words(ruling.position.grid()));
        text += ruling_explanation(ruling, colouring);
        if (verified != nullptr) {
            for (std::size_t i = 0; i < ruling.best_play.size(); ++i) {
                text += fmt::format("\nif {} moves next: {}", title(ruling.best_play[i].first),
                                    verified_words(verified->at(i)));
            }
            text += "\n";
        }
        for (const std::string& remark : ruling.remarks) text += fmt::format("\n{}\n", remark);
        print(text);
    }

    EngineOptions engine_;
    Certificates certificates_;
    bool json_ = false;
    std::vector<std::string> files_;
    std::map<Size, std::unique_ptr<GridWorths>> games_;
    std::size_t positions_ = 0;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_worth(CLI::App& program) {
    return std::make_unique<WorthCommand>(program);
}

}  // namespace shikatsu::tools
