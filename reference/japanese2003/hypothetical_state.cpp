#include "reference/japanese2003/hypothetical_state.hpp"

#include <algorithm>
#include <utility>

namespace shikatsu::reference {

namespace {

// Whether a ban prohibits the ko-capture by `player` on `point` in the kos that `point` has with `others`.
bool prohibits(const Ban& ban, Player player, Point point, const PointSet& others) {
    return ban.banned == player && ban.point == point && !others.empty() &&
           (!ban.other || others.contains(*ban.other));
}

bool is_prohibited(const HypotheticalState& state, Point point) {
    const PointSet others = others_of_ko_capture(state.position, state.to_move, point);
    return std::any_of(state.bans.begin(), state.bans.end(),
                       [&](const Ban& ban) { return prohibits(ban, state.to_move, point, others); });
}

std::set<Ban> bans_of_ko_capture(Player player, Point point, const PointSet& others,
                                 const Readings& readings) {
    std::set<Ban> bans;
    for (const Point other : others) {
        Ban ban{opponent(player), other, std::nullopt};
        if (readings.ban_identity == BanIdentity::ko) ban.other = point;
        bans.insert(ban);
    }
    return bans;
}

bool has_shape(const Ban& ban, const Position& position) {
    return prohibits(ban, ban.banned, ban.point, others_of_ko_capture(position, ban.banned, ban.point));
}

// What is common to all hypothetical-moves: the turn goes over, and bans come to their end.
HypotheticalState succeeding(const HypotheticalState& state, const Readings& readings) {
    HypotheticalState next = state;
    next.to_move = opponent(state.to_move);
    next.after_pass = false;
    if (readings.hypothetical_ko == HypotheticalKo::basic_ko) next.bans.clear();
    return next;
}

void drop_bans_without_shape(HypotheticalState& state, const Readings& readings) {
    if (readings.ban_without_shape == BanWithoutShape::stays) return;
    std::erase_if(state.bans, [&](const Ban& ban) { return !has_shape(ban, state.position); });
}

tl::expected<HypotheticalOutcome, Prohibited> effect(const HypotheticalState& state, const Play& move,
                                                     const Readings& readings) {
    auto outcome = play(state.position, state.to_move, move.point);
    if (!outcome) return tl::make_unexpected(outcome.error());
    if (is_prohibited(state, move.point)) {
        return tl::make_unexpected(Prohibited{"J2003-HS-4", "the ko-capture is prohibited until a ko-pass"});
    }
    if (state.earlier.contains(outcome->position)) {
        return tl::make_unexpected(
            Prohibited{"J2003-HS-3", "superko: the play would recreate an earlier position"});
    }
    const PointSet others = others_of_ko_capture(state.position, state.to_move, move.point);
    HypotheticalState next = succeeding(state, readings);
    next.position = std::move(outcome->position);
    next.bans.merge(bans_of_ko_capture(state.to_move, move.point, others, readings));
    drop_bans_without_shape(next, readings);
    if (readings.infinite_play == InfinitePlay::superko) next.earlier.insert(next.position);
    return HypotheticalOutcome{std::move(next), std::move(outcome->removed)};
}

tl::expected<HypotheticalOutcome, Prohibited> effect(const HypotheticalState& state, const KoPass& move,
                                                     const Readings& readings) {
    const auto refused = [](std::string sentence) {
        return tl::make_unexpected(Prohibited{"J2003-D2-6", std::move(sentence)});
    };
    if (readings.hypothetical_ko == HypotheticalKo::basic_ko) return refused("basic-ko knows no ko-pass");
    const PointSet prohibited = prohibited_ko_captures(state);
    HypotheticalState next = succeeding(state, readings);
    if (readings.ko_pass == KoPassScope::all_bans) {
        if (move.ko) return refused("one ko-pass is for all kos, it names none");
        if (prohibited.empty())
            return refused("a ko-pass needs a ko-capture that is available but prohibited");
        next.bans.clear();
    } else {
        if (!move.ko) return refused("a ko-pass for one ko names where its prohibited ko-capture is");
        if (!prohibited.contains(*move.ko)) return refused("no ko-capture there is available but prohibited");
        const PointSet others = others_of_ko_capture(state.position, state.to_move, *move.ko);
        std::erase_if(next.bans,
                      [&](const Ban& ban) { return prohibits(ban, state.to_move, *move.ko, others); });
    }
    return HypotheticalOutcome{std::move(next), {}};
}

tl::expected<HypotheticalOutcome, Prohibited> effect(const HypotheticalState& state, const Pass& /*move*/,
                                                     const Readings& readings) {
    HypotheticalState next = succeeding(state, readings);
    next.after_pass = true;
    next.ended = state.after_pass;
    return HypotheticalOutcome{std::move(next), {}};
}

}  // namespace

HypotheticalState start_state(const Position& final_position, Player given, const Readings& readings) {
    HypotheticalState state{final_position, given, {}, false, false, {}};
    if (readings.infinite_play == InfinitePlay::superko) state.earlier.insert(final_position);
    return state;
}

tl::expected<HypotheticalOutcome, Prohibited> hypothetical_move(const HypotheticalState& state,
                                                                const HypotheticalMove& move,
                                                                const Readings& readings) {
    if (state.ended) {
        return tl::make_unexpected(
            Prohibited{"J2003-HS-3", "a pass succeeding a pass has been the very end"});
    }
    return std::visit([&](const auto& kind) { return effect(state, kind, readings); }, move);
}

PointSet prohibited_ko_captures(const HypotheticalState& state) {
    PointSet prohibited;
    // Only where a ban is can a ko-capture be prohibited.
    for (const Ban& ban : state.bans) {
        if (is_prohibited(state, ban.point)) prohibited.insert(ban.point);
    }
    return prohibited;
}

std::map<HypotheticalMove, HypotheticalOutcome> hypothetical_moves(const HypotheticalState& state,
                                                                   const Readings& readings) {
    std::set<HypotheticalMove> candidates{Pass{}, KoPass{}};
    for (const Point point : state.position.grid().points()) candidates.insert(Play{point});
    for (const Point point : prohibited_ko_captures(state)) candidates.insert(KoPass{point});
    std::map<HypotheticalMove, HypotheticalOutcome> allowed;
    for (const HypotheticalMove& move : candidates) {
        if (auto outcome = hypothetical_move(state, move, readings))
            allowed.emplace(move, *std::move(outcome));
    }
    return allowed;
}

}  // namespace shikatsu::reference
