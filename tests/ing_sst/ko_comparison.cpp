#include "tests/ing_sst/ko_comparison.hpp"

#include <algorithm>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"
#include "tests/ing_sst/ko_games.hpp"

namespace shikatsu::reference::ing_sst::testing {

namespace {

namespace engine = optimized::ing_sst;

constexpr Player both[] = {Player::black, Player::white};

engine::Set set_of(const PointSet& points) {
    engine::Set set;
    for (const Point point : points) set.insert(point);
    return set;
}

/// The ko position of the ko with a stone on the point, as the engine describes it.
engine::KoPosition literal_ko_position(const Position& position, Player player, Point stone) {
    const auto ko = position.holds(stone, player) ? ko_with_stone(position, stone) : std::nullopt;
    engine::KoPosition found;
    if (!ko) return found;
    for (const Ko& each : ko_position_of(position, *ko)) {
        found.points |= set_of(each.points());
        found.ko_stones.of(each.owner) |= set_of(each.stones);
        ++found.kos;
    }
    return found;
}

bool same(const engine::KoPosition& a, const engine::KoPosition& b) {
    return a.points == b.points && a.ko_stones == b.ko_stones && a.kos == b.kos;
}

std::string difference_in_play(const engine::Board& board, const Position& before, Player player, Point point,
                               KosSeen& seen) {
    const auto literal = board_play(before, player, point);
    const auto fast = engine::play(board, engine::stones_of(before), player, point);
    if (literal.has_value() != fast.has_value()) return "allowed";
    if (!literal) return "";
    if (engine::stones_of(literal->position) != fast->stones || set_of(literal->removed) != fast->removed)
        return "removal";
    const PointSet hot = hot_stones(before, player, point, *literal);
    if (set_of(hot) != engine::hot_stones(board, engine::stones_of(before), player, point, *fast))
        return "hot stones";
    const engine::KoPosition kos = literal_ko_position(literal->position, player, point);
    if (!same(kos, engine::ko_position(board, fast->stones, player, point))) return "kos locked together";
    const bool took = engine::took_ko(board, player, point, *fast);
    const bool lone =
        is_in_lone_single_ko({player, Play{point}, before, literal->position, literal->removed});
    if (lone != (took && kos.kos == 1)) return "removal in a lone ko";
    seen.locked += kos.kos > 1 ? 1 : 0;
    if (took && kos.kos == 3) ++(hot.size() > 1 ? seen.twins : seen.no_fights);
    return "";
}

/// What the two games say of the cycles so far.
std::string difference_in_bans(const Game& literal, const engine::Game& fast) {
    if (literal.bans().size() != fast.bans().size()) return "cycles";
    if (literal.bans().empty()) return "";
    const Ban& ban = literal.bans().back();
    const engine::Ban& found = fast.bans().back();
    if (ban.disturber != found.disturber) return "disturber";
    if (set_of(ban.points) != found.points) return "points of the disturber";
    if (set_of(ban.standing) != found.standing.occupied()) return "stones beside the cycle";
    std::set<engine::Stones> positions;
    for (const Position& position : ban.positions) positions.insert(engine::stones_of(position));
    return positions == found.positions ? "" : "positions of the disturber";
}

std::string difference_in_rulings(const Game& literal, const engine::Game& fast, KosSeen& seen) {
    for (const Point point : literal.position().grid().points()) {
        if (!literal.position().empty(point)) continue;
        const auto attempt = literal.attempt(Play{point});
        const std::string_view clause = attempt ? std::string_view{} : attempt.error().clause;
        if (clause == "ING-DK-3") ++seen.refused;
        if (clause != engine::clause_of(fast.ruling(Play{point})))
            return "ruling on " + vertex(literal.position().grid(), point);
    }
    return "";
}

void count_cycle(const Game& game, KosSeen& seen) {
    ++seen.cycles;
    const std::vector<MadeMove> disturbance = disturbance_of(*completed_cycle(game.moves()), game.moves());
    const auto plays = [](const MadeMove& move) { return std::holds_alternative<Play>(move.move); };
    const auto first = std::find_if(disturbance.begin(), disturbance.end(), plays);
    const bool others = std::any_of(first, disturbance.end(), [&](const MadeMove& move) {
        return plays(move) && !is_in_lone_single_ko(move);
    });
    seen.lone_first += is_in_lone_single_ko(*first) && others ? 1 : 0;
}

}  // namespace

std::string difference_in_kos(const Position& position, KosSeen& seen) {
    const engine::Board board(position.grid());
    for (const Point point : position.grid().points()) {
        for (const Player player : both) {
            const std::string where =
                one_line(position) + ": " + name(player) + ' ' + vertex(position.grid(), point) + ": ";
            if (!same(literal_ko_position(position, player, point),
                      engine::ko_position(board, engine::stones_of(position), player, point)))
                return where + "ko position";
            if (!position.empty(point)) continue;
            const std::string found = difference_in_play(board, position, player, point, seen);
            if (!found.empty()) return where + found;
        }
    }
    return "";
}

std::string difference_in_game_of_kos(const Start& start, const IngReadings& readings, std::mt19937& random,
                                      int moves, KosSeen& seen) {
    Game literal(start, {}, readings);
    engine::Game fast(start.position, start.first, readings);
    for (int i = 0; i < moves && !literal.ended(); ++i) {
        const Move move = move_around_kos(literal, random);
        const std::size_t cycles = literal.bans().size();
        const bool made = literal.move(move).has_value();
        std::string found = made == (fast.make(move) == engine::MoveRuling::allowed) ? "" : "allowed";
        if (found.empty() && literal.position() != fast.position()) found = "position";
        if (found.empty() && set_of(literal.hot()) != fast.hot()) found = "hot stones";
        if (found.empty()) found = difference_in_bans(literal, fast);
        if (found.empty()) found = difference_in_rulings(literal, fast, seen);
        if (!found.empty()) return course_of(start, readings, literal) + ": " + found;
        if (literal.bans().size() > cycles) count_cycle(literal, seen);
    }
    return "";
}

}  // namespace shikatsu::reference::ing_sst::testing
