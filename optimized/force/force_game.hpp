// The game in which "force" is decided: the attacker wants the target captured and the region free of
// permanent stones of the defender, the defender wants to prevent that.
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

#include "optimized/force/two_eye_formation.hpp"
#include "optimized/kernel/bans.hpp"
#include "optimized/kernel/benson.hpp"
#include "optimized/kernel/filling.hpp"
#include "optimized/kernel/strings.hpp"
#include "optimized/shortcuts.hpp"
#include "optimized/zones/zone.hpp"
#include "reference/values/move.hpp"
#include "reference/values/ranked_strategy.hpp"
#include "reference/values/readings.hpp"

namespace shikatsu::optimized {

/// How many dormant bans (bans whose ko is not on the board) a state may remember. When there are more, they
/// are forgotten and the state's bans are incomplete: what a later ko of that kind means is then left to an
/// adversary, once to the defender and once to the attacker, which brackets the true verdict from both sides.
struct BanMemory {
    std::size_t dormant = 0;
    static constexpr std::size_t unlimited = SIZE_MAX;
};

/// A state of the game. A defender's stone is original while it is in `intact`, the points of the
/// final-strings of the region (and of the target) that have not been captured yet; on other points it was
/// played.
template <int W>
struct State {
    Board<W> board;
    Bits<W> intact;
    BanId bans = BanId::none;
    Side mover = Side::attacker;

    friend bool operator==(const State&, const State&) = default;

    std::uint64_t hash() const {
        const std::uint64_t seed =
            static_cast<std::uint64_t>(bans) * 2 + static_cast<std::uint64_t>(mover) + 1;
        return intact.hash(board.of(Side::defender).hash(board.of(Side::attacker).hash(seed)));
    }
};

/// A hypothetical-move with the states that it may lead to: one, or, where forgotten bans matter, one for
/// each assumption about them.
template <int W>
struct Successor {
    HypotheticalMove move;
    std::vector<State<W>> states;
};

/// What the attacker wants to bring about on the target.
enum class Aim : std::uint8_t {
    capture,
    /// A two-eye-formation of his own, once: then the target's points are a string of his, and the defender,
    /// who wants to force that there never is one, moves first. Region, originals and zone are empty.
    /// [DAMS2006-TE-3]
    two_eye_formation
};

template <int W>
struct ForceQuestion {
    Board<W> board;
    Bits<W> target;
    /// Empty for the question of capture alone.
    Bits<W> region;
    /// The points of all final-strings of the defender that meet target or region.
    Bits<W> originals;
    /// Play is confined to it; then only the prover's win says something of the question. Needs literal
    /// readings, target and region in the zone, and `board` and `originals` as they are inside.
    std::optional<Zone<W>> zone = std::nullopt;
    Aim aim = Aim::capture;
};

/// Thrown where more kos come back at once than the bans of which can be assumed in all ways.
struct TooManyKos : std::length_error {
    TooManyKos() : std::length_error("too many kos come back at once") {}
};

template <int W>
class ForceGame {
  public:
    ForceGame(const Geometry<W>& geometry, const ForceQuestion<W>& question, const Readings& readings,
              BanMemory memory, const Shortcuts& shortcuts)
        : geometry_(&geometry),
          question_(question),
          readings_(readings),
          memory_(memory),
          shortcuts_(shortcuts) {}

    const Geometry<W>& geometry() const { return *geometry_; }
    const Readings& readings() const { return readings_; }
    const ForceQuestion<W>& question() const { return question_; }
    const BanMemory& memory() const { return memory_; }
    const BanKnowledge& bans(const State<W>& state) const { return bans_[state.bans]; }

    /// The state of this game with the same stones and the given bans, if play here ever knew these bans.
    std::optional<State<W>> with_bans(State<W> state, const BanKnowledge& knowledge) const {
        const std::optional<BanId> id = bans_.find(knowledge);
        if (!id) return std::nullopt;
        state.bans = *id;
        return state;
    }

    /// Of the bans in force those whose ko is on the board.
    std::vector<Ban> shaped_bans(const State<W>& state) const {
        const StringTable<W> table(*geometry_, state.board);
        std::vector<Ban> shaped_now = bans_[state.bans].bans;
        std::erase_if(shaped_now, [&](const Ban& ban) { return !shaped(table, ban); });
        return shaped_now;
    }

    State<W> root() const {
        const Side first = forms_eyes() ? Side::defender : Side::attacker;
        return {question_.board, question_.originals, BanId::none, first};
    }

    /// Whether the attacker's aim on the target is reached.
    bool captured(const State<W>& state) const {
        if (forms_eyes())
            return two_eye_formation_on(*geometry_, state.board, Side::attacker, question_.target);
        return !state.intact.meets(question_.target);
    }
    /// The points of the region that hold a played stone of the defender.
    Bits<W> dirty(const State<W>& state) const {
        return (state.board.of(Side::defender) & question_.region) - state.intact;
    }
    /// Whether the attacker has what he wants if play ends here.
    bool good(const State<W>& state) const { return captured(state) && dirty(state).empty(); }
    /// Who wins if play ends here. The other player's pass loses at once, for this player passes too; so that
    /// pass is no move of the game (theorem "pass elimination").
    Side favoured(const State<W>& state) const { return good(state) ? Side::attacker : Side::defender; }

    /// A winner known without search, or nothing. Sound in every state, whatever the bans.
    std::optional<Side> static_winner(const State<W>& state) const {
        if (broken(state)) return other(question_.zone->prover);
        const bool is_captured = captured(state);
        if (is_captured && question_.region.empty()) return Side::attacker;
        if (forms_eyes()) return std::nullopt;
        const Bits<W> dirty_points = dirty(state);
        const Bits<W> stays = is_captured ? dirty_points : (dirty_points | question_.target);
        if (shortcuts_.unconditional_life) {
            if (!stays.empty()) {
                // The defender is favoured as long as these stones stand, so he may pass for ever.
                const Bits<W> lasting = living(state, Side::defender);
                if (lasting.meets(stays)) return Side::defender;
            } else if (region_closed_to_defender(state)) {
                return Side::attacker;
            }
        }
        if (cleared(state)) return Side::attacker;
        return std::nullopt;
    }

    /// By what static_winner() knows the winner; `none` for a capture that was all that was asked. Requires
    /// that it knows him.
    Lemma lemma(const State<W>& state) const {
        if (static_winner(state) == Side::defender) return Lemma::life;
        if (captured(state) && question_.region.empty()) return Lemma::none;
        const bool closed = shortcuts_.unconditional_life && good(state) && region_closed_to_defender(state);
        return closed ? Lemma::closed : Lemma::filled;
    }

    /// The moves of the mover with what they lead to. A pass is listed only for the favoured player. Empty:
    /// the mover can only pass and loses by it.
    void successors(const State<W>& state, std::vector<Successor<W>>& out) {
        out.clear();
        const StringTable<W> table(*geometry_, state.board);
        const BanKnowledge before = bans_[state.bans];
        bool banned_capture = false;
        const std::optional<Zone<W>>& zone = question_.zone;
        const bool proves = zone && zone->prover == state.mover;
        const Bits<W> points = zone ? table.empty() & zone->points : table.empty();
        points.for_each([&](Point point) {
            if (zone && !proves && zone->breaks(table, point)) {
                out.push_back({Play{point}, {broken_by_play(state)}});
                return;
            }
            const PlayEffect<W> effect = table.effect(state.mover, point);
            if (!effect.legal || (proves && !zone->admits(*geometry_, table, point, effect))) return;
            if (effect.ko_capture) {
                const Ban ban = ban_on(state.mover, point, effect.captured.first());
                if (std::binary_search(before.bans.begin(), before.bans.end(), ban)) {
                    banned_capture = true;
                    if (readings_.ko_pass == KoPassScope::per_ko) {
                        add_ko_pass(state, lifted(before, ban), KoPass{point}, out);
                    }
                    return;
                }
            }
            add_play(state, table, before, point, effect, out);
        });
        // He who does not prove may make a ko-pass for a ko outside.
        if (zone && !proves && !(before.bans.empty() && before.complete)) banned_capture = true;
        if (banned_capture && readings_.ko_pass == KoPassScope::all_bans) {
            add_ko_pass(state, BanKnowledge{}, KoPass{}, out);
        }
        if (favoured(state) == state.mover) {
            State<W> next = state;
            next.mover = other(state.mover);
            if (readings_.hypothetical_ko == HypotheticalKo::basic_ko) next.bans = BanId::none;
            out.push_back({Pass{}, {next}});
        }
    }

  private:
    bool forms_eyes() const { return question_.aim == Aim::two_eye_formation; }

    /// A stone outside the zone tells that an open string of the prover is lost.
    bool broken(const State<W>& state) const {
        return question_.zone && !state.board.occupied().subset_of(question_.zone->points);
    }
    State<W> broken_by_play(const State<W>& state) const {
        State<W> next = state;
        next.mover = other(state.mover);
        next.board.of(state.mover) |= geometry_->all() - question_.zone->points;
        return next;
    }

    /// The unconditionally alive stones, in a zone those that are so whatever stands outside.
    Bits<W> living(const State<W>& state, Side side) const {
        if (!question_.zone) return unconditionally_alive(*geometry_, state.board, side);
        return unconditionally_alive_by(
            *geometry_, state.board.of(side), geometry_->all() - state.board.occupied(),
            [&](const Bits<W>& region) { return question_.zone->encloses(region); });
    }

    bool cleared(const State<W>& state) const {
        return shortcuts_.filling &&
               cleared_again_and_again(*geometry_, state.board, question_.region | question_.target,
                                       question_.zone ? question_.zone->points : geometry_->all());
    }

    Ban ban_on(Side side, Point point, Point partner) const {
        return {side, point, readings_.ban_identity == BanIdentity::ko ? partner : point};
    }

    static BanKnowledge lifted(const BanKnowledge& before, const Ban& ban) {
        BanKnowledge after = before;
        std::erase(after.bans, ban);
        return after;
    }

    void add_ko_pass(const State<W>& state, const BanKnowledge& after, KoPass move,
                     std::vector<Successor<W>>& out) {
        // Under basic-ko there are no ko-passes: the banned ko-capture is just prohibited.
        if (readings_.hypothetical_ko == HypotheticalKo::basic_ko) return;
        State<W> next = state;
        next.mover = other(state.mover);
        next.bans = bans_.intern(after);
        out.push_back({move, {next}});
    }

    void add_play(const State<W>& state, const StringTable<W>& table, const BanKnowledge& before, Point point,
                  const PlayEffect<W>& effect, std::vector<Successor<W>>& out) {
        State<W> next = state;
        next.mover = other(state.mover);
        next.board.of(state.mover).insert(point);
        next.board.of(next.mover) -= effect.captured;
        if (next.mover == Side::defender) next.intact -= effect.captured;
        std::optional<Ban> created;
        if (effect.ko_capture) created = ban_on(next.mover, effect.captured.first(), point);
        Successor<W> successor{Play{point}, {}};
        if (before.bans.empty() && before.complete && !created) {
            next.bans = BanId::none;
            successor.states.push_back(next);
        } else {
            for (const BanKnowledge& after : bans_after_play(table, before, next.board, created)) {
                next.bans = bans_.intern(after);
                successor.states.push_back(next);
            }
        }
        out.push_back(std::move(successor));
    }

    /// Whether the ko-capture that `ban` prohibits is on the board.
    bool shaped(const StringTable<W>& table, const Ban& ban) const {
        if (!table.empty().contains(ban.point)) return false;
        const PlayEffect<W> effect = table.effect(ban.side, ban.point);
        return effect.ko_capture &&
               (readings_.ban_identity != BanIdentity::ko || effect.captured.first() == ban.partner);
    }

    /// All assumptions about the bans after a play: exactly one unless `before` is incomplete.
    std::vector<BanKnowledge> bans_after_play(const StringTable<W>& table_before, const BanKnowledge& before,
                                              const Board<W>& board_after,
                                              const std::optional<Ban>& created) const {
        BanKnowledge after;
        if (readings_.hypothetical_ko == HypotheticalKo::basic_ko) {
            if (created) after.bans.push_back(*created);
            return {after};
        }
        const StringTable<W> table(*geometry_, board_after);
        std::vector<Ban> dormant;
        const auto sort_in = [&](const Ban& ban) {
            (shaped(table, ban) ? after.bans : dormant).push_back(ban);
        };
        for (const Ban& ban : before.bans) {
            if (!created || ban != *created) sort_in(ban);
        }
        if (created) sort_in(*created);
        std::sort(after.bans.begin(), after.bans.end());
        if (readings_.ban_without_shape == BanWithoutShape::lapses) return {after};
        after.complete = before.complete && dormant.size() <= memory_.dormant;
        if (after.complete) {
            after.bans.insert(after.bans.end(), dormant.begin(), dormant.end());
            std::sort(after.bans.begin(), after.bans.end());
            return {after};
        }
        if (before.complete) return {after};
        return assumptions(after, newly_shaped(table_before, table, created));
    }

    /// The bans that would apply to kos which are on the board now and were not before, but for `created`.
    std::vector<Ban> newly_shaped(const StringTable<W>& before, const StringTable<W>& after,
                                  const std::optional<Ban>& created) const {
        std::vector<Ban> fresh;
        for (const Side side : {Side::attacker, Side::defender}) {
            after.ko_shapes(side).for_each([&](Point point) {
                const Ban ban = ban_on(side, point, after.effect(side, point).captured.first());
                if (!(created && ban == *created) && !shaped(before, ban)) fresh.push_back(ban);
            });
        }
        return fresh;
    }

    static std::vector<BanKnowledge> assumptions(const BanKnowledge& known, const std::vector<Ban>& unknown) {
        constexpr std::size_t most_unknown = 15;  // no certificate may have more (spec/certificates.md)
        if (unknown.size() > most_unknown) throw TooManyKos();
        std::vector<BanKnowledge> all{known};
        for (const Ban& ban : unknown) {
            const std::size_t count = all.size();
            for (std::size_t i = 0; i < count; ++i) {
                BanKnowledge with = all[i];
                with.bans.push_back(ban);
                std::sort(with.bans.begin(), with.bans.end());
                all.push_back(std::move(with));
            }
        }
        return all;
    }

    /// Captured and clean, and every intersection of the region holds an unconditionally alive stone of the
    /// attacker or has only such neighbours: the defender never plays there while the attacker passes for
    /// ever.
    bool region_closed_to_defender(const State<W>& state) const {
        if (state.board.of(Side::defender).meets(question_.region)) return false;
        const Bits<W> alive = living(state, Side::attacker);
        if (alive.empty()) return false;
        const Bits<W> open = question_.region - alive;
        return (open & state.board.of(Side::attacker)).empty() &&
               geometry_->neighbours(open).subset_of(alive);
    }

    const Geometry<W>* geometry_;
    ForceQuestion<W> question_;
    Readings readings_;
    BanMemory memory_;
    Shortcuts shortcuts_;
    BanTable bans_;
};

}  // namespace shikatsu::optimized
