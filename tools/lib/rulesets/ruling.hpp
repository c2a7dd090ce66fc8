// What a ruleset says of a position or of a game, in the same form for every ruleset.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/values/margin.hpp"
#include "reference/values/move.hpp"
#include "reference/values/position.hpp"
#include "tools/lib/game_record.hpp"
#include "tools/lib/notation.hpp"

namespace shikatsu::tools {

/// What proves a status, or a bound on best play, for the reference's checker.
struct RulingCertificate {
    /// Writes it, as it may be long.
    std::function<std::string()> text;
    /// The same for strings with one proof; null for bounds.
    const void* proof = nullptr;
};

/// Why a string has its status.
struct StringExplanation {
    std::string question;
    /// What is known of the answer, and how it was found.
    std::string answer;
    /// How play goes if both do their best, if a search has shown it.
    std::optional<Sequence> main_line;
};

/// What is said of one string.
struct StringRuling {
    Player owner = Player::black;
    /// In reading order.
    std::vector<Point> points;
    /// In the ruleset's words, such as "capturable-2"; nothing if it is undecided.
    std::optional<std::string> status;
    /// Whether the string stays when the score is made; nothing if that is undecided or not for the ruleset
    /// to say.
    std::optional<bool> alive;
    /// The clause behind the status; empty if it is undecided.
    std::string clause;
    /// Whether it is alive in seki; nothing if that is undecided or the ruleset does not say it of strings.
    std::optional<bool> in_seki = std::nullopt;
    /// Only if it was asked for, there is one and the ruleset has certificates.
    std::optional<RulingCertificate> certificate = std::nullopt;
    /// Only if it was asked for.
    std::optional<StringExplanation> explanation = std::nullopt;
};

/// Each player's territory in reading order, with what else is said of intersections. Stones may stand there.
struct TerritoryRuling {
    std::vector<Point> black;
    std::vector<Point> white;
    std::string clause;
};

/// One term of the score, Black's being positive.
struct ScoreTerm {
    Margin value;
    std::string words;
};

struct ScoreRuling {
    /// Their sum is the margin.
    std::vector<ScoreTerm> terms;
    Margin margin;
    std::string clause;
    /// The one by which a margin makes a winner.
    std::string winner_clause;
    /// Whose the game is without difference; nobody's where that is a tie.
    std::optional<Player> favoured = std::nullopt;
};

/// The strategy by which a player is sure of a bound.
struct BoundProof {
    /// The bound, without what was there before.
    Margin to_come;
    /// Of games that the strategy goes through.
    std::size_t places = 0;
    RulingCertificate certificate;
};

/// What best play comes to if `first` moves next; both bounds are the same if it is known.
struct BestPlay {
    Player first = Player::black;
    std::optional<Margin> at_least;
    std::optional<Margin> at_most;
    /// Of Black for the one bound and of White for the other; only if they were asked for and found, by
    /// rulesets that certify best play.
    std::optional<BoundProof> blacks = std::nullopt;
    std::optional<BoundProof> whites = std::nullopt;
    /// Whether they were looked for.
    bool strategies_sought = false;
    /// A game in which both are as good as their bounds, if rulings are to be explained and one was found.
    std::optional<Sequence> main_line = std::nullopt;

    bool decided() const { return at_least && at_least == at_most; }
};

/// The board after all stones have been filled in: 'b' and 'w' were filled in, '#' and 'O' stood there
/// before.
struct FilledRuling {
    std::vector<std::string> rows;
    std::string clause;
};

/// As it is written down: the players take turns.
Sequence sequence_of(Player first, const std::vector<Move>& moves);

/// What a ruleset says of a position at which the game is over, or would be.
struct Ruling {
    Position position;
    /// The name of the ruleset and the readings that depart from the literal ones.
    std::string rules;
    /// In reading order of each string's first point; empty if the ruleset says nothing of strings.
    std::vector<StringRuling> strings;
    /// Nothing if it is undecided.
    std::optional<TerritoryRuling> territory;
    /// Nothing if it is undecided. Of a ruleset that settles everything by play: as the position stands.
    std::optional<ScoreRuling> score;
    /// Only of rulesets that settle everything by play.
    std::vector<BestPlay> best_play;
    std::string best_play_clause;
    /// What else a reader has to know, each one sentence.
    std::vector<std::string> remarks;
    /// Only of rulesets that count by filling in.
    std::optional<FilledRuling> filled = std::nullopt;

    /// Whether every string's status, the score and best play are known.
    bool decided() const;
};

/// A move that was made, and from where it removed stones.
struct MoveRuling {
    RecordedMove move;
    std::vector<Point> removed;
};

/// The move that is not allowed; the game is not followed beyond it.
struct RefusedMoveRuling {
    /// Counted from 1.
    std::size_t number = 0;
    RecordedMove move;
    std::string clause;
    std::string sentence;
};

enum class Winner { black, white, tie };
const char* name(Winner winner);
/// "Black wins by 3", "White wins by 0.5" or "a tie".
std::string outcome(Margin margin);
Winner winner_of(Margin margin);
/// The same by what the ruleset says of no difference.
std::string outcome(const ScoreRuling& score);
Winner winner_of(const ScoreRuling& score);

/// What a ruleset says of a game.
struct GameRuling {
    std::string rules;
    Position start;
    std::vector<MoveRuling> moves;
    std::optional<RefusedMoveRuling> refused;
    /// How the game ended, with its clause; nothing if it has not.
    std::optional<std::string> ending;
    std::string ending_clause;
    /// The position at the end as it is scored; nothing if the game goes on or ended without score.
    std::optional<Ruling> final_ruling;
    /// Nothing if there is none yet or it is undecided.
    std::optional<Winner> winner;
    /// By how much, if there is a score.
    std::optional<Margin> margin;
    std::string result_clause;
    std::vector<std::string> remarks;
    /// Whether it has ended and by the rules has no result.
    bool without_result = false;

    /// Whether the game has ended and its result is not known.
    bool undecided() const { return ending && !winner && !without_result; }
};

/// Where the rules look at the game before, and only its last position is known: what a remark says of it.
inline constexpr const char* without_the_moves_before =
    "The record's last position is looked at as if a game began from it: what its moves prohibit, cost or "
    "ended is for 'shikatsu play' to say.";

/// Of a game before its first move.
inline GameRuling game_ruling_from(std::string rules, const Position& start) {
    return {.rules = std::move(rules),
            .start = start,
            .moves = {},
            .refused = {},
            .ending = {},
            .ending_clause = {},
            .final_ruling = {},
            .winner = {},
            .margin = {},
            .result_clause = {},
            .remarks = {}};
}

}  // namespace shikatsu::tools
