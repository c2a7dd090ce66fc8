// Why the answers of a search are so, noted so that a strategy can be read off: the moves by which they are,
// and the answers after them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "reference/values/move.hpp"

namespace shikatsu::optimized {

/// The number of an answer's proof.
using AnswerProof = std::uint32_t;
/// The game has ended as wanted.
inline constexpr AnswerProof proof_by_end = 0;

/// Proofs are written down when answers are found, those that they rest on before them, and stay. `Strategy`
/// has Turns that are a Choice, Answers or a `Won`, with Places that lead to later ones.
template <class Strategy, class Move, class Won>
class StrategyLog {
  public:
    /// Nothing for a move that is refused.
    using After = std::optional<AnswerProof>;

    /// Without looking on.
    AnswerProof by_itself(Won won) { return add({Kind::itself, Pass{}, won, 0, 0}, {}); }
    /// By a move of the player who is sure.
    AnswerProof by_move(const Move& move, AnswerProof after) {
        return add({Kind::move, move, {}, 0, 0}, {after});
    }
    /// By all moves of his opponent.
    AnswerProof by_all(const std::map<Move, After>& after) {
        std::vector<After> in_order;
        for (const auto& [move, proof] : after) in_order.push_back(proof);
        return add({Kind::all, Pass{}, {}, 0, 0}, in_order);
    }

    /// The proof as a strategy; nothing if it takes more lines.
    std::optional<Strategy> strategy(AnswerProof proof, std::size_t most_lines) const {
        const auto order = rested_on(proof, most_lines);
        if (!order) return std::nullopt;
        Places places;
        for (const AnswerProof id : *order) places.emplace(id, static_cast<Place>(places.size()));
        Strategy strategy;
        for (const AnswerProof id : *order) strategy.lines.push_back(turn_of(proofs_[id], places));
        return strategy;
    }

  private:
    using Place = typename Strategy::Place;
    using Places = std::unordered_map<AnswerProof, Place>;

    enum class Kind : std::uint8_t { itself, move, all };
    struct Proof {
        Kind kind;
        Move move;
        Won won;
        /// In `after_`.
        std::uint32_t begin;
        std::uint32_t end;
    };

    AnswerProof add(Proof proof, const std::vector<After>& after) {
        proof.begin = static_cast<std::uint32_t>(after_.size());
        after_.insert(after_.end(), after.begin(), after.end());
        proof.end = static_cast<std::uint32_t>(after_.size());
        proofs_.push_back(std::move(proof));
        return static_cast<AnswerProof>(proofs_.size() - 1);
    }

    /// The proofs that it rests on, itself among them, each before those that it rests on itself.
    std::optional<std::vector<AnswerProof>> rested_on(AnswerProof proof, std::size_t most) const {
        std::unordered_set<AnswerProof> met{proof};
        std::vector<AnswerProof> found{proof};
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (found.size() > most) return std::nullopt;
            const Proof& here = proofs_[found[i]];
            for (std::uint32_t j = here.begin; j < here.end; ++j) {
                const After after = after_[j];
                if (after && *after != proof_by_end && met.insert(*after).second) found.push_back(*after);
            }
        }
        // What a proof rests on was written down before it.
        std::sort(found.begin(), found.end(), std::greater<>());
        return found;
    }

    static std::optional<Place> place_of(const After& after, const Places& places) {
        return after && *after != proof_by_end ? std::optional(places.at(*after)) : std::nullopt;
    }

    typename Strategy::Turn turn_of(const Proof& proof, const Places& places) const {
        if (proof.kind == Kind::itself) return proof.won;
        if (proof.kind == Kind::move) {
            const std::optional<Place> next = place_of(after_[proof.begin], places);
            if constexpr (std::is_same_v<decltype(Strategy::Choice::next), Place>) {
                return typename Strategy::Choice{proof.move, next.value()};
            } else {
                return typename Strategy::Choice{proof.move, next};
            }
        }
        typename Strategy::Answers answers;
        for (std::uint32_t i = proof.begin; i < proof.end; ++i) {
            if (after_[i] != After(proof_by_end)) answers.next.push_back(place_of(after_[i], places));
        }
        return answers;
    }

    std::vector<Proof> proofs_{Proof{Kind::itself, Pass{}, {}, 0, 0}};
    std::vector<After> after_;
};

}  // namespace shikatsu::optimized
