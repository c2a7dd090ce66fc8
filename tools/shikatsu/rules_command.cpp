// `shikatsu rules`: the rulesets, their parts, and what other systems call them.
#include <fmt/format.h>

#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr int page_width = 100;

constexpr const char* rules_help =
    "Without NAME a line for each ruleset; with NAME what it consists of, its clauses, its readings, and "
    "what to\n"
    "write for it in SGF, on KGS, for KataGo and on OGS: exact, approximate or unsupported, with the "
    "difference.\n"
    "\n"
    "Examples:\n"
    "  shikatsu rules\n"
    "  shikatsu rules japanese-2003\n"
    "  shikatsu adjudicate --rules japanese-2003 board.txt\n"
    "\n"
    "Ends with 0, or with 2 if there is no such ruleset, 1 after an internal error.";

struct NamedPart {
    const char* name;
    const RulesetPart* part;
};

std::vector<NamedPart> parts_of(const Ruleset& ruleset) {
    return {{"moves", &ruleset.moves},
            {"repetition", &ruleset.repetition},
            {"end", &ruleset.end},
            {"analysis", &ruleset.analysis},
            {"score", &ruleset.score}};
}

struct NamedElsewhere {
    const char* system;
    const NameElsewhere* name;
};

std::vector<NamedElsewhere> elsewhere_of(const Ruleset& ruleset) {
    return {{"SGF RU", &ruleset.elsewhere.sgf_ru},
            {"KGS", &ruleset.elsewhere.kgs},
            {"KataGo", &ruleset.elsewhere.katago},
            {"OGS", &ruleset.elsewhere.ogs}};
}

/// `text` broken into lines, each after `indent` blanks.
std::string paragraph(const std::string& text, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    const std::size_t width = page_width - static_cast<std::size_t>(indent);
    std::string broken;
    std::size_t from = 0;
    while (from < text.size()) {
        std::size_t end = std::min(text.size(), from + width);
        const std::size_t blank = end < text.size() ? text.rfind(' ', end) : std::string::npos;
        if (blank != std::string::npos && blank > from) end = blank;
        broken += margin + text.substr(from, end - from) + "\n";
        from = end < text.size() && text[end] == ' ' ? end + 1 : end;
    }
    return broken;
}

std::string list_text() {
    std::size_t width = 0;
    for (const Ruleset& ruleset : rulesets()) width = std::max(width, ruleset.name.size());
    std::string text;
    for (const Ruleset& ruleset : rulesets())
        text += fmt::format("{:{}}  {} ({})\n", ruleset.name, width, ruleset.title, ruleset.source);
    return text;
}

std::string ruleset_text(const Ruleset& ruleset) {
    std::string text = fmt::format("{}: {}\n", ruleset.name, ruleset.title);
    text += paragraph(ruleset.description, 4);
    text += fmt::format("\nsource         {}\nspecification  {}\n\nparts\n", ruleset.source,
                        ruleset.specification);
    for (const NamedPart& named : parts_of(ruleset)) {
        text += fmt::format("  {:<11} {} [{}]\n", named.name, named.part->words,
                            fmt::join(named.part->clauses, "] ["));
    }
    text += "\nreadings\n";
    if (ruleset.readings.empty()) text += "  none\n";
    for (const ReadingEntry& entry : ruleset.readings) {
        text += fmt::format("  {}: {}\n    {} (default) | {}\n", entry.name, entry.summary, entry.literal,
                            entry.alternative);
    }
    text += "\nelsewhere\n";
    for (const NamedElsewhere& named : elsewhere_of(ruleset)) {
        text += fmt::format("  {:<7} {}", named.system, name(named.name->fit));
        if (!named.name->written.empty()) text += ": " + named.name->written;
        text += "\n" + paragraph(named.name->difference, 10);
    }
    return text;
}

Json ruleset_json(const Ruleset& ruleset) {
    Json object;
    object["name"] = ruleset.name;
    object["title"] = ruleset.title;
    object["description"] = ruleset.description;
    object["source"] = ruleset.source;
    object["specification"] = ruleset.specification;
    for (const NamedPart& named : parts_of(ruleset))
        object["parts"][named.name] = {{"words", named.part->words}, {"clauses", named.part->clauses}};
    object["readings"] = Json::array();
    for (const ReadingEntry& entry : ruleset.readings) {
        object["readings"].push_back(
            {{"name", entry.name}, {"literal", entry.literal}, {"alternative", entry.alternative}});
    }
    for (const NamedElsewhere& named : elsewhere_of(ruleset)) {
        object["elsewhere"][named.system] = {{"fit", name(named.name->fit)},
                                             {"written", named.name->written},
                                             {"difference", named.name->difference}};
    }
    return object;
}

class RulesCommand : public Command {
  public:
    explicit RulesCommand(CLI::App& program) {
        parser_ = program.add_subcommand("rules", "List the rulesets, or say all about one");
        parser_->add_flag("--json", json_, "One JSON object for each ruleset, each on its own line");
        parser_->add_option("NAME", name_, "The ruleset to tell about");
        parser_->footer(rules_help);
    }

    ExitCode run() override {
        if (name_.empty()) {
            print(json_ ? json_lines() : list_text());
            return ExitCode::all_decided;
        }
        const Ruleset* ruleset = ruleset_named(name_);
        if (ruleset == nullptr) {
            complain("shikatsu: error: " + printable(unknown_rules(name_)));
            return ExitCode::bad_input;
        }
        print(json_ ? json_line(ruleset_json(*ruleset)) + "\n" : ruleset_text(*ruleset));
        return ExitCode::all_decided;
    }

  private:
    static std::string json_lines() {
        std::string text;
        for (const Ruleset& ruleset : rulesets()) text += json_line(ruleset_json(ruleset)) + "\n";
        return text;
    }

    bool json_ = false;
    std::string name_;
};

}  // namespace

std::unique_ptr<Command> make_rules(CLI::App& program) {
    return std::make_unique<RulesCommand>(program);
}

}  // namespace shikatsu::tools
