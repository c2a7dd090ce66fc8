#include "tools/lib/rulesets/ing_sst.hpp"

#include "reference/ing_sst/removal.hpp"
#include "reference/values/ing_readings.hpp"
#include "tools/lib/rulesets/ing_sst_rulings.hpp"

namespace shikatsu::tools {

namespace {

/// [ING-MV-2] [ING-MV-3] [ING-MV-4]
tl::expected<Position, std::string> board_play(const Position& position, Player player, Point point) {
    const auto made = reference::ing_sst::board_play(position, player, point);
    if (!made) return tl::make_unexpected(words_of_prohibited(made.error()));
    return made->position;
}

NamesElsewhere names_elsewhere() {
    const std::string difference =
        "there Ing means positional superko, the reading ing-ko=positional-superko, and two passes end the "
        "game";
    return {.sgf_ru = {Fit::exact, "GOE", ""},
            .kgs = {Fit::unsupported, "", "there are no rules with suicide of groups and Ing's ko"},
            .katago = {Fit::approximate,
                       R"({"ko":"POSITIONAL","scoring":"AREA","tax":"NONE","suicide":true,"hasButton":false,)"
                       R"("whiteHandicapBonus":"0","friendlyPassOk":true})",
                       difference},
            .ogs = {Fit::approximate, "ing", difference + "; the players mark dead strings"}};
}

}  // namespace

Ruleset ing_sst_ruleset() {
    return {
        .name = ing_sst_name,
        .title = "Ing's SST laws of Wei-ch'i",
        .description =
            "Stones and spaces are territory, counted by filling in all stones. Only what changes nothing is "
            "prohibited: groups may remove themselves, and ko is fighting, where hot stones wait until one "
            "move "
            "was made elsewhere, or disturbing, where after one cycle the disturber may never go on.",
        .source = "Ing Chang-Ki, Ing's SST Laws of Wei-Ch'i (Ing Chang-Ki Wei-Ch'i Educational Foundation)",
        .specification = "spec/ing-sst.md",
        .moves = {"board play with removal, of one's own group as well; pass",
                  {"ING-MV-2", "ING-MV-4", "ING-RM-2"}},
        .repetition = {"hot stones wait for one move; after one cycle the disturber may never go on",
                       {"ING-HS-4", "ING-DK-2", "ING-DK-3"}},
        .end = {"two passes pause, two more end the game", {"ING-EN-1", "ING-EN-2", "ING-EN-3"}},
        .analysis = {"none: dead stones are taken away by agreement or by play", {"ING-LD-1"}},
        .score = {"stones and spaces, shared spaces halved", {"ING-CT-1", "ING-CT-8"}},
        .counts_prisoners = false,
        .provides_for_komi = true,
        .komi_step = Margin::of_points(2),
        .provides_for_match_conditions = true,
        .elsewhere = names_elsewhere(),
        .readings = ing_reading_register(),
        .adjudicate = ing_sst_ruling,
        .play = ing_sst_game_ruling,
        .begin = ing_sst_begin,
        .play_rule = [](const std::vector<std::string>&) { return board_play; }};
}

}  // namespace shikatsu::tools
