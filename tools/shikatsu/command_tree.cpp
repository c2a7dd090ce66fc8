#include "tools/shikatsu/command_tree.hpp"

#include "reference/values/readings.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

namespace {

std::vector<std::string> names_of_rulesets() {
    std::vector<std::string> names;
    for (const Ruleset& ruleset : rulesets()) names.push_back(ruleset.name);
    return names;
}

std::vector<std::string> alternatives() {
    std::vector<std::string> assignments;
    for (const Ruleset& ruleset : rulesets()) {
        for (const ReadingEntry& entry : ruleset.readings)
            assignments.push_back(std::string(entry.name) + "=" + std::string(entry.alternative));
    }
    return assignments;
}

/// The values of an option that can be listed, told by its name.
std::vector<std::string> choices(const CLI::Option& option) {
    const std::string name = option.get_name();
    if (name == "--rules" || name == "--compare") return names_of_rulesets();
    if (name == "--reading") return alternatives();
    if (name == "SHELL") return {"bash", "zsh", "fish"};
    return {};
}

/// "N" of "N:INT in [0 - 9]", where the parser adds what it checks, and "NAME" of "TEXT:NAME".
std::string value_name(const CLI::Option& option) {
    const std::string name = option.get_type_name();
    const std::string unnamed = "TEXT:";
    return name.starts_with(unnamed) ? name.substr(unnamed.size()) : name.substr(0, name.find(':'));
}

DescribedOption described(const CLI::Option& option) {
    DescribedOption all{.names = {},
                        .value = {},
                        .description = option.get_description(),
                        .default_value = option.get_default_str(),
                        .by_place = option.get_positional(),
                        .required = option.get_required(),
                        .repeated = option.get_items_expected_max() > 1,
                        .choices = choices(option)};
    if (all.by_place) {
        all.names.push_back(option.get_name());
        return all;
    }
    for (const std::string& name : option.get_snames()) all.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) all.names.push_back("--" + name);
    if (option.get_type_size() > 0) all.value = value_name(option);
    return all;
}

/// The options of a command, those in its groups of options included.
void add_options(const CLI::App& command, std::vector<DescribedOption>& options) {
    for (const CLI::Option* option : command.get_options()) {
        // What belongs to no group is not shown in the help either.
        if (!option->get_group().empty()) options.push_back(described(*option));
    }
    for (const CLI::App* nested : command.get_subcommands({})) {
        if (nested->get_name().empty()) add_options(*nested, options);
    }
}

DescribedCommand described(const CLI::App& command) {
    DescribedCommand all{command.get_name(), command.get_description(), {}, command.get_footer()};
    add_options(command, all.options);
    return all;
}

}  // namespace

CommandTree command_tree(const CLI::App& program, const std::string& version) {
    CommandTree tree{described(program), version, {}};
    for (const CLI::App* command : program.get_subcommands({})) {
        if (!command->get_name().empty()) tree.commands.push_back(described(*command));
    }
    return tree;
}

}  // namespace shikatsu::tools
