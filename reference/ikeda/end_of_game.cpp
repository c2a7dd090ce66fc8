#include "reference/ikeda/end_of_game.hpp"

namespace shikatsu::reference::ikeda {

namespace {

std::optional<std::size_t> no_preliminary_end(const Record&) {
    return std::nullopt;
}

bool never(const Record&, std::size_t) {
    return false;
}

bool ended_by_two_passes(const Record& record, const IkedaReadings&) {
    return passes_in_succession(record, 0).has_value();
}

bool ended_after_first_pass(const Record& record, const IkedaReadings& readings) {
    const auto first = first_pass(record);
    if (!first) return false;
    const std::size_t from = readings.first_pass == FirstPass::before_the_two ? *first + 1 : *first;
    return passes_in_succession(record, from).has_value();
}

std::optional<std::size_t> preliminary_end(const Record& record) {
    const auto pair = passes_in_succession(record, 0);
    if (!pair) return std::nullopt;
    return *pair + 1;
}

std::optional<PassPair> final_passes(const Record& record) {
    const auto from = preliminary_end(record);
    return from ? passes_in_succession(record, *from) : std::nullopt;
}

bool ended_after_preliminary_end(const Record& record, const IkedaReadings&) {
    return final_passes(record).has_value();
}

bool gave_after_preliminary_end(const Record& record, std::size_t index) {
    const auto from = preliminary_end(record);
    if (!from || index < *from) return false;
    const bool is_final = final_passes(record) == index;
    return !(is_final && record.moves[index].player == record.moves[*from].player);
}

bool gave_throughout(const Record& record, std::size_t index) {
    const bool is_final = passes_in_succession(record, 0) == index;
    return !(is_final && record.moves[index].player == Player::black);
}

}  // namespace

const EndOfGame two_passes{ended_by_two_passes, no_preliminary_end, never, "IK-A1-6"};
const EndOfGame two_passes_after_the_first{ended_after_first_pass, no_preliminary_end, never, "IK-A3-6"};
const EndOfGame after_preliminary_end{ended_after_preliminary_end, preliminary_end,
                                      gave_after_preliminary_end, "IK-T1-63"};
const EndOfGame passes_with_prisoners{ended_by_two_passes, no_preliminary_end, gave_throughout, "IK-T3-62"};

int given_prisoners(const Record& record, const EndOfGame& end, Player player) {
    int count = 0;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const MadeMove& made = record.moves[i];
        if (made.player == player && is_pass(made.move) && end.gave_prisoner(record, i)) ++count;
    }
    return count;
}

Player to_move(const Record& record, const EndOfGame& end, const IkedaReadings& readings) {
    if (record.moves.empty()) return record.start.first;
    const bool just_after = end.preliminary_end(record) == record.moves.size();
    if (just_after && readings.first_after_preliminary_end == FirstAfterPreliminaryEnd::black)
        return Player::black;
    return opponent(record.moves.back().player);
}

}  // namespace shikatsu::reference::ikeda
