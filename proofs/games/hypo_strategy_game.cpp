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
using Life = reference::asura1989::Status;

constexpr std::size_t hypo_width = 64;
using HypoState = reference::HypoState<hypo_width>;

/// Situations by number; all that can come after the start.
struct Node {
    HypoState state;
    reference::Side mover = attacking;
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
          rules_(position, target) {
        explore(rules_.question.start);
    }

    std::optional<HypoStrategy> strategy() {
        if (conditions_ == HypoConditions::without_progress) {
            stay();
        } else {
            win();
        }
        if (nodes_.front().round == 0) return std::nullopt;
        return written({0});
    }

    /// Finds out what is won without any repetition.
    void win() {
        for (std::uint32_t round = 1; win_in(round); ++round) {
        }
    }
    std::size_t number(const HypoState& state, reference::Side mover) const {
        return numbers_.at(key(state, mover));
    }
    bool won(std::size_t i) const { return nodes_[i].round > 0; }
    Lemma lemma(std::size_t i) const { return nodes_[i].lemma; }
    bool suits_winner(std::size_t i) const { return nodes_[i].suits_winner; }

    /// The lines for these situations, in the order of the format. They are won, and at the winner's turn or
    /// the start.
    HypoStrategy written(const std::vector<std::size_t>& first) const {
        HypoStrategy strategy;
        std::vector<std::size_t> met;
        std::set<std::size_t> known;
        const auto meet = [&](std::size_t i) {
            if (known.insert(i).second) met.push_back(i);
        };
        const auto meet_answers = [&](std::size_t i, bool after_pass) {
            if (!after_pass && !nodes_[i].suits_winner) meet(nodes_[i].passed);
            for (const auto& [move, next] : nodes_[i].moves) meet(next);
        };
        for (const std::size_t i : first) meet(i);
        for (std::size_t i = 0; i < met.size(); ++i) {
            const Node& node = nodes_[met[i]];
            const bool begins = node.mover != winner_;
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

  private:
    using Key = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, reference::Side>;

    static Key key(const HypoState& state, reference::Side mover) {
        return {state.stones[0].to_ullong(), state.stones[1].to_ullong(), state.shadows[0].to_ullong(),
                state.shadows[1].to_ullong(), mover};
    }

    std::size_t number_of(const HypoState& state, reference::Side mover) {
        const auto [entry, added] = numbers_.emplace(key(state, mover), nodes_.size());
        if (added) nodes_.push_back({state, mover});
        return entry->second;
    }

    void explore(const HypoState& start) {
        number_of(start, attacking);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const HypoState state = nodes_[i].state;  // a copy, as nodes are added
            const reference::Side mover = nodes_[i].mover;
            const reference::Side next = other(mover);
            Node found{state, mover};
            found.suits_winner = rules_.suits(winner_, state);
            found.lemma = rules_.lemma_for(winner_, state);
            found.passed = number_of(rules_.game.at_turn_of(next, state), next);
            const bool may_pass = found.suits_winner || conditions_ == HypoConditions::with_any_pass;
            if (mover == winner_ && may_pass) found.moves.emplace_back(Pass{}, found.passed);
            rules_.game.each_move(state, mover, [&](const HypotheticalMove& move, const HypoState& after) {
                found.moves.emplace_back(move, number_of(after, next));
                return true;
            });
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

    reference::Side winner_;
    HypoConditions conditions_;
    reference::HypoRules<hypo_width> rules_;
    std::map<Key, std::size_t> numbers_;
    std::vector<Node> nodes_;
};

/// Tries the winner's choices along the text's own hypo-sequences.
class SequencesGame {
  public:
    SequencesGame(const Position& position, Point target, Life status, SequenceConditions conditions)
        : position_(position),
          status_(status),
          conditions_(conditions),
          defender_(position.player_at(target)),
          winner_(status == Life::dead ? opponent(defender_) : defender_),
          chain_{reference::asura1989::chain_at(position, target)},
          game_(position, target, status, HypoConditions::as_checked) {
        game_.win();
    }

    std::optional<HypoSequences> sequences() {
        if (!goes_well({position_, opponent(defender_), chain_.front().points, {}})) return std::nullopt;
        return HypoSequences{turns_, game_.written(known_)};
    }

  private:
    using HypoSequence = reference::asura1989::HypoSequence;

    bool goes_well(const HypoSequence& sequence) {
        const bool repeated =
            sequence.must_pass() || sequence.finish() == reference::asura1989::Finish::tactical_cycle;
        if (repeated && conditions_ == SequenceConditions::with_repetitions_won) return true;
        if (sequence.finish())
            return reference::asura1989::interpretation(position_, chain_, sequence) == status_;
        const Player mover = sequence.situation().to_move;
        const std::size_t i = game_.number(reference::hypo_state<hypo_width>(sequence.situation(), defender_),
                                           mover == defender_ ? defending : attacking);
        if (game_.lemma(i) != Lemma::none) return true;
        return mover == winner_ ? a_choice_goes_well(sequence, i) : each_move_goes_well(sequence);
    }

    bool each_move_goes_well(const HypoSequence& sequence) {
        return std::ranges::all_of(sequence.allowed(), [&](const HypotheticalMove& move) {
            const bool left_out = std::holds_alternative<Pass>(move) && !sequence.must_pass() &&
                                  conditions_ == SequenceConditions::without_passes_of_the_loser;
            return left_out || goes_well(sequence.with(move));
        });
    }

    bool a_choice_goes_well(const HypoSequence& sequence, std::size_t i) {
        const bool after_pass =
            !sequence.moves().empty() && std::holds_alternative<Pass>(sequence.moves().back());
        if (sequence.must_pass() || (after_pass && game_.suits_winner(i)))
            return goes_well(sequence.with(Pass{}));
        const auto before = turns_.size();
        const auto known_before = known_.size();
        if (game_.won(i)) {
            turns_.emplace_back();
            known_.push_back(i);
            return true;
        }
        return std::ranges::any_of(sequence.allowed(), [&](const HypotheticalMove& move) {
            turns_.resize(before);
            known_.resize(known_before);
            turns_.emplace_back(move);
            return goes_well(sequence.with(move));
        });
    }

    const Position& position_;
    Life status_;
    SequenceConditions conditions_;
    Player defender_;
    Player winner_;
    std::vector<reference::asura1989::Chain> chain_;
    HypoStrategyGame game_;
    std::vector<std::optional<HypotheticalMove>> turns_;
    std::vector<std::size_t> known_;
};

}  // namespace

std::optional<HypoCertificate> hypo_strategy(const Position& position, Point target, Life status,
                                             HypoConditions conditions) {
    auto strategy = HypoStrategyGame(position, target, status, conditions).strategy();
    if (!strategy) return std::nullopt;
    return HypoCertificate{position, target, status, *std::move(strategy)};
}

std::optional<reference::SequencesCertificate> hypo_sequences(const Position& position, Point target,
                                                              Life status, SequenceConditions conditions) {
    auto sequences = SequencesGame(position, target, status, conditions).sequences();
    if (!sequences) return std::nullopt;
    return reference::SequencesCertificate{position, asura1989::PreviousOccurrence::last, target, status,
                                           *std::move(sequences)};
}

}  // namespace shikatsu::proofs
