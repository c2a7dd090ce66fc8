#include "tools/lib/gtp/gtp_game.hpp"

#include "tools/lib/liberty_check.hpp"

namespace shikatsu::tools {

namespace {

GameRecord empty_record(const Position& start, Player to_move) {
    return {start, to_move, {}, "<gtp>", {}, {}};
}

GtpStage stage_at(const Position& position) {
    return {empty_record(position, Player::black), position, 0, 0, 0, 0, false};
}

Player turn_of(const GameRecord& record) {
    return record.moves.size() % 2 == 0 ? record.to_move : opponent(record.to_move);
}

/// Only the moves are to be judged, not what can be forced at the end; so the engine is told to stop at once.
GameRuling judged(const Ruleset& ruleset, const GameRecord& record) {
    static const std::atomic<bool> at_once{true};
    RulesetOptions options;
    options.stop = &at_once;
    return ruleset.play(record, options);
}

void make(const MoveRuling& made, GtpStage& stage) {
    const auto* stone = std::get_if<Play>(&made.move.move);
    if (stone != nullptr) stage.position.set(stone->point, stone_of(made.move.player));
    for (const Point point : made.removed) {
        const bool white = stage.position.holds(point, Player::white);
        stage.position.set(point, Content::empty);
        stage.prisoner_difference += white ? 1 : -1;
        ++(white ? stage.captured_by_black : stage.captured_by_white);
    }
}

}  // namespace

GtpGame::GtpGame(const Ruleset& ruleset, Grid grid) : ruleset_(&ruleset), stages_{stage_at(Position(grid))} {}

void GtpGame::clear(Grid grid) {
    stages_ = {stage_at(Position(grid))};
}

bool GtpGame::play(Player player, const Move& move) {
    GtpStage next = now();
    const bool in_turn = !next.ended && turn_of(next.record) == player;
    if (!in_turn) {
        next.record = empty_record(next.position, player);
        next.earlier_prisoners = next.prisoner_difference;
    }
    next.record.moves.push_back({player, move, {}});
    const GameRuling ruling = judged(*ruleset_, next.record);
    if (ruling.refused || ruling.moves.size() != next.record.moves.size()) return false;
    make(ruling.moves.back(), next);
    next.ended = ruling.ending.has_value();
    stages_.push_back(std::move(next));
    return true;
}

bool GtpGame::undo() {
    if (stages_.size() < 2) return false;
    stages_.pop_back();
    return true;
}

bool GtpGame::set_up(const SgfSetup& setup) {
    GtpStage next = now();
    for (const SgfSetup::Change& change : setup.changes) next.position.set(change.point, change.content);
    if (string_without_liberty(next.position)) return false;
    next.record = empty_record(next.position, Player::black);
    next.earlier_prisoners = next.prisoner_difference;
    next.ended = false;
    stages_ = {std::move(next)};
    return true;
}

bool GtpGame::load(const SgfGame& game, std::optional<std::size_t> before) {
    GtpGame loaded(*ruleset_, game.grid);
    std::size_t moves = 0;
    for (const SgfStep& step : game.steps) {
        if (const auto* setup = std::get_if<SgfSetup>(&step)) {
            if (!loaded.set_up(*setup)) return false;
        } else if (const auto* made = std::get_if<SgfMove>(&step)) {
            if (before && ++moves >= *before) break;
            if (!loaded.play(made->player, made->move)) return false;
        }
    }
    stages_ = std::move(loaded.stages_);
    return true;
}

void GtpGame::set_ruleset(const Ruleset& ruleset) {
    ruleset_ = &ruleset;
    GtpStage& stage = stages_.back();
    stage.record = empty_record(stage.position, turn_of(stage.record));
    stage.earlier_prisoners = stage.prisoner_difference;
    stage.ended = false;
}

}  // namespace shikatsu::tools
