#include "reference/japanese2003/alternating_sequence.hpp"

#include <utility>

namespace shikatsu::reference {

Judge Judge::from_empty_grid(Grid grid, const Readings& readings, DirectKoOracle direct_ko) {
    return Judge(Position(grid), Player::black, readings, std::move(direct_ko));
}

Judge::Judge(const Position& setup, Player to_move, const Readings& readings, DirectKoOracle direct_ko)
    : position_(setup), to_move_(to_move), readings_(readings), direct_ko_(std::move(direct_ko)) {}

tl::expected<MoveRecord, Prohibited> Judge::play(const Move& move) {
    if (ending_ == Ending::second_pass) {
        return tl::make_unexpected(
            Prohibited{"J2003-AS-3", "the alternating-sequence has ended with two passes"});
    }
    if (ending_ == Ending::long_cycle) {
        return tl::make_unexpected(Prohibited{*long_cycle_difference_ == 0 ? "J2003-AS-5" : "J2003-AS-6",
                                              "a long cycle has ended the game"});
    }
    MoveRecord record{to_move_, move, {}, position_};
    if (const Play* stone = std::get_if<Play>(&move)) {
        auto outcome = outcome_of_play(stone->point);
        if (!outcome) return tl::make_unexpected(outcome.error());
        record.removed = std::move(outcome->removed);
        position_ = std::move(outcome->position);
    } else if (const auto refusal = why_no_pass()) {
        return tl::make_unexpected(*refusal);
    }
    const bool second_pass = is_pass(move) && !moves_.empty() && is_pass(moves_.back().move);
    moves_.push_back(record);
    to_move_ = opponent(to_move_);
    if (second_pass) ending_ = Ending::second_pass;
    if (!is_pass(move)) end_by_long_cycle_if_repeated();
    return record;
}

tl::expected<PlayOutcome, Prohibited> Judge::outcome_of_play(Point point) const {
    auto outcome = reference::play(position_, to_move_, point);
    // Moves alternate, so the last opposing move is simply the last move. [J2003-AS-4]
    if (outcome && !moves_.empty() && outcome->position == moves_.back().before) {
        return tl::make_unexpected(Prohibited{
            "J2003-AS-4", "basic-ko: the play would recreate the position before the last opposing move"});
    }
    return outcome;
}

std::optional<Prohibited> Judge::why_no_pass() const {
    if (moves_.empty() || !is_pass(moves_.back().move)) return std::nullopt;
    if (readings_.direct_ko_stuck == DirectKoStuck::pass_allowed && !has_an_allowed_play())
        return std::nullopt;
    if (!direct_ko_(position_)) return std::nullopt;
    return Prohibited{"J2003-AS-7",
                      "direct-ko: with this pass a string of the final-position would be capturable-3"};
}

bool Judge::has_an_allowed_play() const {
    for (const Point point : position_.grid().points()) {
        if (outcome_of_play(point)) return true;
    }
    return false;
}

void Judge::end_by_long_cycle_if_repeated() {
    for (std::size_t earlier = 0; earlier < moves_.size(); ++earlier) {
        if (moves_[earlier].before != position_) continue;
        if (readings_.long_cycle == LongCycle::position_and_mover && moves_[earlier].player != to_move_)
            continue;
        ending_ = Ending::long_cycle;
        long_cycle_difference_ = difference_since(earlier);
        return;
    }
}

int Judge::difference_since(std::size_t first) const {
    int difference = 0;
    for (std::size_t i = first; i < moves_.size(); ++i) {
        const int removed = static_cast<int>(moves_[i].removed.size());
        difference += moves_[i].player == Player::black ? removed : -removed;
    }
    return difference;
}

int Judge::removed_stones(Player player) const {
    int removed = 0;
    for (const MoveRecord& record : moves_) {
        if (record.player == opponent(player)) removed += static_cast<int>(record.removed.size());
    }
    return removed;
}

int Judge::prisoner_difference() const {
    return removed_stones(Player::white) - removed_stones(Player::black);
}

std::optional<Result> Judge::long_cycle_result() const {
    if (!long_cycle_difference_) return std::nullopt;
    return result_of(*long_cycle_difference_);
}

}  // namespace shikatsu::reference
