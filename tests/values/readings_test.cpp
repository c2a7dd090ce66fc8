// The register of readings: literal by default, one named alternative each.
#include "reference/values/readings.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shikatsu::testing {
namespace {

std::string assignment(std::string_view name, std::string_view value) {
    return std::string(name) + "=" + std::string(value);
}

TEST(Readings, AreLiteralUnlessSaidOtherwise) {
    EXPECT_TRUE(departures(Readings{}).empty());
    for (const ReadingEntry& entry : reading_register()) {
        EXPECT_EQ(with_reading(Readings{}, assignment(entry.name, entry.literal)).value(), Readings{})
            << entry.name;
    }
}

TEST(Readings, AnAlternativeDepartsInItsOwnEntryOnly) {
    for (const ReadingEntry& entry : reading_register()) {
        const std::string alternative = assignment(entry.name, entry.alternative);
        const Readings changed = with_reading(Readings{}, alternative).value();
        EXPECT_EQ(departures(changed), std::vector<std::string>{alternative});
        EXPECT_EQ(with_reading(changed, assignment(entry.name, entry.literal)).value(), Readings{});
    }
}

TEST(Readings, TheNameSetsTheMatchingMember) {
    const auto with = [](const char* text) { return with_reading(Readings{}, text).value(); };
    EXPECT_EQ(with("ban-identity=ko").ban_identity, BanIdentity::ko);
    EXPECT_EQ(with("ban-without-shape=lapses").ban_without_shape, BanWithoutShape::lapses);
    EXPECT_EQ(with("ko-pass=per-ko").ko_pass, KoPassScope::per_ko);
    EXPECT_EQ(with("hypothetical-ko=basic-ko").hypothetical_ko, HypotheticalKo::basic_ko);
    EXPECT_EQ(with("long-cycle=position-and-mover").long_cycle, LongCycle::position_and_mover);
    EXPECT_EQ(with("direct-ko-stuck=pass-allowed").direct_ko_stuck, DirectKoStuck::pass_allowed);
    EXPECT_EQ(with("infinite-play=superko").infinite_play, InfinitePlay::superko);
    EXPECT_EQ(with("capturable-2=local-2-minus-local-1").capturable_2, Capturable2::local_2_minus_local_1);
}

TEST(Readings, ErrorsSayWhatThereIs) {
    EXPECT_EQ(with_reading({}, "ko-pass").error(), "a reading is written NAME=VALUE, not 'ko-pass'");
    EXPECT_EQ(with_reading({}, "ko-pass=some").error(),
              "reading 'ko-pass' is all-bans or per-ko, not 'some'");
    const std::string unknown = with_reading({}, "komi=6.5").error();
    EXPECT_EQ(unknown.find("unknown reading 'komi'"), 0U);
    for (const ReadingEntry& entry : reading_register()) {
        EXPECT_NE(unknown.find(entry.name), std::string::npos) << entry.name;
    }
}

RC_GTEST_PROP(ReadingsProperty, DeparturesGiveTheReadingsBack, ()) {
    Readings readings;
    for (const ReadingEntry& entry : reading_register()) {
        const bool depart = *rc::gen::arbitrary<bool>();
        readings = with_reading(readings, assignment(entry.name, depart ? entry.alternative : entry.literal))
                       .value();
    }
    Readings again;
    for (const std::string& departure : departures(readings)) again = with_reading(again, departure).value();
    RC_ASSERT(again == readings);
}

}  // namespace
}  // namespace shikatsu::testing
