#include "tools/lib/rulesets/ruleset.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

namespace {

std::string_view name_part(std::string_view assignment) {
    return assignment.substr(0, assignment.find('='));
}

const ReadingEntry* entry_named(const Ruleset& ruleset, std::string_view name) {
    const auto found = std::find_if(ruleset.readings.begin(), ruleset.readings.end(),
                                    [&](const ReadingEntry& entry) { return entry.name == name; });
    return found == ruleset.readings.end() ? nullptr : &*found;
}

std::string known_names(const std::vector<const Ruleset*>& rulesets) {
    std::string names;
    for (const Ruleset* ruleset : rulesets) {
        for (const ReadingEntry& entry : ruleset->readings) {
            if (names.find(entry.name) != std::string::npos) continue;
            names += (names.empty() ? "" : ", ") + std::string(entry.name);
        }
    }
    return names.empty() ? "none" : names;
}

tl::expected<void, std::string> check(const std::vector<const Ruleset*>& rulesets,
                                      const std::string& assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos)
        return tl::make_unexpected("a reading is written NAME=VALUE, not '" + assignment + "'");
    const std::string name = assignment.substr(0, equals);
    const std::string value = assignment.substr(equals + 1);
    for (const Ruleset* ruleset : rulesets) {
        const ReadingEntry* entry = entry_named(*ruleset, name);
        if (entry == nullptr) continue;
        if (value == entry->literal || value == entry->alternative) return {};
        return tl::make_unexpected("reading '" + name + "' is " + std::string(entry->literal) + " or " +
                                   std::string(entry->alternative) + ", not '" + value + "'");
    }
    for (const Ruleset& other : tools::rulesets()) {
        if (entry_named(other, name) != nullptr)
            return tl::make_unexpected("reading '" + name + "' is one of the rules " + other.name);
    }
    return tl::make_unexpected("unknown reading '" + name + "'; the register has: " + known_names(rulesets));
}

}  // namespace

const char* name(Fit fit) {
    switch (fit) {
        case Fit::exact:
            return "exact";
        case Fit::approximate:
            return "approximate";
        case Fit::unsupported:
            break;
    }
    return "unsupported";
}

std::vector<std::string> own_readings(const Ruleset& ruleset, const std::vector<std::string>& assignments) {
    std::vector<std::string> own;
    std::copy_if(
        assignments.begin(), assignments.end(), std::back_inserter(own),
        [&](const auto& assignment) { return entry_named(ruleset, name_part(assignment)) != nullptr; });
    return own;
}

tl::expected<void, std::string> check_readings(const std::vector<const Ruleset*>& rulesets,
                                               const std::vector<std::string>& assignments) {
    std::map<std::string, std::string> by_name;
    for (const std::string& assignment : assignments) {
        const auto checked = check(rulesets, assignment);
        if (!checked) return checked;
        const auto [before, is_new] = by_name.emplace(name_part(assignment), assignment);
        if (!is_new && before->second != assignment)
            return tl::make_unexpected(
                fmt::format("{} and {} contradict each other", before->second, assignment));
    }
    return {};
}

}  // namespace shikatsu::tools
