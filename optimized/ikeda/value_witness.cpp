#include "optimized/ikeda/value_witness.hpp"

#include <unordered_map>
#include <vector>

namespace shikatsu::optimized::ikeda {

namespace {

/// Lines in the order in which games come to them.
class Builder {
  public:
    Builder(const Proved& proved, Player player, std::size_t most_lines)
        : proved_(proved), player_(player), most_lines_(most_lines) {}

    std::optional<ValueStrategy> build(ProofId proof) {
        place_of(0, proof);
        for (std::size_t i = 0; i < sources_.size(); ++i) {
            if (sources_.size() > most_lines_ || unbounded_) return std::nullopt;
            const Source source = sources_[i];
            ValueStrategy::Line line = source.proof == no_proof ? by_bracket(source.node) : by_proof(source);
            strategy_.lines.push_back(std::move(line));
        }
        if (unbounded_) return std::nullopt;
        return std::move(strategy_);
    }

  private:
    using Place = ValueStrategy::Place;

    /// What a line stands for.
    struct Source {
        NodeId node = 0;
        ProofId proof = no_proof;
    };

    int sign() const { return player_ == Player::black ? 1 : -1; }
    bool own_turn(NodeId id) const { return arena().node(id).to_move == player_; }
    const Arena& arena() const { return *proved_.arena; }

    /// What the player is sure of by brackets, counted for him.
    int sure(NodeId id) const {
        return player_ == Player::black ? proved_.brackets->at_least[id] : -proved_.brackets->at_most[id];
    }

    /// The line for a node; nothing if the game has ended there.
    std::optional<Place> place_of(NodeId node, ProofId proof) {
        if (arena().node(node).ended) return std::nullopt;
        const std::uint64_t key = proof == no_proof ? node : std::uint64_t{proof} << 32 | no_proof;
        const auto [place, is_new] = places_.try_emplace(key, static_cast<Place>(sources_.size()));
        if (is_new) sources_.push_back({node, proof});
        return place->second;
    }

    ValueStrategy::Line by_proof(const Source& source) {
        const Margin need = Margin::of_half_points(need_of(proved_.log->proof(source.proof)));
        const auto steps = proved_.log->steps(source.proof);
        const auto edges = arena().edges(source.node);
        if (own_turn(source.node)) {
            const Edge& edge = edges[steps.front().move];
            return {need, ValueStrategy::Choice{edge.move, place_of(edge.to, steps.front().proof)}};
        }
        std::vector<ProofId> proofs(edges.size(), no_proof);
        for (const ProofStep& step : steps) proofs[step.move] = step.proof;
        ValueStrategy::Answers answers;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (arena().node(edges[i].to).ended) continue;
            answers.next.push_back(proofs[i] == left_out ? std::nullopt : place_of(edges[i].to, proofs[i]));
        }
        return {need, std::move(answers)};
    }

    ValueStrategy::Line by_bracket(NodeId node) {
        const int need = sure(node);
        if (need <= -Brackets::nothing_known || need >= Brackets::nothing_known) unbounded_ = true;
        const Margin margin = Margin::of_half_points(need);
        if (!arena().node(node).expanded) return {margin, ValueStrategy::Anything{}};
        const auto edges = arena().edges(node);
        if (!own_turn(node)) {
            ValueStrategy::Answers answers;
            for (const Edge& edge : edges) {
                if (const auto place = place_of(edge.to, no_proof)) answers.next.push_back(place);
            }
            return {margin, std::move(answers)};
        }
        for (const Edge& edge : edges) {
            if (edge.restricted || sign() * edge.gain + sure(edge.to) < need) continue;
            return {margin, ValueStrategy::Choice{edge.move, place_of(edge.to, no_proof)}};
        }
        unbounded_ = true;
        return {margin, ValueStrategy::Anything{}};
    }

    Proved proved_;
    Player player_;
    std::size_t most_lines_;
    ValueStrategy strategy_;
    std::vector<Source> sources_;
    std::unordered_map<std::uint64_t, Place> places_;
    /// Whether a bracket is needed that says nothing.
    bool unbounded_ = false;
};

}  // namespace

std::optional<ValueStrategy> value_strategy(const Proved& proved, Player player, ProofId proof,
                                            std::size_t most_lines) {
    return Builder(proved, player, most_lines).build(proof);
}

}  // namespace shikatsu::optimized::ikeda
