#include "proofs/games/certificate_arena.hpp"

#include <map>
#include <tuple>

#include "reference/certificates/certificate_lemmas.hpp"

namespace shikatsu::proofs {

namespace {

constexpr std::size_t width = 64;
using reference::attacking;
using reference::defending;
using Bits = reference::Bits<width>;
using State = reference::CertificateState<width>;

class ArenaBuilder {
  public:
    ArenaBuilder(CertificateArena& arena, const Position& position, const reference::ForceQuestion& question)
        : arena_(arena),
          winner_(arena.attacks ? attacking : defending),
          adjacency_(position.grid()),
          game_(adjacency_, Readings{}, RankedStrategy::all_bans) {
        for (const Point point : question.target.points) wanted_.target.set(point.index);
        for (const Point point : question.region) {
            wanted_.region.set(point.index);
            if (arena.in_turn) goals_.push_back(Bits().set(point.index));
        }
        if (goals_.empty()) goals_ = {wanted_.region};
        arena_.items.emplace_back();
        for (const Point point : question.region) arena_.items.emplace_back(point);
    }

    void build(const State& start) {
        states_.push_back(start);
        arena_.nodes.emplace_back();
        // The defender's first line is about the attacker's turn; no other state is taken for it.
        if (winner_ == attacking) numbers_.emplace(key(start), 0);
        for (std::size_t i = 0; i < states_.size(); ++i) expand(i);
    }

    State start(const Position& position, Player defender) const {
        State start;
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            start.stones[position.holds(point, defender) ? defending : attacking].set(point.index);
        }
        start.originals = adjacency_.reached((wanted_.target | wanted_.region) & start.stones[defending],
                                             start.stones[defending]);
        return start;
    }

  private:
    using Key = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint32_t, std::uint32_t>;

    static Key key(const State& state) {
        return {state.stones[0].to_ullong(), state.stones[1].to_ullong(), state.originals.to_ullong(),
                state.bans, state.goal};
    }

    std::size_t number_of(const State& state) {
        const auto [entry, added] = numbers_.try_emplace(key(state), states_.size());
        if (added) {
            states_.push_back(state);
            arena_.nodes.emplace_back();
        }
        return entry->second;
    }

    void expand(std::size_t i) {
        const State state = states_[i];
        CertificateArena::Node node;
        node.lemma = lemma_of(state);
        node.kept = kept_in(state);
        const auto choose = [&](const HypotheticalMove& move, const State& after) {
            node.choices.push_back(choice(state, move, after));
            return true;
        };
        if (node.lemma == Lemma::none) {
            if (i == 0 && winner_ == defending) {
                choose(Pass{}, state);
            } else {
                game_.each_move(state, winner_, choose);
                if (wanted_.good(state) == (winner_ == attacking)) choose(Pass{}, game_.passed(state));
            }
        }
        arena_.nodes[i] = std::move(node);
    }

    CertificateArena::Choice choice(const State& before, const HypotheticalMove& move, const State& after) {
        CertificateArena::Choice choice{move, lemma_of(after), {}};
        const bool captured = winner_ == attacking && wanted_.region.none() && wanted_.captured(after);
        if (choice.lemma != Lemma::none || captured) return choice;
        const bool progress = winner_ == attacking && (meets_goal(before) || meets_goal(after));
        const auto answer = [&](const HypotheticalMove&, State next) {
            if (progress) next.goal = static_cast<std::uint32_t>((next.goal + 1) % goals_.size());
            choice.answers.push_back({number_of(next), progress});
            return true;
        };
        const auto loser = reference::other(winner_);
        game_.each_move(after, loser, answer);
        if (wanted_.good(after) == (loser == attacking)) answer(Pass{}, game_.passed(after));
        return choice;
    }

    Lemma lemma_of(const State& state) const {
        const std::vector<Lemma> lemmas =
            winner_ == defending ? std::vector{Lemma::life} : std::vector{Lemma::closed, Lemma::filled};
        for (const Lemma lemma : lemmas) {
            if (reference::holds(lemma, adjacency_, wanted_, state)) return lemma;
        }
        return Lemma::none;
    }

    bool meets_goal(const State& state) const {
        return wanted_.captured(state) && (wanted_.dirty(state) & goals_[state.goal]).none();
    }

    std::vector<std::size_t> kept_in(const State& state) const {
        std::vector<std::size_t> kept;
        for (std::size_t item = 0; item < arena_.items.size(); ++item) {
            const std::optional<Point>& point = arena_.items[item];
            if (point ? wanted_.dirty(state)[point->index] : !wanted_.captured(state)) kept.push_back(item);
        }
        return kept;
    }

    CertificateArena& arena_;
    reference::Side winner_;
    reference::Adjacency<width> adjacency_;
    reference::CertificateGame<width> game_;
    reference::Wanted<width> wanted_;
    std::vector<Bits> goals_;
    std::vector<State> states_;
    std::map<Key, std::size_t> numbers_;
};

}  // namespace

CertificateArena certificate_arena(const Position& final_position, const reference::ForceQuestion& question,
                                   bool attacks, bool in_turn) {
    CertificateArena arena;
    arena.attacks = attacks;
    arena.in_turn = in_turn;
    ArenaBuilder builder(arena, final_position, question);
    builder.build(builder.start(final_position, question.defender()));
    return arena;
}

}  // namespace shikatsu::proofs
