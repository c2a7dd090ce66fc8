// Regression files in the form of gogui-regress and GNU Go: commands with numbers, and after each its answer
// as a regular expression, "#? [answer]"; '!' before it means any other answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>

#include "tools/lib/gtp/gtp_engine.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

namespace fs = std::filesystem;

struct Outcome {
    int passed = 0;
    std::vector<std::string> failed;
};

/// The answer without the sign and the id, on one line.
std::string answer_in(const std::string& response) {
    std::string text = response.substr(response.find(' ') + 1);
    text.erase(text.find_last_not_of(" \n") + 1);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

Outcome run(GtpEngine& engine, std::istream& file) {
    static const std::regex expectation(R"(#\?\s*\[(!?)(.*)\]\*?\s*)");
    Outcome outcome;
    std::string answer;
    std::string command;
    for (std::string line; std::getline(file, line);) {
        std::smatch found;
        if (std::regex_match(line, found, expectation)) {
            const bool matches = std::regex_match(answer, std::regex(found[2].str()));
            const bool wanted = found[1].length() == 0;
            if (matches == wanted) {
                ++outcome.passed;
            } else {
                outcome.failed.push_back(command + " gave " + answer + ", not " + line);
            }
            continue;
        }
        const std::string response = engine.respond(line);
        if (response.empty()) continue;
        command = line;
        answer = answer_in(response);
    }
    return outcome;
}

TEST(GtpRegression, FilesAreRunFromTheirFolder) {
    const fs::path before = fs::current_path();
    fs::current_path(SHIKATSU_GTP_REGRESSIONS);
    for (const char* name : {"status.tst", "score.tst"}) {
        RulesetOptions options;
        options.budget = {.max_states = 20'000, .max_seconds = 600.0};
        GtpEngine engine(*ruleset_named(default_rules), options, "0");
        std::ifstream file(name);
        const Outcome outcome = run(engine, file);
        EXPECT_TRUE(outcome.failed.empty()) << name << ": " << outcome.failed.front();
        EXPECT_GE(outcome.passed, 7) << name;
    }
    fs::current_path(before);
}

TEST(GtpRegression, AnotherAnswerIsAFailure) {
    GtpEngine engine(*ruleset_named(default_rules), {}, "0");
    std::istringstream file("1 protocol_version\n#? [3]\n2 protocol_version\n#? [!2]\n3 name\n#? [shi.*]*\n");
    const Outcome outcome = run(engine, file);
    EXPECT_EQ(outcome.failed.size(), 2U);
    EXPECT_EQ(outcome.passed, 1);
}

}  // namespace
}  // namespace shikatsu::tools
