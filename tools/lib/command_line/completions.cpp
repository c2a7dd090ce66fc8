#include "tools/lib/command_line/completions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace shikatsu::tools {

namespace {

bool takes_value(const DescribedOption& option) {
    return !option.by_place && !option.value.empty();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// For between single quotes.
std::string in_quotes(const std::string& text) {
    return replaced(text, "'", "'\\''");
}

std::string option_names(const DescribedCommand& command) {
    std::vector<std::string> names;
    for (const DescribedOption& option : command.options) {
        if (!option.by_place) names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return fmt::format("{}", fmt::join(names, " "));
}

std::string command_names(const CommandTree& tree) {
    std::vector<std::string> names;
    for (const DescribedCommand& command : tree.commands) names.push_back(command.name);
    return fmt::format("{}", fmt::join(names, " "));
}

/// Branches of a `case` over "COMMAND OPTION" for the values of options.
std::string bash_values(const DescribedCommand& command) {
    std::string text;
    for (const DescribedOption& option : command.options) {
        if (!takes_value(option)) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names)
            patterns.push_back(fmt::format("'{} {}'", command.name, name));
        text += fmt::format("    {}) words='{}'; value=yes ;;\n", fmt::join(patterns, " | "),
                            in_quotes(fmt::format("{}", fmt::join(option.choices, " "))));
    }
    return text;
}

/// A description as _arguments and _describe take it.
std::string in_brackets(std::string text) {
    for (const char* sign : {"\\", "[", "]", ":"}) text = replaced(text, sign, fmt::format("\\{}", sign));
    return in_quotes(text);
}

std::string zsh_option(const DescribedOption& option) {
    if (option.by_place) {
        // One colon more marks what may be left out.
        if (option.repeated) return "'*:file:_files'";
        if (option.choices.empty()) return "'::file:_files'";
        return fmt::format("':{}:({})'", in_brackets(option.names.front()), fmt::join(option.choices, " "));
    }
    std::string value;
    if (takes_value(option)) {
        const std::string what =
            option.choices.empty() ? "_files" : fmt::format("({})", fmt::join(option.choices, " "));
        value = fmt::format(":{}:{}", in_brackets(option.value), in_quotes(what));
    }
    std::vector<std::string> specifications;
    for (const std::string& name : option.names) {
        specifications.push_back(fmt::format("'{}{}[{}]{}'", option.repeated ? "*" : "", name,
                                             in_brackets(option.description), value));
    }
    return fmt::format("{}", fmt::join(specifications, " "));
}

std::string zsh_options(const DescribedCommand& command) {
    std::string text;
    for (const DescribedOption& option : command.options)
        text += fmt::format(" \\\n        {}", zsh_option(option));
    return text;
}

std::string fish_option(const std::string& start, const DescribedOption& option) {
    if (option.by_place) {
        if (option.choices.empty()) return "";
        return fmt::format("{} -f -a '{}'\n", start, fmt::join(option.choices, " "));
    }
    std::string line = start;
    for (const std::string& name : option.names)
        line += name.starts_with("--") ? fmt::format(" -l {}", name.substr(2))
                                       : fmt::format(" -s {}", name.substr(1));
    if (takes_value(option)) {
        line += option.choices.empty() ? std::string(" -r")
                                       : fmt::format(" -x -a '{}'", fmt::join(option.choices, " "));
    }
    // Within single quotes fish has escapes of its own.
    const std::string description = replaced(replaced(option.description, "\\", "\\\\"), "'", "\\'");
    return fmt::format("{} -d '{}'\n", line, description);
}

}  // namespace

std::string bash_completion(const CommandTree& tree) {
    const std::string& name = tree.program.name;
    std::string values = bash_values(tree.program);
    std::string options;
    for (const DescribedCommand& command : tree.commands) {
        values += bash_values(command);
        std::string words = option_names(command);
        for (const DescribedOption& option : command.options) {
            if (option.by_place) words += fmt::format(" {}", fmt::join(option.choices, " "));
        }
        options += fmt::format("    {}) words='{}' ;;\n", command.name, in_quotes(words));
    }
    return fmt::format(
        R"(# bash completion for {0}
_{0}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command='' words='' value='' word
  # "--option=value" comes as three words.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
    if [[ $word != -* ]]; then
      command=$word
      break
    fi
  done
  case "$command $previous" in
{2}  esac
  if [[ -z $value ]]; then
    case $command in
    '') words='{1} {4}' ;;
{3}    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}}
complete -o default -o bashdefault -F _{0} {0}
)",
        name, command_names(tree), values, options, option_names(tree.program));
}

std::string zsh_completion(const CommandTree& tree) {
    const std::string& name = tree.program.name;
    std::string commands;
    std::string branches;
    for (const DescribedCommand& command : tree.commands) {
        commands += fmt::format("    '{}:{}'\n", command.name, in_brackets(command.description));
        branches +=
            fmt::format("    {})\n      _arguments -s{}\n      ;;\n", command.name, zsh_options(command));
    }
    return fmt::format(
        R"(#compdef {0}
# zsh completion for {0}
_{0}() {{
  local -a commands=(
{1}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments -s{3}
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
{2}  esac
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _{0} "$@"
else
  compdef _{0} {0}
fi
)",
        name, commands, branches, zsh_options(tree.program));
}

std::string fish_completion(const CommandTree& tree) {
    const std::string& name = tree.program.name;
    std::string text = fmt::format("# fish completion for {}\n", name);
    const std::string before = fmt::format("complete -c {} -n __fish_use_subcommand", name);
    for (const DescribedOption& option : tree.program.options) text += fish_option(before, option);
    for (const DescribedCommand& command : tree.commands) {
        const std::string description = replaced(replaced(command.description, "\\", "\\\\"), "'", "\\'");
        text += fmt::format("{} -f -a {} -d '{}'\n", before, command.name, description);
    }
    for (const DescribedCommand& command : tree.commands) {
        const std::string inside =
            fmt::format("complete -c {} -n '__fish_seen_subcommand_from {}'", name, command.name);
        for (const DescribedOption& option : command.options) text += fish_option(inside, option);
    }
    return text;
}

}  // namespace shikatsu::tools
