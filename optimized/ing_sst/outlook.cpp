#include "optimized/ing_sst/outlook.hpp"

#include <utility>

#include "optimized/ikeda/rules.hpp"

namespace shikatsu::optimized::ing_sst {

namespace {

/// Two passes end this game, the last two of the four that end one by the laws.
constexpr ikeda::Rules area_rules{"", ikeda::pass_of_two, {.stones = true}};
constexpr int passes_that_pause = 2;

ikeda::StonesKey key_of(const Stones& stones) {
    ikeda::StonesKey key = 0;
    stones.of(Player::black).for_each([&](Point point) { key |= ikeda::StonesKey{1} << point.index; });
    stones.of(Player::white).for_each([&](Point point) {
        key |= ikeda::StonesKey{1} << (ikeda::most_points_of_small_grids + point.index);
    });
    return key;
}

}  // namespace

std::optional<Outlook> Outlook::from(const Position& start, const ikeda::Limits& limits) {
    auto game = ikeda::SmallGame::from(area_rules, {}, ikeda::Restricted::all_plays, start, limits);
    if (!game) return std::nullopt;
    auto forced = ikeda::forced_margins(*game, limits, true);
    if (!forced) return std::nullopt;
    return Outlook(*std::move(game), *std::move(forced));
}

Outlook::Outlook(ikeda::SmallGame game, ikeda::ForcedMargins forced)
    : game_(std::move(game)), forced_(std::move(forced)) {}

Outlook::Rank Outlook::rank(Player player, int need, const Stones& stones, Player to_move, int passes) const {
    const ikeda::ConfigurationGraph& graph = game_.graph();
    ikeda::Situation situation{graph.id_of_code(graph.codes().of(key_of(stones))), to_move, 0};
    // Plays that remove stones of their own player lead there.
    if (situation.configuration >= graph.size()) return {};
    for (int pass = passes_that_pause; pass < passes; ++pass) {
        const auto& after = game_.courses().after_pass(situation.course, Player::black);
        if (after.course.ended) {
            const int margin = game_.margin_at_end(situation.configuration, after.course);
            const int own = player == Player::black ? margin : -margin;
            return {own >= need, own, 0};
        }
        situation.course = after.number;
    }
    const std::size_t place = forced_.place(player, situation);
    const auto sure = static_cast<int>(forced_.sure[place]);
    if (sure >= need) return {true, sure, -std::int64_t{forced_.since[place]}};
    return {false, sure - forced_.sure[forced_.place(opponent(player), situation)], 0};
}

const Outlook* PreparedOutlook::from(const Position& start, const ikeda::Limits& limits) {
    if (start_ != start) {
        outlook_ = Outlook::from(start, limits);
        start_ = start;
    }
    return outlook_ ? &*outlook_ : nullptr;
}

int Outlook::middle(Player to_move) const {
    const ikeda::Situation start{0, to_move, 0};
    return (forced_.at_least(start) + forced_.at_most(start)) / 2;
}

}  // namespace shikatsu::optimized::ing_sst
