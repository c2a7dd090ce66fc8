// The number of games by positional superko: simple paths from the empty grid, either colour moving.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "optimized/ikeda/stones.hpp"

namespace shikatsu::optimized::ikeda::testing {

enum class Suicide { prohibited, removes };

/// Plays lead from configuration to configuration; a game is a path without repetition, the empty one among
/// them.
class SuperkoGames {
  public:
    SuperkoGames(const Grid& grid, Suicide suicide) : geometry_(grid), suicide_(suicide) {
        explore(Stones<1>{});
        visited_.resize(successors_.size());
    }

    std::uint64_t count() { return count_from(0); }

  private:
    std::size_t explore(const Stones<1>& stones) {
        const auto key = stones.of_player;
        const auto [place, is_new] = numbers_.try_emplace(hash_key(key), successors_.size());
        const std::size_t number = place->second;
        if (!is_new) return number;
        successors_.emplace_back();
        (geometry_.all() - stones.occupied()).for_each([&](Point point) {
            for (const Player player : {Player::black, Player::white}) {
                const auto after = played(stones, player, point);
                if (!after) continue;
                const std::size_t to = explore(*after);
                successors_[number].push_back(to);
            }
        });
        return number;
    }

    /// Exact for grids of up to 16 points.
    static std::uint64_t hash_key(const std::array<Bits<1>, 2>& stones) {
        std::uint64_t key = 0;
        stones[0].for_each([&](Point point) { key |= std::uint64_t{1} << point.index; });
        stones[1].for_each([&](Point point) { key |= std::uint64_t{1} << (point.index + 16); });
        return key;
    }

    std::optional<Stones<1>> played(const Stones<1>& stones, Player player, Point point) const {
        if (const auto result = play(geometry_, stones, player, point, SelfCapture::any_set))
            return result->stones;
        if (suicide_ == Suicide::prohibited) return std::nullopt;
        Stones<1> after = stones;
        after.of(player).insert(point);
        after.of(player) -= removable(geometry_, after, player);
        return after;
    }

    std::uint64_t count_from(std::size_t number) {
        visited_[number] = true;
        std::uint64_t games = 1;
        for (const std::size_t next : successors_[number]) {
            if (!visited_[next]) games += count_from(next);
        }
        visited_[number] = false;
        return games;
    }

    Geometry<1> geometry_;
    Suicide suicide_;
    std::unordered_map<std::uint64_t, std::size_t> numbers_;
    std::vector<std::vector<std::size_t>> successors_;
    std::vector<bool> visited_;
};

inline std::uint64_t superko_games(int rows, int columns, Suicide suicide) {
    return SuperkoGames(Grid::create(rows, columns).value(), suicide).count();
}

}  // namespace shikatsu::optimized::ikeda::testing
