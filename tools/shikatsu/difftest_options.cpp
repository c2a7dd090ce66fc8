#include "tools/shikatsu/difftest_options.hpp"

#include <fmt/format.h>

#include <initializer_list>

#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

namespace {

using Options = std::initializer_list<const char*>;

std::optional<std::string> given(const CLI::App& command, Options options, const std::string& why) {
    for (const char* option : options) {
        if (command.count(option) > 0) return fmt::format("{}: {}", option, why);
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> useless_option(const CLI::App& command, const std::string& rules) {
    const bool japanese = rules == default_rules;
    const bool asura = rules == asura_1989_rules;
    const bool games = !japanese && !asura;
    const bool one_by_one = command.count("--position") + command.count("FILE") > 0;
    const bool all = command.count("--exhaustive") > 0;
    std::optional<std::string> useless;
    const auto look = [&](bool applies, Options options, const std::string& why) {
        if (applies && !useless) useless = given(command, options, why);
    };
    look(!japanese, {"--reading", "--resume", "--jobs", "--failures", "--moves", "FILE"},
         "is for --rules japanese-2003 only");
    look(games, {"--kinds", "--position"}, "is for --rules japanese-2003 and asura-1989 only");
    look(one_by_one,
         {"--exhaustive", "--seed", "--kinds", "--grids", "--count", "--seconds", "--jobs", "--resume",
          "--failures"},
         "is not for cases that are given one by one");
    look(one_by_one && japanese, {"--json"}, "is not for cases that are given one by one");
    look(all, {"--grids", "--kinds"}, "is for random positions, and --exhaustive takes all");
    look(all && games, {"--seed", "--count"}, "is for random games, and --exhaustive has none");
    return useless;
}

}  // namespace shikatsu::tools
