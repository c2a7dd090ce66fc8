// What happens in a region of a keeping, play by play, and what is wanted there.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/certificates/keeping_scene.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {
namespace {

using reference::KeepingGoal;
using reference::KeepingScene;
using reference::Place;
using reference::RegionGrid;
using reference::RegionGroups;
using reference::RegionState;

/// A region of black's with the stones of a position, his loose ones, too.
class Region {
  public:
    Region(const std::string& rows, const std::vector<std::string>& units,
           const std::vector<std::string>& points)
        : scene_(KeepingScene::of(board(rows), Player::black)),
          grid_(with(units), points_of(points), scene_.kept, Player::black) {}

    const RegionGrid& grid() const { return grid_; }
    const KeepingScene& scene() const { return scene_; }
    RegionState state() const { return scene_.state_of(grid_); }
    Place at(const std::string& name) const {
        const auto& points = grid_.points();
        return static_cast<Place>(std::find(points.begin(), points.end(), point(name)) - points.begin());
    }
    std::optional<RegionState> answer(const std::string& name) const {
        return grid_.after_keeper(state(), at(name));
    }
    std::optional<RegionState> play(const std::string& name) const {
        return grid_.after_opponent(state(), at(name));
    }
    RegionGroups groups(const RegionState& state) const { return {grid_, state, scene_.groups}; }

  private:
    Point point(const std::string& name) const { return *point_of_vertex(scene_.position.grid(), name); }
    std::vector<Point> points_of(const std::vector<std::string>& names) const {
        std::vector<Point> points;
        for (const std::string& name : names) points.push_back(point(name));
        std::sort(points.begin(), points.end());
        return points;
    }
    const Grid& with(const std::vector<std::string>& units) {
        for (const Point unit : points_of(units)) EXPECT_TRUE(scene_.add_unit(unit));
        return scene_.position.grid();
    }

    KeepingScene scene_;
    RegionGrid grid_;
};

const std::vector<std::string> two_rows{"A4", "B4", "C4", "D4", "A3", "B3", "C3", "D3"};

TEST(KeepingRegion, AnAnswerConnectsOrHasALibertyAndNothingOtherBesideIt) {
    const Region region("....#/....#/...../.....", {"E4"}, two_rows);
    EXPECT_TRUE(region.answer("D4"));
    EXPECT_TRUE(region.answer("D3")) << "body may be open";
    EXPECT_TRUE(region.answer("B4"));
    EXPECT_FALSE(region.answer("B3")) << "loose and open";
    const Region filled(".O..#/O...#/...../.....", {"E4"}, two_rows);
    EXPECT_FALSE(filled.answer("A4")) << "loose without liberty";
    EXPECT_FALSE(filled.answer("B4")) << "not empty";
}

TEST(KeepingRegion, AnAnswerCapturesWhatIsClosed) {
    const Region walled("OO..#/#####/...../.....", {"E4"}, {"A4", "B4", "C4", "D4"});
    const auto after = walled.answer("C4");
    ASSERT_TRUE(after);
    EXPECT_EQ(after->contents, (std::vector{Content::empty, Content::empty, Content::black, Content::empty}));
    const Region half("OO..#/.####/...../.....", {"E4"}, {"A4", "B4", "C4", "D4"});
    ASSERT_TRUE(half.answer("C4"));
    EXPECT_EQ(half.answer("C4")->contents[0], Content::white) << "its liberties may be elsewhere";
    ASSERT_EQ(half.grid().vanishings(half.state()).size(), 1U);
    EXPECT_EQ(half.grid().vanishings(half.state())[0].contents[0], Content::empty);
    EXPECT_TRUE(walled.grid().vanishings(walled.state()).empty());
}

TEST(KeepingRegion, APlayNeedsALibertyThatIsSeenOrMayBeElsewhere) {
    const Region closed(".#..#/#####/...../.....", {"B4"}, {"A4", "C4", "D4"});
    EXPECT_FALSE(closed.play("A4"));
    EXPECT_TRUE(closed.play("C4"));
    const Region open(".#..#/.####/...../.....", {"B4"}, {"A4", "C4", "D4"});
    EXPECT_TRUE(open.play("A4"));
}

// The keeper might be banned from taking back.
TEST(KeepingRegion, WhereOneStoneWasCapturedTheKeeperMayNotTakeBack) {
    const std::vector<std::string> corner{"A4", "B4", "C4", "D4", "A3", "C3", "D3"};
    const Region ko("#O..#/.#..#/#####/.....", {"E4"}, corner);
    const auto taken = ko.play("A3");
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->contents[ko.at("A4")], Content::empty);
    EXPECT_TRUE(taken->marks[ko.at("A4")]);
    EXPECT_FALSE(ko.grid().after_keeper(*taken, ko.at("A4")));
    EXPECT_EQ(ko.play("C4")->marks, ko.state().marks);
    const Region no_ko("#.O.#/O#..#/#####/.....", {"E4"}, corner);
    const auto also_taken = no_ko.play("B4");
    ASSERT_TRUE(also_taken);
    EXPECT_EQ(also_taken->contents[no_ko.at("A4")], Content::empty);
    EXPECT_EQ(also_taken->marks, no_ko.state().marks) << "the playing stone has a neighbour";
    RegionState marked = ko.state();
    marked.marks[ko.at("D4")] = true;
    EXPECT_TRUE(ko.grid().after_keeper(marked, ko.at("D4"))) << "beside a kept stone";
    const KeepingScene inside = ko.scene().inside(ko.grid(), marked);
    EXPECT_EQ(inside.state_of(ko.grid()), marked) << "marks outlast a split";
}

// What cannot be a ko-capture is not banned.
TEST(KeepingRegion, WhereTheKeeperMayBeBannedHeMakesOtherPlays) {
    const auto may_play_in_corner = [&](const std::string& rows, const std::vector<std::string>& points) {
        const Region region(rows + "/#####/.....", {"E4"}, points);
        const Place corner = region.at("A4");
        RegionState marked = region.state();
        EXPECT_TRUE(region.grid().after_keeper(marked, corner));
        marked.marks[corner] = true;
        return region.grid().after_keeper(marked, corner).has_value();
    };
    EXPECT_FALSE(may_play_in_corner(".O..#/O#..#", {"A4", "B4", "C4", "D4", "A3", "C3", "D3"}))
        << "it takes one stone";
    EXPECT_TRUE(may_play_in_corner(".O#.#/O#..#", {"A4", "B4", "C4", "D4", "A3", "C3", "D3"}))
        << "it takes two";
    EXPECT_TRUE(may_play_in_corner(".#..#/O...#", {"A4", "B4", "C4", "D4", "A3", "B3", "C3", "D3"}))
        << "a stone of his is beside it";
    EXPECT_TRUE(may_play_in_corner("..#.#/O#..#", {"A4", "B4", "C4", "D4", "A3", "C3", "D3"}))
        << "it has a liberty";
}

TEST(KeepingGoal, AnEyeIsClosedWithoutStonesAndAllItsLibertiesAreTheGroups) {
    const std::vector<std::string> corner{"A4", "B4", "C4", "A3", "B3", "C3", "A2", "B2", "C2"};
    const Region region("...#/.#.#/...#/####", {"D4"}, corner);
    const auto eyes = [&](const std::string& contents) {
        RegionState state = region.state();
        for (Place place = 0; place < contents.size(); ++place)
            state.contents[place] = contents[place] == '#'   ? Content::black
                                    : contents[place] == 'O' ? Content::white
                                                             : Content::empty;
        return region.groups(state).eyes(0);
    };
    EXPECT_EQ(eyes("OO.OOOOOO"), 1);
    EXPECT_EQ(eyes("OO.O#OOOO"), 0) << "a loose stone";
    EXPECT_EQ(eyes("........."), 0) << "B3 is no liberty";
    EXPECT_EQ(eyes("OOOOOOOOO"), 0) << "nothing is empty";
    EXPECT_EQ(eyes("OO.O##OOO"), 1) << "two parts would need two empty points";
    EXPECT_EQ(eyes("O.#.##O.."), 1) << "A3 is no liberty";
    EXPECT_EQ(eyes("OO##..##O"), 1) << "nothing is empty beside A4";
}

TEST(KeepingGoal, ALinkNeedsTwoLibertiesOfEach) {
    const Region region("#..#/...#", {"A2", "D2"}, {"B2", "C2", "C1"});
    const std::vector<std::string>& names = region.scene().names;
    for (const auto& link : {std::pair<reference::Unit, reference::Unit>{0, 1}, {1, 0}}) {
        const KeepingGoal goal{link, {}};
        const auto shortage = region.groups(region.state()).shortage(goal, names);
        ASSERT_TRUE(shortage);
        EXPECT_NE(shortage->find("A2 has less than 2 liberties"), std::string::npos) << *shortage;
        EXPECT_FALSE(region.groups(region.state()).settled(goal));
    }
    const Region wider("#..#/...#", {"A2", "D2"}, {"A1", "B2", "C2", "C1"});
    EXPECT_FALSE(wider.groups(wider.state()).shortage({std::pair(0, 1), {}}, names));
}

}  // namespace
}  // namespace shikatsu::certificates
