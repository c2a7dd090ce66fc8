#include "tests/ing_sst/ing_games.hpp"

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference::ing_sst::testing {

Position empty_board(int rows, int columns) {
    return Position(Grid::create(rows, columns).value());
}

Position board(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

std::string drawing(const Position& position) {
    std::string text;
    for (const std::string& row : rows_of(position)) text += "\n" + row;
    return text;
}

Move move_of(const Grid& grid, const std::string& word) {
    return word == "pass" ? Move(Pass{}) : Move(Play{point_of_vertex(grid, word).value()});
}

std::vector<std::string> words_of(const std::string& moves) {
    std::istringstream in(moves);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

void make(Game& game, const std::string& moves) {
    for (const std::string& word : words_of(moves)) {
        const auto made = game.move(move_of(game.position().grid(), word));
        if (!made) throw std::invalid_argument(word + ": " + made.error().sentence);
    }
}

Game game_of(const Start& start, const std::string& moves, const Conditions& conditions,
             const IngReadings& readings) {
    Game game(start, conditions, readings);
    make(game, moves);
    return game;
}

std::string ruling(const Game& game, const std::string& move) {
    const auto made = game.attempt(move_of(game.position().grid(), move));
    return made ? "allowed" : std::string(made.error().clause);
}

std::vector<Case> cases_of_the_text() {
    std::ifstream in(SHIKATSU_TEST_DATA "/ing_cases.jsonl");
    std::vector<Case> cases;
    for (std::string line; std::getline(in, line);) {
        const auto json = nlohmann::json::parse(line);
        const Player first = json.at("first") == "black" ? Player::black : Player::white;
        cases.push_back({json.at("case"),
                         {board(json.at("rows").get<std::vector<std::string>>()), first},
                         json.at("moves"),
                         json.at("next"),
                         json.at("disturber"),
                         json.at("default"),
                         json.value("superko_game", json.at("moves").get<std::string>() + " " +
                                                        json.at("next").get<std::string>()),
                         json.at("superko"),
                         json.at("then"),
                         json.at("removed"),
                         json.at("stands")});
    }
    if (cases.empty()) throw std::runtime_error("no cases in ing_cases.jsonl");
    return cases;
}

std::vector<Position> all_positions(int rows, int columns) {
    std::vector<Position> positions{empty_board(rows, columns)};
    for (const Point point : positions.front().grid().points()) {
        const std::size_t before = positions.size();
        for (std::size_t i = 0; i < before; ++i) {
            for (const Content content : {Content::black, Content::white}) {
                Position next = positions[i];
                next.set(point, content);
                positions.push_back(std::move(next));
            }
        }
    }
    return positions;
}

void follow(Game& game, const std::vector<unsigned>& choices, unsigned pass_below) {
    for (const unsigned choice : choices) {
        if (game.ended()) return;
        auto allowed = game.allowed_moves();
        Move chosen = Pass{};
        if (choice >= pass_below || !allowed.contains(Pass{})) {
            allowed.erase(Pass{});
            if (!allowed.empty())
                chosen = *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(choice % allowed.size()));
        }
        if (!game.move(chosen)) throw std::logic_error("an allowed move was refused");
    }
}

std::string moves_of(const Game& game) {
    std::string text;
    for (const MadeMove& made : game.moves()) {
        const auto* play = std::get_if<Play>(&made.move);
        if (!text.empty()) text += ' ';
        text += play == nullptr ? "pass" : vertex(game.position().grid(), play->point);
    }
    return text;
}

std::string course_of(const Start& start, const IngReadings& readings, const Game& game) {
    std::string text = one_line(start.position) + ", " + name(start.first) + " first";
    for (const std::string& reading : departures(readings)) text += ", " + reading;
    return text + ": " + moves_of(game);
}

std::vector<IngReadings> readings_with(const std::vector<std::string>& assignments) {
    std::vector<IngReadings> all{IngReadings{}};
    for (const std::string& assignment : assignments)
        all.push_back(with_reading(IngReadings{}, assignment).value());
    return all;
}

std::vector<IngReadings> readings_of_ko() {
    return readings_with({"ing-ko=positional-superko", "ing-disturber=completer", "ing-ban=positions"});
}

}  // namespace shikatsu::reference::ing_sst::testing
