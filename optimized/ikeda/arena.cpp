#include "optimized/ikeda/arena.hpp"

#include <unordered_map>

#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

using Set = Bits<1>;

struct State {
    Stones<1> stones;
    Player to_move = Player::black;
    Course course;
    /// Stones played in the second stage, where rule 7 asks for them.
    Set late;

    friend bool operator==(const State&, const State&) = default;
};

struct HashState {
    std::size_t operator()(const State& state) const {
        const std::uint64_t small = state.course.bits() * 2U + static_cast<unsigned>(state.to_move);
        return state.late.hash(state.stones.hash() ^ small * 0x9E3779B97F4A7C15ULL);
    }
};

}  // namespace

class ArenaBuilder {
  public:
    ArenaBuilder(const Rules& rules, const IkedaReadings& readings, Restricted restricted, const Grid& grid)
        : rules_(&rules), readings_(readings), restricted_(restricted), geometry_(grid) {}

    std::optional<Arena> build(const State& start, const Limits& limits) {
        constexpr std::size_t rounds_between_looks = 4096;
        node_of(start);
        for (NodeId id = 0; id < states_.size(); ++id) {
            if (id % rounds_between_looks == 0 && limits.interrupted()) return std::nullopt;
            arena_.first_edge_.push_back(arena_.edges_.size());
            if (states_.size() > limits.max_states) continue;
            arena_.nodes_[id].expanded = true;
            // A copy: the list grows while the node is expanded.
            const State state = states_[id];
            if (!state.course.ended) expand(state);
        }
        arena_.first_edge_.push_back(arena_.edges_.size());
        arena_.configurations_ = configuration_ids_.size();
        // All points, and the one that can go with the first pass.
        const int points = geometry_.grid().size() + (rules_->score.first_pass ? 1 : 0);
        if (!rules_->score.prisoners) arena_.largest_margin_ = 2 * points;
        return std::move(arena_);
    }

  private:
    NodeId node_of(const State& state) {
        const auto [place, is_new] = node_ids_.try_emplace(state, static_cast<NodeId>(states_.size()));
        if (is_new) {
            states_.push_back(state);
            Node node{configuration_of(state.stones), state.to_move, state.course.ended, false, 0};
            if (node.ended) {
                node.half_points = static_cast<std::int16_t>(
                    half_points_at_end(geometry_, state.stones, state.course, state.late, rules_->score,
                                       readings_.self_capture));
            }
            arena_.nodes_.push_back(node);
        }
        return place->second;
    }

    ConfigurationId configuration_of(const Stones<1>& stones) {
        return configuration_ids_.try_emplace(stones, static_cast<ConfigurationId>(configuration_ids_.size()))
            .first->second;
    }

    void expand(const State& state) {
        (geometry_.all() - state.stones.occupied()).for_each([&](Point point) { add_play(state, point); });
        add_pass(state);
    }

    void add_play(const State& state, Point point) {
        const auto result = play(geometry_, state.stones, state.to_move, point, readings_.self_capture);
        if (!result) return;
        State next{result->stones, opponent(state.to_move), after_play(state.course),
                   state.late - result->removed};
        if (rules_->score.late_mortal_stones && state.course.second_stage) next.late.insert(point);
        const int count = rules_->score.prisoners ? result->removed.count() : 0;
        const int gain = state.to_move == Player::black ? 2 * count : -2 * count;
        const bool restricted = restricted_ == Restricted::all_plays || !result->removed.empty();
        arena_.edges_.push_back(
            {node_of(next), Play{point}, static_cast<std::int16_t>(gain), restricted, false});
    }

    void add_pass(const State& state) {
        const Passed passed = rules_->pass(state.course, state.to_move, readings_);
        int gain = 0;
        if (passed.gives_prisoner && rules_->score.prisoners) gain = state.to_move == Player::black ? -2 : 2;
        const NodeId to = node_of({state.stones, passed.next, passed.course, state.late});
        const bool preliminary_end = rules_->pass == pass_with_preliminary_end &&
                                     !state.course.second_stage && passed.course.second_stage;
        const bool forgets =
            preliminary_end && readings_.repetition_memory == RepetitionMemory::since_preliminary_end;
        arena_.edges_.push_back({to, Pass{}, static_cast<std::int16_t>(gain), false, forgets});
    }

    const Rules* rules_;
    IkedaReadings readings_;
    Restricted restricted_;
    Geometry<1> geometry_;
    Arena arena_;
    std::vector<State> states_;
    std::unordered_map<State, NodeId, HashState> node_ids_;
    std::unordered_map<Stones<1>, ConfigurationId, HashStones> configuration_ids_;
};

std::optional<Arena> Arena::from(const Rules& rules, const IkedaReadings& readings, Restricted restricted,
                                 const Position& start, Player first, const Limits& limits) {
    constexpr int most_points = 64;
    if (start.grid().size() > most_points) return std::nullopt;
    return ArenaBuilder(rules, readings, restricted, start.grid())
        .build({stones_of<1>(start), first, {}, {}}, limits);
}

}  // namespace shikatsu::optimized::ikeda
