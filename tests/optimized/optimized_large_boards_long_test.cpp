// The commentary's largest boards with a quarter of an hour each; what stays open must still not be wrong.
#include <gtest/gtest.h>

#include <cstdio>

#include "tests/optimized/commentary_verdicts.hpp"

namespace shikatsu::optimized {
namespace {

using reference::testing::position_line;

constexpr Budget large{60'000'000, 900.0};

/// Of the strings that the commentary names at least so many are decided, all of them as it says.
void expect_decided(const std::string& id, const Readings& readings, const std::string& ruleset, int least) {
    const nlohmann::json line = position_line(id);
    const Adjudication result = testing::adjudicated(line, readings, large);
    int decided = 0;
    for (const auto& expected : line.at("expected")) {
        if (expected.at("ruleset") != ruleset) continue;
        const StringVerdict& verdict = testing::verdict_at(result, expected.at("string"));
        std::printf("%s, %s: %s\n", id.c_str(), ruleset.c_str(), name(verdict.status));
        if (verdict.status == Status::undecided) continue;
        ++decided;
        EXPECT_EQ(testing::status_difference(verdict, expected).value_or(""), "");
    }
    EXPECT_GE(decided, least);
}

TEST(LargeBoardsLong, OfficialExample16) {
    expect_decided("J1989-II.16", {}, "J2003", 1);
}  // [J2003-HS-4]

TEST(LargeBoardsLong, OfficialExample16WithKoPassesPerKo) {  // [J2003-D2-6]
    expect_decided("J1989-II.16", with_reading({}, "ko-pass=per-ko").value(), "J2003 with ko-pass=per-ko", 1);
}

TEST(LargeBoardsLong, Capturable2InTheCentre) {  // [J2003-LD-6]
    const Adjudication result = testing::adjudicated(position_line("com-capturable2-center"), {}, large);
    const auto status = [&](const char* place) {
        const Status found = testing::verdict_at(result, place).status;
        std::printf("com-capturable2-center, string at %s: %s\n", place, name(found));
        return found;
    };
    for (const char* outside : {"0,0", "1,1", "1,8"}) EXPECT_EQ(status(outside), Status::uncapturable);
    for (const char* invader : {"3,4", "4,3", "4,5"}) EXPECT_EQ(status(invader), Status::dead);
    const Status centre = status("4,4");
    EXPECT_TRUE(centre == Status::capturable_2 || centre == Status::undecided) << name(centre);
    EXPECT_EQ(testing::verdict_at(result, "4,4").alive, true);
}

}  // namespace
}  // namespace shikatsu::optimized
