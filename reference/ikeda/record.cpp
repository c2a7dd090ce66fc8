#include "reference/ikeda/record.hpp"

namespace shikatsu::reference::ikeda {

std::optional<PassPair> passes_in_succession(const Record& record, std::size_t from) {
    for (std::size_t i = from + 1; i < record.moves.size(); ++i) {
        if (is_pass(record.moves[i - 1].move) && is_pass(record.moves[i].move)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> first_pass(const Record& record) {
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        if (is_pass(record.moves[i].move)) return i;
    }
    return std::nullopt;
}

PointSet stones_played_since(const Record& record, std::size_t from, Player player) {
    PointSet points;
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const MadeMove& made = record.moves[i];
        const auto* played = std::get_if<Play>(&made.move);
        if (made.player == player && played != nullptr) points.insert(played->point);
        for (const Point gone : made.removed) points.erase(gone);
    }
    return points;
}

int removed_stones(const Record& record, Player player) {
    int count = 0;
    for (const MadeMove& made : record.moves) {
        if (made.player != player) count += static_cast<int>(made.removed.size());
    }
    return count;
}

}  // namespace shikatsu::reference::ikeda
