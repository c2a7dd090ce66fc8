#include "tools/lib/game_record.hpp"

#include <fmt/format.h>

#include "reference/values/vertex.hpp"
#include "tools/lib/liberty_check.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* moves_name = "<moves>";

SourceError moves_error(int column, std::string message) {
    return {moves_name, {1, column}, std::move(message)};
}

bool is_empty(const Position& position) {
    return position == Position(position.grid());
}

bool means_pass(std::string_view word) {
    return word == "pass" || word == "Pass" || word == "PASS";
}

std::optional<Move> move_of(const Grid& grid, std::string_view word) {
    if (means_pass(word)) return Pass{};
    const auto point = point_of_vertex(grid, word);
    if (!point) return std::nullopt;
    return Play{*point};
}

}  // namespace

tl::expected<GameRecord, SourceError> game_record(const SgfGame& game) {
    GameRecord record{Position(game.grid), Player::black, {}, game.file, game.place, game.caption};
    const auto error = [&](Place place, std::string message) {
        return tl::make_unexpected(SourceError{game.file, place, std::move(message)});
    };
    std::optional<Player> to_move;
    for (const SgfStep& step : game.steps) {
        if (const auto* setup = std::get_if<SgfSetup>(&step)) {
            if (!record.moves.empty()) {
                return error(setup->place,
                             "set-up stones after the first move: such a record is no game to be judged");
            }
            for (const SgfSetup::Change& change : setup->changes)
                record.start.set(change.point, change.content);
            const auto broken = string_without_liberty(record.start);
            if (broken) return error(setup->place, broken->message);
        } else if (const auto* made = std::get_if<SgfMove>(&step)) {
            record.moves.push_back({made->player, made->move, made->place});
        } else if (const auto& next = std::get<SgfToMove>(step); record.moves.empty()) {
            to_move = next.player;
        } else if (next.player == record.moves.back().player) {
            return error(
                next.place,
                fmt::format("PL gives the turn to {} again after the first move: such a record is no "
                            "game to be judged",
                            name(next.player)));
        }
    }
    if (is_empty(record.start)) return record;
    if (!to_move && !record.moves.empty()) to_move = record.moves.front().player;
    record.to_move = to_move.value_or(Player::black);
    return record;
}

tl::expected<GameRecord, SourceError> record_of_vertices(std::string_view text, const Opening& opening) {
    GameRecord record{opening.position, opening.to_move, {}, moves_name, {}, {}, true};
    const Grid& grid = opening.position.grid();
    constexpr std::string_view blanks = " ,\t\r\n";
    Player player = opening.to_move;
    std::size_t from = text.find_first_not_of(blanks);
    while (from != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, from), text.size());
        const std::string_view word = text.substr(from, end - from);
        const int column = static_cast<int>(from) + 1;
        const auto move = move_of(grid, word);
        if (!move) {
            return tl::make_unexpected(
                moves_error(column, fmt::format("'{}' is neither 'pass' nor a vertex of the {}x{} grid", word,
                                                grid.rows(), grid.columns())));
        }
        record.moves.push_back({player, *move, {1, column}});
        player = opponent(player);
        from = text.find_first_not_of(blanks, end);
    }
    return record;
}

tl::expected<GameRecord, SourceError> record_of_sequence(std::string_view text, const Position& start,
                                                         const Lettering& lettering) {
    const auto sequence = read_sequence(text, lettering);
    if (!sequence) return tl::make_unexpected(moves_error(sequence.error().column, sequence.error().message));
    if (sequence->cycle_start) {
        return tl::make_unexpected(
            moves_error(1, "only a hypothetical-sequence can repeat for ever, not a game"));
    }
    GameRecord record{start, sequence->first, {}, moves_name, {}, {}};
    Player player = sequence->first;
    for (const HypotheticalMove& made : sequence->moves) {
        if (std::holds_alternative<KoPass>(made)) {
            return tl::make_unexpected(
                moves_error(1, "a ko-pass is no move of the alternating-sequence [J2003-MV-5]"));
        }
        const auto* play = std::get_if<Play>(&made);
        record.moves.push_back({player, play != nullptr ? Move(*play) : Move(Pass{}), {}});
        player = opponent(player);
    }
    return record;
}

}  // namespace shikatsu::tools
