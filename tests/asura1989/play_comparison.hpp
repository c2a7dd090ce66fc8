// One random hypo-sequence before the reference and before the engine's game.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "optimized/asura1989/hypo_game.hpp"
#include "reference/asura1989/hypo_sequence.hpp"
#include "tests/reference/positions_of_rows.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {

/// Where both part on the way, in words; nothing if they never do. At each turn every move is compared with
/// what it leads to, but for passes that the engine leaves out and turns at which the past forces a pass.
class PlayComparison {
  public:
    PlayComparison(const Position& stopped, const Chain& chain)
        : attacker_(opponent(chain.player)),
          start_(stopped, attacker_, chain.points, {}),
          geometry_(stopped.grid()),
          game_(geometry_, difftest::asura1989::engine_question(stopped, {chain})) {}

    std::string difference(unsigned seed, std::size_t moves) const {
        std::mt19937 random(seed);
        HypoSequence sequence = start_;
        std::string words;
        for (std::size_t i = 0; i < moves && !sequence.finish(); ++i) {
            if (!sequence.must_pass() && differs(sequence)) return words + "seed " + std::to_string(seed);
            const std::vector<HypotheticalMove> allowed = sequence.allowed();
            // A pass in eight, so that it takes long until two end the sequence.
            const std::size_t first = allowed.size() > 1 && random() % 8 > 0 ? 1 : 0;
            const HypotheticalMove& move = allowed[first + random() % (allowed.size() - first)];
            words += to_words(move) + " ";
            sequence = sequence.with(move);
        }
        return "";
    }

  private:
    using Situation = optimized::asura1989::Situation<1>;
    using Side = optimized::Side;

    static std::string to_words(const HypotheticalMove& move) {
        if (const auto* play = std::get_if<Play>(&move)) return std::to_string(play->point.index);
        return std::holds_alternative<KoPass>(move) ? "ko-pass" : "pass";
    }

    Side side(Player player) const { return player == attacker_ ? Side::attacker : Side::defender; }

    Situation translated(const TacticalSituation& situation) const {
        Situation result;
        for (const Point point : situation.position.grid().points()) {
            if (situation.position.empty(point)) continue;
            const bool own = situation.position.holds(point, attacker_);
            result.board.of(own ? Side::attacker : Side::defender).insert(point);
        }
        for (const auto& [point, colour] : situation.shadows) result.shadows_of(side(colour)).insert(point);
        result.mover = side(situation.to_move);
        return result;
    }

    bool differs(const HypoSequence& sequence) const {
        const Situation now = translated(sequence.situation());
        std::vector<optimized::asura1989::Successor<1>> found;
        game_.successors(now, found);
        const bool passes = game_.favoured(now) == now.mover;
        std::size_t expected = 0;
        for (const HypotheticalMove& move : sequence.allowed()) {
            if (std::holds_alternative<Pass>(move) && !passes) continue;
            ++expected;
            const HypoSequence next = sequence.with(move);
            if (next.finish()) continue;  // by passes or a cycle, of which the game knows nothing
            const Situation after = translated(next.situation());
            const bool same = std::any_of(found.begin(), found.end(), [&](const auto& successor) {
                return successor.move == move && successor.situation == after;
            });
            if (!same) return true;
        }
        return found.size() != expected;
    }

    Player attacker_;
    HypoSequence start_;
    optimized::Geometry<1> geometry_;
    optimized::asura1989::HypoGame<1> game_;
};

/// Boards with several kos.
inline std::vector<Position> boards_with_kos() {
    return reference::testing::positions_of_rows({{".#O..#O.", "#O.O#.#O", ".#O..#O."},
                                                  {".#O.", "#O.O", ".#O.", ".#O.", "#.#O", ".#O."},
                                                  {".#.#.", "#O#O#", ".O.O.", "....."}});
}

}  // namespace shikatsu::reference::asura1989::testing
