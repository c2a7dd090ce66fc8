// JSON from outside: what is read, and nesting that would exhaust the call stack.
#include "tools/lib/json_input.hpp"

#include <gtest/gtest.h>

namespace shikatsu::tools {
namespace {

/// Lists in each other, so many levels of them.
std::string nested(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

TEST(JsonInput, ReadsWhatIsJson) {
    EXPECT_EQ(read_json(R"({"b":[1,"two"],"a":null})").value().dump(), R"({"b":[1,"two"],"a":null})");
    for (const char* text : {"", "no JSON", "{\"a\":", "[1]]", "\xff"})
        EXPECT_EQ(read_json(text).error(), "not JSON") << text;
}

TEST(JsonInput, NothingMayStandBehindAByteZero) {
    using namespace std::string_view_literals;
    for (const std::string_view text : {"{}\0"sv, "{}\0 garbage"sv, "\0"sv})
        EXPECT_EQ(read_json(text).error(), "not JSON");
}

TEST(JsonInput, RefusesDeepNesting) {
    EXPECT_TRUE(read_json(nested(deepest_json)));
    EXPECT_EQ(read_json(nested(deepest_json + 1)).error(), "nested more than 64 levels deep");
    const std::string deep = nested(100'000);
    EXPECT_FALSE(read_json("{\"x\":" + deep + ",\"y\":1}"));
    EXPECT_FALSE(read_json("{\"a\\\"\":" + deep + ",\"y\":1}")) << "a quoted quote ends no text";
    EXPECT_FALSE(read_json(std::string(100'000, '{')));
}

TEST(JsonInput, CountsNoBracketsInTexts) {
    const std::string text = "[\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"]";
    EXPECT_TRUE(read_json(text));
    std::string wide = "[";
    for (int i = 0; i < 1000; ++i) wide += "[],{},";
    EXPECT_TRUE(read_json(wide + "0]")) << "beside each other";
}

}  // namespace
}  // namespace shikatsu::tools
