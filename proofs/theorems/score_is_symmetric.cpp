// The score of every analysed position, exchanged, mirrored and turned.

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/japanese2003/definitions3.hpp"

namespace shikatsu::proofs::score_is_symmetric {

namespace {

using reference::AnalysedPosition;
using reference::FinalString;

/// Where a point goes: rows and columns may be exchanged, then rows turned upside down, then columns.
struct Symmetry {
    bool transposed;
    bool rows_turned;
    bool columns_turned;

    Grid image(const Grid& grid) const {
        return transposed ? Grid::create(grid.columns(), grid.rows()).value() : grid;
    }
    Point operator()(const Grid& grid, Point point) const {
        const Grid to = image(grid);
        int row = transposed ? grid.column(point) : grid.row(point);
        int column = transposed ? grid.row(point) : grid.column(point);
        if (rows_turned) row = to.rows() - 1 - row;
        if (columns_turned) column = to.columns() - 1 - column;
        return to.at(row, column);
    }
};

AnalysedPosition moved(const AnalysedPosition& analysed, const Symmetry& symmetry, bool colors_exchanged) {
    const Grid& grid = analysed.position.grid();
    const auto color = [&](Player player) { return colors_exchanged ? opponent(player) : player; };
    AnalysedPosition image{Position(symmetry.image(grid)), {}};
    for (const Point point : grid.points()) {
        for (const Player player : reference::players) {
            if (analysed.position.holds(point, player))
                image.position.set(symmetry(grid, point), stone_of(color(player)));
        }
    }
    for (const FinalString& string : analysed.alive) {
        FinalString there{{}, color(string.player)};
        for (const Point point : string.points) there.points.insert(symmetry(grid, point));
        image.alive.insert(std::move(there));
    }
    return image;
}

/// The score if the stones removed count twice, as a variant without the opponent's share.
int empty_territory(const AnalysedPosition& analysed) {
    return static_cast<int>(reference::territory(analysed, Player::black).size()) -
           static_cast<int>(reference::eye_points(analysed, Player::white).size());
}

void check_analysed(const AnalysedPosition& analysed, Enumeration& seen) {
    seen.count_scene();
    constexpr int prisoners = 3;
    const int score = reference::score(analysed, prisoners);
    for (int code = 0; code < 8; ++code) {
        const Symmetry symmetry{(code & 1) != 0, (code & 2) != 0, (code & 4) != 0};
        if (reference::score(moved(analysed, symmetry, false), prisoners) != score)
            seen.fail("a symmetry changes the score", analysed.position);
        if (reference::score(moved(analysed, symmetry, true), -prisoners) != -score)
            seen.fail("exchanged colours do not negate the score", analysed.position);
    }
    const Symmetry identity{false, false, false};
    if (score != prisoners) seen.occurs("territory that counts", analysed.position);
    if (reference::score(moved(analysed, identity, true), prisoners) != -score)
        seen.refutes("the prisoner-difference stays when colours are exchanged", analysed.position);
    if (empty_territory(moved(analysed, identity, true)) != -empty_territory(analysed))
        seen.refutes("White's eye-points in seki count, too", analysed.position);
}

Finding check(const Grid& grid) {
    Enumeration seen({"territory that counts"}, {"the prisoner-difference stays when colours are exchanged",
                                                 "White's eye-points in seki count, too"});
    for (const Position& position : legal_positions(grid)) {
        const std::set<FinalString> all = reference::strings(position);
        const std::vector<FinalString> strings(all.begin(), all.end());
        for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << strings.size(); ++chosen) {
            AnalysedPosition analysed{position, {}};
            for (std::size_t i = 0; i < strings.size(); ++i) {
                if ((chosen >> i & 1) != 0) analysed.alive.insert(strings[i]);
            }
            check_analysed(analysed, seen);
        }
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"score-is-symmetric",
            "Whichever strings are alive, the score is the same after each of the eight symmetries, and its "
            "negative "
            "when colours and prisoners are exchanged.",
            {"J2003-D3-7", "J2003-D3-8", "J2003-D3-9", "J2003-RS-1"},
            Status::checked_up_to,
            {},
            "",
            {enumeration(1, 5, Effort::fast, check), enumeration(2, 3, Effort::fast, check)}};
}

}  // namespace shikatsu::proofs::score_is_symmetric
