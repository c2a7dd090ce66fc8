// The reference's judge beside a judge that looks at the engine only.
#pragma once

#include <optional>
#include <vector>

#include "reference/japanese2003/result.hpp"
#include "tools/difftest/case.hpp"
#include "tools/difftest/checker.hpp"

namespace shikatsu::difftest {

/// The alternating-sequence with the engine's kernel and the engine's direct-ko verdict, written without a
/// look at the reference's judge.
class EngineJudge {
  public:
    EngineJudge(const Position& setup, Player to_move, const Readings& readings, const Engine& engine,
                const Effort& effort)
        : position_(setup), to_move_(to_move), readings_(readings), engine_(&engine), effort_(effort) {}

    enum class Ruling : std::uint8_t { allowed, refused, undecided };
    Ruling attempt(const Move& move);

    const Position& position() const { return position_; }
    /// White-stones minus black-stones removed so far.
    int prisoner_difference() const { return prisoners_; }
    bool ended() const { return ended_; }
    std::optional<reference::Result> long_cycle_result() const { return long_cycle_; }

  private:
    /// Just before a move.
    struct Moment {
        Position position;
        Player to_move;
        int prisoners;
        bool pass;
    };

    std::optional<reference::PlayOutcome> play_without_basic_ko(Point point) const;
    Ruling attempt_play(Point point);
    Ruling attempt_pass();
    bool stuck() const;

    Position position_;
    Player to_move_;
    Readings readings_;
    const Engine* engine_;
    Effort effort_;
    std::vector<Moment> past_;
    int prisoners_ = 0;
    bool ended_ = false;
    std::optional<reference::Result> long_cycle_;
};

/// Replays the game before both judges.
Comparison compare_judges(const Case& one, const Game& game, const Engine& engine, ReferenceAnswers& answers);

}  // namespace shikatsu::difftest
