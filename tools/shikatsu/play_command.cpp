// `shikatsu play`: a game before the judge, and the adjudication of its final-position.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <sstream>

#include "reference/values/vertex.hpp"
#include "tools/lib/game_report.hpp"
#include "tools/lib/grid_size.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/rulesets/noted_komi.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"
#include "tools/lib/rulesets/ruling_report.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/match_options.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* play_help =
    "The game is an SGF file ('-' is standard input), or moves as vertices and 'pass', or one sequence in "
    "the\n"
    "commentary's notation whose letters --letters explains. Every move is judged; a prohibited one is named "
    "with\n"
    "its clause and ends the replay. After two passes the final-position is adjudicated. Komi is that of the "
    "file's\n"
    "KM, where the rules leave it to separate rules and --komi says no other.\n"
    "\n"
    "Examples:\n"
    "  shikatsu play game.sgf\n"
    "  shikatsu play --size 3x3 B2 pass pass\n"
    "  shikatsu play --from board.txt --to-move white B1 A1 pass pass\n"
    "  shikatsu play --from board.txt --letters a=B3 '#[app]'\n"
    "  shikatsu play --rules ing-sst --komi 8 --penalty-white 2 --dead C3 game.sgf\n"
    "\n"
    "Ends with 0 if the result is known or the game goes on, 3 if it is undecided, 2 if a move is prohibited "
    "or an\n"
    "input is bad, 1 after an internal error.";

constexpr double most_komi = 1000.0;

std::string check_halves(const std::string& number) {
    const auto points = decimal_in(std::string_view(number).substr(number.starts_with('+') ? 1 : 0));
    return points && 2 * *points == std::floor(2 * *points) ? std::string()
                                                            : number + " is not a multiple of 0.5";
}

bool is_sequence(const std::string& text) {
    return text.starts_with("#[") || text.starts_with("O[");
}

bool is_file(const std::string& text) {
    std::error_code ignored;
    return text == "-" || text.ends_with(".sgf") || text.find('/') != std::string::npos ||
           std::filesystem::exists(text, ignored);
}

bool undecided(const GameReplay& game) {
    return game.direct_ko_undecided || (game.ending && !result_of(game));
}

class PlayCommand : public Command {
  public:
    explicit PlayCommand(CLI::App& program) {
        parser_ =
            program.add_subcommand("play", "Judge the moves of a game and adjudicate its final-position");
        engine_.add_to(*parser_);
        parser_->add_flag("--json", json_, "One JSON object for each game, each on its own line");
        auto* size = parser_->add_option("--size", size_, "Grid of a game given by its moves")
                         ->type_name("ROWSxCOLUMNS")
                         ->capture_default_str();
        parser_->add_option("--from", from_, "Start from the position in this file")
            ->check(text_check())
            ->type_name("FILE")
            ->excludes(size);
        parser_->add_option("--to-move", to_move_, "Who starts")
            ->check(CLI::IsMember({"black", "white"}))
            ->capture_default_str();
        parser_->add_option("--letters", letters_, "The letters of a sequence in the commentary's notation")
            ->check(text_check())
            ->type_name("a=D4,b=E4,...");
        parser_
            ->add_option_function<double>(
                "--komi",
                [this](double points) {
                    if (!engine_.ruleset().provides_for_komi)
                        throw CLI::ValidationError("--komi",
                                                   "the rules " + engine_.rules() + " have no komi");
                    const Margin step = engine_.ruleset().komi_step;
                    if (std::lround(2 * points) % step.half_points() != 0)
                        throw CLI::ValidationError("--komi", "by the rules " + engine_.rules() +
                                                                 " it is a multiple of " + to_text(step));
                    komi_ = Margin::of_half_points(static_cast<int>(std::lround(2 * points)));
                },
                "Points given to White, where the rules leave that to separate rules, instead of the file's "
                "KM")
            ->check(CLI::Range(-most_komi, most_komi))
            ->check(CLI::Validator(check_halves, "N"));
        add_agreement_option(*parser_, match_);
        add_match_options(*parser_, match_);
        parser_->add_option("GAME.sgf|MOVES", game_, "An SGF file, or the moves")->required();
        parser_->footer(play_help);
    }

    ExitCode run() override {
        if (match_.any() && !engine_.ruleset().provides_for_match_conditions) {
            report_misused("--rules", no_match_conditions(engine_.rules()), outcome_);
            return outcome_.code();
        }
        const bool by_file = game_.size() == 1 && !is_sequence(game_.front()) && is_file(game_.front());
        if (const auto useless = useless_option(by_file)) {
            report_misused(useless->option, useless->why, outcome_);
        } else if (by_file) {
            judge_file(game_.front());
        } else {
            const auto record = record_of_moves();
            if (record) {
                judge(*record, komi_.value_or(Margin{}));
            } else {
                report_bad(record.error(), outcome_);
            }
        }
        return outcome_.code();
    }

  private:
    struct Useless {
        std::string option;
        std::string why;
    };

    /// An option that was given and would not be looked at.
    std::optional<Useless> useless_option(bool by_file) const {
        const auto given = [this](const char* option) { return parser_->count(option) > 0; };
        for (const char* option : {"--size", "--from", "--to-move", "--letters"}) {
            if (by_file && given(option))
                return Useless{option, "is for games that are given by their moves"};
        }
        const bool by_sequence = is_sequence(game_.front());
        if (by_sequence && given("--to-move"))
            return Useless{"--to-move", "the sequence itself says who starts"};
        if (!by_sequence && given("--letters"))
            return Useless{"--letters", "is for a sequence, as in '#[abp]'"};
        return std::nullopt;
    }

    void judge_file(const std::string& file) {
        const auto source = read_source(file);
        if (!source) return report_bad(source.error(), outcome_);
        for (const auto& game : read_sgf_games(*source)) {
            const auto judged = game.and_then([this](const SgfGame& read) { return judge_game(read); });
            if (!judged) report_bad(judged.error(), outcome_);
        }
    }

    tl::expected<void, SourceError> judge_game(const SgfGame& game) {
        const auto record = game_record(game);
        if (!record) return tl::make_unexpected(record.error());
        const auto komi = komi_of(game);
        if (!komi) return tl::make_unexpected(komi.error());
        judge(*record, *komi);
        return {};
    }

    tl::expected<Margin, SourceError> komi_of(const SgfGame& game) const {
        if (komi_) return *komi_;
        const auto noted = noted_komi(game, engine_.ruleset());
        if (!noted) return tl::make_unexpected(noted.error());
        if (!noted->remark.empty()) report_remark(game.file, game.komi_place, noted->remark);
        return noted->points;
    }

    tl::expected<GameRecord, SourceError> record_of_moves() const {
        const auto start = start_position();
        if (!start) return tl::make_unexpected(start.error());
        std::string moves;
        for (const std::string& word : game_) moves += (moves.empty() ? "" : " ") + word;
        auto record = is_sequence(moves) ? record_of_letters(moves, *start) : record_of_names(moves, *start);
        if (record && record->to_move == Player::white && *start == Position(start->grid())) {
            return tl::make_unexpected(
                SourceError{"--to-move", {}, "from the empty grid Black is to move, also in a sequence"});
        }
        return record;
    }

    tl::expected<GameRecord, SourceError> record_of_names(const std::string& moves,
                                                          const Position& start) const {
        return record_of_vertices(moves, {start, to_move_ == "black" ? Player::black : Player::white});
    }

    tl::expected<GameRecord, SourceError> record_of_letters(const std::string& moves,
                                                            const Position& start) const {
        const auto lettering = lettering_on(start.grid());
        if (!lettering) return tl::make_unexpected(lettering.error());
        return record_of_sequence(moves, start, *lettering);
    }

    tl::expected<Position, SourceError> start_position() const {
        if (from_.empty()) {
            const auto grid = grid_of_size(size_);
            if (!grid) return tl::make_unexpected(SourceError{"--size", {}, grid.error()});
            return Position(*grid);
        }
        const auto source = read_source(from_);
        if (!source) return tl::make_unexpected(source.error());
        const auto positions = read_positions(*source, engine_.play_rule());
        const ReadPosition& first = positions.front();
        if (!first) return tl::make_unexpected(first.error());
        if (positions.size() > 1) {
            const ReadPosition& second = positions[1];
            return tl::make_unexpected(SourceError{from_, second ? second->place : second.error().place,
                                                   "here is another position, and a game starts from one"});
        }
        return first->position;
    }

    tl::expected<Lettering, SourceError> lettering_on(const Grid& grid) const {
        Lettering lettering(grid);
        std::istringstream entries(letters_);
        for (std::string entry; std::getline(entries, entry, ',');) {
            const bool well_formed = entry.size() > 2 && entry[1] == '=';
            const auto point =
                well_formed ? point_of_vertex(grid, std::string_view(entry).substr(2)) : std::nullopt;
            if (!point || !lettering.assign(entry[0], *point)) {
                return tl::make_unexpected(SourceError{
                    "--letters",
                    {},
                    fmt::format("'{}' gives no free letter to an intersection, as a=D4 does", entry)});
            }
        }
        return lettering;
    }

    void judge(const GameRecord& record, Margin komi) {
        if (!engine_.has_engine()) return ask_ruleset(record, komi);
        const Interruption interruption;
        optimized::Options options = engine_.options();
        options.stop = interruption.flag();
        const GameReplay game = [&] {
            ProgressLine progress(record.file);
            options.on_progress = [&progress](const optimized::Progress& now) { progress.show(now); };
            return replay(record, options);
        }();
        if (json_) {
            print(json_line(game_json(record, game, engine_.rules(), options.readings)) + "\n");
        } else {
            print_for_people(record, game);
        }
        if (game.refused) report_bad(refusal(*game.refused, record.start.grid(), record.file), outcome_);
        if (undecided(game)) outcome_.note_undecided();
    }

    void ask_ruleset(const GameRecord& record, Margin komi) {
        const Interruption interruption;
        RulesetOptions options = engine_.ruleset_options();
        options.komi = komi;
        options.stop = interruption.flag();
        if (const auto checked = check_match_of(record, options); !checked)
            return report_bad(checked.error(), outcome_);
        options.match = match_;
        const GameRuling game = engine_.ruleset().play(record, options);
        if (json_) {
            print(json_line(game_ruling_json(game)) + "\n");
        } else {
            std::string text = anything_printed_ ? "\n" : "";
            if (!record.caption.empty())
                text += styled(record.caption, Style::title, colouring_of_output()) + "\n";
            print(text + game.rules + "\n" + game_ruling_report(game, colouring_of_output()));
            anything_printed_ = true;
        }
        if (game.refused) report_bad(refusal(*game.refused, record.start.grid(), record.file), outcome_);
        if (game.undecided()) outcome_.note_undecided();
    }

    /// The stones agreed on must stand there when play pauses.
    tl::expected<void, SourceError> check_match_of(const GameRecord& record,
                                                   const RulesetOptions& options) const {
        const auto error = [&](const std::string& sentence) {
            return tl::make_unexpected(SourceError{record.file, record.place, sentence});
        };
        if (const auto checked = check_match(match_, record); !checked) return error(checked.error());
        if (match_.dead.empty()) return {};
        RulesetOptions without_agreement = options;
        without_agreement.match.handicap_plays = match_.handicap_plays;
        const GameRuling game = engine_.ruleset().play(record, without_agreement);
        if (game.refused) return {};
        const auto stones = agreed_stones(match_.dead, game.final_ruling->position);
        if (!stones) return error("--dead: " + stones.error());
        return {};
    }

    void print_for_people(const GameRecord& record, const GameReplay& game) {
        const Colouring colouring = colouring_of_output();
        std::string text = anything_printed_ ? "\n" : "";
        if (!record.caption.empty()) text += styled(record.caption, Style::title, colouring) + "\n";
        text += game_report(game, colouring);
        if (game.adjudication) text += "\n" + report(*game.adjudication, game.prisoner_difference, colouring);
        print(text);
        anything_printed_ = true;
    }

    EngineOptions engine_;
    bool json_ = false;
    std::string size_ = "19x19";
    std::string from_;
    std::string to_move_ = "black";
    std::string letters_;
    std::vector<std::string> game_;
    /// Of --komi.
    std::optional<Margin> komi_;
    MatchConditions match_;
    Outcome outcome_;
    bool anything_printed_ = false;
};

}  // namespace

std::unique_ptr<Command> make_play(CLI::App& program) {
    return std::make_unique<PlayCommand>(program);
}

}  // namespace shikatsu::tools
