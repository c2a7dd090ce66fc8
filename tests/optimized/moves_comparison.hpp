// The moves of a force game at the states of random play, beside what is so of every move.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "optimized/force/force_game.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/zones/questions_in_zones.hpp"

namespace shikatsu::optimized::testing {

struct MovesFinding {
    /// The first move that is not as it should be, if any.
    std::string difference;
    std::size_t ko_passes = 0;
    /// Plays that left it open which bans are in force.
    std::size_t left_open = 0;
};

/// One random line of play after the other.
class RandomPlay {
  public:
    RandomPlay(const Geometry<1>& geometry, const ForceQuestion<1>& question, BanMemory memory)
        : geometry_(&geometry), game_(geometry, question, {}, memory, Shortcuts{}) {}

    void look(int lines, int moves, std::mt19937& random, MovesFinding& finding) {
        for (int line = 0; line < lines && finding.difference.empty(); ++line) {
            State<1> state = game_.root();
            for (int move = 0; move < moves && finding.difference.empty(); ++move) {
                game_.successors(state, successors_);
                if (successors_.empty()) break;
                compare(state, finding);
                const auto& next = successors_[random() % successors_.size()].states;
                state = next[random() % next.size()];
                if (outside_of_zone(state)) break;
            }
        }
    }

  private:
    const std::optional<Zone<1>>& zone() const { return game_.question().zone; }

    bool outside_of_zone(const State<1>& state) const {
        return zone() && !state.board.occupied().subset_of(zone()->points);
    }

    void compare(const State<1>& state, MovesFinding& finding) {
        const bool ko_pass = std::any_of(successors_.begin(), successors_.end(), [](const auto& successor) {
            return std::holds_alternative<KoPass>(successor.move);
        });
        finding.ko_passes += ko_pass ? 1 : 0;
        if (!may_ko_pass(state, ko_pass)) finding.difference = ko_pass ? "a ko-pass" : "no ko-pass";
        for (const Successor<1>& successor : successors_) {
            const Play* play = std::get_if<Play>(&successor.move);
            if (play == nullptr || outside_of_zone(successor.states.front())) continue;
            const std::size_t expected = std::size_t{1} << kos_to_ask_about(state, *play, successor);
            finding.left_open += expected > 1 ? 1 : 0;
            if (successor.states.size() != expected)
                finding.difference = std::to_string(successor.states.size()) + " states instead of " +
                                     std::to_string(expected) + " after a play";
        }
    }

    /// Whether that there is a ko-pass, or none, is right: a ban prohibits a ko-capture to the mover, or, for
    /// him who does not prove in a zone, maybe one outside. What a prover may not play is not prohibited by a
    /// ban alone, so that he may have none.
    bool may_ko_pass(const State<1>& state, bool ko_pass) const {
        const std::vector<Ban> shaped = game_.shaped_bans(state);
        const bool prohibited = std::any_of(shaped.begin(), shaped.end(), [&](const Ban& ban) {
            return ban.side == state.mover && (!zone() || zone()->points.contains(ban.point));
        });
        if (!zone()) return ko_pass == prohibited;
        if (zone()->prover == state.mover) return prohibited || !ko_pass;
        const BanKnowledge& bans = game_.bans(state);
        return ko_pass == !(bans.bans.empty() && bans.complete);
    }

    /// Where bans were forgotten: the kos that are new on the board, but for that of the play itself.
    int kos_to_ask_about(const State<1>& state, const Play& play, const Successor<1>& successor) const {
        if (game_.bans(state).complete) return 0;
        const StringTable<1> before(*geometry_, state.board);
        const StringTable<1> after(*geometry_, successor.states.front().board);
        const PlayEffect<1> effect = before.effect(state.mover, play.point);
        int kos = 0;
        for (const Side side : {Side::attacker, Side::defender}) {
            Bits<1> fresh = after.ko_shapes(side) - before.ko_shapes(side);
            if (effect.ko_capture && side != state.mover) fresh -= effect.captured;
            kos += fresh.count();
        }
        return kos;
    }

    const Geometry<1>* geometry_;
    ForceGame<1> game_;
    std::vector<Successor<1>> successors_;
};

/// In random play about each string of the position, on the whole grid and in random zones, with no memory of
/// dormant bans.
inline void look_at_moves(const Position& position, unsigned seed, MovesFinding& finding) {
    std::mt19937 random(seed);
    const Geometry<1> geometry(position.grid());
    const auto look = [&](const ForceQuestion<1>& question) {
        RandomPlay(geometry, question, BanMemory{0}).look(20, 60, random, finding);
    };
    for (const reference::String& string : reference::strings(position)) {
        look(force_question<1>(position, questions_about(position, string).back()));
        const Point target = *string.points.begin();
        for (const Player prover : {Player::black, Player::white}) {
            const std::vector<Point> zone = zones::random_zone(position, target, 7, random);
            if (zone.size() == static_cast<std::size_t>(position.grid().size())) continue;
            const auto question =
                zones::question_in_zone(geometry, position, {target, zone, ProofZone{zone, prover}});
            if (question) look(*question);
        }
    }
}

}  // namespace shikatsu::optimized::testing
