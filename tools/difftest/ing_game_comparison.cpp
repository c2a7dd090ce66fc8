#include "tools/difftest/ing_game_comparison.hpp"

#include <fmt/format.h>

#include "reference/values/vertex.hpp"

namespace shikatsu::difftest {

namespace {

namespace literal = reference::ing_sst;
namespace engine = optimized::ing_sst;

constexpr std::uint64_t pass_in = 9;
constexpr std::uint64_t agreement_in = 3;
/// Without a pause it is refused.
constexpr std::uint64_t early_agreement_in = 20;
/// Compensation and penalties that counts are compared with.
constexpr int points_to_white = 6;

engine::Set set_of(const literal::PointSet& points) {
    engine::Set set;
    for (const Point point : points) set.insert(point);
    return set;
}

/// What the last move removed, if there was one.
literal::PointSet removed_last(const literal::Game& game) {
    return game.moves().empty() ? literal::PointSet{} : game.moves().back().removed;
}

std::string words_of(const Grid& grid, const Move& move) {
    const auto* play = std::get_if<Play>(&move);
    return play == nullptr ? "pass" : vertex(grid, play->point);
}

}  // namespace

IngGameComparison::IngGameComparison(const Position& start, Player first, int handicap_plays,
                                     const IngReadings& readings, IngTally& seen)
    : literal_({start, first}, {handicap_plays, 0}, readings),
      fast_(start, first, readings, handicap_plays),
      seen_(&seen) {}

std::optional<std::string> IngGameComparison::play_on(Random& random, std::size_t longest) {
    ++seen_->games;
    for (std::size_t number = 0; number < longest && !literal_.ended(); ++number) {
        if (auto difference = compare()) return difference;
        if (auto difference = agree(random)) return difference;
        const auto move = choose(random);
        if (!move) break;
        if (auto difference = make(*move)) return difference;
    }
    if (literal_.ended()) ++seen_->ended;
    return compare();
}

std::optional<std::string> IngGameComparison::compare() {
    if (auto difference = compare_state()) return difference;
    if (auto difference = compare_counts()) return difference;
    return compare_rulings();
}

std::optional<std::string> IngGameComparison::compare_state() const {
    if (static_cast<int>(literal_.stage()) != static_cast<int>(fast_.stage())) return "play, pause or end";
    if (literal_.position() != fast_.position()) return "the position";
    if (literal_.to_move() != fast_.to_move()) return "who moves next";
    const std::vector<Point> removed = fast_.last_removed();
    if (removed_last(literal_) != literal::PointSet(removed.begin(), removed.end()))
        return "what the last move removed";
    if (set_of(literal_.hot()) != fast_.hot()) return "hot stones";
    if (literal_.bans().size() != fast_.bans().size()) return "the number of cycles";
    if (literal_.bans().empty()) return std::nullopt;
    const literal::Ban& ban = literal_.bans().back();
    if (ban.disturber != fast_.bans().back().disturber) return "the disturber";
    if (set_of(ban.points) != fast_.bans().back().points) return "the disturber's points";
    if (set_of(ban.standing) != fast_.bans().back().standing.occupied()) return "the stones beside the cycle";
    return std::nullopt;
}

std::optional<std::string> IngGameComparison::compare_counts() {
    const literal::FilledBoard filled = literal_.filled(points_to_white);
    if (!filled.unfilled_shared.empty()) ++seen_->shared_spaces;
    const Margin area = literal::area_difference(literal_.position());
    if (filled.difference != area - Margin::of_points(points_to_white))
        return "filling in and the area formula";
    return area == fast_.difference() ? std::nullopt : std::optional<std::string>("the difference");
}

std::optional<std::string> IngGameComparison::compare_rulings() {
    const Grid& grid = literal_.position().grid();
    std::vector<Move> moves{Pass{}};
    for (const Point point : grid.points()) moves.emplace_back(Play{point});
    for (const Move& move : moves) {
        const auto attempt = literal_.attempt(move);
        const std::string_view clause = attempt ? std::string_view{} : attempt.error().clause;
        ++seen_->rulings;
        if (clause == "ING-HS-4") ++seen_->hot_refused;
        if (clause == "ING-DK-3") ++seen_->disturbers_refused;
        if (clause == "ING-DK-1") ++seen_->repetitions_refused;
        if (clause != engine::clause_of(fast_.ruling(move))) return "the ruling on " + words_of(grid, move);
    }
    return std::nullopt;
}

std::optional<std::string> IngGameComparison::make(const Move& move) {
    const std::size_t cycles = literal_.bans().size();
    moves_ += ' ';
    moves_ += words_of(literal_.position().grid(), move);
    const bool allowed = literal_.move(move).has_value();
    if (allowed != (fast_.make(move) == engine::MoveRuling::allowed)) return "a move is made by one only";
    if (!allowed) return "a move is allowed and then refused";
    const literal::MadeMove& made = literal_.moves().back();
    ++seen_->moves;
    if (!made.removed.empty()) ++seen_->removals;
    const auto* play = std::get_if<Play>(&move);
    if (play != nullptr && made.removed.contains(play->point)) ++seen_->self_removals;
    if (literal_.hot().size() > 1) ++seen_->several_hot;
    seen_->cycles += literal_.bans().size() - cycles;
    return std::nullopt;
}

std::optional<std::string> IngGameComparison::agree(Random& random) {
    const Grid& grid = literal_.position().grid();
    const Point dead = grid.points()[below(random, static_cast<std::uint64_t>(grid.size()))];
    const bool pauses = literal_.stage() == literal::Stage::pause;
    if (below(random, pauses ? agreement_in : early_agreement_in) != 0) return std::nullopt;
    moves_ += fmt::format(" ({} dead)", vertex(grid, dead));
    const bool taken = literal_.take_away({dead}).has_value();
    if (taken) ++seen_->agreements;
    if (taken != fast_.take_away({dead})) return "an agreement on dead stones";
    return compare_state();
}

std::optional<Move> IngGameComparison::choose(Random& random) const {
    auto allowed = literal_.allowed_moves();
    const bool may_pass = allowed.erase(Pass{}) > 0;
    const bool passes = literal_.stage() == literal::Stage::pause || below(random, pass_in) == 0;
    if (allowed.empty() && !may_pass) return std::nullopt;
    if (allowed.empty() || (may_pass && passes && below(random, 4) != 0)) return Pass{};
    return *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(below(random, allowed.size())));
}

}  // namespace shikatsu::difftest
