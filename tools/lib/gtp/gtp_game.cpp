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

void make(Player player, const Move& move, const std::vector<Point>& removed, GtpStage& stage) {
    const auto* stone = std::get_if<Play>(&move);
    if (stone != nullptr) stage.position.set(stone->point, stone_of(player));
    for (const Point point : removed) {
        const bool white = stage.position.holds(point, Player::white);
        stage.position.set(point, Content::empty);
        stage.prisoner_difference += white ? 1 : -1;
        ++(white ? stage.captured_by_black : stage.captured_by_white);
    }
}

}  // namespace

GtpGame::GtpGame(const Ruleset& ruleset, std::vector<std::string> readings, Grid grid)
    : ruleset_(&ruleset), readings_(std::move(readings)), stages_{stage_at(Position(grid))} {}

void GtpGame::clear(Grid grid) {
    stages_ = {stage_at(Position(grid))};
    in_progress_.reset();
}

void GtpGame::start_record(GtpStage& stage, Player to_move) {
    stage.record = empty_record(stage.position, to_move);
    stage.earlier_prisoners = stage.prisoner_difference;
    stage.ended = false;
    in_progress_.reset();
}

GameInProgress& GtpGame::game_in_progress() {
    if (!in_progress_) {
        in_progress_ = ruleset_->begin(now().record, readings_);
        for (const RecordedMove& made : now().record.moves) in_progress_->make(made);
    }
    return *in_progress_;
}

bool GtpGame::play(Player player, const Move& move) {
    const bool in_turn = !now().ended && turn_of(now().record) == player;
    GtpStage next = now();
    const RecordedMove wanted{player, move, {}};
    std::unique_ptr<GameInProgress> started;
    if (!in_turn) {
        next.record = empty_record(next.position, player);
        next.earlier_prisoners = next.prisoner_difference;
        started = ruleset_->begin(next.record, readings_);
    }
    GameInProgress& game = in_turn ? game_in_progress() : *started;
    const auto removed = game.make(wanted);
    if (!removed) return false;
    if (started) in_progress_ = std::move(started);
    next.record.moves.push_back(wanted);
    make(player, move, *removed, next);
    next.ended = in_progress_->ended();
    stages_.push_back(std::move(next));
    return true;
}

bool GtpGame::allows(Player player, const Move& move) const {
    GtpGame tried(*ruleset_, readings_, position().grid());
    tried.stages_ = {now()};
    return tried.play(player, move);
}

bool GtpGame::undo() {
    if (stages_.size() < 2) return false;
    stages_.pop_back();
    in_progress_.reset();
    return true;
}

bool GtpGame::set_up(const SgfSetup& setup) {
    GtpStage next = now();
    for (const SgfSetup::Change& change : setup.changes) next.position.set(change.point, change.content);
    if (string_without_liberty(next.position)) return false;
    start_record(next, Player::black);
    stages_ = {std::move(next)};
    return true;
}

tl::expected<void, SourceError> GtpGame::load(const SgfGame& game, std::optional<std::size_t> before) {
    const auto error = [&](Place place, std::string message) {
        return tl::make_unexpected(SourceError{game.file, place, std::move(message)});
    };
    GtpGame loaded(*ruleset_, readings_, game.grid);
    std::size_t moves = 0;
    for (const SgfStep& step : game.steps) {
        if (const auto* setup = std::get_if<SgfSetup>(&step)) {
            if (!loaded.set_up(*setup)) return error(setup->place, "a string without liberty is set up");
        } else if (const auto* made = std::get_if<SgfMove>(&step)) {
            if (before && ++moves >= *before) break;
            if (!loaded.play(made->player, made->move))
                return error(made->place, "the move is prohibited by " + ruleset_->name);
        }
    }
    stages_ = std::move(loaded.stages_);
    in_progress_ = std::move(loaded.in_progress_);
    return {};
}

void GtpGame::set_ruleset(const Ruleset& ruleset, std::vector<std::string> readings) {
    ruleset_ = &ruleset;
    readings_ = std::move(readings);
    GtpStage& stage = stages_.back();
    start_record(stage, turn_of(stage.record));
}

}  // namespace shikatsu::tools
