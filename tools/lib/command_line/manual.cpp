#include "tools/lib/command_line/manual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace shikatsu::tools {

namespace {

/// Text as roff prints it: a backslash, a hyphen that may be copied, and no request at the start of a line.
std::string roff(const std::string& text) {
    std::string escaped;
    bool at_start = true;
    for (const char sign : text) {
        if (at_start && (sign == '.' || sign == '\'')) escaped += "\\&";
        at_start = sign == '\n';
        if (sign == '\\') {
            escaped += "\\e";
        } else if (sign == '-') {
            escaped += "\\-";
        } else {
            escaped += sign;
        }
    }
    return escaped;
}

std::string capitals(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::toupper(sign)); });
    return text;
}

std::string names_and_value(const DescribedOption& option) {
    std::string text;
    for (const std::string& name : option.names) {
        if (!text.empty()) text += ", ";
        text += fmt::format("\\f{}{}\\fR", option.by_place ? 'I' : 'B', roff(name));
    }
    if (!option.value.empty()) text += fmt::format(" \\fI{}\\fR", roff(option.value));
    return text;
}

std::string option_entry(const DescribedOption& option) {
    std::string text = fmt::format(".TP\n{}\n{}", names_and_value(option), roff(option.description));
    if (!option.default_value.empty()) text += fmt::format(" (default: {})", roff(option.default_value));
    return text + "\n";
}

std::string synopsis(const CommandTree& tree, const DescribedCommand& command) {
    std::string text = fmt::format(".B {} {}\n", roff(tree.program.name), roff(command.name));
    const bool has_options = std::any_of(command.options.begin(), command.options.end(),
                                         [](const DescribedOption& option) { return !option.by_place; });
    if (has_options) text += "[\\fIoptions\\fR]\n";
    for (const DescribedOption& option : command.options) {
        if (!option.by_place) continue;
        const std::string name =
            fmt::format("\\fI{}\\fR{}", roff(option.names.front()), option.repeated ? " ..." : "");
        text += option.required ? name + "\n" : fmt::format("[{}]\n", name);
    }
    return text;
}

/// What is broken into lines stays so.
std::string notes(const std::string& text) {
    if (text.empty()) return "";
    return fmt::format(".PP\n.nf\n{}\n.fi\n", roff(text));
}

std::string command_section(const CommandTree& tree, const DescribedCommand& command) {
    std::string text = fmt::format(".SS {} {}\n{}.\n.PP\n", roff(tree.program.name), roff(command.name),
                                   roff(command.description));
    text += synopsis(tree, command);
    for (const DescribedOption& option : command.options) text += option_entry(option);
    return text + notes(command.notes);
}

}  // namespace

std::string manual(const CommandTree& tree) {
    const DescribedCommand& program = tree.program;
    std::string text = fmt::format(".TH {} 1 \"\" \"{} {}\" \"User Commands\"\n", capitals(program.name),
                                   roff(program.name), roff(tree.version));
    text += fmt::format(".SH NAME\n{} \\- {}\n", roff(program.name), roff(program.description));
    text += ".SH SYNOPSIS\n";
    for (const DescribedCommand& command : tree.commands)
        text += (&command == &tree.commands.front() ? "" : ".br\n") + synopsis(tree, command);
    text += ".SH OPTIONS\n";
    for (const DescribedOption& option : program.options) text += option_entry(option);
    text += notes(program.notes);
    text += ".SH COMMANDS\n";
    for (const DescribedCommand& command : tree.commands) text += command_section(tree, command);
    return text;
}

}  // namespace shikatsu::tools
