#include "tests/ing_sst/value_comparison.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {

namespace {

namespace engine = optimized::ing_sst;

void make_in_both(Game& literal, engine::Game& fast, const Move& move) {
    if (!literal.move(move) || fast.make(move) != engine::MoveRuling::allowed)
        throw std::logic_error("a move was refused after " + moves_of(literal));
}

/// The engine's game that went as the text's.
engine::Game followed(const Course& course) {
    engine::Game fast(course.start.position, course.start.first, course.readings);
    Game literal(course.start, {}, course.readings);
    for (const MadeMove& made : course.game.moves()) make_in_both(literal, fast, made.move);
    return fast;
}

std::string words(const engine::BestPlay& value) {
    return to_text(value.at_least) + ".." + to_text(value.at_most);
}

/// The best value among those of the games one move further.
engine::BestPlay best_of_next(const Game& game, engine::Game fast, const engine::Limits& limits) {
    const bool black = game.to_move() == Player::black;
    const int points = game.position().grid().size();
    const Margin worst = Margin::of_points(black ? -points : points);
    const auto better = [&](Margin a, Margin b) { return black ? std::max(a, b) : std::min(a, b); };
    engine::BestPlay best{worst, worst, 0};
    for (const Move& move : game.allowed_moves()) {
        Game next = game;
        make_in_both(next, fast, move);
        const Margin counted = area_difference(next.position());
        const engine::BestPlay after =
            next.ended() ? engine::BestPlay{counted, counted, 0} : engine::best_play(fast, limits);
        best.at_least = better(best.at_least, after.at_least);
        best.at_most = better(best.at_most, after.at_most);
        fast.take_back();
    }
    return best;
}

}  // namespace

std::string difference_in_value(const Course& course, const engine::Limits& limits, ValuesSeen& seen) {
    const engine::Game fast = followed(course);
    const engine::BestPlay value = engine::best_play(fast, limits);
    const engine::BestPlay best = best_of_next(course.game, fast, limits);
    seen.known += value.decided() && best.decided() ? 1 : 0;
    seen.with_ban += course.game.bans().empty() ? 0 : 1;
    seen.with_heat += course.game.hot().empty() ? 0 : 1;
    if (value.at_least <= best.at_most && value.at_most >= best.at_least) return "";
    return course_of(course.start, course.readings, course.game) + ": worth " + words(value) +
           ", the best of the next ones " + words(best);
}

std::string difference_in_values(const Course& course, int further, const engine::Limits& limits,
                                 ValuesSeen& seen) {
    std::string found = difference_in_value(course, limits, seen);
    if (further == 0) return found;
    for (const Move& move : course.game.allowed_moves()) {
        if (!found.empty()) break;
        Course next = course;
        if (!next.game.move(move)) throw std::logic_error("an allowed move was refused");
        if (!next.game.ended()) found = difference_in_values(next, further - 1, limits, seen);
    }
    return found;
}

std::vector<TellingGame> telling_games() {
    const IngReadings superko = with_reading(IngReadings{}, "ing-ko=positional-superko").value();
    const auto game = [](const std::vector<std::string>& rows, Player first, const IngReadings& readings,
                         const std::string& moves, int further) {
        const Start start{board(rows), first};
        return TellingGame{{start, readings, game_of(start, moves, {}, readings)}, further};
    };
    return {game({"..", "O."}, Player::black, superko, "A2 B1", 1),
            game({"...O", "..O."}, Player::white, {}, "B1 C2 A1", 0),
            game({"O..O"}, Player::white, {}, "B1 C1 B1 pass A1 A1", 2)};
}

}  // namespace shikatsu::reference::ing_sst::testing
