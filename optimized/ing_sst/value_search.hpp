// Whether Black can come to a difference, when what is allowed depends on the whole game.
#pragma once

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/ing_sst/best_play.hpp"
#include "optimized/ing_sst/outlook.hpp"
#include "optimized/ing_sst/past.hpp"
#include "optimized/kernel/rounds.hpp"
#include "optimized/kernel/strategy_log.hpp"

namespace shikatsu::optimized::ing_sst {

/// Asks of each of the players whether he is the one who has what he wants, and lets him deviate from the
/// moves that look best for him, again and again, each time more often. An answer is remembered together with
/// what it took from the game before: positions that had not been, because a move led to them, and, by
/// positional superko, positions that had been, because they forbade a move. It counts again under such
/// games, if the same bans are in force. An answer that rests on a cycle or a ban that reaches back into the
/// game before is not remembered.
class ValueSearch {
  public:
    /// Whether proofs are kept, which takes memory.
    enum class Proofs : std::uint8_t { forgotten, kept };

    /// Requires a grid of at most `most_points_to_search` points.
    ValueSearch(const Game& game, const Limits& limits, Proofs proofs, PreparedOutlook& outlook);

    BestPlay run();
    /// A game from here to the end in which each move keeps the value. Nothing if the limits end it. Requires
    /// that run() has decided, and is the last thing that is asked.
    std::optional<std::vector<Move>> main_line();
    /// How the player is sure of the bound that run() has found for him; nothing if that takes more lines.
    /// Requires that proofs are kept.
    std::optional<IngStrategy> strategy(Player player, std::size_t most_lines) const;

  private:
    enum class Truth : std::uint8_t { no, yes, open };
    using Log = StrategyLog<IngStrategy, Move, IngStrategy::Life>;
    using Code = PositionCode;
    /// A position, what is hot, who is to move, how many passes there were in succession, and the bans.
    struct Key {
        std::uint64_t state;
        std::uint32_t bans;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Attempt {
        Key key;
        int target;
        friend bool operator==(const Attempt&, const Attempt&) = default;
    };
    struct AttemptHash {
        std::size_t operator()(const Attempt& attempt) const;
    };
    /// What a ban says, in numbers.
    using BanContent = std::vector<Code>;

    static constexpr std::size_t always = std::numeric_limits<std::size_t>::max();

    struct Answer {
        Truth truth = Truth::open;
        AbsentPositions absent;
        /// Positions that had been, because they forbade a move; in ascending order.
        std::vector<Code> present;
        /// It is the same whatever was before so many moves of the game.
        std::size_t since = always;
        /// If they are kept and it is not open.
        AnswerProof proof = proof_by_end;

        void add(const Answer& other);
    };
    /// What became of a move, beside the position.
    struct Entered {
        /// If it was not allowed, none was made.
        MoveRuling ruling = MoveRuling::allowed;
        /// Whether the position had not been before.
        bool is_new = false;
        /// As in an answer, of the cycle that it completed.
        std::size_t since = always;
    };
    /// Of what is remembered, `since` is always.
    struct Known {
        int target;
        Answer answer;
    };

    Code code() const;
    Key key() const;
    BanContent content_of(const Ban& ban) const;
    /// The number of the set of bans with one more among them.
    std::uint32_t with_ban(std::uint32_t bans, const Ban& ban);
    Truth decided_by_life(int target) const;
    const Answer* known(const Key& key, int target) const;
    void remember(const Key& key, int target, const Answer& answer);
    std::vector<Move> ordered_moves(const Key& here, int target) const;
    Player hopeful() const { return hoped_ == Truth::yes ? Player::black : Player::white; }
    Answer reaches(int target, DeviationBudget budget);
    Answer expand(const Key& here, int target, DeviationBudget budget);
    /// After a move, which is taken back.
    Answer after(const Entered& entered, int target, DeviationBudget budget);
    Entered enter(const Move& move);
    void leave();
    std::optional<Move> move_that_keeps();
    void take_refusal(const Move& move, MoveRuling ruling, Answer& all_fail) const;
    int likely_value() const;
    bool widen(DeviationBudget budget);
    bool decide(int target, bool hope, DeviationBudget budget);

    Game game_;
    Limits limits_;
    Rounds rounds_;
    /// Nothing if proofs are forgotten.
    std::optional<Log> log_;
    /// Of the bounds, each by its player.
    std::array<std::optional<AnswerProof>, 2> proofs_of_bounds_;
    int points_;
    int at_least_;
    int at_most_;
    /// The sets of bans that have occurred, numbered; the one in force now is the last of the stack.
    std::map<std::set<BanContent>, std::uint32_t> numbers_of_bans_;
    std::vector<std::set<BanContent>> bans_by_number_;
    std::vector<std::uint32_t> bans_in_force_;
    std::unordered_map<Code, int> appeared_;
    /// The same positions in the order in which they were; the last one is on the board.
    std::vector<Code> path_;
    std::unordered_map<Key, std::vector<Known>, KeyHash> known_;
    /// The move that last decided.
    std::unordered_map<Key, Move, KeyHash> favourite_;
    PreparedOutlook* prepared_;
    /// Null near the end of the game, where it goes without one, and where there is none.
    const Outlook* outlook_ = nullptr;
    /// What is tried to be shown: what Black wants, or White.
    Truth hoped_ = Truth::yes;
    OpenStates<Attempt, AttemptHash> open_;
};

}  // namespace shikatsu::optimized::ing_sst
