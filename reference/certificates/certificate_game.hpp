// The moves of hypothetical-sequences on states made small: what the checker of certificates walks through.
#pragma once

#include <array>
#include <bitset>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// The attacker has index 0, the defender index 1.
enum Side : std::uint8_t { attacking, defending };

constexpr Side other(Side side) {
    return side == attacking ? defending : attacking;
}

/// `side` may make no ko-capture on `point`; under ban-identity=ko only not the one that removes the stone on
/// `partner`, which is else equal to `point`. [J2003-HS-4]
struct SideBan {
    Side side = attacking;
    std::uint16_t point = 0;
    std::uint16_t partner = 0;
    friend auto operator<=>(const SideBan&, const SideBan&) = default;
};

/// The bans in force if `complete`; else those whose ko is on the board, and any others may be in force, too.
struct BanKnowledge {
    std::set<SideBan> bans;
    bool complete = true;
    friend auto operator<=>(const BanKnowledge&, const BanKnowledge&) = default;
};

/// A play after which more kos than this come back in a state that has forgotten bans, any of which may be in
/// force, is not gone through: each assumption would be a state, and there are two to the power of so many.
inline constexpr std::size_t most_kos_coming_back = 15;

/// Bit i is the intersection with index i.
template <std::size_t N>
using Bits = std::bitset<N>;

/// Calls visit(i) for each member of the set.
template <std::size_t N, class Visit>
void for_each_bit(const Bits<N>& set, Visit visit) {
    for (std::size_t i = set._Find_first(); i < N; i = set._Find_next(i)) visit(i);
}

/// Adjacency on a grid of at most N intersections.
template <std::size_t N>
class Adjacency {
  public:
    explicit Adjacency(const Grid& grid) : columns_(static_cast<std::size_t>(grid.columns())) {
        for (const Point point : grid.points()) {
            all_.set(point.index);
            not_first_.set(point.index, grid.column(point) > 0);
            not_last_.set(point.index, grid.column(point) + 1 < grid.columns());
        }
    }

    const Bits<N>& all() const { return all_; }
    Bits<N> of(const Bits<N>& set) const {
        return ((set << 1) & not_first_) | ((set >> 1) & not_last_) | ((set << columns_) & all_) |
               (set >> columns_);
    }
    /// What of `within` can be reached from `set` inside it. Requires that `set` is a part of it.
    Bits<N> reached(Bits<N> set, const Bits<N>& within) const {
        for (;;) {
            const Bits<N> next = set | (of(set) & within);
            if (next == set) return set;
            set = next;
        }
    }
    /// Calls visit(component) for each connected part of the set.
    template <class Visit>
    void for_each_component(Bits<N> set, Visit visit) const {
        while (set.any()) {
            const Bits<N> component = reached(Bits<N>().set(set._Find_first()), set);
            visit(component);
            set &= ~component;
        }
    }

  private:
    std::size_t columns_;
    Bits<N> all_;
    Bits<N> not_first_;
    Bits<N> not_last_;
};

/// The stones of both sides, where every string has a liberty.
template <std::size_t N>
using Stones = std::array<Bits<N>, 2>;

/// The plays that a distribution of stones admits. [J2003-MV-1] to [J2003-MV-3]
template <std::size_t N>
class Plays {
  public:
    Plays(const Adjacency<N>& adjacency, const Stones<N>& stones)
        : adjacency_(&adjacency), stones_(stones), empty_(adjacency.all() & ~(stones[0] | stones[1])) {
        for (const Side side : {attacking, defending}) {
            adjacency.for_each_component(stones[side], [&](const Bits<N>& string) {
                const Bits<N> liberties = adjacency.of(string) & empty_;
                if (liberties.count() == 1) {
                    last_liberties_[side] |= liberties;
                    in_atari_[side].push_back({string, liberties});
                } else {
                    safe_[side] |= string;
                }
            });
        }
    }

    struct Effect {
        bool legal = false;
        Bits<N> removed;
        /// [J2003-D2-5]: the answer on the one removed stone's intersection would give the position back, as
        /// the played stone would have no other liberty.
        bool ko_capture = false;
    };

    const Bits<N>& empty() const { return empty_; }

    /// Requires an empty `point`.
    Effect effect(Side side, std::size_t point) const {
        const Bits<N> stone = Bits<N>().set(point);
        const Bits<N> near = adjacency_->of(stone);
        const Side rival = other(side);
        Effect effect;
        if (last_liberties_[rival][point]) {
            for (const auto& [string, liberty] : in_atari_[rival]) {
                if (liberty == stone) effect.removed |= string;
            }
        }
        effect.legal = effect.removed.any() || (near & (empty_ | safe_[side])).any();
        effect.ko_capture = effect.removed.count() == 1 && (near & ~stones_[rival]).none();
        return effect;
    }

  private:
    const Adjacency<N>* adjacency_;
    Stones<N> stones_;
    Bits<N> empty_;
    /// Of the strings with one liberty only; a play that joins another string leaves it a liberty.
    std::array<Bits<N>, 2> last_liberties_;
    std::array<std::vector<std::pair<Bits<N>, Bits<N>>>, 2> in_atari_;
    std::array<Bits<N>, 2> safe_;
};

/// Who is to move is known where a state is used.
template <std::size_t N>
struct CertificateState {
    Stones<N> stones;
    /// The stones of the defender's final-strings on target and region that stand since the final-position.
    Bits<N> originals;
    /// A number of BanKnowledge; 0: none in force.
    std::uint32_t bans = 0;
    /// The goal that the attacker pursues.
    std::uint32_t goal = 0;
    friend bool operator==(const CertificateState&, const CertificateState&) = default;
};

/// Moves as the hypothetical-ko rule and its readings allow them, bans remembered as far as a certificate
/// says.
template <std::size_t N>
class CertificateGame {
  public:
    using State = CertificateState<N>;

    CertificateGame(const Adjacency<N>& adjacency, const Readings& readings, std::size_t dormant_bans)
        : CertificateGame(adjacency, readings, dormant_bans, adjacency.all()) {}
    /// With plays on `playable` only.
    CertificateGame(const Adjacency<N>& adjacency, const Readings& readings, std::size_t dormant_bans,
                    const Bits<N>& playable)
        : adjacency_(&adjacency), readings_(readings), dormant_bans_(dormant_bans), playable_(playable) {
        number_of({});
    }

    const BanKnowledge& bans(const State& state) const { return *knowledge_[state.bans]; }

    /// Calls visit(move, state after it) for each play and ko-pass of `side`: by intersections in reading
    /// order, a ko-pass of all bans last. Where forgotten bans leave it open which state comes after, it is
    /// called for each. Ends when visit says false, and says so.
    template <class Visit>
    bool each_move(const State& state, Side side, Visit visit) {
        return each_move_on(
            playable_, state, side, [](const HypotheticalMove&) { return true; }, visit);
    }

    /// Calls visit(state) for each state that may come after the play or ko-pass of `side`; never if the move
    /// is not allowed. Ends when visit says false, and says so.
    template <class Visit>
    bool each_outcome(const State& state, Side side, const HypotheticalMove& chosen, Visit visit) {
        Bits<N> points = playable_;
        if (const auto* play = std::get_if<Play>(&chosen)) points &= Bits<N>().set(play->point.index);
        return each_move_on(
            points, state, side, [&](const HypotheticalMove& move) { return move == chosen; },
            [&](const HypotheticalMove&, const State& after) { return visit(after); });
    }

    /// Calls visit(state) for the state after a ko-pass that is possible for a ko elsewhere, if that makes a
    /// difference; returns what it says, else true.
    template <class Visit>
    bool ko_pass_elsewhere(State state, Visit visit) const {
        if (bans(state).bans.empty() && bans(state).complete) return true;
        state.bans = 0;
        return visit(state);
    }

    /// Whether a call returned false because more kos came back than are gone through.
    bool too_many_kos() const { return too_many_kos_; }

    /// The state after a pass.
    State passed(State state) const {
        if (readings_.hypothetical_ko == HypotheticalKo::basic_ko) state.bans = 0;
        return state;
    }

  private:
    using Effect = typename Plays<N>::Effect;

    /// Of a move that is not wanted no state is made: a play may have two to the power of
    /// most_kos_coming_back, and the bans of each keep their number.
    template <class IsWanted, class Visit>
    bool each_move_on(const Bits<N>& points, const State& state, Side side, IsWanted is_wanted, Visit visit) {
        const Plays<N> plays(*adjacency_, state.stones);
        const Bits<N> candidates = plays.empty() & points;
        bool prohibited_one = false;
        for (std::size_t i = candidates._Find_first(); i < N; i = candidates._Find_next(i)) {
            const auto effect = plays.effect(side, i);
            if (!effect.legal) continue;
            const bool prohibited = effect.ko_capture && bans(state).bans.contains(ban(side, i, effect));
            prohibited_one |= prohibited;
            const Point point{static_cast<std::uint16_t>(i)};
            if (!is_wanted(prohibited ? HypotheticalMove(KoPass{point}) : HypotheticalMove(Play{point})))
                continue;
            if (!(prohibited ? ko_pass_for(state, ban(side, i, effect), visit)
                             : play(state, plays, side, i, effect, visit)))
                return false;
        }
        const bool ko_pass_of_all = prohibited_one && readings_.ko_pass == KoPassScope::all_bans;
        return !ko_pass_of_all || !is_wanted(KoPass{}) || ko_pass_for_all(state, visit);
    }

    SideBan ban(Side side, std::size_t point, const Effect& effect) const {
        const auto at = static_cast<std::uint16_t>(point);
        const bool for_ko = readings_.ban_identity == BanIdentity::ko;
        return {side, at, for_ko ? static_cast<std::uint16_t>(effect.removed._Find_first()) : at};
    }

    template <class Visit>
    bool ko_pass_for(State state, const SideBan& lifted, Visit visit) {
        if (readings_.ko_pass != KoPassScope::per_ko || !has_ko_passes()) return true;
        BanKnowledge after = bans(state);
        after.bans.erase(lifted);
        state.bans = number_of(after);
        return visit(KoPass{Point{lifted.point}}, state);
    }

    template <class Visit>
    bool ko_pass_for_all(State state, Visit visit) const {
        state.bans = 0;
        return !has_ko_passes() || visit(KoPass{}, state);
    }

    bool has_ko_passes() const { return readings_.hypothetical_ko == HypotheticalKo::ko_pass; }

    template <class Visit>
    bool play(const State& before, const Plays<N>& plays, Side side, std::size_t point, const Effect& effect,
              Visit visit) {
        const Play move{Point{static_cast<std::uint16_t>(point)}};
        State after = before;
        after.stones[side].set(point);
        after.stones[other(side)] &= ~effect.removed;
        after.originals &= ~effect.removed;
        after.bans = 0;
        const BanKnowledge& known = bans(before);
        std::optional<SideBan> created;
        if (effect.ko_capture) {
            const auto removed = effect.removed._Find_first();
            created = ban(other(side), removed, {true, Bits<N>().set(point), true});
        }
        if (has_ko_passes() && (created || !known.bans.empty() || !known.complete)) {
            return remember(std::move(after), plays, known, created,
                            [&](const State& state) { return visit(move, state); });
        }
        if (created) after.bans = number_of({{*created}, true});
        return visit(move, after);
    }

    /// Sorts bans into those whose ko is on the board and dormant ones, and forgets the latter if they are
    /// too many. A state that has forgotten knows nothing of a ko that comes back: then every assumption is
    /// visited, or none and false returned where that were more than can be gone through.
    template <class Visit>
    bool remember(State after, const Plays<N>& plays_before, BanKnowledge known,
                  const std::optional<SideBan>& created, Visit visit) {
        const Plays<N> plays(*adjacency_, after.stones);
        if (created) known.bans.insert(*created);
        BanKnowledge shaped{{}, known.complete};
        for (const SideBan& each : known.bans) {
            if (is_shaped(plays, each)) shaped.bans.insert(each);
        }
        std::vector<SideBan> open;
        if (readings_.ban_without_shape == BanWithoutShape::lapses) {
            known.bans = shaped.bans;
        } else if (!known.complete) {
            open = newly_shaped(plays_before, plays, created);
        }
        shaped.complete = known.complete && known.bans.size() - shaped.bans.size() <= dormant_bans_;
        if (shaped.complete) shaped.bans = known.bans;
        if (open.size() > most_kos_coming_back) {
            too_many_kos_ = true;
            return false;
        }
        for (std::uint64_t assumed = 0; assumed >> open.size() == 0; ++assumed) {
            BanKnowledge one = shaped;
            for (std::size_t i = 0; i < open.size(); ++i) {
                if ((assumed >> i & 1U) != 0) one.bans.insert(open[i]);
            }
            after.bans = number_of(one);
            if (!visit(after)) return false;
        }
        return true;
    }

    /// Whether the ko-capture that is prohibited is on the board.
    bool is_shaped(const Plays<N>& plays, const SideBan& prohibited) const {
        if (!plays.empty()[prohibited.point]) return false;
        const auto effect = plays.effect(prohibited.side, prohibited.point);
        return effect.ko_capture && ban(prohibited.side, prohibited.point, effect) == prohibited;
    }

    /// The bans there would be for kos that are on the board now and were not before, but for `created`. The
    /// attacker's first, by intersections in reading order.
    std::vector<SideBan> newly_shaped(const Plays<N>& before, const Plays<N>& after,
                                      const std::optional<SideBan>& created) const {
        std::vector<SideBan> found;
        for (const Side side : {attacking, defending}) {
            for_each_bit(after.empty(), [&](std::size_t point) {
                const auto effect = after.effect(side, point);
                if (!effect.ko_capture) return;
                const SideBan one = ban(side, point, effect);
                if (one != created && !is_shaped(before, one)) found.push_back(one);
            });
        }
        return found;
    }

    std::uint32_t number_of(const BanKnowledge& knowledge) {
        const auto [entry, added] =
            numbers_.try_emplace(knowledge, static_cast<std::uint32_t>(knowledge_.size()));
        if (added) knowledge_.push_back(&entry->first);
        return entry->second;
    }

    const Adjacency<N>* adjacency_;
    Readings readings_;
    std::size_t dormant_bans_;
    Bits<N> playable_;
    std::map<BanKnowledge, std::uint32_t> numbers_;
    std::vector<const BanKnowledge*> knowledge_;
    bool too_many_kos_ = false;
};

}  // namespace shikatsu::reference
