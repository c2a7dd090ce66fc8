// A program's commands and options as plain values: what its manual and its completions are made from.
#pragma once

#include <string>
#include <vector>

namespace shikatsu::tools {

struct DescribedOption {
    /// As they are written, such as "-o", "--output"; for what is told by its place its one name, "FILE".
    std::vector<std::string> names;
    /// What the value is called; empty if there is none.
    std::string value;
    std::string description;
    /// Empty if there is none.
    std::string default_value;
    bool by_place = false;
    bool required = false;
    /// May be given again and again.
    bool repeated = false;
    /// The values that there are; empty if they cannot be listed.
    std::vector<std::string> choices;
};

struct DescribedCommand {
    std::string name;
    std::string description;
    std::vector<DescribedOption> options;
    /// What else its help says: remarks, examples, exit codes; lines are broken.
    std::string notes;
};

struct CommandTree {
    /// The program itself, with the options that stand before a command.
    DescribedCommand program;
    std::string version;
    std::vector<DescribedCommand> commands;
};

}  // namespace shikatsu::tools
