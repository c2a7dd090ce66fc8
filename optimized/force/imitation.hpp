// A strategy that has won one question, followed in the game of another question that it may answer, too, or
// in the larger arena that what it has won is part of.
#pragma once

#include <optional>
#include <vector>

#include "optimized/force/judge.hpp"
#include "optimized/force/plan.hpp"

namespace shikatsu::optimized {

/// The strategy of whoever wins the root of an arena. It proposes what to explore; who wins there the judge
/// says.
template <int W>
class Imitation {
  public:
    /// Requires a decided root.
    explicit Imitation(const Arena<W>& model) : model_(&model) {
        if (model.winner(model.root()) == Winner::attacker) {
            attacker_plan_.emplace(model);
        } else {
            defender_plan_.emplace(model);
        }
    }

    /// Explores `fresh` along the strategy: a new arena with the same board, readings and ban memory. Returns
    /// whether its root is decided then.
    bool decides(Arena<W>& fresh) const {
        follow(fresh, fresh.root());
        Judge<W>(fresh).settle_all(1);
        return fresh.winner(fresh.root()) != Winner::open;
    }

    /// Explores what the strategy meets from a node on that shows what the model's root does, in an arena
    /// with the same board, readings and ban memory.
    void follow(Arena<W>& arena, NodeId from) const {
        std::vector<Situation> queue;
        std::vector<bool> met;
        const auto meet = [&](NodeId id, NodeId model) {
            met.resize(arena.size(), false);
            if (met[id]) return;
            met[id] = true;
            queue.push_back({id, model});
        };
        meet(from, model_->root());
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const auto [id, model] = queue[head];
            if (arena.leaf(id) && !terminal(model)) arena.expand(id);
            if (!arena.expanded(id)) continue;
            for (const Edge& edge : arena.successors(id)) {
                const Edge* same = followed(model, edge, arena);
                if (same != nullptr) meet(edge.to, same->to);
            }
        }
    }

  private:
    /// A node of the arena that is explored, and the first of the model's that led there. The model may tell
    /// states apart that are one in its game, where fewer strings matter.
    struct Situation {
        NodeId id = no_node;
        NodeId model = no_node;
    };

    bool terminal(NodeId model) const {
        return attacker_plan_ ? attacker_plan_->terminal(model) : defender_plan_->terminal(model);
    }

    /// The model's edge that stands for the same, if the strategy goes on there.
    const Edge* followed(NodeId model, const Edge& edge, const Arena<W>& arena) const {
        for (const Edge& other : model_->successors(model)) {
            const bool same = model_->chooser(model) == Chooser::adversary
                                  ? same_bans(other.to, edge.to, arena)
                                  : other.move == edge.move && in_strategy(model, other);
            if (same) return &other;
        }
        return nullptr;
    }

    bool same_bans(NodeId model, NodeId id, const Arena<W>& arena) const {
        return model_->game().bans(model_->state(model)) == arena.game().bans(arena.state(id));
    }

    bool in_strategy(NodeId model, const Edge& edge) const {
        if (attacker_plan_) {
            if (model_->chooser(model) != Chooser::attacker) return true;
            for (std::size_t goal = 0; goal < attacker_plan_->goals(); ++goal) {
                if (attacker_plan_->choice(goal, model).move == edge.move) return true;
            }
            return false;
        }
        return model_->chooser(model) != Chooser::defender || defender_plan_->choice(model).move == edge.move;
    }

    const Arena<W>* model_;
    std::optional<AttackerPlan<W>> attacker_plan_;
    std::optional<DefenderPlan<W>> defender_plan_;
};

}  // namespace shikatsu::optimized
