#include "tools/lib/gtp/gtp_engine.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "reference/values/vertex.hpp"
#include "tools/lib/board_drawing.hpp"
#include "tools/lib/gtp/gtp_wording.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/sgf_notes.hpp"

namespace shikatsu::tools {

namespace {

constexpr int first_size = 19;
constexpr double most_komi = 1000.0;

GtpAnswer failure(std::string text) {
    return {false, std::move(text)};
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

std::optional<RecordedMove> move_in(const Grid& grid, const std::vector<std::string>& arguments) {
    if (arguments.size() != 2) return std::nullopt;
    const std::string color = lower(arguments[0]);
    const bool black = color == "b" || color == "black";
    if (!black && color != "w" && color != "white") return std::nullopt;
    const Player player = black ? Player::black : Player::white;
    if (lower(arguments[1]) == "pass") return RecordedMove{player, Pass{}, {}};
    const auto point = point_of_vertex(grid, arguments[1]);
    if (!point) return std::nullopt;
    return RecordedMove{player, Play{*point}, {}};
}

const GtpAnswer syntax_error{false, "syntax error"};

/// What is wrong with a record, and where.
GtpAnswer not_loaded(const SourceError& error) {
    return failure("cannot load file: " + std::to_string(error.place.line) + ":" +
                   std::to_string(error.place.column) + ": " + printable(error.message));
}

}  // namespace

struct GtpEngine::Handler {
    std::string_view name;
    GtpAnswer (GtpEngine::*handle)(const Arguments&);
};

const std::vector<GtpEngine::Handler>& GtpEngine::handlers() {
    static const std::vector<Handler> all = {{"protocol_version", &GtpEngine::protocol_version},
                                             {"name", &GtpEngine::say_name},
                                             {"version", &GtpEngine::say_version},
                                             {"known_command", &GtpEngine::known_command},
                                             {"list_commands", &GtpEngine::list_commands},
                                             {"quit", &GtpEngine::quit},
                                             {"boardsize", &GtpEngine::boardsize},
                                             {"rectangular_boardsize", &GtpEngine::boardsize},
                                             {"clear_board", &GtpEngine::clear_board},
                                             {"komi", &GtpEngine::set_komi},
                                             {"get_komi", &GtpEngine::get_komi},
                                             {"play", &GtpEngine::play},
                                             {"undo", &GtpEngine::undo},
                                             {"is_legal", &GtpEngine::is_legal},
                                             {"loadsgf", &GtpEngine::loadsgf},
                                             {"showboard", &GtpEngine::showboard},
                                             {"final_score", &GtpEngine::final_score},
                                             {"final_status_list", &GtpEngine::final_status_list},
                                             {"kgs-rules", &GtpEngine::set_rules},
                                             {"kata-set-rules", &GtpEngine::set_rules},
                                             {"kata-get-rules", &GtpEngine::get_rules},
                                             {"shikatsu-explain", &GtpEngine::explain}};
    return all;
}

GtpEngine::GtpEngine(const Ruleset& ruleset, RulesetOptions options, std::string version)
    : ruleset_(&ruleset),
      options_(std::move(options)),
      version_(std::move(version)),
      game_(ruleset, options_.readings, Grid::create(first_size, first_size).value()) {
    options_.komi = {};
}

std::string GtpEngine::respond(std::string_view line) {
    const std::string_view kept = line.substr(0, longest_gtp_line);
    const auto request = read_gtp_request(kept);
    // What is cut off may only belong to a comment.
    if (kept.size() < line.size() && kept.find('#') == std::string_view::npos)
        return gtp_response(request ? request->id : "", failure("the line is too long"));
    return request ? gtp_response(request->id, answer(*request)) : std::string();
}

GtpAnswer GtpEngine::answer(const GtpRequest& request) {
    for (const Handler& handler : handlers()) {
        if (handler.name == request.name) return (this->*handler.handle)(request.arguments);
    }
    return failure("unknown command");
}

GtpAnswer GtpEngine::protocol_version(const Arguments&) {
    return {true, "2"};
}

GtpAnswer GtpEngine::say_name(const Arguments&) {
    return {true, "shikatsu"};
}

GtpAnswer GtpEngine::say_version(const Arguments&) {
    return {true, version_};
}

GtpAnswer GtpEngine::known_command(const Arguments& arguments) {
    if (arguments.size() != 1) return syntax_error;
    const bool known = std::any_of(handlers().begin(), handlers().end(),
                                   [&](const Handler& handler) { return handler.name == arguments[0]; });
    return {true, known ? "true" : "false"};
}

GtpAnswer GtpEngine::list_commands(const Arguments&) {
    std::string names;
    for (const Handler& handler : handlers()) names += std::string(handler.name) + "\n";
    return {true, names};
}

GtpAnswer GtpEngine::quit(const Arguments&) {
    finished_ = true;
    return {};
}

GtpAnswer GtpEngine::boardsize(const Arguments& arguments) {
    if (arguments.empty() || arguments.size() > 2) return syntax_error;
    const auto columns = number_in(arguments.front());
    const auto rows = number_in(arguments.back());
    if (!columns || !rows) return syntax_error;
    const auto grid = Grid::create(*rows, *columns);
    if (!grid) return failure("unacceptable size");
    game_.clear(*grid);
    ruling_.reset();
    return {};
}

GtpAnswer GtpEngine::clear_board(const Arguments&) {
    game_.clear(game_.position().grid());
    ruling_.reset();
    return {};
}

GtpAnswer GtpEngine::set_komi(const Arguments& arguments) {
    if (arguments.size() != 1) return syntax_error;
    const auto points = decimal_in(arguments.front());
    if (!points || std::abs(*points) > most_komi || 2 * *points != std::round(2 * *points))
        return syntax_error;
    komi_ = Margin::of_half_points(static_cast<int>(std::lround(2 * *points)));
    return {};
}

GtpAnswer GtpEngine::get_komi(const Arguments&) {
    return {true, to_text(komi_)};
}

GtpAnswer GtpEngine::play(const Arguments& arguments) {
    const auto move = move_in(game_.position().grid(), arguments);
    if (!move) return syntax_error;
    if (!game_.play(move->player, move->move)) return failure("illegal move");
    ruling_.reset();
    return {};
}

GtpAnswer GtpEngine::undo(const Arguments&) {
    if (!game_.undo()) return failure("cannot undo");
    ruling_.reset();
    return {};
}

GtpAnswer GtpEngine::is_legal(const Arguments& arguments) {
    const auto move = move_in(game_.position().grid(), arguments);
    if (!move) return syntax_error;
    return {true, game_.allows(move->player, move->move) ? "1" : "0"};
}

GtpAnswer GtpEngine::loadsgf(const Arguments& arguments) {
    if (arguments.empty() || arguments.size() > 2) return syntax_error;
    std::optional<std::size_t> before;
    if (arguments.size() == 2) {
        const auto number = number_in(arguments[1]);
        if (!number || *number < 0) return syntax_error;
        before = static_cast<std::size_t>(*number);
    }
    const auto source = read_source(arguments[0]);
    if (!source || arguments[0] == "-") return failure("cannot load file");
    const auto games = read_sgf_games(*source);
    const auto& game = games.front();
    // What is wrong at the end may be what was cut off.
    if (!game) return not_loaded(game.error());
    if (!games.back()) return not_loaded(games.back().error());
    const auto komi = sgf_komi(game->komi);
    if (!komi) return failure("cannot load file: " + komi.error());
    if (const auto loaded = game_.load(*game, before); !loaded) return not_loaded(loaded.error());
    if (!game->komi.empty()) komi_ = komi->points;
    ruling_.reset();
    return {};
}

GtpAnswer GtpEngine::showboard(const Arguments&) {
    const Drawing drawing = draw_stones(game_.position(), Colouring::plain);
    std::string text;
    // The title would stand behind the response's sign.
    for (std::size_t i = 1; i < drawing.lines.size(); ++i) text += "\n" + drawing.lines[i];
    return {true, text + "\n" + prisoners_words(game_.now())};
}

GtpAnswer GtpEngine::set_rules(const Arguments& arguments) {
    std::string text;
    for (const std::string& argument : arguments) text += (text.empty() ? "" : " ") + argument;
    if (text.empty()) return syntax_error;
    const auto ruleset = ruleset_of_words(text);
    if (!ruleset) return failure(ruleset.error());
    set_ruleset(**ruleset);
    return {};
}

void GtpEngine::set_ruleset(const Ruleset& ruleset) {
    ruleset_ = &ruleset;
    options_.readings = own_readings(ruleset, options_.readings);
    game_.set_ruleset(ruleset, options_.readings);
    ruling_.reset();
}

GtpAnswer GtpEngine::get_rules(const Arguments&) {
    return {true, rules_words(*ruleset_)};
}

const Ruling& GtpEngine::ruling() {
    if (!ruling_) {
        ruling_ = ruleset_->adjudicate({game_.position(), game_.now().prisoner_difference, "<gtp>", {}, {}},
                                       options_);
    }
    return *ruling_;
}

GtpAnswer GtpEngine::final_score(const Arguments&) {
    const GtpStage& stage = game_.now();
    if (!stage.ended) return score_answer(ruling(), komi_);
    // Some rules break a tie by who had komi, so they have to know it.
    const bool by_the_rules =
        ruleset_->provides_for_komi && komi_.half_points() % ruleset_->komi_step.half_points() == 0;
    RulesetOptions options = options_;
    if (by_the_rules) options.komi = komi_;
    const GameRuling game = ruleset_->play(stage.record, options);
    // Whether prisoners count that were made before the record is for the rules to say.
    if (game.margin && stage.earlier_prisoners != 0) return score_answer(ruling(), komi_);
    return score_answer(game, by_the_rules ? Margin{} : komi_);
}

GtpAnswer GtpEngine::final_status_list(const Arguments& arguments) {
    if (arguments.size() != 1) return syntax_error;
    const auto list = status_list(arguments[0]);
    if (!list) return syntax_error;
    return status_answer(ruling(), *list);
}

GtpAnswer GtpEngine::explain(const Arguments&) {
    return {true, explanation_words(*ruleset_, game_.now(), options_)};
}

}  // namespace shikatsu::tools
