// The reference's answers to questions of force, by the strongest way that the question's size allows.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "reference/japanese2003/force_arena.hpp"
#include "reference/japanese2003/life_and_death.hpp"
#include "tools/difftest/engine.hpp"
#include "tools/difftest/tally.hpp"

namespace shikatsu::difftest {

/// How much may be spent.
struct Effort {
    /// Grids of at most so many intersections are decided by the reference on the full graph …
    int full_graph_points = 5;
    /// … if a question's game has at most so many nodes. Beyond, a witness is verified.
    std::size_t full_graph_nodes = 300'000;
    std::size_t superko_states = 300'000;
    /// The engine's states for one question.
    std::uint64_t engine_states = 2'000'000;
    /// Set from elsewhere to have the engine break off; what it says then is worth nothing.
    const std::atomic<bool>* stop = nullptr;

    bool broken_off() const { return stop != nullptr && stop->load(); }
};

/// Decides on the full graph what is small enough. For what is not, the engine answers and shows a witness,
/// and the reference's checker accepts it or not. Keeps graphs between questions; one for each
/// thread.
class ReferenceAnswers {
  public:
    ReferenceAnswers(const Engine& engine, const Effort& effort) : engine_(&engine), effort_(effort) {}

    /// As the life-and-death chapter wants it. Adds to `tally`, and to `objections` a sentence for each
    /// witness that does not stand up; both must outlive the result.
    reference::CanForce can_force(const Readings& readings, Tally& tally,
                                  std::vector<std::string>& objections);

    const Effort& effort() const { return effort_; }

  private:
    std::optional<bool> decided(const Position& position, const reference::ForceQuestion& question,
                                const Readings& readings, Tally& tally);
    bool proved(const Position& position, const reference::ForceQuestion& question, const Readings& readings,
                Tally& tally, std::vector<std::string>& objections);
    reference::HypotheticalGraph& graph_of(const Readings& readings);

    const Engine* engine_;
    Effort effort_;
    std::map<Readings, std::unique_ptr<reference::HypotheticalGraph>> graphs_;
};

/// The engine's options for a comparison: no clock in it, so that a case is the same in every run.
optimized::Options engine_options(const Effort& effort, const Readings& readings);

/// Whether the other player would win if every infinite hypothetical-sequence counted for the loser: the
/// answer rests on infinite play. `arena` is that of the question on `graph`.
bool rests_on_infinite_play(const reference::HypotheticalGraph& graph, reference::ForceArena arena,
                            bool attacker_forces);

}  // namespace shikatsu::difftest
