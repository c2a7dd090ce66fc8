#include "tools/lib/rulesets/ruling_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/vertex.hpp"
#include "tools/lib/board_drawing.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::size_t moves_in_a_line = 10;

std::string move_words(const Grid& grid, const Move& move) {
    const auto* play = std::get_if<Play>(&move);
    return play != nullptr ? vertex(grid, play->point) : "pass";
}

Drawing draw_ruled_territory(const Ruling& ruling, Colouring colouring) {
    const auto holds = [](const std::vector<Point>& points, Point point) {
        return std::find(points.begin(), points.end(), point) != points.end();
    };
    const auto sign_at = [&](Point point) -> Sign {
        if (holds(ruling.territory->black, point)) return {'B', Style::black_territory};
        if (holds(ruling.territory->white, point)) return {'W', Style::white_territory};
        if (ruling.position.holds(point, Player::black)) return {'#', Style::black_stone};
        if (ruling.position.holds(point, Player::white)) return {'O', Style::white_stone};
        return {'.', Style::faint};
    };
    return draw_board(ruling.position.grid(), "territory", sign_at, colouring);
}

Drawing draw_filled(const Ruling& ruling, Colouring colouring) {
    const Grid& grid = ruling.position.grid();
    const auto sign_at = [&](Point point) -> Sign {
        const auto row = static_cast<std::size_t>(grid.row(point));
        const char sign = ruling.filled->rows[row][static_cast<std::size_t>(grid.column(point))];
        const bool black = sign == '#' || sign == 'b';
        const bool white = sign == 'O' || sign == 'w';
        return {sign, black ? Style::black_stone : white ? Style::white_stone : Style::faint};
    };
    return draw_board(grid, "filled in", sign_at, colouring);
}

std::string boards(const Ruling& ruling, Colouring colouring) {
    std::vector<Drawing> drawings{draw_stones(ruling.position, colouring)};
    std::string legend = "# Black  O White";
    if (ruling.territory) {
        drawings.push_back(draw_ruled_territory(ruling, colouring));
        legend += fmt::format("  B black territory  W white territory [{}]", ruling.territory->clause);
    }
    if (ruling.filled) {
        drawings.push_back(draw_filled(ruling, colouring));
        legend += fmt::format(
            "\nb, w filled in  . winning space  s shared space left  (b or w in the other one's "
            "spaces: losing, compensation or penalty stones) [{}]",
            ruling.filled->clause);
    }
    return side_by_side(drawings, page_width) + "\n" + styled(legend, Style::faint, colouring) + "\n";
}

Style style_of(const StringRuling& string) {
    if (!string.status) return Style::undecided;
    if (!string.alive) return Style::plain;
    return *string.alive ? Style::uncapturable : Style::dead;
}

std::string strings(const Ruling& ruling, Colouring colouring, const Verified* verified) {
    std::string text = styled("strings", Style::title, colouring) + "\n";
    for (std::size_t i = 0; i < ruling.strings.size(); ++i) {
        const StringRuling& string = ruling.strings[i];
        const std::string status = string.status.value_or("undecided");
        const std::string clause = string.clause.empty() ? "" : fmt::format(" [{}]", string.clause);
        const std::string proof = verified ? fmt::format("  {}", verified_words(verified->at(i))) : "";
        text += fmt::format("  {:<4} {:<6} {:>4}  {}{}{}\n",
                            vertex(ruling.position.grid(), string.points.front()), name(string.owner),
                            string.points.size(), styled(status, style_of(string), colouring), clause, proof);
    }
    return text;
}

std::string score(const Ruling& ruling, Colouring colouring) {
    std::string text = styled("score", Style::title, colouring);
    if (!ruling.score) return text + ": undecided\n";
    text += fmt::format(" [{}]\n", ruling.score->clause);
    for (const ScoreTerm& term : ruling.score->terms)
        text += fmt::format("  {:>6}  {}\n", to_text(term.value), term.words);
    return text + fmt::format("  {:>6}  {}\n", to_text(ruling.score->margin),
                              styled(outcome(*ruling.score), Style::title, colouring));
}

std::string best_play(const Ruling& ruling, Colouring colouring, const Verified* verified) {
    if (ruling.best_play.empty()) return "";
    std::string text =
        fmt::format("\n{} [{}]\n", styled("best play", Style::title, colouring), ruling.best_play_clause);
    for (std::size_t i = 0; i < ruling.best_play.size(); ++i) {
        const BestPlay& value = ruling.best_play[i];
        const std::string proof =
            verified ? fmt::format("  {}", verified_words(verified->at(ruling.strings.size() + i))) : "";
        text += fmt::format("  if {} moves next: {}{}\n", title(value.first), best_play_words(value), proof);
    }
    return text;
}

std::string moves(const GameRuling& game) {
    std::string text;
    std::string line;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const MoveRuling& made = game.moves[i];
        line += fmt::format(" {} {}", made.move.player == Player::black ? '#' : 'O',
                            move_words(game.start.grid(), made.move.move));
        if (!made.removed.empty()) line += fmt::format(" (removes {})", made.removed.size());
        if ((i + 1) % moves_in_a_line != 0 && i + 1 != game.moves.size()) continue;
        text += fmt::format(" {}\n", line);
        line.clear();
    }
    return text.empty() ? "  none\n" : text;
}

std::string ending(const GameRuling& game) {
    if (game.ending) return fmt::format("ended by {} [{}]", *game.ending, game.ending_clause);
    return game.refused ? "not ended, and not followed beyond the refused move" : "not ended";
}

std::string result(const GameRuling& game) {
    if (game.without_result) return fmt::format("none [{}]", game.result_clause);
    if (!game.winner) return game.ending ? "undecided" : "none yet";
    const bool by_score = game.margin && game.final_ruling && game.final_ruling->score;
    const std::string words = by_score                        ? outcome(*game.final_ruling->score)
                              : *game.winner == Winner::tie   ? "a tie"
                              : *game.winner == Winner::black ? "Black wins"
                                                              : "White wins";
    return fmt::format("{} [{}]", words, game.result_clause);
}

}  // namespace

std::string best_play_words(const BestPlay& value) {
    if (value.decided()) return outcome(*value.at_least);
    if (value.at_least && value.at_most)
        return fmt::format("undecided, from {} to {}", to_text(*value.at_least), to_text(*value.at_most));
    if (value.at_least) return fmt::format("undecided, at least {}", to_text(*value.at_least));
    if (value.at_most) return fmt::format("undecided, at most {}", to_text(*value.at_most));
    return "undecided";
}

std::string ruling_report(const Ruling& ruling, Colouring colouring, const Verified* verified) {
    std::string text = boards(ruling, colouring) + "\n";
    if (!ruling.strings.empty()) text += strings(ruling, colouring, verified) + "\n";
    text += score(ruling, colouring) + best_play(ruling, colouring, verified);
    if (!ruling.remarks.empty()) text += "\n";
    for (const std::string& remark : ruling.remarks) text += fmt::format("{}\n", remark);
    return text;
}

std::string game_ruling_report(const GameRuling& game, Colouring colouring) {
    const auto heading = [&](const char* word) { return styled(word, Style::title, colouring); };
    std::string text = heading("moves") + "\n" + moves(game);
    if (game.refused) {
        text += fmt::format("{}: move {}, {} {}: {} [{}]\n", heading("refused"), game.refused->number,
                            title(game.refused->move.player),
                            move_words(game.start.grid(), game.refused->move.move), game.refused->sentence,
                            game.refused->clause);
    }
    text += fmt::format("{}: {}\n", heading("game"), ending(game));
    text += fmt::format("{}: {}\n", heading("result"), result(game));
    for (const std::string& remark : game.remarks) text += fmt::format("{}\n", remark);
    if (game.final_ruling) text += fmt::format("\n{}", ruling_report(*game.final_ruling, colouring));
    return text;
}

SourceError refusal(const RefusedMoveRuling& refused, const Grid& grid, const std::string& file) {
    return {file, refused.move.place,
            fmt::format("illegal move {} by {}, {}: {} [{}]", refused.number, title(refused.move.player),
                        move_words(grid, refused.move.move), refused.sentence, refused.clause)};
}

}  // namespace shikatsu::tools
