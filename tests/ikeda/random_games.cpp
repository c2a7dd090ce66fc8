#include "tests/ikeda/random_games.hpp"

#include <sstream>
#include <stdexcept>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference::ikeda::testing {

Start empty_grid(int rows, int columns) {
    return {Configuration(Grid::create(rows, columns).value()), Player::black};
}

Start start_of(const std::vector<std::string>& rows, Player first) {
    return {position_from_rows(rows).value(), first};
}

Game game_of(const Rules& rules, const Start& start, const std::string& moves,
             const IkedaReadings& readings) {
    Game game(rules, readings, start);
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const IkedaMove move =
            word == "pass" ? IkedaMove(Pass{})
                           : IkedaMove(Play{point_of_vertex(start.configuration.grid(), word).value()});
        const auto made = game.move(move);
        if (!made) throw std::invalid_argument(word + ": " + made.error().sentence);
    }
    return game;
}

void follow(Game& game, const std::vector<unsigned>& choices, unsigned pass_below) {
    for (const unsigned choice : choices) {
        if (game.ended()) return;
        auto allowed = game.allowed_moves();
        allowed.erase(Pass{});
        IkedaMove chosen = Pass{};
        if (choice >= pass_below && !allowed.empty())
            chosen = *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(choice % allowed.size()));
        if (!game.move(chosen)) throw std::logic_error("an allowed move was refused");
    }
}

std::string moves_of(const Game& game) {
    std::string text;
    for (const MadeMove& made : game.record().moves) {
        const auto* play = std::get_if<Play>(&made.move);
        if (!text.empty()) text += ' ';
        text += play == nullptr ? "pass" : vertex(game.configuration().grid(), play->point);
    }
    return text;
}

std::vector<IkedaReadings> readings_one_by_one() {
    std::vector<IkedaReadings> all{IkedaReadings{}};
    for (const ReadingEntry& entry : ikeda_reading_register()) {
        const std::string assignment = std::string(entry.name) + "=" + std::string(entry.alternative);
        all.push_back(with_reading(IkedaReadings{}, assignment).value());
    }
    return all;
}

}  // namespace shikatsu::reference::ikeda::testing
