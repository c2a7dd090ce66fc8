#include "tools/difftest/case.hpp"

#include <sstream>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/diagram_file.hpp"
#include "tools/lib/liberty_check.hpp"

namespace shikatsu::difftest {

namespace {

constexpr std::string_view reading_mark = "reading ";
constexpr std::string_view moves_mark = "moves ";

std::string line_of(const Game& game, const Grid& grid) {
    std::string line = name(game.first);
    for (const Move& move : game.moves) {
        const Play* play = std::get_if<Play>(&move);
        line.append(" ").append(play != nullptr ? vertex(grid, play->point) : std::string("pass"));
    }
    return line;
}

tl::expected<Case, std::string> case_of(const tools::SourcePosition& read) {
    Case one{read.position, {}, std::nullopt};
    std::istringstream lines(read.caption);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(reading_mark)) {
            const auto changed = with_reading(one.readings, line.substr(reading_mark.size()));
            if (!changed) return tl::make_unexpected(changed.error());
            one.readings = *changed;
        } else if (line.starts_with(moves_mark)) {
            auto game = game_of_line(one.position.grid(), line.substr(moves_mark.size()));
            if (!game) return tl::make_unexpected(game.error());
            one.game = *std::move(game);
        }
    }
    return one;
}

}  // namespace

std::string options_of(const Case& one) {
    std::string options = "--position '" + one_line(one.position) + "'";
    for (const std::string& departure : departures(one.readings)) options += " --reading " + departure;
    if (one.game) options += " --moves '" + line_of(*one.game, one.position.grid()) + "'";
    return options;
}

std::string file_text(const Case& one, const std::vector<std::string>& remarks) {
    std::string text;
    for (const std::string& remark : remarks) text += "; " + remark + "\n";
    for (const std::string& departure : departures(one.readings)) {
        text.append("; ").append(reading_mark).append(departure).append("\n");
    }
    if (one.game) {
        text.append("; ").append(moves_mark).append(line_of(*one.game, one.position.grid())).append("\n");
    }
    for (const std::string& row : rows_of(one.position)) text += row + "\n";
    return text;
}

tl::expected<Position, std::string> position_of_line(std::string_view rows) {
    std::vector<std::string> parted(1);
    for (const char sign : rows) {
        if (sign == '/') {
            parted.emplace_back();
        } else {
            parted.back() += sign;
        }
    }
    auto position = position_from_rows(parted);
    if (!position) return tl::make_unexpected(position.error().message);
    if (const auto broken = tools::string_without_liberty(*position)) {
        return tl::make_unexpected(broken->message);
    }
    return *std::move(position);
}

tl::expected<Game, std::string> game_of_line(const Grid& grid, std::string_view text) {
    std::istringstream words{std::string(text)};
    std::string word;
    words >> word;
    Game game;
    if (word != name(Player::black) && word != name(Player::white)) {
        return tl::make_unexpected("the moves must begin with black or white, who is to move first");
    }
    game.first = word == name(Player::black) ? Player::black : Player::white;
    while (words >> word) {
        if (word == "pass") {
            game.moves.emplace_back(Pass{});
        } else if (const auto point = point_of_vertex(grid, word)) {
            game.moves.emplace_back(Play{*point});
        } else {
            return tl::make_unexpected("no vertex of the grid: " + tools::printable(word));
        }
    }
    return game;
}

tl::expected<std::vector<Case>, std::string> cases_of_file(const std::string& path) {
    const auto source = tools::read_source(path);
    if (!source) return tl::make_unexpected(to_line(source.error()));
    std::vector<Case> cases;
    for (const tools::ReadPosition& read : tools::read_diagrams(*source)) {
        if (!read) return tl::make_unexpected(to_line(read.error()));
        auto one = case_of(*read);
        if (!one) {
            return tl::make_unexpected(to_line(tools::SourceError{read->file, read->place, one.error()}));
        }
        cases.push_back(*std::move(one));
    }
    return cases;
}

}  // namespace shikatsu::difftest
