#include "tools/lib/rulesets/ruling_json.hpp"

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/explanation_json.hpp"
#include "tools/lib/json_output.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<bool>& truth) {
    return truth ? Json(*truth) : Json(nullptr);
}

Json string_json(const Grid& grid, const StringRuling& string) {
    Json object;
    object["color"] = name(string.owner);
    object["points"] = vertices_json(grid, string.points);
    object["status"] = string.status ? Json(*string.status) : Json("undecided");
    object["alive"] = or_null(string.alive);
    object["clause"] = string.clause;
    if (string.explanation) {
        const std::optional<Sequence>& line = string.explanation->main_line;
        object["explanation"] = {{"question", string.explanation->question},
                                 {"answer", string.explanation->answer},
                                 {"main_line", line ? sequence_json(grid, *line) : Json(nullptr)}};
    }
    return object;
}

Json territory_json(const Grid& grid, const std::optional<TerritoryRuling>& territory) {
    if (!territory) return nullptr;
    Json object;
    object["black"] = vertices_json(grid, territory->black);
    object["white"] = vertices_json(grid, territory->white);
    object["clause"] = territory->clause;
    return object;
}

Json score_json(const std::optional<ScoreRuling>& score) {
    if (!score) return nullptr;
    Json object;
    object["margin"] = margin_json(score->margin);
    object["terms"] = Json::array();
    for (const ScoreTerm& term : score->terms)
        object["terms"].push_back({{"value", margin_json(term.value)}, {"words", term.words}});
    object["clause"] = score->clause;
    return object;
}

Json or_null(const std::optional<Margin>& margin) {
    return margin ? margin_json(*margin) : Json(nullptr);
}

Json move_json(const Grid& grid, const RecordedMove& made) {
    const auto* play = std::get_if<Play>(&made.move);
    Json object;
    object["player"] = name(made.player);
    object["move"] = play != nullptr ? vertex(grid, play->point) : "pass";
    return object;
}

}  // namespace

Json margin_json(Margin margin) {
    if (margin.half_points() % 2 == 0) return margin.half_points() / 2;
    return margin.half_points() / 2.0;
}

Json best_play_json(const Ruling& ruling, const Verified* verified) {
    Json all = Json::array();
    for (std::size_t i = 0; i < ruling.best_play.size(); ++i) {
        const BestPlay& value = ruling.best_play[i];
        Json best{{"first", name(value.first)},
                  {"at_least", or_null(value.at_least)},
                  {"at_most", or_null(value.at_most)}};
        if (value.main_line) best["main_line"] = sequence_json(ruling.position.grid(), *value.main_line);
        if (verified) best["verified"] = or_null(verified->at(ruling.strings.size() + i));
        all.push_back(std::move(best));
    }
    return all;
}

Json ruling_json(const Ruling& ruling, const Verified* verified) {
    const Grid& grid = ruling.position.grid();
    Json object;
    object["rules"] = ruling.rules;
    object["position"] = rows_of(ruling.position);
    object["strings"] = Json::array();
    for (std::size_t i = 0; i < ruling.strings.size(); ++i) {
        Json string = string_json(grid, ruling.strings[i]);
        if (verified) string["verified"] = or_null(verified->at(i));
        object["strings"].push_back(std::move(string));
    }
    object["territory"] = territory_json(grid, ruling.territory);
    object["score"] = score_json(ruling.score);
    object["result"] = ruling.score ? Json(name(winner_of(*ruling.score))) : Json(nullptr);
    object["best_play"] = best_play_json(ruling, verified);
    object["remarks"] = ruling.remarks;
    if (ruling.filled) object["filled"] = {{"rows", ruling.filled->rows}, {"clause", ruling.filled->clause}};
    return object;
}

Json game_ruling_json(const GameRuling& game) {
    const Grid& grid = game.start.grid();
    Json object;
    object["rules"] = game.rules;
    object["start"] = rows_of(game.start);
    object["moves"] = Json::array();
    for (const MoveRuling& made : game.moves) {
        Json move = move_json(grid, made.move);
        move["removed"] = vertices_json(grid, made.removed);
        object["moves"].push_back(std::move(move));
    }
    object["refused"] = nullptr;
    if (game.refused) {
        Json refused;
        refused["number"] = game.refused->number;
        refused.update(move_json(grid, game.refused->move));
        refused["clause"] = game.refused->clause;
        refused["reason"] = game.refused->sentence;
        object["refused"] = std::move(refused);
    }
    object["ending"] = game.ending ? Json(*game.ending) : Json(nullptr);
    object["ending_clause"] = game.ending_clause;
    object["result"] = game.without_result ? Json("none")
                       : game.winner       ? Json(name(*game.winner))
                                           : Json(nullptr);
    object["margin"] = or_null(game.margin);
    object["result_clause"] = game.result_clause;
    object["final"] = game.final_ruling ? ruling_json(*game.final_ruling) : Json(nullptr);
    object["remarks"] = game.remarks;
    return object;
}

}  // namespace shikatsu::tools
