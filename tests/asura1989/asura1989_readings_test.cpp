// The register of readings of asura's model is the same in spec/readings.md and in code, and every reading
// matters.
#include "reference/values/asura1989_readings.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::asura1989 {
namespace {

TEST(AsuraReadings, AreTheSameInSpecificationAndCode) {
    const std::regex heading(R"(^### (asura-[a-z-]+)$)");
    const std::regex choices(R"(^- \*\*Choices:\*\* `([^`]+)`, `([^`]+)`$)");
    std::vector<std::string> specified;
    std::string name;
    for (const std::string& line : shikatsu::testing::source_file("spec/readings.md").lines) {
        std::smatch match;
        if (std::regex_match(line, match, heading)) name = match[1];
        if (std::regex_match(line, match, choices))
            specified.push_back(name + ": " + match[1].str() + " | " + match[2].str());
    }
    std::vector<std::string> coded;
    for (const ReadingEntry& entry : reading_register()) {
        coded.push_back(std::string(entry.name) + ": " + std::string(entry.literal) + " | " +
                        std::string(entry.alternative));
    }
    ASSERT_FALSE(coded.empty());
    EXPECT_EQ(specified, coded);
}

TEST(AsuraReadings, EachAlternativeChangesSomethingOfItsOwn) {
    std::set<Readings> all{Readings{}};
    for (const ReadingEntry& entry : reading_register()) {
        EXPECT_EQ(with_reading({}, entry.name, entry.literal), Readings{}) << entry.name;
        EXPECT_TRUE(all.insert(with_reading({}, entry.name, entry.alternative)).second) << entry.name;
    }
}

}  // namespace
}  // namespace shikatsu::asura1989
