#include "proofs/games/forgetful_game.hpp"

#include <unordered_map>

#include "optimized/force/force_game.hpp"

namespace shikatsu::proofs {

namespace {

using EngineBits = optimized::Bits<1>;
using EngineState = optimized::State<1>;
using optimized::Side;

EngineBits bits_of(const reference::PointSet& points) {
    EngineBits bits;
    for (const Point point : points) bits.insert(point);
    return bits;
}

optimized::ForceQuestion<1> question_of(const Position& position, const reference::ForceQuestion& asked) {
    optimized::ForceQuestion<1> question{
        {}, bits_of(asked.target.points), bits_of({asked.region.begin(), asked.region.end()}), {}};
    for (const reference::String& string : reference::strings(position)) {
        const EngineBits stones = bits_of(string.points);
        const bool defends = string.player == asked.defender();
        question.board.of(defends ? Side::defender : Side::attacker) |= stones;
        if (defends && stones.meets(question.target | question.region)) question.originals |= stones;
    }
    return question;
}

struct HashState {
    std::size_t operator()(const EngineState& state) const { return state.hash(); }
};

}  // namespace

class ForgetfulBuilder {
  public:
    ForgetfulBuilder(ForgetfulGame& built, const Position& position, const reference::ForceQuestion& asked,
                     std::size_t dormant)
        : built_(built),
          geometry_(position.grid()),
          game_(geometry_, question_of(position, asked), {}, optimized::BanMemory{dormant}, {}) {
        for (const Point point : asked.region) watched_.push_back(EngineBits::of(point));
        if (watched_.empty()) watched_.emplace_back();
        built_.game_.goals.resize(watched_.size());
    }

    void build() {
        number_of(game_.root());
        std::vector<optimized::Successor<1>> moves;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (!states_[i]) continue;
            const EngineState state = *states_[i];
            game_.successors(state, moves);
            std::vector<std::size_t> next;
            for (const auto& move : moves) next.push_back(after(move.states));
            // Only a pass is left, and it loses.
            if (next.empty()) next.push_back(end_won_by(other(state.mover)));
            built_.game_.successors[i] = std::move(next);
        }
    }

  private:
    std::size_t add(std::optional<EngineState> state, bool attackers_turn) {
        built_.game_.attackers_turn.push_back(attackers_turn);
        built_.game_.successors.emplace_back();
        for (std::size_t goal = 0; goal < watched_.size(); ++goal) {
            built_.game_.goals[goal].push_back(state && game_.captured(*state) &&
                                               !game_.dirty(*state).meets(watched_[goal]));
        }
        states_.push_back(std::move(state));
        return states_.size() - 1;
    }

    std::size_t number_of(const EngineState& state) {
        const auto found = numbers_.find(state);
        if (found != numbers_.end()) return found->second;
        const std::size_t number = add(state, state.mover == Side::attacker);
        numbers_.emplace(state, number);
        return number;
    }

    std::size_t after(const std::vector<EngineState>& states) {
        if (states.size() == 1) return number_of(states.front());
        const std::size_t choice = add(std::nullopt, true);
        built_.choices_.push_back(choice);
        std::vector<std::size_t> next;
        for (const EngineState& state : states) next.push_back(number_of(state));
        built_.game_.successors[choice] = std::move(next);
        return choice;
    }

    std::size_t end_won_by(Side winner) {
        const std::size_t end = add(std::nullopt, true);
        built_.game_.successors[end] = {end};
        for (auto& goal : built_.game_.goals) goal[end] = winner == Side::attacker;
        return end;
    }

    ForgetfulGame& built_;
    optimized::Geometry<1> geometry_;
    optimized::ForceGame<1> game_;
    std::vector<EngineBits> watched_;
    std::vector<std::optional<EngineState>> states_;
    std::unordered_map<EngineState, std::size_t, HashState> numbers_;
};

ForgetfulGame::ForgetfulGame(const Position& final_position, const reference::ForceQuestion& question,
                             std::size_t dormant) {
    ForgetfulBuilder(*this, final_position, question, dormant).build();
}

bool ForgetfulGame::attacker_wins(Adversary adversary) const {
    reference::RecurrenceGame game = game_;
    for (const std::size_t choice : choices_) {
        if (adversary == Adversary::none) game.successors[choice].resize(1);
        game.attackers_turn[choice] = adversary == Adversary::attacker;
    }
    return reference::solve(game).attacker_wins[0];
}

}  // namespace shikatsu::proofs
