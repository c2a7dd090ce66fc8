// What the player to move may do in a state, and what it leads to.
#pragma once

#include <optional>
#include <vector>

#include "optimized/alternating/move_graph.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::optimized::alternating {

/// What two passes in succession come to in a position.
struct FinalScore {
    /// Without prisoners, Black's points being positive. [J2003-D3-9]
    int score = 0;
    /// Not, if direct-ko prohibits it. [J2003-AS-7]
    bool may_end = true;
};

/// By position, for all positions of a grid.
using FinalScores = std::vector<FinalScore>;

/// A move and where it leads.
struct Choice {
    Move move;
    /// Black's: removed white-stones less removed black-stones, and the score if the move ends the game.
    int gain = 0;
    /// None if the move ends the game.
    std::optional<StateNumber> to;
};

class Choices {
  public:
    /// Both are to outlive this.
    Choices(const MoveGraph& graph, const FinalScores& scores) : graph_(&graph), scores_(&scores) {}

    const MoveGraph& graph() const { return *graph_; }
    bool black_chooses(StateNumber number) const { return graph_->state(number).to_move == Player::black; }

    /// The pass first.
    template <class Visit>
    void for_each(StateNumber number, Visit visit) const {
        const State state = graph_->state(number);
        if (!state.after_pass) {
            visit(Choice{Pass{}, 0, MoveGraph::after_pass(state.position, opponent(state.to_move))});
        } else if ((*scores_)[state.position].may_end) {
            visit(Choice{Pass{}, (*scores_)[state.position].score, std::nullopt});
        }
        graph_->for_each_play(state, [&](const PlayEdge& play) {
            visit(Choice{Play{play.point}, play.gain, play.to});
        });
    }

  private:
    const MoveGraph* graph_;
    const FinalScores* scores_;
};

}  // namespace shikatsu::optimized::alternating
