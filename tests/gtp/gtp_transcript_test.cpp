// The transcript of a session, command by command: what has to come back to the byte.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tools/lib/gtp/gtp_engine.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

struct Exchange {
    std::string request;
    std::string response;
};

/// Lines after "> " are requests, the others what comes back; there '_' stands for a blank.
std::vector<Exchange> transcript() {
    std::vector<Exchange> exchanges;
    std::ifstream file(SHIKATSU_GTP_TRANSCRIPT);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(">")) {
            exchanges.push_back({line.size() > 2 ? line.substr(2) : "", ""});
            continue;
        }
        std::replace(line.begin(), line.end(), '_', ' ');
        exchanges.back().response += line + "\n";
    }
    return exchanges;
}

TEST(GtpTranscript, IsFollowedToTheByte) {
    GtpEngine engine(*ruleset_named(default_rules), {}, "0");
    const auto exchanges = transcript();
    ASSERT_GT(exchanges.size(), 40U);
    for (const Exchange& exchange : exchanges) {
        EXPECT_FALSE(engine.finished());
        EXPECT_EQ(engine.respond(exchange.request), exchange.response) << exchange.request;
    }
    EXPECT_TRUE(engine.finished());
}

}  // namespace
}  // namespace shikatsu::tools
