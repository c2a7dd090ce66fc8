// The exact adjudication of a position by asura's model: the status of every chain, and what follows from it.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "reference/values/asura1989_readings.hpp"
#include "reference/values/clearing.hpp"
#include "reference/values/hypo_sequences.hpp"
#include "reference/values/hypo_strategy.hpp"
#include "reference/values/move.hpp"
#include "reference/values/pattern_proof.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::asura1989 {

using Readings = shikatsu::asura1989::Readings;

/// What may be spent.
struct Budget {
    /// Tactical-situations for one chain.
    std::uint64_t max_states = 4'000'000;
    /// Wall-clock seconds for the whole position, shared out among its chains.
    double max_seconds = 60.0;
};

/// How a position is to be adjudicated.
struct Options {
    Readings readings;
    Budget budget;
    /// Parts that are looked at side by side, at least 1.
    int jobs = 1;
    /// Whether what patterns and clearings show is looked for; for tests, no verdict depends on it.
    bool by_parts = true;
    /// Strategies with up to so many lines are kept as proofs; 0: none.
    std::size_t max_witness_states = 0;
    /// Whether main lines are kept.
    bool want_main_lines = false;
    /// Set from elsewhere to stop: what is open then is undecided.
    const std::atomic<bool>* stop = nullptr;
};

/// How play goes if the winner follows his strategy and the loser holds out long. The opponent of the chain's
/// owner begins.
struct MainLine {
    std::vector<HypotheticalMove> moves;
    /// By what the winner is known then; none if play ends with it.
    Lemma end = Lemma::none;
    /// Whether it ends by a tactical-cycle; else, by two passes. [AS89-HS-10]
    bool tactical_cycle = false;
    /// Whether the strategy relies on what a repetition does.
    bool with_past = false;
};

/// What was found out about a chain, or about several at once.
struct StatusFinding {
    /// Nothing if the budget ran out. [AS89-SA-5]
    std::optional<bool> alive;
    std::uint64_t states = 0;
    double seconds = 0.0;
    /// By which patterns the chain lives, if that is how it was found out.
    std::shared_ptr<const PatternProof> patterns = nullptr;
    /// Where a stone comes by them that makes the chain alive, in reading order; empty if they keep it.
    std::vector<Point> gained_on = {};
    /// By what it is captured, likewise.
    std::shared_ptr<const Clearing> clearing = nullptr;
    /// The winner's strategy, likewise, if it was asked for and he relies on no repetition.
    std::shared_ptr<const HypoStrategy> strategy = nullptr;
    /// Or his choices along hypo-sequences with their past.
    std::shared_ptr<const HypoSequences> sequences = nullptr;
    /// Of the winner's strategy, if it was asked for and one was found.
    std::optional<MainLine> main_line = std::nullopt;

    bool has_proof() const { return patterns || clearing || strategy || sequences; }
};

/// A chain, and what is known of its status.
struct ChainVerdict {
    Player owner = Player::black;
    /// In reading order.
    std::vector<Point> points;
    std::vector<Point> compensation_region;
    StatusFinding finding;
};

/// Whose each intersection is; stones of prisoners count as territory. Points in reading order.
struct Territories {
    std::vector<Point> black;
    std::vector<Point> white;
    std::vector<Point> dame;
};

/// What asura's model says of a position, as far as it is found out.
struct Adjudication {
    Position position;
    Readings readings;
    /// In reading order of each chain's first point.
    std::vector<ChainVerdict> chains;
    /// Nothing if a chain is undecided.
    std::optional<Territories> territories;
    /// Black's points minus White's; nothing if a chain is undecided. [AS89-GM-3]
    std::optional<int> score;
};

/// Whether it is known of each chain if it is alive.
bool all_known(const std::vector<ChainVerdict>& chains);

/// Requires: every chain of `position` has a liberty. `prisoner_difference` is Black's captures minus White's
/// in the competition.
Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options);

/// The shortcut of one analysis for several chains of one player, each named by one of its stones: whether
/// they are alive. With one stone: that chain's status-analysis. [AS89-SC-1]
StatusFinding analyse_together(const Position& position, const std::vector<Point>& stones,
                               const Options& options);

/// The territories if `alive` says of each intersection with a stone whether its chain is alive. [AS89-TD-2]
Territories territories(const Position& position, const std::vector<bool>& alive, const Readings& readings);

/// Black's territory minus White's, an intersection with a prisoner counting two. [AS89-GM-3]
int territory_difference(const Position& position, const Territories& territories);

}  // namespace shikatsu::optimized::asura1989
