// spec/readings.md and the program's registers have the same entries, values and order.
#include <gtest/gtest.h>

#include <regex>

#include "reference/values/asura1989_readings.hpp"
#include "reference/values/ikeda_readings.hpp"
#include "reference/values/ing_readings.hpp"
#include "reference/values/readings.hpp"
#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::testing {
namespace {

/// "name: literal | alternative", one for each entry.
std::vector<std::string> entries_of_specification() {
    const std::regex heading(R"(^## ([a-z0-9-]+)$)");
    const std::regex values(R"(^- \*\*Values:\*\* `([^`]+)`, `([^`]+)`$)");
    std::vector<std::string> entries;
    std::string name = "?";
    for (const std::string& line : source_file("spec/readings.md").lines) {
        std::smatch match;
        if (std::regex_match(line, match, heading)) name = match[1];
        if (std::regex_match(line, match, values)) {
            entries.push_back(name + ": " + match[1].str() + " | " + match[2].str());
            name = "?";
        }
    }
    return entries;
}

std::vector<std::string> entries_of_program() {
    std::vector<std::string> entries;
    for (const auto& ruleset : {reading_register(), asura1989::reading_register(), ikeda_reading_register(),
                                ing_reading_register()}) {
        for (const ReadingEntry& entry : ruleset) {
            entries.push_back(std::string(entry.name) + ": " + std::string(entry.literal) + " | " +
                              std::string(entry.alternative));
        }
    }
    return entries;
}

TEST(ReadingsRegister, IsTheSameInSpecificationAndProgram) {
    ASSERT_FALSE(entries_of_program().empty());
    EXPECT_EQ(entries_of_specification(), entries_of_program());
}

}  // namespace
}  // namespace shikatsu::testing
