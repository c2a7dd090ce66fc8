// Ko by recreation of the position, as the text has it, and ko by the shape, as the kernel sees it.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ko_is_its_shape {

namespace {

using optimized::Side;

template <class Shape>
auto is_the_texts_ko_capture(Shape shape) {
    return at_every_empty_point([shape](const auto& scene, const auto& table, Point p) {
        using T = TruthOf<decltype(scene)>;
        return T(T(shape(table.effect(Side::attacker, p))) ==
                 text::is_ko_capture(scene.grid(), stones_of(scene), p));
    });
}

Claim<1> claim(const Grid& grid) {
    const auto kernel = is_the_texts_ko_capture([](const auto& effect) { return effect.ko_capture; });
    const auto one_stone =
        is_the_texts_ko_capture([](const auto& effect) { return effect.captured.single(); });
    const auto ko = at_some_empty_point(
        [](const auto&, const auto& table, Point p) { return table.effect(Side::attacker, p).ko_capture; });
    const auto no_ko = at_some_empty_point([](const auto&, const auto& table, Point p) {
        const auto effect = table.effect(Side::attacker, p);
        return effect.captured.single() && !effect.ko_capture;
    });
    return {{"black", "white"},
            LegalPosition{},
            kernel,
            {{"a ko-capture", ko}, {"a capture of one stone that is none", no_ko}},
            {{"any capture of one stone", LegalPosition{}, one_stone}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"ko-is-its-shape",
            "Where each string has a liberty, a play is a ko-capture by the text (its ko gives the position "
            "back) "
            "exactly if it removes one stone and only the opponent's stones are around it.",
            {"J2003-D2-3", "J2003-D2-5"},
            Status::proved_up_to,
            {"play-is-the-texts-play"},
            "",
            {instance(2, 3, Effort::fast, claim), instance(1, 5, Effort::fast, claim),
             instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::ko_is_its_shape
