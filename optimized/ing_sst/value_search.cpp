#include "optimized/ing_sst/value_search.hpp"

#include <algorithm>

#include "optimized/kernel/ascending.hpp"
#include "optimized/kernel/benson.hpp"

namespace shikatsu::optimized::ing_sst {

namespace {

constexpr std::size_t most_proofs = 16;
constexpr int deepest = 120;

std::uint32_t code_of(const Stones& stones) {
    std::uint32_t code = 0;
    stones.of(Player::black).for_each([&](Point point) { code |= 1U << (2 * point.index); });
    stones.of(Player::white).for_each([&](Point point) { code |= 2U << (2 * point.index); });
    return code;
}

/// Stones that the opponent cannot remove while their owner passes. He may remove stones of his own and make
/// room, so that a region counts only if each of its points, occupied or not, is beside the stones.
int lasting_stones(const Board& board, const Set& own) {
    return unconditionally_alive(board, own, board.all() - own).count();
}

}  // namespace

void ValueSearch::Answer::add(const Answer& other) {
    dependence.add(other.dependence);
    since = std::min(since, other.since);
}

ValueSearch::ValueSearch(const Game& game, const Limits& limits, Proofs proofs)
    : game_(game),
      effort_(limits),
      log_(proofs == Proofs::kept ? std::optional(Log()) : std::nullopt),
      points_(game.board().all().count()),
      at_least_(-points_),
      at_most_(points_),
      numbers_of_bans_{{{}, 0}},
      bans_by_number_(1),
      bans_in_force_{0} {
    for (const Ban& ban : game_.bans()) bans_in_force_.back() = with_ban(bans_in_force_.back(), ban);
    for (const Stones& stones : game_.positions_before()) ++appeared_[code_of(stones)];
    ++appeared_[code()];
}

BestPlay ValueSearch::run() {
    for (int depth = 1; depth < deepest && !effort_.exhausted() && at_least_ < at_most_; ++depth) {
        open_.clear();
        depth_mattered_ = false;
        while (deepen(depth)) continue;
        if (!depth_mattered_) break;
    }
    return {Margin::of_points(at_least_), Margin::of_points(at_most_), effort_.states()};
}

/// Tries targets between the bounds; whether one of them was decided.
bool ValueSearch::deepen(int depth) {
    for (const int target : targets_from_the_middle(at_least_, at_most_, 1)) {
        const Answer answer = reaches(target, depth);
        if (answer.truth == Truth::yes) at_least_ = target;
        if (answer.truth == Truth::no) at_most_ = target - 1;
        if (answer.truth != Truth::open) {
            const Player sure = answer.truth == Truth::yes ? Player::black : Player::white;
            proofs_of_bounds_[static_cast<std::size_t>(sure)] = answer.proof;
            return true;
        }
        if (effort_.exhausted()) return false;
    }
    return false;
}

ValueSearch::Code ValueSearch::code() const {
    return code_of(game_.stones());
}

ValueSearch::Key ValueSearch::key() const {
    constexpr int bits_of_position = 2 * most_points_to_search;
    constexpr int bits_of_hot = most_points_to_search;
    std::uint64_t state = code();
    const auto bit = [](int place) { return std::uint64_t{1} << place; };
    game_.hot().for_each([&](Point point) { state |= bit(bits_of_position + point.index); });
    if (game_.to_move() == Player::black) state |= bit(bits_of_position + bits_of_hot);
    state |= static_cast<std::uint64_t>(game_.passes()) << (bits_of_position + bits_of_hot + 1);
    return {state, bans_in_force_.back()};
}

std::size_t ValueSearch::KeyHash::operator()(const Key& key) const {
    return (key.state ^ std::uint64_t{key.bans} << 52) * 0x9e3779b97f4a7c15U >> 16;
}

std::size_t ValueSearch::AttemptHash::operator()(const Attempt& attempt) const {
    constexpr std::size_t spread = 131;
    const auto number = static_cast<std::size_t>(attempt.target + most_points_to_search);
    return (KeyHash()(attempt.key) * spread + number) * spread + static_cast<std::size_t>(attempt.depth);
}

ValueSearch::BanContent ValueSearch::content_of(const Ban& ban) const {
    BanContent content{static_cast<Code>(ban.disturber)};
    if (game_.readings().ban == IngBan::positions) {
        for (const Stones& stones : ban.positions) content.push_back(code_of(stones));
        return content;
    }
    content.push_back(code_of({{ban.points, {}}}));
    content.push_back(code_of(ban.standing));
    return content;
}

std::uint32_t ValueSearch::with_ban(std::uint32_t bans, const Ban& ban) {
    std::set<BanContent> all = bans_by_number_[bans];
    if (!all.insert(content_of(ban)).second) return bans;
    const auto next = static_cast<std::uint32_t>(bans_by_number_.size());
    const auto [place, is_new] = numbers_of_bans_.emplace(all, next);
    if (is_new) bans_by_number_.push_back(std::move(all));
    return place->second;
}

/// The other points may all become one player's.
ValueSearch::Truth ValueSearch::decided_by_life(int target) const {
    const Stones& stones = game_.stones();
    if (2 * lasting_stones(game_.board(), stones.of(Player::black)) - points_ >= target) return Truth::yes;
    if (points_ - 2 * lasting_stones(game_.board(), stones.of(Player::white)) < target) return Truth::no;
    return Truth::open;
}

const ValueSearch::Answer* ValueSearch::known(const Key& key, int target) const {
    const auto here = known_.find(key);
    if (here == known_.end()) return nullptr;
    const auto has_been = [&](Code code) {
        const auto found = appeared_.find(code);
        return found != appeared_.end() && found->second > 0;
    };
    for (const auto& [known_target, answer] : here->second) {
        const bool applies = answer.truth == Truth::yes ? known_target >= target : known_target <= target;
        if (applies && answer.dependence.holds(has_been)) return &answer;
    }
    return nullptr;
}

void ValueSearch::remember(const Key& key, int target, const Answer& answer) {
    if (answer.since < game_.moves_made() || game_.moves_made() == 0) return;
    if (answer.dependence.too_large()) return;
    std::vector<Known>& here = known_[key];
    if (here.size() >= most_proofs) here.erase(here.begin());
    here.push_back({target, answer});
    here.back().answer.since = always;
}

ValueSearch::Answer ValueSearch::reaches(int target, int depth) {
    if (game_.ended()) {
        const bool reached = game_.difference() >= Margin::of_points(target);
        return {reached ? Truth::yes : Truth::no, {}, always, proof_by_end};
    }
    const Key here = key();
    if (const Answer* answer = known(here, target)) return *answer;
    if (const Truth truth = decided_by_life(target); truth != Truth::open)
        return {truth, {}, always, log_ ? log_->by_itself({}) : proof_by_end};
    if (depth == 0) depth_mattered_ = true;
    if (depth == 0 || effort_.exhausts()) return {};
    const Attempt attempt{here, target, depth};
    if (open_.contains(attempt)) return {};
    Answer answer = expand(here, target, depth);
    if (answer.truth == Truth::open) {
        open_.insert(attempt);
    } else {
        remember(here, target, answer);
    }
    return answer;
}

/// A refused move is refused again if its position has been, by positional superko, or the ban is in force.
void ValueSearch::take_refusal(const Move& move, Answer& all_fail) const {
    if (game_.ruling(move) != MoveRuling::repetition) return;
    const Point point = std::get<Play>(move).point;
    const auto played = play(game_.board(), game_.stones(), game_.to_move(), point);
    ascending::insert(all_fail.dependence.present, code_of(played->stones));
}

ValueSearch::Answer ValueSearch::expand(const Key& here, int target, int depth) {
    const Truth wanted = game_.to_move() == Player::black ? Truth::yes : Truth::no;
    Answer all_fail{wanted == Truth::yes ? Truth::no : Truth::yes, {}, always, proof_by_end};
    std::map<Move, Log::After> proofs;
    bool open = false;
    for (const Move& move : ordered_moves(here)) {
        const MoveRuling ruling = game_.ruling(move);
        if (ruling != MoveRuling::allowed) {
            take_refusal(move, all_fail);
            const bool by_position =
                ruling == MoveRuling::single_self_removal || ruling == MoveRuling::not_a_beginning;
            if (log_ && !by_position) proofs.emplace(move, std::nullopt);
            continue;
        }
        Answer answer = after(move, target, depth - 1);
        if (answer.truth == wanted) {
            favourite_.insert_or_assign(here, move);
            if (log_) answer.proof = log_->by_move(move, answer.proof);
            return answer;
        }
        if (answer.truth == Truth::open) open = true;
        if (open) continue;
        all_fail.add(answer);
        if (log_) proofs.emplace(move, answer.proof);
    }
    if (open) return {};
    if (log_) all_fail.proof = log_->by_all(proofs);
    return all_fail;
}

std::optional<IngStrategy> ValueSearch::strategy(Player player, std::size_t most_lines) const {
    const auto proof = proofs_of_bounds_[static_cast<std::size_t>(player)];
    // No difference is beyond that of all points.
    if (!proof) return IngStrategy{{IngStrategy::Life{}}};
    return log_->strategy(*proof, most_lines);
}

ValueSearch::Entered ValueSearch::enter(const Move& move) {
    const std::size_t bans_before = game_.bans().size();
    game_.make(move);
    const bool completes_cycle = game_.bans().size() > bans_before;
    const std::uint32_t bans = bans_in_force_.back();
    bans_in_force_.push_back(completes_cycle ? with_ban(bans, game_.bans().back()) : bans);
    const bool is_new = appeared_[code()]++ == 0;
    return {is_new, completes_cycle ? game_.bans().back().since : always};
}

void ValueSearch::leave() {
    --appeared_[code()];
    bans_in_force_.pop_back();
    game_.take_back();
}

ValueSearch::Answer ValueSearch::after(const Move& move, int target, int depth) {
    const auto [is_new, since] = enter(move);
    const Code there = code();
    Answer answer = reaches(target, depth);
    leave();
    if (answer.truth == Truth::open) return answer;
    answer.since = std::min(answer.since, since);
    // It has always been when the answer is asked for there.
    ascending::erase(answer.dependence.present, there);
    if (is_new) ascending::insert(answer.dependence.absent, there);
    return answer;
}

std::optional<std::vector<Move>> ValueSearch::main_line() {
    std::vector<Move> line;
    while (!game_.ended()) {
        const auto move = move_that_keeps();
        if (!move) return std::nullopt;
        line.push_back(*move);
        enter(*move);
    }
    return line;
}

/// Black's move by which he can still come to the value, or White's by which she can hold him to it, with the
/// shortest proof of that.
std::optional<Move> ValueSearch::move_that_keeps() {
    const bool blacks = game_.to_move() == Player::black;
    const int target = blacks ? at_least_ : at_most_ + 1;
    const Truth wanted = blacks ? Truth::yes : Truth::no;
    for (int depth = 1; depth < deepest && !effort_.exhausted(); ++depth) {
        open_.clear();
        for (const Move& move : ordered_moves(key())) {
            if (game_.ruling(move) == MoveRuling::allowed && after(move, target, depth - 1).truth == wanted)
                return move;
        }
    }
    return std::nullopt;
}

/// The favourite first, then captures and other plays, the pass last.
std::vector<Move> ValueSearch::ordered_moves(const Key& here) const {
    std::vector<Move> moves;
    const auto favourite = favourite_.find(here);
    if (favourite != favourite_.end()) moves.push_back(favourite->second);
    const Stones& stones = game_.stones();
    (game_.board().all() - stones.occupied()).for_each([&](Point point) { moves.emplace_back(Play{point}); });
    moves.emplace_back(Pass{});
    if (favourite != favourite_.end()) {
        const auto again = std::find(moves.begin() + 1, moves.end(), favourite->second);
        if (again != moves.end()) moves.erase(again);
    }
    return moves;
}

}  // namespace shikatsu::optimized::ing_sst
