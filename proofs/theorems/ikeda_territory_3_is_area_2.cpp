// Ikeda's note on territory rules III: plays and prisoners given by passing are equally many.
#include "proofs/claims/enumeration.hpp"
#include "proofs/claims/linear.hpp"
#include "proofs/games/ikeda_games.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ikeda_territory_3_is_area_2 {

namespace {

// Differences are Black's less White's, but of removed and given stones White's less Black's. `ahead` is 1
// where White is to move, else 0; `pass` is 1 for a pass, 0 for a play that removes `captured` stones.
enum Variable : std::size_t { stones, removed, given, ahead, pass, captured, territory };

/// Black began, and who passed gave a stone: plays and given stones are as many as turns. [IK-T3-61]
struct Counted {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return n[stones] - n[removed] - n[given] == n[ahead] && is_turn(n);
    }
    template <class Numbers>
    static auto is_turn(const Numbers& n) {
        return (n[ahead] == 0 || n[ahead] == 1) && (n[pass] == 0 || n[pass] == 1) && 0 <= n[captured] &&
               (n[pass] == 0 || n[captured] == 0);
    }
};

/// Whether the final pass is free if Black makes it. [IK-T3-63]
template <bool black_is_free>
struct GivesTheSame {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        using Number = std::decay_t<decltype(n[0])>;
        const auto whites = n[ahead] == 1;
        const auto passes = n[pass] == 1;
        const Number moved = choose(whites, Number(0) - n[captured] - 1, n[captured] + 1);
        const Number took = choose(whites, Number(0) - n[captured], n[captured]);
        const Number gave = choose(whites, Number(1), Number(-1));
        const Number stones_after = n[stones] + choose(passes, Number(0), moved);
        const Number removed_after = n[removed] + choose(passes, Number(0), took);
        const Number given_after = n[given] + choose(passes, gave, Number(0));
        const auto goes_on =
            stones_after - removed_after - given_after == choose(whites, Number(0), Number(1));
        const Number final_gift = black_is_free ? choose(whites, Number(1), Number(0)) : gave;
        const auto same_margin =
            n[territory] + n[stones] == n[territory] + n[removed] + n[given] + final_gift;
        return goes_on && (!passes || same_margin);
    }
};

/// As if White had begun.
struct CountedFromWhite {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return n[stones] - n[removed] - n[given] == n[ahead] - 1 && Counted::is_turn(n);
    }
};

LinearClaim claim() {
    const auto blacks_final_pass = [](const auto& n) { return n[pass] == 1 && n[ahead] == 0; };
    const auto capture = [](const auto& n) { return 1 <= n[captured]; };
    return {{"stones", "removed", "given", "ahead", "pass", "captured", "territory"},
            Counted{},
            GivesTheSame<true>{},
            {{"a pass of Black's", blacks_final_pass}, {"a capture", capture}},
            {{"Black's final pass costs a stone, too", Counted{}, GivesTheSame<false>{}},
             {"it does not matter who begins", CountedFromWhite{}, GivesTheSame<true>{}}}};
}

Finding every_game(const Grid& grid) {
    Enumeration seen({"a game with a removal", "a game ended by Black"},
                     {"area rules I give that result, too"});
    for_every_game(reference::ikeda::territory_rules_3, grid, [&](const reference::ikeda::Game& game) {
        const Position& end = game.configuration();
        seen.count_scene();
        if (game.record().moves.back().player == Player::black) seen.occurs("a game ended by Black", end);
        if (has_removal(game)) seen.occurs("a game with a removal", end);
        if (game.margin() != margin_by(reference::ikeda::area_rules_2, game))
            seen.fail("the results differ", end);
        if (game.margin() != margin_by(reference::ikeda::area_rules_1, game))
            seen.refutes("area rules I give that result, too", end);
    });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"ikeda-territory-3-is-area-2",
            "If Black begins, every game by territory rules III has the result that area rules II give it, "
            "however large the numbers.",
            {"IK-N-6", "IK-T3-61", "IK-T3-63", "IK-T3-7", "IK-A2-7"},
            Status::proved,
            {},
            "",
            {{"integers", Effort::fast, [](const Decide& decide) { return prove(claim(), decide); }},
             enumeration(1, 2, Effort::fast, every_game)}};
}

}  // namespace shikatsu::proofs::ikeda_territory_3_is_area_2
