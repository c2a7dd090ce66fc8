// Every reading of asura's model can be chosen.
#include "reference/values/asura1989_readings.hpp"

#include <gtest/gtest.h>

#include <set>

namespace shikatsu::asura1989 {
namespace {

TEST(AsuraReadings, EachAlternativeChangesSomethingOfItsOwn) {
    std::set<Readings> all{Readings{}};
    for (const ReadingEntry& entry : reading_register()) {
        EXPECT_EQ(with_reading({}, entry.name, entry.literal), Readings{}) << entry.name;
        EXPECT_TRUE(all.insert(with_reading({}, entry.name, entry.alternative)).second) << entry.name;
    }
}

}  // namespace
}  // namespace shikatsu::asura1989
