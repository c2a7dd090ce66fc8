#include "tools/lib/service/service.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 9> known_keys = {
    "id",    "position", "diagram",    "sgf",        "prisoner_difference",
    "rules", "readings", "max_states", "max_seconds"};

/// Signals a request that cannot be answered; only within this file.
struct BadRequest {
    std::string field;
    std::string message;
};

template <typename Value>
using Read = tl::expected<Value, BadRequest>;

tl::unexpected<BadRequest> bad(std::string field, std::string message) {
    return tl::make_unexpected(BadRequest{std::move(field), std::move(message)});
}

Read<SourcePosition> first_position(const std::string& field, const std::string& text, const PlayRule& rule) {
    const Source source{field, text};
    if (field == "sgf" && !is_sgf(source)) return bad(field, "SGF starts with '(;'");
    const ReadPosition first =
        field == "sgf" ? read_positions(source, rule).front() : read_diagrams(source).front();
    if (!first) return bad(field, to_line(first.error()));
    return *first;
}

Read<SourcePosition> position_in(const Json& request, const PlayRule& rule) {
    const Json* given = nullptr;
    std::string field;
    for (const char* key : {"position", "diagram", "sgf"}) {
        if (!request.contains(key)) continue;
        if (given != nullptr) return bad(key, "there is a position already, as \"" + field + "\"");
        given = &request[key];
        field = key;
    }
    if (given == nullptr) return bad("position", "there is no \"position\", \"diagram\" or \"sgf\"");
    if (field != "position") {
        if (!given->is_string()) return bad(field, "it is a text");
        return first_position(field, given->get<std::string>(), rule);
    }
    if (!given->is_array()) return bad(field, "it is a list of rows");
    std::string text;
    for (const Json& row : *given) {
        if (!row.is_string()) return bad(field, "its rows are texts");
        const auto signs = row.get<std::string>();
        // In a diagram such a row would end the position or begin a comment, and what follows would go
        // unnoticed.
        if (signs.find_first_of("\r\n;") != std::string::npos ||
            signs.find_first_not_of(" \t") == std::string::npos)
            return bad(field, "each row is one line of intersections");
        text += signs + "\n";
    }
    return first_position(field, text, rule);
}

constexpr double largest_number = 1e15;

Read<std::uint64_t> whole_number(const Json& request, const char* key, std::uint64_t otherwise) {
    if (!request.contains(key)) return otherwise;
    const Json& value = request[key];
    const double number = value.is_number() ? value.get<double>() : 0.0;
    if (!(number >= 1 && number <= largest_number) || number != std::floor(number))
        return bad(key, "it is a whole number from 1 to 10^15");
    return static_cast<std::uint64_t>(number);
}

Read<double> positive_number(const Json& request, const char* key, double otherwise) {
    if (!request.contains(key)) return otherwise;
    const Json& value = request[key];
    if (!value.is_number() || !(value.get<double>() > 0) || value.get<double>() > longest_seconds)
        return bad(key, "it is a positive number up to 10^9");
    return value.get<double>();
}

struct Asked {
    SourcePosition source;
    const Ruleset* ruleset;
    RulesetOptions options;
};

Read<const Ruleset*> ruleset_in(const Json& request, const ServiceDefaults& defaults) {
    if (!request.contains("rules")) return defaults.ruleset;
    if (!request["rules"].is_string()) return bad("rules", "it is a name");
    const auto name = request["rules"].get<std::string>();
    const Ruleset* named = ruleset_named(name);
    if (named == nullptr) return bad("rules", unknown_rules(name));
    return named;
}

Read<std::vector<std::string>> readings_in(const Json& request, const Ruleset& ruleset,
                                           const ServiceDefaults& defaults) {
    if (!request.contains("readings")) return own_readings(ruleset, defaults.options.readings);
    std::vector<std::string> assignments;
    const Json& list = request["readings"];
    if (!list.is_array()) return bad("readings", "it is a list of NAME=VALUE");
    for (const Json& assignment : list) {
        if (!assignment.is_string()) return bad("readings", "it is a list of NAME=VALUE");
        assignments.push_back(assignment.get<std::string>());
    }
    const auto checked = check_readings({&ruleset}, assignments);
    if (!checked) return bad("readings", checked.error());
    return assignments;
}

Read<int> prisoners_in(const Json& request) {
    if (!request.contains("prisoner_difference")) return 0;
    const Json& value = request["prisoner_difference"];
    const bool is_small = value.is_number_integer() && value.get<double>() <= most_prisoners &&
                          value.get<double>() >= -most_prisoners;
    if (!is_small) return bad("prisoner_difference", "it is a whole number up to a million");
    return value.get<int>();
}

Read<Asked> asked_in(const Json& request, const ServiceDefaults& defaults) {
    for (const auto& item : request.items()) {
        if (std::find(known_keys.begin(), known_keys.end(), item.key()) == known_keys.end())
            return bad(item.key(), "there is no such key");
    }
    const auto ruleset = ruleset_in(request, defaults);
    if (!ruleset) return tl::make_unexpected(ruleset.error());
    const auto readings = readings_in(request, **ruleset, defaults);
    if (!readings) return tl::make_unexpected(readings.error());
    auto source = position_in(request, (*ruleset)->play_rule(*readings));
    if (!source) return tl::make_unexpected(source.error());
    Asked asked{std::move(*source), *ruleset, defaults.options};
    asked.options.readings = *readings;
    const auto prisoners = prisoners_in(request);
    if (!prisoners) return tl::make_unexpected(prisoners.error());
    if (*prisoners != 0 && !asked.ruleset->counts_prisoners)
        return bad("prisoner_difference", "the rules " + asked.ruleset->name + " do not count prisoners");
    asked.source.prisoner_difference += *prisoners;
    optimized::Budget& budget = asked.options.budget;
    const auto states = whole_number(request, "max_states", budget.max_states);
    if (!states) return tl::make_unexpected(states.error());
    const auto seconds = positive_number(request, "max_seconds", budget.max_seconds);
    if (!seconds) return tl::make_unexpected(seconds.error());
    budget.max_states = *states;
    budget.max_seconds = *seconds;
    return asked;
}

/// The Japanese 2003 Rules have an object of their own, with locals and eye-points.
Json adjudication_of(const Asked& asked) {
    if (asked.ruleset->name != default_rules)
        return ruling_json(asked.ruleset->adjudicate(asked.source, asked.options));
    const int prisoners = asked.source.prisoner_difference;
    const auto adjudication =
        optimized::adjudicate(asked.source.position, prisoners, japanese_2003_options(asked.options));
    return adjudication_json(adjudication, default_rules, prisoners);
}

std::string refusal_line(const Json& id, const BadRequest& problem) {
    Json answer;
    answer["id"] = id;
    answer["error"] = problem.message;
    answer["field"] = problem.field.empty() ? Json(nullptr) : Json(problem.field);
    return json_line(answer);
}

}  // namespace

std::string answer_line(std::string_view line, const ServiceDefaults& defaults) {
    if (line.size() > longest_request) return refusal_line(nullptr, {"", "the line is too long"});
    const auto read = read_json(line);
    if (!read) return refusal_line(nullptr, {"", "the line is " + read.error()});
    const Json& request = *read;
    if (!request.is_object()) return refusal_line(nullptr, {"", "a request is a JSON object"});
    const Json id = request.contains("id") ? request["id"] : Json(nullptr);
    if (!id.is_null() && !id.is_string() && !id.is_number_integer())
        return refusal_line(nullptr, {"id", "an id is a text or a whole number of at most 64 bits"});
    const auto asked = asked_in(request, defaults);
    if (!asked) return refusal_line(id, asked.error());
    Json answer;
    answer["id"] = id;
    answer["adjudication"] = adjudication_of(*asked);
    return json_line(answer);
}

}  // namespace shikatsu::tools
