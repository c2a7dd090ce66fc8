#include "tools/shikatsu/empty_arguments.hpp"

#include <fmt/format.h>

namespace shikatsu::tools {

std::optional<std::string> objection_to_empty(const std::vector<std::string>& arguments) {
    for (const std::string& argument : arguments) {
        if (argument == "--") return std::nullopt;
        const bool named = argument.starts_with("--") && argument.find('=') != std::string::npos;
        const std::string value = named ? argument.substr(argument.find('=') + 1) : argument;
        if (value.find_first_not_of(',') != std::string::npos) continue;
        if (named) return fmt::format("{}: there is no value", argument.substr(0, argument.find('=')));
        if (!value.empty()) return fmt::format("'{}' is no value", argument);
    }
    return std::nullopt;
}

}  // namespace shikatsu::tools
