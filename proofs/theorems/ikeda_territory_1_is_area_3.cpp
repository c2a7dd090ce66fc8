// Ikeda's note on territory rules I: without unwarranted passes they give the result of area rules III.
#include <optional>

#include "proofs/claims/enumeration.hpp"
#include "proofs/claims/linear.hpp"
#include "proofs/games/ikeda_games.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ikeda_territory_1_is_area_3 {

namespace {

// Differences as in the theorem on territory rules III. `white_passed_first` is 1 or 0; `moved` is 1 where
// who moved first after the preliminary end has made a move more than the other one, else 0; `black_first` is
// 1 if that is Black.
enum Variable : std::size_t {
    stones,
    removed,
    given,
    white_passed_first,
    black_first,
    moved,
    pass,
    captured,
    territory
};

template <class Number>
auto is_bit(const Number& number) {
    return number == 0 || number == 1;
}

/// After the preliminary end. Before it there were two passes and `plays_more` more plays of Black's, if
/// White passed first, than that player's turn tells. [IK-T1-61]
template <int plays_more>
struct Counted {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        using Number = std::decay_t<decltype(n[0])>;
        const Number turns = choose(n[black_first] == 1, n[moved], Number(0) - n[moved]);
        return n[stones] - n[removed] - n[given] == n[white_passed_first] + plays_more + turns &&
               is_bit(n[white_passed_first]) && is_bit(n[black_first]) && is_bit(n[moved]) &&
               is_bit(n[pass]) && 0 <= n[captured] && (n[pass] == 0 || n[captured] == 0);
    }
};

/// Whether the final pass is free if it is made by who moved first. [IK-T1-64]
template <bool first_is_free>
struct GivesTheSame {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        using Number = std::decay_t<decltype(n[0])>;
        const auto blacks = n[moved] + n[black_first] == 1;
        const auto passes = n[pass] == 1;
        const Number sign_of_play = choose(blacks, n[captured] + 1, Number(0) - n[captured] - 1);
        const Number took = choose(blacks, n[captured], Number(0) - n[captured]);
        const Number gave = choose(blacks, Number(-1), Number(1));
        const Number balance = n[stones] + choose(passes, Number(0), sign_of_play) - n[removed] -
                               choose(passes, Number(0), took) - n[given] - choose(passes, gave, Number(0));
        const Number moved_after = Number(1) - n[moved];
        const Number turns = choose(n[black_first] == 1, moved_after, Number(0) - moved_after);
        const auto goes_on = balance == n[white_passed_first] + turns;
        const Number final_gift = first_is_free ? choose(n[moved] == 0, Number(0), gave) : gave;
        const auto same_margin = n[territory] + n[stones] - n[white_passed_first] ==
                                 n[territory] + n[removed] + n[given] + final_gift;
        return goes_on && (!passes || same_margin);
    }
};

LinearClaim claim() {
    const auto free_pass = [](const auto& n) { return n[pass] == 1 && n[moved] == 0; };
    const auto white_first = [](const auto& n) { return n[white_passed_first] == 1 && n[black_first] == 0; };
    return {{"stones", "removed", "given", "white passed first", "black first", "moved", "pass", "captured",
             "territory"},
            Counted<0>{},
            GivesTheSame<true>{},
            {{"a final pass that is free", free_pass}, {"White passed first", white_first}},
            {{"an unwarranted pass does not matter", Counted<1>{}, GivesTheSame<true>{}},
             {"no final pass is free", Counted<0>{}, GivesTheSame<false>{}}}};
}

/// Whether no pass before the preliminary end is unwarranted: the first pass is one of the two that make it.
bool is_warranted(const reference::ikeda::Game& game) {
    const auto pair = reference::ikeda::passes_in_succession(game.record(), 0);
    return reference::ikeda::first_pass(game.record()) == *pair - 1;
}

constexpr const char* unwarranted = "an unwarranted pass does not matter";

Finding every_game(const Grid& grid) {
    Enumeration seen({"White passed first", "Black passed first"}, {unwarranted});
    for_every_game(reference::ikeda::territory_rules_1, grid, [&](const reference::ikeda::Game& game) {
        const Position& end = game.configuration();
        const auto first = *reference::ikeda::first_pass(game.record());
        const bool same = game.margin() == margin_by(reference::ikeda::area_rules_3, game);
        seen.count_scene();
        if (!is_warranted(game)) {
            if (!same) seen.refutes(unwarranted, end);
            return;
        }
        const bool white = game.record().moves[first].player == Player::white;
        seen.occurs(white ? "White passed first" : "Black passed first", end);
        if (!same) seen.fail("the results differ", end);
    });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "ikeda-territory-1-is-area-3",
        "If Black begins and no pass before the preliminary end is unwarranted, a game by territory rules "
        "I has the result that area rules III give it, however large the numbers and whoever moves first "
        "after the preliminary end.",
        {"IK-N-4", "IK-T1-61", "IK-T1-62", "IK-T1-64", "IK-T1-7", "IK-A3-7"},
        Status::proved,
        {},
        "",
        {{"integers", Effort::fast, [](const Decide& decide) { return prove(claim(), decide); }},
         enumeration(1, 2, Effort::fast, every_game)}};
}

}  // namespace shikatsu::proofs::ikeda_territory_1_is_area_3
