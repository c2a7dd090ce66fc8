// The commentary's largest boards with a quarter of an hour each; what stays open must still not be wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "tests/optimized/commentary_verdicts.hpp"

namespace shikatsu::optimized {
namespace {

using reference::testing::position_line;

constexpr Budget large{60'000'000, 900.0};

void expect_never_wrong(const std::string& id, const Readings& readings, const std::string& ruleset) {
    const nlohmann::json line = position_line(id);
    const Adjudication result = testing::adjudicated(line, readings, large);
    for (const auto& expected : line.at("expected")) {
        if (expected.at("ruleset") != ruleset) continue;
        const StringVerdict& verdict = testing::verdict_at(result, expected.at("string"));
        std::printf("%s, %s: %s\n", id.c_str(), ruleset.c_str(), name(verdict.status));
        if (verdict.status == Status::undecided) continue;
        EXPECT_EQ(testing::status_difference(verdict, expected).value_or(""), "");
    }
}

TEST(LargeBoardsLong, OfficialExample16) {
    expect_never_wrong("J1989-II.16", {}, "J2003");
}  // [J2003-HS-4]

TEST(LargeBoardsLong, OfficialExample16WithKoPassesPerKo) {  // [J2003-D2-6]
    expect_never_wrong("J1989-II.16", with_reading({}, "ko-pass=per-ko").value(),
                       "J2003 with ko-pass=per-ko");
}

TEST(LargeBoardsLong, Capturable2InTheCentre) {  // [J2003-LD-6]
    const Adjudication result = testing::adjudicated(position_line("com-capturable2-center"), {}, large);
    for (const StringVerdict& verdict : result.strings) {
        std::printf("com-capturable2-center, string at %d: %s\n", verdict.points.front().index,
                    name(verdict.status));
    }
    EXPECT_TRUE(std::any_of(result.strings.begin(), result.strings.end(), [](const StringVerdict& verdict) {
        return verdict.status == Status::capturable_2 || verdict.status == Status::undecided;
    }));
}

}  // namespace
}  // namespace shikatsu::optimized
