// Benson's strings are never captured while their owner passes: one play of the opponent changes nothing.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::unconditional_life_lasts {

namespace {

using optimized::Side;

/// The stones of White, who passes, that are unconditionally alive.
struct Alive {
    template <class Geometry, class Board>
    auto operator()(const Geometry& geometry, const Board& board) const {
        return optimized::unconditionally_alive(geometry, board, Side::defender);
    }
};

/// The stones of White's strings with one vital region, as if that were enough.
struct OneEye {
    template <class Geometry, class Board>
    auto operator()(const Geometry& geometry, const Board& board) const {
        using Bits = std::decay_t<decltype(board.stones[0])>;
        const Bits empty = geometry.all() - board.occupied();
        const auto regions = optimized::small_regions(geometry, board.of(Side::defender), empty);
        Bits alive;
        for (const auto& string : optimized::strings_of(geometry, board.of(Side::defender), empty)) {
            for (const Bits& region : regions) {
                insert_if((region & empty).subset_of(string.liberties) && !region.empty(), alive,
                          string.stones);
            }
        }
        return alive;
    }
};

/// Whether after any legal play of Black the stones that `alive` names are there and are still named.
template <class NamedAlive>
auto last(NamedAlive alive) {
    return [alive](const auto& scene) {
        const auto living = alive(scene.geometry, board_of(scene));
        const auto stay = at_every_empty_point([&](const auto& same_scene, const auto& table, Point p) {
            using T = TruthOf<decltype(same_scene)>;
            const auto effect = table.effect(Side::attacker, p);
            auto board = table.board();
            board.of(Side::attacker).insert(p);
            board.of(Side::defender) -= effect.captured;
            return !T(effect.legal) || (T(!effect.captured.meets(living)) &&
                                        T(living.subset_of(alive(same_scene.geometry, board))));
        });
        return stay(scene);
    };
}

Claim<1> claim(const Grid& grid) {
    const auto lives = [](const auto& scene) {
        return !Alive{}(scene.geometry, board_of(scene)).empty() && !scene.sets[0].empty();
    };
    const auto dies = [](const auto& scene) {
        return Alive{}(scene.geometry, board_of(scene)).empty() &&
               !OneEye{}(scene.geometry, board_of(scene)).empty();
    };
    return {
        {"black", "white"},
        LegalPosition{},
        last(Alive{}),
        {{"an unconditionally alive string beside opposing stones", lives}, {"one vital region only", dies}},
        {{"one vital region is enough", LegalPosition{}, last(OneEye{})}},
        bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"unconditional-life-lasts",
            "Strings that the kernel calls unconditionally alive are neither captured by a play of the "
            "opponent nor "
            "less alive after it; so while their owner passes they stay for ever, and are uncapturable.",
            {"J2003-LD-1", "J2003-MV-2", "J2003-MV-3"},
            Status::proved_up_to,
            {},
            "engine-theorems.md#unconditional-life",
            {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
             instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::unconditional_life_lasts
