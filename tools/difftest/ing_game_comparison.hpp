// A game by Ing's laws before the text as code and before the engine, move by move.
#pragma once

#include <optional>
#include <string>

#include "optimized/ing_sst/game.hpp"
#include "reference/ing_sst/game.hpp"
#include "tools/difftest/ing_campaign.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::difftest {

class IngGameComparison {
  public:
    IngGameComparison(const Position& start, Player first, int handicap_plays, const IngReadings& readings,
                      IngTally& seen);

    /// Random moves, and now and then an agreement on a dead string; the first difference, if there is one.
    std::optional<std::string> play_on(Random& random, std::size_t longest);
    std::string moves() const { return moves_; }

  private:
    std::optional<std::string> compare();
    std::optional<std::string> compare_rulings();
    std::optional<std::string> compare_state() const;
    std::optional<std::string> compare_counts();
    std::optional<std::string> make(const Move& move);
    std::optional<std::string> agree(Random& random);
    /// Nothing if no move is allowed, not even a pass: a mandatory play for which there is no room.
    std::optional<Move> choose(Random& random) const;

    reference::ing_sst::Game literal_;
    optimized::ing_sst::Game fast_;
    std::string moves_;
    IngTally* seen_;
};

}  // namespace shikatsu::difftest
