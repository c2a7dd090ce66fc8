#include "tools/lib/gtp/gtp_wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "reference/values/vertex.hpp"
#include "tools/lib/explanation.hpp"
#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/rules_aliases.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/rulesets/ruling_explanation.hpp"
#include "tools/lib/rulesets/ruling_report.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

GtpAnswer cannot_score(const std::string& why) {
    return {false, fmt::format("cannot score: {}", why)};
}

std::string in_a_row(const Grid& grid, const std::vector<Point>& points) {
    std::string text;
    for (const Point point : points) text.append(text.empty() ? "" : " ").append(vertex(grid, point));
    return text;
}

std::string undecided_strings(const Ruling& ruling) {
    std::string text;
    for (const StringRuling& string : ruling.strings) {
        if (!string.alive) text.append(" ").append(vertex(ruling.position.grid(), string.points.front()));
    }
    return text.empty() ? "it is undecided" : "undecided are the strings at" + text;
}

/// Nothing if that is undecided; otherwise which of the three lists of strings has this one.
std::optional<StatusList> status_of(const StringRuling& string) {
    if (!string.alive) return std::nullopt;
    if (!*string.alive) return StatusList::dead;
    return string.in_seki.value_or(false) ? StatusList::seki : StatusList::alive;
}

GtpAnswer strings_answer(const Ruling& ruling, StatusList list) {
    if (ruling.strings.empty() && ruling.position != Position(ruling.position.grid()))
        return cannot_score(fmt::format("the rules {} say nothing of strings", ruling.rules));
    if (list == StatusList::seki && !ruling.strings.empty() && ruling.score &&
        std::none_of(ruling.strings.begin(), ruling.strings.end(),
                     [](const StringRuling& string) { return string.in_seki.has_value(); })) {
        return cannot_score(fmt::format("the rules {} do not say which strings are in seki", ruling.rules));
    }
    if (std::any_of(ruling.strings.begin(), ruling.strings.end(),
                    [](const StringRuling& string) { return !string.alive; })) {
        return cannot_score(undecided_strings(ruling));
    }
    GtpAnswer answer;
    for (const StringRuling& string : ruling.strings) {
        if (status_of(string) == list) answer.text += in_a_row(ruling.position.grid(), string.points) + "\n";
    }
    return answer;
}

/// The empty intersections that are nobody's territory.
std::vector<Point> dame(const Ruling& ruling) {
    std::vector<Point> points;
    const auto has = [](const std::vector<Point>& list, Point point) {
        return std::find(list.begin(), list.end(), point) != list.end();
    };
    for (const Point point : ruling.position.grid().points()) {
        if (!ruling.position.empty(point)) continue;
        if (!has(ruling.territory->black, point) && !has(ruling.territory->white, point))
            points.push_back(point);
    }
    return points;
}

GtpAnswer points_answer(const Ruling& ruling, StatusList list) {
    if (!ruling.territory) return cannot_score(undecided_strings(ruling));
    const Grid& grid = ruling.position.grid();
    switch (list) {
        case StatusList::black_territory:
            return {true, in_a_row(grid, ruling.territory->black)};
        case StatusList::white_territory:
            return {true, in_a_row(grid, ruling.territory->white)};
        default:
            return {true, in_a_row(grid, dame(ruling))};
    }
}

/// The keys of both objects that are in the first have the same values; others of the second are unknown.
bool says_the_same(const Json& known, const Json& asked) {
    return std::all_of(asked.items().begin(), asked.items().end(), [&](const auto& item) {
        return known.contains(item.key()) && known.at(item.key()) == item.value();
    });
}

}  // namespace

std::optional<StatusList> status_list(const std::string& word) {
    if (word == "alive") return StatusList::alive;
    if (word == "dead") return StatusList::dead;
    if (word == "seki") return StatusList::seki;
    if (word == "dame") return StatusList::dame;
    if (word == "black_territory") return StatusList::black_territory;
    if (word == "white_territory") return StatusList::white_territory;
    return std::nullopt;
}

GtpAnswer status_answer(const Ruling& ruling, StatusList list) {
    const bool of_strings = list == StatusList::alive || list == StatusList::dead || list == StatusList::seki;
    return of_strings ? strings_answer(ruling, list) : points_answer(ruling, list);
}

GtpAnswer score_answer(const Ruling& ruling, Margin komi) {
    if (!ruling.score) return cannot_score(undecided_strings(ruling));
    return {true, score_words(ruling.score->margin - komi)};
}

GtpAnswer score_answer(const GameRuling& game, Margin komi) {
    if (game.without_result) return cannot_score("the game has ended without result");
    if (!game.winner && !game.margin) {
        return cannot_score(game.final_ruling ? undecided_strings(*game.final_ruling) : "it is undecided");
    }
    if (game.margin) {
        const Margin margin = *game.margin - komi;
        if (margin != Margin{}) return {true, score_words(margin)};
        // A tie that komi makes here is one; a tie by the rules may still have a winner.
        if (komi != Margin{}) return {true, "0"};
    }
    switch (game.winner.value_or(Winner::tie)) {
        case Winner::black:
            return {true, "B+"};
        case Winner::white:
            return {true, "W+"};
        case Winner::tie:
            break;
    }
    return {true, "0"};
}

std::string prisoners_words(const GtpStage& stage) {
    return fmt::format("captured: {} white stones, {} black stones\n", stage.captured_by_black,
                       stage.captured_by_white);
}

tl::expected<const Ruleset*, std::string> ruleset_of_words(const std::string& words) {
    if (words.front() != '{') {
        const Ruleset* named = ruleset_meant_by(words);
        if (named == nullptr) return tl::make_unexpected(unknown_rules(excerpt(words)));
        return named;
    }
    const auto asked = read_json(words);
    if (!asked || !asked->is_object() || asked->empty())
        return tl::make_unexpected(std::string("syntax error"));
    for (const Ruleset& ruleset : rulesets()) {
        const Json known = Json::parse(ruleset.elsewhere.katago.written, nullptr, false);
        if (known.is_object() && says_the_same(known, *asked)) return &ruleset;
    }
    return tl::make_unexpected(std::string("no ruleset comes close to these rules"));
}

std::string rules_words(const Ruleset& ruleset) {
    Json object = Json::parse(ruleset.elsewhere.katago.written, nullptr, false);
    if (!object.is_object()) object = Json::object();
    object["shikatsu"] = ruleset.name;
    object["fit"] = name(ruleset.elsewhere.katago.fit);
    return json_line(object);
}

std::string explanation_words(const Ruleset& ruleset, const GtpStage& stage, const RulesetOptions& options) {
    if (ruleset.name != default_rules) {
        RulesetOptions explaining = options;
        explaining.explain = true;
        const Ruling explained =
            ruleset.adjudicate({stage.position, stage.prisoner_difference, "<gtp>", {}, {}}, explaining);
        return ruling_report(explained, Colouring::plain) + ruling_explanation(explained, Colouring::plain);
    }
    optimized::Options engine = japanese_2003_options(options);
    engine.want_variations = true;
    const auto adjudication = optimized::adjudicate(stage.position, stage.prisoner_difference, engine);
    return report(adjudication, stage.prisoner_difference, Colouring::plain) +
           explanation(adjudication, Colouring::plain);
}

}  // namespace shikatsu::tools
