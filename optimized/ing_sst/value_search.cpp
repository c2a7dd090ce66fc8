#include "optimized/ing_sst/value_search.hpp"

#include <algorithm>

#include "optimized/kernel/ascending.hpp"
#include "optimized/kernel/benson.hpp"

namespace shikatsu::optimized::ing_sst {

namespace {

constexpr std::size_t most_proofs = 16;

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
    absent.add(other.absent);
    ascending::unite(present, other.present);
    since = std::min(since, other.since);
}

ValueSearch::ValueSearch(const Game& game, const Limits& limits, Proofs proofs, PreparedOutlook& outlook)
    : game_(game),
      limits_(limits),
      rounds_(limits),
      log_(proofs == Proofs::kept ? std::optional(Log()) : std::nullopt),
      points_(game.board().all().count()),
      at_least_(-points_),
      at_most_(points_),
      numbers_of_bans_{{{}, 0}},
      bans_by_number_(1),
      bans_in_force_{0},
      prepared_(&outlook) {
    for (const Ban& ban : game_.bans()) bans_in_force_.back() = with_ban(bans_in_force_.back(), ban);
    for (const Stones& stones : game_.positions_before()) path_.push_back(code_of(stones));
    path_.push_back(code());
    for (const Code code : path_) ++appeared_[code];
}

BestPlay ValueSearch::run() {
    const auto widens = [&](DeviationBudget budget) { return widen(budget); };
    rounds_.look_ahead(widens);
    if (at_least_ < at_most_ && !rounds_.exhausted()) outlook_ = prepared_->from(game_.position(), limits_);
    rounds_.deviate(widens, 2 * points_);
    return {Margin::of_points(at_least_), Margin::of_points(at_most_), rounds_.states()};
}

/// What the outlook says the value is, or the middle between the bounds.
int ValueSearch::likely_value() const {
    const int likely =
        outlook_ != nullptr ? outlook_->middle(game_.to_move()) / 2 : (at_least_ + at_most_) / 2;
    return std::clamp(likely, at_least_, at_most_);
}

/// Whether a target between the bounds was decided.
bool ValueSearch::widen(DeviationBudget budget) {
    const auto targets = targets_between(at_least_, at_most_, 1);
    return ask_around(targets, likely_value(), budget, [&](int target, bool hope, DeviationBudget with) {
        return decide(target, hope, with);
    });
}

bool ValueSearch::decide(int target, bool hope, DeviationBudget budget) {
    open_.clear();
    hoped_ = hope ? Truth::yes : Truth::no;
    const Answer answer = reaches(target, budget);
    if (answer.truth == Truth::open) return false;
    const bool yes = answer.truth == Truth::yes;
    (yes ? at_least_ : at_most_) = yes ? target : target - 1;
    proofs_of_bounds_[static_cast<std::size_t>(yes ? Player::black : Player::white)] = answer.proof;
    return true;
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
    return KeyHash()(attempt.key) * spread + number;
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
        if (applies && std::all_of(answer.present.begin(), answer.present.end(), has_been) &&
            answer.absent.lack(path_, path_.back()))
            return &answer;
    }
    return nullptr;
}

void ValueSearch::remember(const Key& key, int target, const Answer& answer) {
    if (answer.since < game_.moves_made() || game_.moves_made() == 0) return;
    std::vector<Known>& here = known_[key];
    if (here.size() >= most_proofs) here.erase(here.begin());
    here.push_back({target, answer});
    here.back().answer.since = always;
}

ValueSearch::Answer ValueSearch::reaches(int target, DeviationBudget budget) {
    if (game_.ended()) {
        const bool reached = game_.difference() >= Margin::of_points(target);
        return {reached ? Truth::yes : Truth::no, {}, {}, always, proof_by_end};
    }
    const Key here = key();
    if (const Answer* answer = known(here, target)) return *answer;
    if (const Truth truth = decided_by_life(target); truth != Truth::open)
        return {truth, {}, {}, always, log_ ? log_->by_itself({}) : proof_by_end};
    const Attempt attempt{here, target};
    if (budget.moves == 0 || rounds_.exhausted() || open_.stays_open(attempt, budget)) {
        rounds_.more_may_tell();
        return {};
    }
    if (rounds_.exhausts()) return {};
    Answer answer = expand(here, target, budget);
    if (answer.truth == Truth::open) {
        open_.add(attempt, budget);
    } else {
        remember(here, target, answer);
    }
    return answer;
}

/// A refused move is refused again if its position has been, by positional superko, or the ban is in force.
void ValueSearch::take_refusal(const Move& move, MoveRuling ruling, Answer& all_fail) const {
    if (ruling != MoveRuling::repetition) return;
    const Point point = std::get<Play>(move).point;
    const auto played = play(game_.board(), game_.stones(), game_.to_move(), point);
    ascending::insert(all_fail.present, code_of(played->stones));
}

ValueSearch::Answer ValueSearch::expand(const Key& here, int target, DeviationBudget budget) {
    const Truth wanted = game_.to_move() == Player::black ? Truth::yes : Truth::no;
    const bool hopeful = wanted == hoped_;
    Answer all_fail{wanted == Truth::yes ? Truth::no : Truth::yes, {}, {}, always, proof_by_end};
    std::map<Move, Log::After> proofs;
    bool open = false;
    bool deviates = false;
    for (const Move& move : ordered_moves(here, target)) {
        if (deviates && budget.deviations == 0) {
            rounds_.more_may_tell();
            return {};
        }
        const Entered entered = enter(move);
        if (entered.ruling != MoveRuling::allowed) {
            take_refusal(move, entered.ruling, all_fail);
            const bool by_position = entered.ruling == MoveRuling::not_a_beginning;
            if (log_ && !by_position) proofs.emplace(move, std::nullopt);
            continue;
        }
        Answer answer = after(entered, target, budget.after_move(deviates));
        deviates = hopeful;
        if (answer.truth == wanted) {
            favourite_.insert_or_assign(here, move);
            if (log_) answer.proof = log_->by_move(move, answer.proof);
            return answer;
        }
        if (answer.truth == Truth::open) open = true;
        // One move that is not refuted is enough for the other player.
        if (open && !hopeful) return {};
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
    const MoveRuling ruling = game_.make(move);
    if (ruling != MoveRuling::allowed) return {ruling};
    const bool completes_cycle = game_.bans().size() > bans_before;
    const std::uint32_t bans = bans_in_force_.back();
    bans_in_force_.push_back(completes_cycle ? with_ban(bans, game_.bans().back()) : bans);
    path_.push_back(code());
    const bool is_new = appeared_[path_.back()]++ == 0;
    return {ruling, is_new, completes_cycle ? game_.bans().back().since : always};
}

void ValueSearch::leave() {
    --appeared_[path_.back()];
    path_.pop_back();
    bans_in_force_.pop_back();
    game_.take_back();
}

ValueSearch::Answer ValueSearch::after(const Entered& entered, int target, DeviationBudget budget) {
    const Code there = code();
    Answer answer = reaches(target, budget);
    leave();
    if (answer.truth == Truth::open) return answer;
    answer.since = std::min(answer.since, entered.since);
    // It has always been when the answer is asked for there.
    ascending::erase(answer.present, there);
    if (entered.is_new) answer.absent.insert(there);
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
    hoped_ = wanted;
    std::optional<Move> kept_by;
    const auto keeps = [&](DeviationBudget budget) {
        open_.clear();
        for (const Move& move : ordered_moves(key(), target)) {
            const Entered entered = enter(move);
            if (entered.ruling != MoveRuling::allowed || after(entered, target, budget).truth != wanted)
                continue;
            kept_by = move;
            break;
        }
        return false;
    };
    for (int moves = 0; rounds_.round(DeviationBudget::by_moves(moves), keeps) && !kept_by;) ++moves;
    return kept_by;
}

/// The favourite first, then by the outlook of the hopeful one, the best for who is to move first; without
/// one captures before other plays, the pass last.
std::vector<Move> ValueSearch::ordered_moves(const Key& here, int target) const {
    struct Promise {
        Move move;
        bool favourite;
        Outlook::Rank rank;
        int removed;
    };
    const auto known = favourite_.find(here);
    const Player player = game_.to_move();
    const Player hoping = hopeful();
    const int need = 2 * (hoping == Player::black ? target : 1 - target);
    std::vector<Promise> promises;
    const auto add = [&](const Move& move, const Stones& stones, int passes, int removed) {
        Promise promise{move, known != favourite_.end() && known->second == move, {}, removed};
        if (outlook_ != nullptr)
            promise.rank = outlook_->rank(hoping, need, stones, opponent(player), passes);
        promises.push_back(promise);
    };
    (game_.board().all() - game_.stones().occupied()).for_each([&](Point point) {
        const auto played = play(game_.board(), game_.stones(), player, point);
        if (played) add(Play{point}, played->stones, 0, played->removed.count());
    });
    add(Pass{}, game_.stones(), game_.passes() + 1, -1);
    std::stable_sort(promises.begin(), promises.end(), [&](const Promise& a, const Promise& b) {
        if (a.favourite != b.favourite) return a.favourite;
        if (a.rank != b.rank) return player == hoping ? a.rank > b.rank : a.rank < b.rank;
        return a.removed > b.removed;
    });
    std::vector<Move> moves;
    moves.reserve(promises.size());
    for (const Promise& promise : promises) moves.push_back(promise.move);
    return moves;
}

}  // namespace shikatsu::optimized::ing_sst
