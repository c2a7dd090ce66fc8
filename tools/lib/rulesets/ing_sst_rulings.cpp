#include "tools/lib/rulesets/ing_sst_rulings.hpp"

#include <fmt/format.h>

#include "reference/ing_sst/game.hpp"
#include "reference/values/diagram.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

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

int stones(const Position& position, Player player) {
    int count = 0;
    for (const Point point : position.grid().points()) count += position.holds(point, player) ? 1 : 0;
    return count;
}

/// The filled board as rows: 'b' and 'w' are stones filled in, '.' a winning space, 's' a shared space left.
std::string drawing_of(const ing::FilledBoard& filled, const Position& position) {
    const std::vector<std::string> before = rows_of(position);
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
    std::string text;
    for (const std::string& row : rows) text += (text.empty() ? "" : " / ") + row;
    return text;
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

Ruling counted(const Position& position, int to_white, const IngReadings& readings) {
    const ing::Spaces spaces = ing::spaces_of(position);
    const ing::FilledBoard filled = ing::fill_in(position, to_white);
    ScoreRuling score{{}, filled.difference, "ING-CT-1"};
    for (const Player player : {Player::black, Player::white}) {
        score.terms.push_back(
            {Margin::of_points(player, stones(position, player)), fmt::format("{} stones", name(player))});
        score.terms.push_back({Margin::of_points(player, static_cast<int>(spaces.of(player).size())),
                               fmt::format("{} spaces", name(player))});
    }
    if (to_white != 0) score.terms.push_back({-Margin::of_points(to_white), "compensation [ING-HC-1]"});
    return {.position = position,
            .rules = name_with_readings(readings),
            .strings = {},
            .territory = TerritoryRuling{listed(spaces.black), listed(spaces.white), "ING-CT-2"},
            .score = score,
            .best_play = {},
            .best_play_clause = {},
            .remarks = {fmt::format(
                "Filled in: {} (b, w stones filled in, . winning space, s shared space left): {}, {} "
                "losing stones [ING-CT-4].",
                drawing_of(filled, position), words_of(ing::combination_of(filled)),
                filled.losing_stones.size())}};
}

std::optional<ing::Prohibited> refusal_of(const RecordedMove& move, ing::Game& game) {
    if (!game.ended() && move.player != game.to_move())
        return ing::Prohibited{"ING-GM-1", "the players move in turn and it is the other one's"};
    const auto made = game.move(move.move);
    return made ? std::nullopt : std::optional(made.error());
}

void conclude(const ing::Game& game, int compensation, const IngReadings& readings, GameRuling& ruling) {
    for (const ing::Ban& ban : game.bans()) {
        ruling.remarks.push_back(fmt::format(
            "{} is the disturber of a cycle and may not go on at {} [ING-DK-3].", title(ban.disturber),
            vertices(game.position().grid(), listed(ban.points), most_points)));
    }
    ruling.final_ruling = counted(game.position(), compensation, readings);
    const auto result = game.result();
    if (!result) {
        if (game.stage() == ing::Stage::pause)
            ruling.remarks.emplace_back(
                "Play pauses: dead stones are agreed on, or play goes on; two more passes end it "
                "[ING-EN-1].");
        return;
    }
    ruling.ending = "two passes for the pause and two more";
    ruling.ending_clause = "ING-EN-3";
    ruling.margin = result->difference;
    ruling.winner = !result->winner                    ? Winner::tie
                    : *result->winner == Player::black ? Winner::black
                                                       : Winner::white;
    ruling.result_clause = *result->difference == Margin{} && result->winner ? "ING-HC-1" : "ING-GM-2";
}

}  // namespace

Ruling ing_sst_ruling(const SourcePosition& source, const RulesetOptions& options) {
    Ruling ruling = counted(source.position, 0, readings_of(options));
    ruling.remarks.emplace_back(
        "Life and death are settled by play or agreement: the count is of the stones as they stand "
        "[ING-LD-1].");
    return ruling;
}

GameRuling ing_sst_game_ruling(const GameRecord& record, const RulesetOptions& options) {
    const IngReadings readings = readings_of(options);
    const int compensation = options.komi.half_points() / 2;
    ing::Game game({record.start, record.to_move}, {0, compensation}, readings);
    GameRuling ruling = game_ruling_from(name_with_readings(readings), record.start);
    for (const RecordedMove& move : record.moves) {
        if (const auto refused = refusal_of(move, game)) {
            ruling.refused = RefusedMoveRuling{ruling.moves.size() + 1, move, std::string(refused->clause),
                                               refused->sentence};
            break;
        }
        ruling.moves.push_back({move, listed(game.moves().back().removed)});
    }
    conclude(game, compensation, readings, ruling);
    return ruling;
}

}  // namespace shikatsu::tools
