#include "tools/lib/rulesets/ing_sst_rulings.hpp"

#include <fmt/format.h>

#include <set>
#include <stdexcept>

#include "optimized/ing_sst/best_play.hpp"
#include "optimized/ing_sst/game.hpp"
#include "optimized/kernel/deadline.hpp"
#include "reference/ing_sst/conditions.hpp"
#include "reference/ing_sst/counting.hpp"
#include "reference/values/diagram.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

namespace engine = optimized::ing_sst;
namespace ing = reference::ing_sst;

constexpr std::size_t most_points = 20;

IngReadings readings_of(const RulesetOptions& options) {
    IngReadings readings;
    for (const std::string& assignment : options.readings)
        readings = with_reading(readings, assignment).value();
    return readings;
}

std::string name_with_readings(const IngReadings& readings) {
    std::string text = ing_sst_name;
    for (const std::string& departure : departures(readings)) text += " " + departure;
    return text;
}

std::vector<Point> listed(const ing::PointSet& points) {
    return {points.begin(), points.end()};
}

std::vector<Point> listed(const engine::Set& set) {
    std::vector<Point> points;
    set.for_each([&](Point point) { points.push_back(point); });
    return points;
}

int stones(const Position& position, Player player) {
    int count = 0;
    for (const Point point : position.grid().points()) count += position.holds(point, player) ? 1 : 0;
    return count;
}

/// 'b' and 'w' are stones filled in, '.' a winning space, 's' a shared space left.
std::vector<std::string> rows_of_filled(const ing::FilledBoard& filled, const Position& position) {
    std::vector<std::string> rows = rows_of(filled.position);
    const Grid& grid = position.grid();
    for (const Point point : grid.points()) {
        char& sign =
            rows[static_cast<std::size_t>(grid.row(point))][static_cast<std::size_t>(grid.column(point))];
        if (!position.empty(point)) continue;
        if (sign == '#') sign = 'b';
        if (sign == 'O') sign = 'w';
        if (filled.unfilled_shared.contains(point)) sign = 's';
    }
    return rows;
}

const char* words_of(ing::Combination combination) {
    switch (combination) {
        case ing::Combination::winning_space:
            return "winning space";
        case ing::Combination::winning_space_and_losing_stones:
            return "winning space and losing stones";
        case ing::Combination::shared_space:
            return "shared space";
        case ing::Combination::shared_space_and_losing_stones:
            break;
    }
    return "shared space and losing stones";
}

/// What goes to White beside the count: compensation, and penalties, of which opposing ones cancel.
/// [ING-PN-2]
struct Adjustments {
    int compensation = 0;
    int penalties = 0;

    int to_white() const { return compensation + penalties; }
};

Adjustments adjustments_of(const RulesetOptions& options) {
    return {options.komi.half_points() / 2,
            options.match.penalty_points[0] - options.match.penalty_points[1]};
}

ScoreRuling score_of(const Position& position, const ing::Spaces& spaces, const Adjustments& adjustments) {
    const Margin difference = engine::difference(engine::Board(position.grid()), engine::stones_of(position));
    ScoreRuling score{{}, difference - Margin::of_points(adjustments.to_white()), "ING-CT-1", "ING-GM-2"};
    for (const Player player : {Player::black, Player::white}) {
        score.terms.push_back(
            {Margin::of_points(player, stones(position, player)), fmt::format("{} stones", name(player))});
        score.terms.push_back({Margin::of_points(player, static_cast<int>(spaces.of(player).size())),
                               fmt::format("{} spaces", name(player))});
    }
    if (adjustments.compensation != 0)
        score.terms.push_back({-Margin::of_points(adjustments.compensation), "compensation [ING-HC-1]"});
    if (adjustments.penalties != 0)
        score.terms.push_back({-Margin::of_points(adjustments.penalties), "penalties [ING-PN-1]"});
    return score;
}

Ruling counted(const Position& position, const Adjustments& adjustments, const IngReadings& readings) {
    const ing::Spaces spaces = ing::spaces_of(position);
    const ing::FilledBoard filled = ing::fill_in(position, adjustments.to_white());
    ScoreRuling score = score_of(position, spaces, adjustments);
    if (readings.draw == IngDraw::black_wins && adjustments.compensation != 0) score.favoured = Player::black;
    if (filled.difference != score.margin) throw std::logic_error("filling in and the area formula differ");
    return {.position = position,
            .rules = name_with_readings(readings),
            .strings = {},
            .territory = TerritoryRuling{listed(spaces.black), listed(spaces.white), "ING-CT-2"},
            .score = score,
            .best_play = {},
            .best_play_clause = {},
            .remarks = {fmt::format("Filled in: {}, {}; the difference value is {} [ING-CT-8].",
                                    words_of(ing::combination_of(filled)),
                                    number_of(filled.losing_stones.size(), "losing stone"),
                                    to_text(filled.difference))},
            .filled = FilledRuling{rows_of_filled(filled, position), "ING-CT-4"}};
}

/// None without a strategy.
std::optional<BoundProof> proof_of(const Position& position, const IngReadings& readings, Player first,
                                   reference::ValueBound bound, Margin margin,
                                   const std::shared_ptr<const IngStrategy>& strategy) {
    if (!strategy) return std::nullopt;
    const auto text = [=] {
        return ing_strategy_text({.readings = readings,
                                  .position = position,
                                  .first = first,
                                  .bound = bound,
                                  .margin = margin,
                                  .strategy = *strategy});
    };
    return BoundProof{margin, strategy->lines.size(), {text, nullptr}};
}

/// Nobody having agreed on anything. Nothing is known of grids that are too large to search on.
std::vector<BestPlay> best_play_of(const Position& position, const IngReadings& readings,
                                   const RulesetOptions& options) {
    const engine::Limits limits{options.budget.max_states,
                                optimized::deadline_after(options.budget.max_seconds), options.stop};
    constexpr std::size_t lines_to_tell_of = 10'000'000;
    const std::size_t most_lines = options.max_witness_states > 0 ? options.max_witness_states
                                   : options.explain              ? lines_to_tell_of
                                                                  : 0;
    std::vector<BestPlay> values;
    engine::PreparedOutlook outlook;
    for (const Player first : {Player::black, Player::white}) {
        BestPlay value{first, {}, {}};
        if (position.grid().size() <= engine::most_points_to_search) {
            const engine::Game game(position, first, readings);
            const bool explained = options.explain || most_lines > 0;
            const engine::ExplainedBestPlay found =
                explained ? engine::explained_best_play(game, limits, most_lines, outlook)
                          : engine::ExplainedBestPlay{engine::best_play(game, limits, outlook), {}, {}, {}};
            value.at_least = found.value.at_least;
            value.at_most = found.value.at_most;
            const auto proof = [&](reference::ValueBound bound, Margin margin, const auto& strategy) {
                return proof_of(position, readings, first, bound, margin, strategy);
            };
            value.blacks = proof(reference::ValueBound::at_least, found.value.at_least, found.blacks);
            value.whites = proof(reference::ValueBound::at_most, found.value.at_most, found.whites);
            value.strategies_sought = most_lines > 0;
            if (options.explain && found.main_line) value.main_line = sequence_of(first, *found.main_line);
        }
        values.push_back(value);
    }
    return values;
}

std::string sentence_of(engine::MoveRuling ruling) {
    switch (ruling) {
        case engine::MoveRuling::occupied:
            return "there is a stone on the point already";
        case engine::MoveRuling::single_self_removal:
            return "self-removal of a single stone changes nothing";
        case engine::MoveRuling::hot:
            return "hot stones stay until after an interval of one move";
        case engine::MoveRuling::repetition:
            return "the position has appeared in the game";
        case engine::MoveRuling::disturbing:
            return "after one cycle the disturber may never go on";
        case engine::MoveRuling::not_a_beginning:
            return "a game starts with a board play";
        case engine::MoveRuling::mandatory_pass:
            return "White's pass play is mandatory";
        case engine::MoveRuling::handicap_play:
            return "Black's handicap plays are board plays";
        case engine::MoveRuling::game_over:
        case engine::MoveRuling::allowed:
            break;
    }
    return "the game has ended";
}

std::optional<RefusedMoveRuling> refusal_of(const RecordedMove& move, std::size_t number,
                                            engine::Game& game) {
    if (!game.ended() && move.player != game.to_move()) {
        return RefusedMoveRuling{number, move, "ING-GM-1",
                                 "the players move in turn and it is the other one's"};
    }
    const engine::MoveRuling ruling = game.make(move.move);
    if (ruling == engine::MoveRuling::allowed) return std::nullopt;
    return RefusedMoveRuling{number, move, std::string(clause_of(ruling)), sentence_of(ruling)};
}

void remark_on_bans(const engine::Game& game, const Grid& grid, GameRuling& ruling) {
    std::set<std::string> said;
    for (const engine::Ban& ban : game.bans()) {
        const std::string remark =
            fmt::format("{} is the disturber of a cycle and may not go on at {} [ING-DK-3].",
                        title(ban.disturber), vertices(grid, listed(ban.points), most_points));
        if (said.insert(remark).second) ruling.remarks.push_back(remark);
    }
}

/// The result without counting, if a player has given the game away.
bool conclude_without_counting(const MatchConditions& match, GameRuling& ruling) {
    if (!match.given_away) return false;
    const Player loser = match.given_away->player;
    const bool resigned = match.given_away->cause == "resignation";
    ruling.ending = fmt::format("{} by {}", match.given_away->cause, title(loser));
    ruling.ending_clause = resigned ? "ING-MV-6" : "ING-FF-1";
    ruling.winner = loser == Player::black ? Winner::white : Winner::black;
    ruling.result_clause = "ING-GM-2";
    return true;
}

void conclude_by_counting(const engine::Game& game, const RulesetOptions& options, GameRuling& ruling) {
    const Adjustments adjustments = adjustments_of(options);
    ruling.final_ruling = counted(game.position(), adjustments, game.readings());
    if (game.stage() == engine::Stage::pause) {
        ruling.remarks.push_back(
            fmt::format("Play pauses: dead stones are agreed on, or play goes on; {} it [ING-EN-1].",
                        game.passes() == 2 ? "two more passes end" : "one more pass ends"));
    }
    if (!game.ended()) return;
    if (adjustments.compensation == 0 && options.match.handicap_plays == 0) {
        ruling.remarks.push_back(
            fmt::format("No compensation was agreed on; in an even game Black gives {} points [ING-HC-1].",
                        ing::even_game.compensation));
    }
    const Margin difference = ruling.final_ruling->score->margin;
    ruling.ending = "two passes for the pause and two more";
    ruling.ending_clause = "ING-EN-3";
    ruling.margin = difference;
    ruling.winner = winner_of(*ruling.final_ruling->score);
    const bool favoured = difference == Margin{} && ruling.final_ruling->score->favoured;
    ruling.result_clause = favoured ? "ING-HC-1" : "ING-GM-2";
}

class IngGame : public GameInProgress {
  public:
    IngGame(const GameRecord& record, const IngReadings& readings)
        : game_(record.start, record.to_move, readings) {}

    std::optional<std::vector<Point>> make(const RecordedMove& move) override {
        if (refusal_of(move, 0, game_)) return std::nullopt;
        return game_.last_removed();
    }
    bool ended() const override { return game_.ended(); }

  private:
    engine::Game game_;
};

}  // namespace

std::unique_ptr<GameInProgress> ing_sst_begin(const GameRecord& record,
                                              const std::vector<std::string>& readings) {
    RulesetOptions options;
    options.readings = readings;
    return std::make_unique<IngGame>(record, readings_of(options));
}

Ruling ing_sst_ruling(const SourcePosition& source, const RulesetOptions& options) {
    const IngReadings readings = readings_of(options);
    engine::Game game(source.position, Player::black, readings);
    if (!options.match.dead.empty()) {
        // As after the two passes of a pause.
        game.make(Pass{});
        game.make(Pass{});
        game.take_away(agreed_stones(options.match.dead, source.position).value());
        Ruling ruling = counted(game.position(), adjustments_of(options), readings);
        ruling.remarks.emplace_back("The dead stones agreed on have been taken away [ING-EN-2].");
        return ruling;
    }
    Ruling ruling = counted(source.position, adjustments_of(options), readings);
    ruling.best_play = best_play_of(source.position, readings, options);
    ruling.best_play_clause = "ING-LD-1";
    ruling.remarks.emplace_back(
        "Life and death are settled by play or agreement: the count is of the stones as they stand, best "
        "play of a game without agreement [ING-LD-1].");
    if (source.after_moves) ruling.remarks.emplace_back(without_the_moves_before);
    return ruling;
}

GameRuling ing_sst_game_ruling(const GameRecord& record, const RulesetOptions& options) {
    const IngReadings readings = readings_of(options);
    const MatchConditions& match = options.match;
    engine::Game game(record.start, record.to_move, readings, match.handicap_plays);
    GameRuling ruling = game_ruling_from(name_with_readings(readings), record.start);
    const auto pause = match.dead.empty() ? std::nullopt : moves_before_pause(record.moves);
    for (const RecordedMove& move : record.moves) {
        ruling.refused = refusal_of(move, ruling.moves.size() + 1, game);
        if (ruling.refused) break;
        ruling.moves.push_back({move, game.last_removed()});
        if (ruling.moves.size() != pause) continue;
        game.take_away(agreed_stones(match.dead, game.position()).value());
        ruling.remarks.emplace_back("The dead stones agreed on have been taken away [ING-EN-2].");
    }
    remark_on_bans(game, record.start.grid(), ruling);
    if (match.given_away && game.ended())
        ruling.remarks.emplace_back(
            "The game had ended when it was given away, so it is counted [ING-EN-3].");
    if (ruling.refused || game.ended() || !conclude_without_counting(match, ruling))
        conclude_by_counting(game, options, ruling);
    return ruling;
}

}  // namespace shikatsu::tools
