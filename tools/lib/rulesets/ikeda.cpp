#include "tools/lib/rulesets/ikeda.hpp"

#include "reference/values/ikeda_readings.hpp"
#include "tools/lib/rulesets/ikeda_rulings.hpp"

namespace shikatsu::tools {

namespace {

/// Where one of the six goes its own way.
struct Own {
    std::string title;
    std::string description;
    std::string end_words;
    std::vector<std::string> end_clauses;
    RulesetPart analysis;
    std::string score_words;
    NamesElsewhere elsewhere;
};

const char* const superko_difference =
    "positional superko also prohibits repetitions by plays that remove nothing";

NameElsewhere unsupported(const char* why) {
    return {Fit::unsupported, "", why};
}

std::string katago(const char* scoring, const char* tax, bool button) {
    return std::string(R"({"ko":"POSITIONAL","scoring":")") + scoring + R"(","tax":")" + tax +
           R"(","suicide":false,"hasButton":)" + (button ? "true" : "false") +
           R"(,"whiteHandicapBonus":"0","friendlyPassOk":false})";
}

NamesElsewhere area_names(const char* tax, const std::string& difference) {
    const std::string chinese =
        "stones and territory are counted as there; in place of superko "
        "other rules on repetition may hold";
    const bool exact_area = difference.empty();
    const std::string with = exact_area ? "" : difference + "; ";
    return {.sgf_ru = {Fit::approximate, "Chinese", with + chinese},
            .kgs = {Fit::approximate, "Chinese", with + chinese + "; the players mark dead strings"},
            .katago = {Fit::approximate, katago("AREA", tax, false), superko_difference},
            .ogs = {Fit::approximate, "chinese", with + chinese + "; the players mark dead strings"}};
}

Ruleset ruleset(const std::string& name, const Own& own, const std::string& score_clause) {
    const IkedaRules ikeda{&optimized::ikeda::rules_named(name), own.end_clauses.back(), score_clause};
    return {
        .name = name,
        .title = own.title,
        .description = own.description,
        .source = "Toshio Ikeda, Proposed Rules of Go (Fujitsu, GoBase.org, 1994-2014)",
        .specification = "spec/ikeda.md",
        .moves = {"play with removal of what is in a removable state, without self-capture; pass",
                  {"IK-R-2", "IK-R-3", "IK-R-5"}},
        .repetition = {"a play that removes stones must not bring back a configuration", {"IK-R-4"}},
        .end = {own.end_words, own.end_clauses},
        .analysis = own.analysis,
        .score = {own.score_words, {score_clause}},
        .counts_prisoners = ikeda.rules->score.prisoners,
        .provides_for_komi = true,
        .elsewhere = own.elsewhere,
        .readings = ikeda_reading_register(),
        .adjudicate = [ikeda](const SourcePosition& source,
                              const RulesetOptions& options) { return ikeda_ruling(ikeda, source, options); },
        .play = [ikeda](const GameRecord& record,
                        const RulesetOptions& options) { return ikeda_game_ruling(ikeda, record, options); },
        .begin =
            [ikeda](const GameRecord& record, const std::vector<std::string>& readings) {
                return ikeda_begin(ikeda, record, readings);
            },
        .play_rule = ikeda_play_rule};
}

const RulesetPart by_play{"none: everything is settled by play", {"IK-N-8"}};
const char* const preliminary_end_words =
    "two passes are a preliminary end; play goes on, each pass costs a stone, until two passes again; the "
    "final one "
    "is free for who moved first after the preliminary end";

NamesElsewhere preliminary_end_names() {
    const char* why = "nothing there has play after a preliminary end with stones given for passes";
    return {unsupported(why), unsupported(why), unsupported(why), unsupported(why)};
}

Own area_1() {
    return {
        "Ikeda's area rules I",
        "Stones only: a player's score is the number of his stones on the grid, so that every separate group "
        "costs the eyes that it cannot fill. As Chinese rules were in former times, with a superko rule.",
        "both players pass in succession",
        {"IK-A1-6"},
        by_play,
        "stones on the grid",
        area_names("ALL", "stones only are counted here, not territory")};
}

Own area_2() {
    return {"Ikeda's area rules II",
            "Stones and territory: a player's score is the number of his stones on the grid and of the empty "
            "points "
            "that only his stones surround. As Chinese rules are now, with a superko rule.",
            "both players pass in succession",
            {"IK-A2-6"},
            by_play,
            "stones and territory",
            area_names("NONE", "")};
}

Own area_3() {
    const char* why = "nothing there has half a point that goes with the first pass";
    return {
        "Ikeda's area rules III",
        "Stones and territory, with half a point less for Black and more for White if White is the first to "
        "pass; the first pass does not count for the end. This evens out who made the last play.",
        "after the first pass both players pass in succession",
        {"IK-A3-6"},
        by_play,
        "stones, territory and the first pass",
        {.sgf_ru = unsupported(why),
         .kgs = unsupported(why),
         .katago =
             {Fit::approximate, katago("AREA", "NONE", true),
              "the button gives half a point to whoever passes first, here a first pass of Black changes "
              "nothing and one of White a point: the margins differ by half a point of komi; " +
                  std::string(superko_difference)},
         .ogs = unsupported(why)}};
}

Own territory_1() {
    return {
        "Ikeda's territory rules I",
        "Territory and prisoners, where life and death are settled by play after a preliminary end, in which "
        "each pass costs a stone. Territory in a seki counts.",
        preliminary_end_words,
        {"IK-T1-61", "IK-T1-62", "IK-T1-64", "IK-T1-63"},
        by_play,
        "territory less stones removed or given up",
        preliminary_end_names()};
}

Own territory_2() {
    return {"Ikeda's territory rules II",
            "As territory rules I, but only territory that immortal stones surround counts, stones that "
            "consecutive "
            "plays could not remove; so territory in a seki does not. Non-immortal stones played after the "
            "preliminary end count against their owner.",
            preliminary_end_words,
            {"IK-T2-6"},
            {"stones are immortal if consecutive plays cannot remove them", {"IK-IM-1", "IK-IM-2"}},
            "territory of immortal stones less stones removed, given up, or played late and non-immortal",
            preliminary_end_names()};
}

Own territory_3() {
    return {"Ikeda's territory rules III",
            "Territory and prisoners, where each pass costs a stone and the last one is free for Black. The "
            "result is "
            "that of area rules II. The text's editor added these rules.",
            "both players pass in succession; each pass costs a stone but a final one of Black",
            {"IK-T3-61", "IK-T3-63", "IK-T3-62"},
            by_play,
            "territory less stones removed or given up",
            {.sgf_ru = {Fit::approximate, "AGA",
                        "there White makes the last pass and repetition is judged with the player to move"},
             .kgs = {Fit::approximate, "AGA",
                     "there White makes the last pass, repetition is judged with the player to move, and the "
                     "players mark dead strings"},
             .katago = {Fit::approximate, katago("AREA", "NONE", false),
                        "the margin is the same as by area scoring; " + std::string(superko_difference)},
             .ogs = {Fit::approximate, "aga",
                     "there White makes the last pass, repetition is judged with the player to move, and the "
                     "players mark dead strings"}}};
}

}  // namespace

std::vector<Ruleset> ikeda_rulesets() {
    return {ruleset("ikeda-area-1", area_1(), "IK-A1-7"),
            ruleset("ikeda-area-2", area_2(), "IK-A2-7"),
            ruleset("ikeda-area-3", area_3(), "IK-A3-7"),
            ruleset("ikeda-territory-1", territory_1(), "IK-T1-7"),
            ruleset("ikeda-territory-2", territory_2(), "IK-T2-7"),
            ruleset("ikeda-territory-3", territory_3(), "IK-T3-7")};
}

}  // namespace shikatsu::tools
