#include "optimized/ing_sst/board.hpp"

namespace shikatsu::optimized::ing_sst {

namespace {

/// A ko: one or two stones, and the space.
struct Ko {
    Player owner;
    Set stones;
    Point space;

    Set points() const { return stones | Set::of(space); }
};

Set empties(const Board& board, const Stones& stones) {
    return board.all() - stones.occupied();
}

Set without_breath(const Board& board, const Stones& stones, Player player) {
    const Set& own = stones.of(player);
    return own - board.flood(own & board.neighbours(empties(board, stones)), own);
}

/// The other neighbours of the space are the owner's, so that the taker stands alone and its one breath is
/// where a stone was.
std::optional<Ko> ko_at(const Board& board, const Stones& stones, Player owner, Point stone) {
    const Set string = board.flood(Set::of(stone), stones.of(owner));
    if (string.count() > 2) return std::nullopt;
    const Set open = board.neighbours(string) & empties(board, stones);
    if (open.count() != 1 || !board.neighbours(open).subset_of(stones.of(owner))) return std::nullopt;
    return Ko{owner, string, open.first()};
}

std::vector<Ko> all_kos(const Board& board, const Stones& stones) {
    std::vector<Ko> kos;
    for (const Player owner : {Player::black, Player::white}) {
        stones.of(owner).for_each([&](Point stone) {
            const auto ko = ko_at(board, stones, owner, stone);
            if (ko && ko->stones.first() == stone) kos.push_back(*ko);
        });
    }
    return kos;
}

/// The strings of the player beside the points that have no stone among them. [ING-KO-2]
Set locked(const Board& board, const Stones& stones, Player player, const Set& points) {
    const Set& own = stones.of(player);
    return board.flood((board.neighbours(points) - points) & own, own) - board.flood(points & own, own);
}

/// A string of the player is removed by one play if and only if it has one breath. [ING-KO-3]
bool threatened(const Board& board, const Stones& stones, Player player, const Set& points) {
    const Set empty = empties(board, stones);
    bool found = false;
    for_each_part(board, locked(board, stones, player, points),
                  [&](const Set& string) { found |= (board.neighbours(string) & empty).count() == 1; });
    return found;
}

bool is_fight(const Board& board, const Stones& before, const Stones& after, Player player,
              const Set& points) {
    return threatened(board, before, player, points) && threatened(board, after, opponent(player), points);
}

bool share_groups(const Board& board, const Stones& stones, const Set& a, const Set& b) {
    return locked(board, stones, Player::black, a).meets(locked(board, stones, Player::black, b)) &&
           locked(board, stones, Player::white, a).meets(locked(board, stones, Player::white, b));
}

/// Two stones of which a play added one, if four plays by turns, it being the first and their removal the
/// second, can come back to the position before it without self-removal. The last play fills what is
/// missing, as does the one before it.
Set double_hot_stones(const Board& board, const Stones& before, Player player, Point point,
                      const Played& played) {
    if (!played.stones.of(player).contains(point)) return {};
    const Player other = opponent(player);
    const Set two = board.flood(Set::of(point), played.stones.of(player));
    const Set open = board.neighbours(two) & empties(board, played.stones);
    if (two.count() != 2 || open.count() != 1) return {};
    const auto taken = play(board, played.stones, other, open.first());
    if (!taken || taken->removed != two) return {};
    bool back = false;
    empties(board, taken->stones).for_each([&](Point answer) {
        if (back) return;
        const auto third = play(board, taken->stones, player, answer);
        if (!third) return;
        (before.of(other) - third->stones.of(other)).for_each([&](Point last) {
            const auto fourth = play(board, third->stones, other, last);
            back |= fourth && fourth->stones == before;
        });
    });
    return back ? two : Set{};
}

}  // namespace

Stones stones_of(const Position& position) {
    Stones stones;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point)) stones.of(position.player_at(point)).insert(point);
    }
    return stones;
}

Position position_of(const Grid& grid, const Stones& stones) {
    Position position(grid);
    for (const Player player : {Player::black, Player::white})
        stones.of(player).for_each([&](Point point) { position.set(point, stone_of(player)); });
    return position;
}

std::optional<Played> play(const Board& board, const Stones& before, Player player, Point point) {
    Played played{before, {}};
    played.stones.of(player).insert(point);
    const Player other = opponent(player);
    played.removed = without_breath(board, played.stones, other);
    if (!played.removed.empty()) {
        played.stones.of(other) -= played.removed;
        return played;
    }
    played.removed = without_breath(board, played.stones, player);
    if (played.removed == Set::of(point)) return std::nullopt;
    played.stones.of(player) -= played.removed;
    return played;
}

KoPosition ko_position(const Board& board, const Stones& stones, Player player, Point stone) {
    const auto first = ko_at(board, stones, player, stone);
    if (!stones.of(player).contains(stone) || !first) return {};
    std::vector<Ko> others = all_kos(board, stones);
    std::vector<Ko> together{*first};
    std::erase_if(others, [&](const Ko& ko) { return ko.stones.contains(stone); });
    KoPosition found;
    for (std::size_t i = 0; i < together.size(); ++i) {
        const Ko from = together[i];
        found.points |= from.points();
        found.ko_stones.of(from.owner) |= from.stones;
        std::erase_if(others, [&](const Ko& other) {
            if (!share_groups(board, stones, from.points(), other.points())) return false;
            together.push_back(other);
            return true;
        });
    }
    found.kos = static_cast<int>(together.size());
    return found;
}

bool took_ko(const Board& board, Player player, Point point, const Played& played) {
    if (!played.stones.of(player).contains(point)) return false;
    const auto ko = ko_at(board, played.stones, player, point);
    return ko && ko->stones == Set::of(point) && played.removed == Set::of(ko->space);
}

Set hot_stones(const Board& board, const Stones& before, Player player, Point point, const Played& played) {
    if (const Set two = double_hot_stones(board, before, player, point, played); !two.empty()) return two;
    if (!took_ko(board, player, point, played)) return {};
    const KoPosition together = ko_position(board, played.stones, player, point);
    if (together.kos != 3 || !is_fight(board, before, played.stones, player, together.points))
        return Set::of(point);
    return together.ko_stones.of(player);
}

Margin difference(const Board& board, const Stones& stones) {
    const Set& black = stones.of(Player::black);
    const Set& white = stones.of(Player::white);
    int points = black.count() - white.count();
    for_each_part(board, empties(board, stones), [&](const Set& part) {
        const Set boundary = board.neighbours(part);
        const bool by_black = boundary.meets(black);
        if (by_black != boundary.meets(white)) points += by_black ? part.count() : -part.count();
    });
    return Margin::of_points(points);
}

}  // namespace shikatsu::optimized::ing_sst
