// Ikeda's note on area rules III: who makes the last play has no point more by it.
#include "proofs/claims/enumeration.hpp"
#include "proofs/claims/linear.hpp"
#include "proofs/games/ikeda_games.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ikeda_area_3_removes_the_point {

namespace {

// Plays and removed stones of both; `white_passed_first` is 1 or 0.
enum Variable : std::size_t {
    black_plays,
    white_plays,
    black_removed,
    white_removed,
    white_passed_first,
    territory
};

/// Black began and nobody passed before the passes at the end, so White passed first exactly if Black has
/// made a play more.
struct LastPassesOnly {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return n[black_plays] - n[white_plays] == n[white_passed_first] &&
               (n[white_passed_first] == 0 || n[white_passed_first] == 1) && 0 <= n[black_removed] &&
               0 <= n[white_removed] && n[black_removed] <= n[black_plays] &&
               n[white_removed] <= n[white_plays];
    }
};

/// The margin is that of territory and removed stones, to which plays without removal add nothing.
/// `taken_off`: what the first pass changes of the margin, half a point each way.
template <int taken_off>
struct PlaysDoNotCount {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        using Number = std::decay_t<decltype(n[0])>;
        const Number area =
            n[territory] + (n[black_plays] - n[black_removed]) - (n[white_plays] - n[white_removed]);
        const Number margin = area - (taken_off == 1 ? n[white_passed_first] : Number(0));
        return margin == n[territory] + n[white_removed] - n[black_removed];
    }
};

LinearClaim claim() {
    const auto last = [](const auto& n) { return n[white_passed_first] == 1; };
    return {
        {"black plays", "white plays", "black removed", "white removed", "white passed first", "territory"},
        LastPassesOnly{},
        PlaysDoNotCount<1>{},
        {{"Black makes the last play", last}},
        {{"area rules II count no last play", LastPassesOnly{}, PlaysDoNotCount<0>{}}}};
}

Finding every_game(const Grid& grid) {
    Enumeration seen({"Black makes the last play"}, {"area rules II count no last play"});
    for_every_game(reference::ikeda::area_rules_3, grid, [&](const reference::ikeda::Game& game) {
        const auto first = *reference::ikeda::first_pass(game.record());
        if (first + 3 != game.record().moves.size()) return;
        const Position& end = game.configuration();
        seen.count_scene();
        const Margin by_territory =
            margin_by({"", &reference::ikeda::two_passes, &reference::ikeda::territory_less_prisoners}, game);
        if (game.record().moves[first].player == Player::white) {
            seen.occurs("Black makes the last play", end);
            if (margin_by(reference::ikeda::area_rules_2, game) != by_territory)
                seen.refutes("area rules II count no last play", end);
        }
        if (game.margin() != by_territory) seen.fail("a play more counts", end);
    });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"ikeda-area-3-removes-the-point",
            "If Black begins and nobody passes before the passes at the end, the result of area rules III is "
            "territory and removed stones alone: a last play more of Black's counts nothing.",
            {"IK-N-3", "IK-A3-6", "IK-A3-7"},
            Status::proved,
            {},
            "",
            {{"integers", Effort::fast, [](const Decide& decide) { return prove(claim(), decide); }},
             enumeration(1, 2, Effort::fast, every_game)}};
}

}  // namespace shikatsu::proofs::ikeda_area_3_removes_the_point
