#include "tools/shikatsu/bracketed_arguments.hpp"

namespace shikatsu::tools {

namespace {

/// No name begins with it that anybody would type.
constexpr char hidden = '\x01';

}  // namespace

std::vector<std::string> without_brackets(const std::vector<std::string>& arguments) {
    std::vector<std::string> changed = arguments;
    for (std::string& argument : changed) {
        if (argument.starts_with('[') && argument.ends_with(']')) argument.insert(argument.begin(), hidden);
    }
    return changed;
}

std::string with_brackets(const std::string& argument) {
    return argument.starts_with(hidden) ? argument.substr(1) : argument;
}

void give_brackets_back(CLI::App& program) {
    for (CLI::Option* option : program.get_options({})) {
        if (option->get_items_expected_max() > 0) option->transform(with_brackets);
    }
    for (CLI::App* command : program.get_subcommands({})) give_brackets_back(*command);
}

}  // namespace shikatsu::tools
