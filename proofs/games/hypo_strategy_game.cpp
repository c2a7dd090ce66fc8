#include "proofs/games/hypo_strategy_game.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "reference/certificates/hypo_question.hpp"

namespace shikatsu::proofs {

namespace {

using reference::attacking;
using reference::defending;
using reference::HypoCertificate;
using reference::Side;
using Life = reference::asura1989::Status;

constexpr std::size_t width = 64;
using State = reference::HypoState<width>;

/// Situations by number; all that can come after the start.
struct Node {
    State state;
    Side mover = attacking;
    /// Where the winner is to move also his pass, if he may.
    std::vector<std::pair<HypotheticalMove, std::size_t>> moves = {};
    /// After a pass.
    std::size_t passed = 0;
    bool suits_winner = false;
    Lemma lemma = Lemma::none;
    /// In which round it was found out that the winner wins; 0: not.
    std::uint32_t round = 0;
    std::size_t choice = 0;
};

class HypoStrategyGame {
  public:
    HypoStrategyGame(const Position& position, Point target, Life status, HypoConditions conditions)
        : winner_(status == Life::dead ? attacking : defending),
          conditions_(conditions),
          adjacency_(position.grid()),
          game_(adjacency_) {
        const auto question = reference::HypoQuestion<width>::about(position, target);
        wanted_ = question.wanted();
        explore(question.start);
    }

    std::optional<HypoStrategy> strategy() {
        if (conditions_ == HypoConditions::without_progress) {
            stay();
        } else {
            for (std::uint32_t round = 1; win_in(round); ++round) {
            }
        }
        if (nodes_.front().round == 0) return std::nullopt;
        return written();
    }

  private:
    std::size_t number_of(const State& state, Side mover) {
        const Key key{state.stones[0].to_ullong(), state.stones[1].to_ullong(), state.shadows[0].to_ullong(),
                      state.shadows[1].to_ullong(), mover};
        const auto [entry, added] = numbers_.emplace(key, nodes_.size());
        if (added) nodes_.push_back({state, mover});
        return entry->second;
    }

    void explore(const State& start) {
        number_of(start, attacking);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const State state = nodes_[i].state;  // a copy, as nodes are added
            const Side mover = nodes_[i].mover;
            const Side next = other(mover);
            Node found{state, mover};
            found.suits_winner = wanted_.dirty({state.stones, {}}).none() == (winner_ == attacking);
            found.passed = number_of(game_.at_turn_of(next, state), next);
            const bool may_pass = found.suits_winner || conditions_ == HypoConditions::with_any_pass;
            if (mover == winner_ && may_pass) found.moves.emplace_back(Pass{}, found.passed);
            game_.each_move(state, mover, [&](const HypotheticalMove& move, const State& after) {
                found.moves.emplace_back(move, number_of(after, next));
                return true;
            });
            for (const Lemma lemma : {Lemma::life, Lemma::closed, Lemma::filled}) {
                if ((lemma == Lemma::life) == (winner_ == defending) &&
                    holds(lemma, adjacency_, wanted_, {state.stones, {}}))
                    found.lemma = lemma;
            }
            nodes_[i] = std::move(found);
        }
    }

    bool won_before(std::size_t i, std::uint32_t round) const {
        return nodes_[i].round > 0 && nodes_[i].round < round;
    }

    /// Whether all that the loser can do leads to what was won before; what he passes leads to only if the
    /// winner has not just passed.
    bool answered(const Node& node, std::uint32_t round) const {
        return std::ranges::all_of(node.moves,
                                   [&](const auto& move) { return won_before(move.second, round); });
    }
    bool pass_answered(const Node& node, std::uint32_t round) const {
        if (!node.suits_winner) return won_before(node.passed, round);
        if (winner_ == attacking) return true;
        // There the defender can pass as well, so that it is not farther from winning; or else it has to be.
        return &nodes_[nodes_[node.passed].passed] == &node || won_before(node.passed, round);
    }

    /// Finds out what is won in the round; whether there is anything.
    bool win_in(std::uint32_t round) {
        bool any = false;
        for (Node& node : nodes_) {
            if (node.round == 0 && wins_in(node, round)) {
                node.round = round;
                any = true;
            }
        }
        return any;
    }

    bool wins_in(Node& node, std::uint32_t round) const {
        if (node.lemma != Lemma::none) return true;
        if (node.mover != winner_) return answered(node, round) && pass_answered(node, round);
        for (std::size_t i = 0; i < node.moves.size(); ++i) {
            const Node& after = nodes_[node.moves[i].second];
            const bool passes = std::holds_alternative<Pass>(node.moves[i].first);
            if (!won_before(node.moves[i].second, round) &&
                !(passes && (after.lemma != Lemma::none || answered(after, round))))
                continue;
            node.choice = i;
            return true;
        }
        return false;
    }

    /// All situations in which the winner can see to it that his passes suit him for ever.
    void stay() {
        for (Node& node : nodes_) node.round = 1;
        for (bool changed = true; changed;) {
            changed = false;
            for (Node& node : nodes_) {
                if (node.round == 0 || node.lemma != Lemma::none || stays(node)) continue;
                node.round = 0;
                changed = true;
            }
        }
    }
    bool stays(Node& node) const {
        if (node.mover != winner_)
            return answered(node, 2) && (node.suits_winner || won_before(node.passed, 2));
        for (std::size_t i = 0; i < node.moves.size(); ++i) {
            if (!won_before(node.moves[i].second, 2)) continue;
            node.choice = i;
            return true;
        }
        return false;
    }

    /// In the order of the format.
    HypoStrategy written() const {
        HypoStrategy strategy;
        std::vector<std::size_t> met{0};
        std::set<std::size_t> known;
        const auto meet = [&](std::size_t i) {
            if (known.insert(i).second) met.push_back(i);
        };
        const auto meet_answers = [&](std::size_t i, bool after_pass) {
            if (!after_pass && !nodes_[i].suits_winner) meet(nodes_[i].passed);
            for (const auto& [move, next] : nodes_[i].moves) meet(next);
        };
        if (winner_ == attacking) known.insert(0);
        for (std::size_t i = 0; i < met.size(); ++i) {
            const Node& node = nodes_[met[i]];
            const bool begins = i == 0 && winner_ == defending;
            if (node.lemma != Lemma::none || begins) {
                strategy.lines.push_back({std::nullopt, node.lemma, 0});
                if (node.lemma == Lemma::none) meet_answers(met[i], false);
                continue;
            }
            const auto& [move, next] = node.moves[node.choice];
            const Lemma lemma = nodes_[next].lemma;
            const bool counts = lemma == Lemma::none && conditions_ != HypoConditions::without_progress;
            strategy.lines.push_back({move, lemma, counts ? node.round : 0});
            if (lemma == Lemma::none) meet_answers(next, std::holds_alternative<Pass>(move));
        }
        return strategy;
    }

    using Key = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, Side>;

    Side winner_;
    HypoConditions conditions_;
    reference::Adjacency<width> adjacency_;
    reference::HypoGame<width> game_;
    reference::Wanted<width> wanted_;
    std::map<Key, std::size_t> numbers_;
    std::vector<Node> nodes_;
};

}  // namespace

std::optional<HypoCertificate> hypo_strategy(const Position& position, Point target, Life status,
                                             HypoConditions conditions) {
    auto strategy = HypoStrategyGame(position, target, status, conditions).strategy();
    if (!strategy) return std::nullopt;
    return HypoCertificate{position, target, status, *std::move(strategy)};
}

}  // namespace shikatsu::proofs
