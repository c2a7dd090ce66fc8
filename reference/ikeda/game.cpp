#include "reference/ikeda/game.hpp"

namespace shikatsu::reference::ikeda {

Game::Game(const Rules& rules, const IkedaReadings& readings, Start start)
    : rules_(&rules), readings_(readings), record_{std::move(start), {}} {}

bool Game::ended() const {
    return failed_ || rules_->end->ended(record_, readings_);
}

bool Game::has_appeared(const Configuration& configuration) const {
    const auto preliminary_end = rules_->end->preliminary_end(record_);
    const bool whole = readings_.repetition_memory == RepetitionMemory::whole_game || !preliminary_end;
    // The configuration after the move before `from` is the first one that counts.
    const std::size_t from = whole ? 0 : *preliminary_end;
    if (from == 0 && record_.start.configuration == configuration) return true;
    for (std::size_t i = from == 0 ? 0 : from - 1; i < record_.moves.size(); ++i) {
        if (record_.moves[i].after == configuration) return true;
    }
    return false;
}

tl::expected<Played, Prohibited> Game::attempt(Point point) const {
    const auto played = play(configuration(), to_move(), point, readings_.self_capture);
    if (!played) return played;
    if (!played->removed.empty() && has_appeared(played->configuration)) {
        return tl::make_unexpected(
            Prohibited{"IK-R-4", "the configuration after the removal has already appeared in the game"});
    }
    return played;
}

std::set<IkedaMove> Game::allowed_moves() const {
    if (ended()) return {};
    std::set<IkedaMove> allowed{Pass{}};
    for (const Point point : empty_grid_points(configuration())) {
        if (attempt(point)) allowed.insert(Play{point});
    }
    return allowed;
}

tl::expected<void, Prohibited> Game::move(const IkedaMove& move) {
    if (ended()) return tl::make_unexpected(Prohibited{rules_->end->clause, "the game has ended"});
    const Player player = to_move();
    if (is_pass(move)) {
        record_.moves.push_back({player, move, {}, configuration()});
        return {};
    }
    auto played = attempt(std::get<Play>(move).point);
    if (!played) return tl::make_unexpected(played.error());
    record_.moves.push_back({player, move, std::move(played->removed), std::move(played->configuration)});
    return {};
}

Score Game::score(Player player) const {
    return rules_->scoring->score(record_, player, *rules_->end, readings_);
}

}  // namespace shikatsu::reference::ikeda
