#include "tools/difftest/engine.hpp"

#include "optimized/kernel/strings.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::difftest {

namespace {

/// More states than any witness of a position that is compared here has.
constexpr std::size_t most_states = 2'000'000;

/// With `player` as the attacking side.
template <int W>
std::optional<reference::PlayOutcome> kernel_play(const Position& position, Player player, Point point) {
    using optimized::Side;
    if (!position.empty(point)) return std::nullopt;
    optimized::Board<W> board;
    for (const Point stone : position.grid().points()) {
        if (position.empty(stone)) continue;
        board.of(position.holds(stone, player) ? Side::attacker : Side::defender).insert(stone);
    }
    const optimized::Geometry<W> geometry(position.grid());
    const auto effect = optimized::StringTable<W>(geometry, board).effect(Side::attacker, point);
    if (!effect.legal) return std::nullopt;
    reference::PlayOutcome outcome{position, {}};
    outcome.position.set(point, stone_of(player));
    effect.captured.for_each([&](Point removed) {
        outcome.position.set(removed, Content::empty);
        outcome.removed.insert(removed);
    });
    return outcome;
}

std::optional<reference::PlayOutcome> play(const Position& position, Player player, Point point) {
    return optimized::in_words<1, 2, 6, 10>(
        position.grid().size(),
        [&]<int W>(std::integral_constant<int, W>) { return kernel_play<W>(position, player, point); });
}

}  // namespace

Engine optimized_engine() {
    return {
        [](const Position& position, const optimized::Options& options) {
            return optimized::adjudicate(position, 0, options);
        },
        [](const Position& position, const optimized::Question& question, const optimized::Options& options) {
            return optimized::Asker(position, options).ask_with_witness(question, most_states);
        },
        play};
}

}  // namespace shikatsu::difftest
