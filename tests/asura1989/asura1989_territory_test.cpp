// Territory-detecting and its shortcuts, for every division of the chains of small positions into alive and
// dead.
#include <gtest/gtest.h>

#include "reference/asura1989/territory_detecting.hpp"
#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

using shikatsu::asura1989::KoStoneRule;

constexpr KoStoneRule rules[] = {KoStoneRule::joins, KoStoneRule::adds_nothing};

void for_each_analysed(const std::function<void(const AnalysedPosition&)>& visit) {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}, std::pair{2, 2}}) {
        for (const Position& position : positions_with_liberties(rows, columns)) {
            const std::vector<Chain> all = chains(position);
            for (unsigned alive = 0; alive < 1U << all.size(); ++alive) {
                AnalysedPosition analysed{position, {}};
                for (std::size_t i = 0; i < all.size(); ++i) {
                    if (alive >> i & 1U) analysed.alive.insert(all[i]);
                }
                visit(analysed);
            }
        }
    }
}

std::string text(const AnalysedPosition& analysed) {
    std::string all = one_line(analysed.position);
    all.append(" alive at");
    for (const Chain& chain : analysed.alive)
        all.append(" ").append(std::to_string(chain.points.begin()->index));
    return all;
}

// [AS89-TD-1] [AS89-TD-2] [AS89-TD-3] [AS89-TD-4]
TEST(AsuraTerritory, ExamplesOfTerritoryPrisonersDameAndSeki) {
    const Position position = board({".#.O.", "O#.O."});
    const AnalysedPosition analysed{position, {chain_at(position, Point{1}), chain_at(position, Point{3})}};
    EXPECT_EQ(territory_owner(analysed, Point{0}, KoStoneRule::joins), std::nullopt)
        << "Black's chain is adjacent to dame";
    EXPECT_EQ(territory_owner(analysed, Point{2}, KoStoneRule::joins), std::nullopt);
    EXPECT_EQ(standings(analysed, chain_at(position, Point{1}), KoStoneRule::joins),
              std::set<Standing>{Standing::seki});
    EXPECT_EQ(standings(analysed, chain_at(position, Point{5}), KoStoneRule::joins),
              std::set<Standing>{Standing::anti_seki});
    const Position filled = board({".##", "O##", ".##"});
    const AnalysedPosition won{filled, {chain_at(filled, Point{1})}};
    EXPECT_EQ(territory_owner(won, Point{0}, KoStoneRule::joins), Player::black);
    EXPECT_EQ(standings(won, chain_at(filled, Point{1}), KoStoneRule::joins),
              std::set<Standing>{Standing::surrounds_territory});
    EXPECT_EQ(standings(won, chain_at(filled, Point{3}), KoStoneRule::joins),
              std::set<Standing>{Standing::prisoner});
}

TEST(AsuraTerritory, AnOpenKoMakesDameUnderTheDefaultReading) {  // [AS89-TD-1]
    const Position position = board({".#O."});
    const AnalysedPosition analysed{position, {chain_at(position, Point{1}), chain_at(position, Point{2})}};
    EXPECT_EQ(territory_owner(analysed, Point{0}, KoStoneRule::adds_nothing), Player::black);
    EXPECT_EQ(territory_owner(analysed, Point{0}, KoStoneRule::joins), std::nullopt) << "both are ko-stones";
}

// [AS89-SC-2] [AS89-TD-2]
TEST(AsuraTerritory, MarkingTheWholeRegionIsEqualToTheLongWay) {
    for_each_analysed([](const AnalysedPosition& analysed) {
        for (const KoStoneRule rule : rules) {
            for (const Point point : analysed.position.grid().points()) {
                const auto owner = territory_owner(analysed, point, rule);
                for (const Point marked : marked_with(analysed, point, rule)) {
                    ASSERT_EQ(territory_owner(analysed, marked, rule), owner)
                        << text(analysed) << ", from " << point.index << " to " << marked.index;
                }
            }
        }
    });
}

// [AS89-SC-3] [AS89-TD-3] [AS89-TD-4]
TEST(AsuraTerritory, DameTransferIsEqualToTheLongWay) {
    for_each_analysed([](const AnalysedPosition& analysed) {
        for (const KoStoneRule rule : rules) {
            for (const Point point : analysed.position.grid().points()) {
                if (!analysed.position.empty(point) || territory_owner(analysed, point, rule)) continue;
                for (const Point other : dame_region(analysed, point)) {
                    if (analysed.position.empty(other)) {
                        ASSERT_FALSE(territory_owner(analysed, other, rule))
                            << text(analysed) << ", from " << point.index << " to " << other.index;
                    } else {
                        const auto found = standings(analysed, chain_at(analysed.position, other), rule);
                        ASSERT_FALSE(found.contains(Standing::surrounds_territory))
                            << text(analysed) << ", from " << point.index << " to " << other.index;
                    }
                }
            }
        }
    });
}

// [AS89-SC-4]
TEST(AsuraTerritory, EyeStringsExcludeWhatTheySay) {
    for_each_analysed([](const AnalysedPosition& analysed) {
        for (const Point point : analysed.position.grid().points()) {
            if (!analysed.position.empty(point) && !analysed.has_dead_stone(point)) continue;
            const EyeRegionKind kind = eye_region_kind(analysed, point);
            for (const Point inside : eye_region(analysed, point)) {
                const auto owner = territory_owner(analysed, inside, KoStoneRule::joins);
                if (!owner) continue;
                ASSERT_NE(kind, EyeRegionKind::dame_string) << text(analysed) << " at " << inside.index;
                ASSERT_EQ(kind == EyeRegionKind::black_eye_string, owner == Player::black)
                    << text(analysed) << " at " << inside.index;
            }
        }
    });
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
