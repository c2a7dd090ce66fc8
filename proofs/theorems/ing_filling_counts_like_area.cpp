// Ing's fill-in counting: stones filled into spaces, and what is left of both, come to the difference of
// areas.
#include "proofs/claims/enumeration.hpp"
#include "proofs/claims/linear.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/ing_sst/counting.hpp"

namespace shikatsu::proofs::ing_filling_counts_like_area {

namespace {

// Stones on the board and spaces of both, half the shared spaces, the supply of each side, and how many
// stones Black gives by compensation and penalties.
enum Variable : std::size_t { black, white, black_spaces, white_spaces, half_shared, supply, given };

template <class Number>
Number at_least_none(const Number& number) {
    return choose(number <= Number(0), Number(0), number);
}

template <class Number>
Number smaller(const Number& a, const Number& b) {
    return choose(a <= b, a, b);
}

/// What a player has left after filling in: winning spaces, borrowed ones included, and losing stones.
/// [ING-CT-4]
template <class Number>
struct LeftOver {
    LeftOver(const Number& hand, const Number& spaces, bool with_borrowed)
        : winning(spaces - smaller(at_least_none(hand), spaces)), losing(at_least_none(hand - spaces)) {
        if (with_borrowed) winning = winning + at_least_none(Number(0) - hand);
    }
    Number winning;
    Number losing;
};

struct Counts {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return 0 <= n[black] && 0 <= n[white] && 0 <= n[black_spaces] && 0 <= n[white_spaces] &&
               0 <= n[half_shared] && 0 <= n[supply] && 0 <= n[given];
    }
};

/// `points`: what a losing stone counts beside the winning space that it takes. [ING-CT-6] [ING-CT-8]
template <int points, bool with_borrowed>
struct CountsLikeArea {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        using Number = std::decay_t<decltype(n[0])>;
        const Number placed = smaller(n[given], n[black_spaces]);
        const Number beside = n[given] - placed;
        const LeftOver<Number> of_black(n[supply] - n[black], n[half_shared] + n[black_spaces] - placed,
                                        with_borrowed);
        const LeftOver<Number> of_white(n[supply] - n[white] - placed, n[half_shared] + n[white_spaces],
                                        with_borrowed);
        const auto worth = [](const LeftOver<Number>& own, const LeftOver<Number>& other) {
            const Number value = own.winning - other.losing + other.losing;
            return points == 2 ? value + other.losing : value;
        };
        const Number difference = worth(of_black, of_white) - worth(of_white, of_black) - beside - beside;
        const Number area = n[black] + n[black_spaces] - n[white] - n[white_spaces];
        return difference == area - n[given] - n[given];
    }
};

LinearClaim claim() {
    const auto losing = [](const auto& n) {
        return n[white_spaces] + n[half_shared] + n[white] + 1 <= n[supply] && n[given] == 0;
    };
    const auto borrowed = [](const auto& n) { return n[supply] + 1 <= n[black]; };
    const auto beside = [](const auto& n) { return n[black_spaces] + 1 <= n[given]; };
    return {
        {"black stones", "white stones", "black spaces", "white spaces", "half of the shared spaces",
         "supply", "stones given"},
        Counts{},
        CountsLikeArea<2, true>{},
        {{"losing stones", losing}, {"borrowed stones", borrowed}, {"no space for what is given", beside}},
        {{"a losing stone counts one point", Counts{}, CountsLikeArea<1, true>{}},
         {"borrowed stones do not count", Counts{}, CountsLikeArea<2, false>{}}}};
}

constexpr const char* on_points_only = "stones alone come to that, too";

Finding every_board(const Grid& grid) {
    namespace ing = reference::ing_sst;
    Enumeration seen({"losing stones", "a shared space"}, {on_points_only});
    for (const Position& position : legal_positions(grid)) {
        for (const int to_white : {-4, 0, 8}) {
            const ing::FilledBoard filled = ing::fill_in(position, to_white);
            seen.count_scene();
            if (filled.difference != ing::area_difference(position) - Margin::of_points(to_white))
                seen.fail("filled in and by area the difference is not the same", position);
            if (!filled.losing_stones.empty()) seen.occurs("losing stones", position);
            if (!filled.unfilled_shared.empty()) seen.occurs("a shared space", position);
        }
        int stones = 0;
        for (const Point point : grid.points()) {
            if (!position.empty(point)) stones += position.holds(point, Player::black) ? 1 : -1;
        }
        if (ing::fill_in(position, 0).difference != Margin::of_points(stones))
            seen.refutes(on_points_only, position);
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "ing-filling-counts-like-area",
        "What fill-in counting comes to is the difference of stones and spaces less what is given, for all "
        "numbers "
        "of stones, spaces, supply, compensation and penalties.",
        {"ING-CT-1", "ING-CT-4", "ING-CT-6", "ING-CT-7", "ING-CT-8"},
        Status::proved,
        {},
        "",
        {{"integers", Effort::fast, [](const Decide& decide) { return prove(claim(), decide); }},
         enumeration(1, 5, Effort::fast, every_board),
         enumeration(2, 4, Effort::long_only, every_board)}};
}

}  // namespace shikatsu::proofs::ing_filling_counts_like_area
