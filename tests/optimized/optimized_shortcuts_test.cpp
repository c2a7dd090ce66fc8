// Every shortcut can be switched off, and no verdict changes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

struct Without {
    std::string name;
    Shortcuts shortcuts;
};

class ShortcutsTest : public ::testing::TestWithParam<Without> {};

std::vector<Status> statuses(const Position& position, const Shortcuts& shortcuts) {
    Options options;
    options.shortcuts = shortcuts;
    std::vector<Status> found;
    for (const StringVerdict& string : adjudicate(position, 0, options).strings) {
        found.push_back(string.status);
    }
    return found;
}

TEST_P(ShortcutsTest, ChangesNoVerdictOnTheSmallestGrids) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, {1, 5}, {2, 2}, {2, 3}}) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            EXPECT_EQ(statuses(position, GetParam().shortcuts), statuses(position, {}));
        }
    }
}

TEST_P(ShortcutsTest, ChangesNoVerdictOnASampleOf3x3) {
    const auto positions = reference::testing::legal_positions(3, 3);
    for (std::size_t i = 0; i < positions.size(); i += 61) {
        EXPECT_EQ(statuses(positions[i], GetParam().shortcuts), statuses(positions[i], {}));
    }
}

INSTANTIATE_TEST_SUITE_P(Without, ShortcutsTest,
                         ::testing::Values(Without{"UnconditionalLife", {.unconditional_life = false}},
                                           Without{"Filling", {.filling = false}},
                                           Without{"Forgetting", {.forgetting = false}},
                                           Without{"Any", {false, false, false, false}}),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace shikatsu::optimized
