// The exact adjudication of a final-position: the status of every final-string, and what follows from it.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/patterns/lines_end.hpp"
#include "optimized/patterns/proved_string.hpp"
#include "optimized/shortcuts.hpp"
#include "reference/values/clearing.hpp"
#include "reference/values/keeping.hpp"
#include "reference/values/move.hpp"
#include "reference/values/pattern_proof.hpp"
#include "reference/values/position.hpp"
#include "reference/values/ranked_strategy.hpp"
#include "reference/values/readings.hpp"
#include "reference/values/superko_strategy.hpp"

namespace shikatsu::optimized {

/// What may be spent. What is still open then is undecided.
struct Budget {
    /// States for a question ("can the opponent force …?"), in each way to look for the answer.
    std::uint64_t max_states = 4'000'000;
    /// Wall-clock seconds for the whole position.
    double max_seconds = 60.0;
};

/// The status of a final-string. `undecided` only when a budget ran out; never a guess.
enum class Status : std::uint8_t { uncapturable, capturable_1, capturable_2, dead, undecided };

const char* name(Status status);

/// A part of the grid to which play is confined while `prover` shows that he wins a question. His win there
/// is one on the whole grid (proofs/zones.md); his opponent's win there says nothing.
struct ProofZone {
    std::vector<Point> points;
    Player prover = Player::black;

    friend bool operator==(const ProofZone&, const ProofZone&) = default;
};

/// One question about a string: can the opponent of its owner force capture of it together with no
/// permanent-stone of the owner on `region`? An empty region asks for the capture alone.
struct Question {
    Point target;
    std::vector<Point> region;
    std::optional<ProofZone> zone = std::nullopt;

    friend bool operator==(const Question&, const Question&) = default;
};

/// A play of a question by both sides' best known choices: `moves`, alternating from the attacker. If
/// `cycle_start` is set, the moves from that index on repeat for ever; otherwise the play ends with pass,
/// pass.
struct Variation {
    std::vector<HypotheticalMove> moves;
    std::optional<std::size_t> cycle_start;
};

/// What was found out about a question. `attacker_forces` is empty when the budget ran out.
struct Finding {
    Question question;
    std::optional<bool> attacker_forces;
    /// States looked at, in earlier attempts, too; of work for several strings an equal share.
    std::uint64_t states = 0;
    /// Wall-clock seconds spent, likewise.
    double seconds = 0.0;
    std::optional<Variation> main_variation;
    /// The winner's strategy, if it was wanted and is not too large.
    std::optional<RankedStrategy> witness = std::nullopt;
    /// The same under superko.
    std::shared_ptr<const SuperkoStrategy> superko_strategy = nullptr;
    /// By what the string is kept from capture, if that is how it was found out.
    std::shared_ptr<const Keeping> keeping = nullptr;
    /// By what it is captured, or a stone stays where it is, if that is how it was found out.
    std::shared_ptr<const Clearing> clearing = nullptr;
    /// By which patterns the string is kept from capture, if that is how it was found out.
    std::shared_ptr<const PatternProof> patterns = nullptr;
    /// After how many seconds of the position's run it was found out.
    double at = 0.0;
    /// Whether it is known that more states would find out no more in the same way.
    bool ended = false;

    bool has_proof() const {
        return witness.has_value() || superko_strategy || keeping || clearing || patterns;
    }
};

/// The questions of the definitions about a string, in their order: can its opponent force its capture alone;
/// together with no permanent-stone of its owner on local-1; on local-2. [J2003-LD-1] [J2003-LD-4]
/// [J2003-LD-6]
enum class Stage : std::uint8_t { capture, local_1, local_2 };

constexpr std::array<Stage, 3> all_stages{Stage::capture, Stage::local_1, Stage::local_2};

constexpr std::size_t place_of(Stage stage) {
    return static_cast<std::size_t>(stage);
}

/// A final-string and what the rules say of it. `findings` are those of the stages in their order, as far as
/// they were needed.
struct StringVerdict {
    Player owner = Player::black;
    std::vector<Point> points;
    Status status = Status::undecided;
    /// Empty when the findings leave it open.
    std::optional<bool> alive;
    bool ko_stone = false;
    std::optional<bool> capturable_3;
    std::vector<Point> local_1;
    /// Empty optional when the statuses that it depends on are undecided.
    std::optional<std::vector<Point>> local_2;
    std::optional<std::vector<Point>> local_3;
    std::vector<Finding> findings;

    /// The finding of a stage; null if neither it nor a later one was needed.
    const Finding* found(Stage stage) const;
    /// The same; there is one afterwards.
    Finding& finding(Stage stage);

    std::uint64_t states() const;
};

/// The maps of the text's third set of definitions for one player; points in reading order.
struct Territories {
    std::vector<Point> eye_string_points;
    std::vector<Point> eye_points;
    std::vector<Point> region_points;
    std::vector<Point> in_seki;
    std::vector<Point> territory;
};

/// Everything about the score; exists only when every string is known to be alive or dead.
struct Scoring {
    Territories black;
    Territories white;
    std::vector<Point> dame;
    int prisoner_difference = 0;
    int score = 0;
};

/// What the rules say of a final-position, as far as it was found out.
struct Adjudication {
    Position position;
    Readings readings;
    /// In reading order of each string's first point.
    std::vector<StringVerdict> strings;
    std::optional<Scoring> scoring;
    /// Whether the direct-ko rule prohibits that the alternating-sequence ends here; empty when undecided.
    std::optional<bool> end_prohibited_by_direct_ko;
};

/// Told of work under way; called from one thread at a time, at most a few times a second.
struct Progress {
    std::size_t strings_done = 0;
    std::size_t strings_total = 0;
    /// Which question runs now.
    Stage stage = Stage::capture;
    std::uint64_t states = 0;
};

/// What is to be known before the work on a position ends early: of each string its status, or only whether
/// it is alive.
enum class Sought : std::uint8_t { statuses, life_and_death };

/// How to adjudicate: by which readings, at what cost, and what is wanted besides the verdicts.
struct Options {
    Readings readings;
    Budget budget;
    Sought sought = Sought::statuses;
    /// Questions that run side by side, at least 1. Unless the clock or a stop ends the work, or clearings
    /// come to the end of their room (room_for_clearings.hpp), verdicts and counted states do not depend on
    /// it.
    int jobs = 1;
    bool want_variations = false;
    /// The number of states up to which each decided question's finding gets its witness; 0: none are wanted.
    std::size_t max_witness_states = 0;
    /// For tests and measurements; verdicts do not depend on them.
    Shortcuts shortcuts;
    std::function<void(const Progress&)> on_progress;
    /// Set from elsewhere (a signal handler, say) to stop: what is open then is undecided.
    const std::atomic<bool>* stop = nullptr;
};

/// Strings of one player that are kept from capture (proofs/keeping.md).
struct Kept {
    /// Its units name the kept strings, each by one stone.
    std::shared_ptr<const Keeping> keeping;
    /// States looked at.
    std::uint64_t states = 0;
    /// Wall-clock seconds spent.
    double seconds = 0.0;
    /// After how many seconds of the position's run they were found.
    double at = 0.0;
};

/// An area of the grid that a player is to clear of his opponent's stones (proofs/clearing.md).
struct AreaToClear {
    Player player = Player::black;
    /// In reading order.
    std::vector<Point> points;
    /// Where a stone of the player's is to stay, too, if anywhere, though the opponent begins.
    std::optional<Point> stays = std::nullopt;

    friend auto operator<=>(const AreaToClear&, const AreaToClear&) = default;
};

/// How it is cleared.
struct Cleared {
    std::shared_ptr<const Clearing> clearing;
    /// States looked at.
    std::uint64_t states = 0;
    /// Wall-clock seconds spent.
    double seconds = 0.0;
    /// After how many seconds of the position's run it was found.
    double at = 0.0;
};

/// What one strategy may show of several strings of one owner at once: that the attacker forces all that is
/// asked; or that he forces nothing of it, as the owner gets a permanent-stone where all regions are,
/// whatever is captured.
enum class Together : std::uint8_t { all_fall, one_stays };

/// Answers the questions of the hypothetical-analysis of one final-position.
class Answerer {
  public:
    virtual ~Answerer() = default;
    /// The findings in the order of the questions; each may use only `max_states`, with those of earlier
    /// times as far as they are remembered. `stage` is for progress.
    virtual std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage stage,
                                         std::uint64_t max_states) = 0;
    /// The findings about strings of one owner, in the order of the questions, that one strategy gives; the
    /// others are open. `max_states` is for all together. The default finds none.
    virtual std::vector<Finding> ask_together(const std::vector<Question>& questions, Together /*sought*/,
                                              Stage /*stage*/, std::uint64_t /*max_states*/) {
        return std::vector<Finding>(questions.size());
    }
    /// The strings of each player, black first, of which it is found with the given effort that they are
    /// kept; 0 is the least effort. The default finds none.
    virtual std::vector<Kept> keep(int /*effort*/) { return {}; }
    /// The findings that strings are kept by patterns, or that a permanent-stone of their owner comes on the
    /// region, or nothing, in the order of the questions, each in a zone of the owner; each may use only
    /// `max_states`, and what is `proved` of others. The default finds none.
    virtual std::vector<Finding> keep_by_patterns(const std::vector<Question>& questions,
                                                  const std::vector<ProvedString>& /*proved*/,
                                                  LinesEnd /*lines_end*/, std::uint64_t /*max_states*/) {
        return std::vector<Finding>(questions.size());
    }
    /// How an area is cleared, if that is found with the given effort in so many threads and not given up.
    /// May be called at the same time as the other functions, and for several areas at once, though not twice
    /// at once for one. The default finds none.
    virtual std::optional<Cleared> clear(const AreaToClear& /*area*/, int /*effort*/, int /*threads*/,
                                         const std::atomic<bool>& /*given_up*/) {
        return std::nullopt;
    }
    /// Whether the time is over or a stop was asked for.
    virtual bool stopped() const = 0;
    /// Whether the stone on `point` is a ko-stone. [J2003-D2-4]
    virtual bool is_ko_stone(Point point) const = 0;
};

/// Adjudicates the final-position. `prisoner_difference` is that of the alternating-sequence.
/// Requires: every string of `position` has a liberty; that is not checked. There are no errors: an exception
/// can only come of a lack of memory or threads, of `on_progress`, or of an error in the engine.
Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options);
/// The same with somebody else's answers, who may leave any of them open.
Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options,
                        Answerer& answerer);

/// The strings without liberty, each by its points; a position with one of them cannot be adjudicated.
std::vector<std::vector<Point>> strings_without_liberty(const Position& position);

}  // namespace shikatsu::optimized
