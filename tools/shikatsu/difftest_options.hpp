// Which options of `shikatsu difftest` say something, by the rules and by what else is asked for.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace shikatsu::tools {

inline constexpr const char* asura_1989_rules = "asura-1989";
inline constexpr const char* ing_sst_rules = "ing-sst";

/// An option that was given and would not be looked at, and why: a sentence that begins with it.
std::optional<std::string> useless_option(const CLI::App& command, const std::string& rules);

}  // namespace shikatsu::tools
