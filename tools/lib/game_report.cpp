#include "tools/lib/game_report.hpp"

#include <fmt/format.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/board_drawing.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using reference::Ending;
using reference::Result;

std::string move_text(const Grid& grid, const Move& move) {
    const auto* play = std::get_if<Play>(&move);
    return play == nullptr ? "pass" : vertex(grid, play->point);
}

std::string moves_text(const GameReplay& game) {
    std::string text;
    std::string line(1, ' ');
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const reference::MoveRecord& record = game.moves[i];
        std::string entry = fmt::format(" {}.{} {}", i + 1, record.player == Player::black ? '#' : 'O',
                                        move_text(game.last.grid(), record.move));
        if (!record.removed.empty()) entry += fmt::format("(-{})", record.removed.size());
        if (line.size() + entry.size() > std::size_t{page_width}) {
            text += line;
            text += '\n';
            line.assign(1, ' ');
        }
        line += entry;
    }
    return game.moves.empty() ? "  none\n" : fmt::format("{}{}\n", text, line);
}

const char* words(Result result) {
    switch (result) {
        case Result::win_of_black:
            return "a win of Black";
        case Result::win_of_white:
            return "a win of White";
        case Result::tie:
            break;
    }
    return "a tie";
}

const char* json_name(Result result) {
    switch (result) {
        case Result::win_of_black:
            return "black";
        case Result::win_of_white:
            return "white";
        case Result::tie:
            break;
    }
    return "tie";
}

std::string ending_text(const GameReplay& game) {
    if (game.ending == Ending::second_pass) return "ended by the pass that succeeds a pass [J2003-AS-3]";
    if (game.ending == Ending::long_cycle) {
        const int difference = game.long_cycle_difference.value_or(0);
        return fmt::format(
            "ended by a long cycle in which {} more white-stones than black-stones were removed [{}]",
            difference, difference == 0 ? "J2003-AS-5" : "J2003-AS-6");
    }
    if (game.refused) return "not ended, and not followed beyond the prohibited move";
    return "not ended: the last two moves are not both passes [J2003-AS-3]";
}

std::string result_text(const GameReplay& game) {
    const auto result = result_of(game);
    if (result) {
        return fmt::format("{} [{}]", words(*result), game.long_cycle_result ? "J2003-RS-2" : "J2003-RS-1");
    }
    return game.ending ? "undecided, because the score is" : "none yet";
}

}  // namespace

std::string game_report(const GameReplay& game, Colouring colouring) {
    const auto heading = [&](const char* word) { return styled(word, Style::title, colouring); };
    std::string text = heading("moves") + "\n" + moves_text(game);
    if (game.refused) {
        text += fmt::format("{}: move {}, {} {}: {} [{}]\n", heading("prohibited"), game.refused->number,
                            title(game.refused->move.player),
                            move_text(game.last.grid(), game.refused->move.move), game.refused->why.sentence,
                            game.refused->why.clause);
    }
    text += fmt::format("{}: {}\n", heading("alternating-sequence"), ending_text(game));
    if (game.direct_ko_undecided) {
        text += "undecided: whether direct-ko prohibits a second pass; it was admitted [J2003-AS-7]\n";
    }
    text += fmt::format("{}: {} [J2003-D3-8]\n", heading("prisoner-difference"), game.prisoner_difference);
    return text + fmt::format("{}: {}\n", heading("result"), result_text(game));
}

SourceError refusal(const RefusedMove& refused, const Grid& grid, const std::string& file) {
    return {file, refused.move.place,
            fmt::format("illegal move {} by {}, {}: {} [{}]", refused.number, title(refused.move.player),
                        move_text(grid, refused.move.move), refused.why.sentence, refused.why.clause)};
}

Json game_json(const GameRecord& record, const GameReplay& game, std::string_view rules,
               const Readings& readings) {
    const Grid& grid = record.start.grid();
    Json object;
    object["rules"] = rules_and_readings(rules, readings);
    object["start"] = rows_of(record.start);
    object["moves"] = Json::array();
    for (const reference::MoveRecord& made : game.moves) {
        Json move;
        move["player"] = name(made.player);
        move["move"] = move_text(grid, made.move);
        move["removed"] = vertices_json(grid, {made.removed.begin(), made.removed.end()});
        object["moves"].push_back(move);
    }
    object["prohibited"] = nullptr;
    if (game.refused) {
        Json refused;
        refused["number"] = game.refused->number;
        refused["player"] = name(game.refused->move.player);
        refused["move"] = move_text(grid, game.refused->move.move);
        refused["clause"] = game.refused->why.clause;
        refused["reason"] = game.refused->why.sentence;
        object["prohibited"] = refused;
    }
    object["ending"] = nullptr;
    if (game.ending) object["ending"] = *game.ending == Ending::long_cycle ? "long-cycle" : "second-pass";
    object["prisoner_difference"] = game.prisoner_difference;
    const auto result = result_of(game);
    object["result"] = result ? Json(json_name(*result)) : Json(nullptr);
    object["direct_ko_undecided"] = game.direct_ko_undecided;
    object["adjudication"] = game.adjudication
                                 ? adjudication_json(*game.adjudication, rules, game.prisoner_difference)
                                 : Json(nullptr);
    return object;
}

}  // namespace shikatsu::tools
