// "Each string has a liberty" is an invariant of legal play.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::liberties_are_kept {

namespace {

using optimized::Side;

/// Whether each string has a liberty after the play, if `legal(effect, …)` says that it may be made.
template <class Legal>
auto keeps_liberties(Legal legal) {
    return at_every_empty_point([legal](const auto& scene, const auto& table, Point p) {
        using T = TruthOf<decltype(scene)>;
        const auto effect = table.effect(Side::attacker, p);
        auto board = table.board();
        board.of(Side::attacker).insert(p);
        board.of(Side::defender) -= effect.captured;
        const text::Stones<T> after{pointwise(scene.grid(), board.of(Side::attacker)),
                                    pointwise(scene.grid(), board.of(Side::defender))};
        return !T(legal(scene, table, p, effect)) || text::all_have_liberties(scene.grid(), after);
    });
}

Claim<1> claim(const Grid& grid) {
    const auto kernel =
        keeps_liberties([](const auto&, const auto&, Point, const auto& effect) { return effect.legal; });
    const auto joining =
        keeps_liberties([](const auto& scene, const auto& table, Point p, const auto& effect) {
            using Bits = std::decay_t<decltype(table.empty())>;
            const Bits near = scene.geometry.neighbours(Bits::of(p));
            return effect.legal || near.meets(table.board().of(Side::attacker));
        });
    const auto captures = at_some_empty_point([](const auto&, const auto& table, Point p) {
        return !table.effect(Side::attacker, p).captured.empty();
    });
    return {{"black", "white"},
            LegalPosition{},
            kernel,
            {{"a capture", captures}},
            {{"any play that joins a string is legal", LegalPosition{}, joining},
             {"positions with strings without liberty", AnyPosition{}, kernel}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"liberties-are-kept",
            "A legal play leaves each string a liberty if each had one before, so all positions of play do.",
            {"J2003-MV-3", "J2003-D1-9"},
            Status::proved_up_to,
            {},
            "",
            {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
             instance(2, 4, Effort::fast, claim), instance(3, 3, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::liberties_are_kept
