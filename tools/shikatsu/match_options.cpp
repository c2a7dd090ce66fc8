#include "tools/shikatsu/match_options.hpp"

#include "tools/shikatsu/repeated_option.hpp"

namespace shikatsu::tools {

namespace {

constexpr int most_handicap_plays = 100;

void add_penalty(CLI::App& command, const char* option, int& points, const char* player) {
    command
        .add_option(
            option, points,
            std::string("Of ing-sst: penalty points of ") + player + " for additional time, 2, 4 or 6")
        ->check(CLI::IsMember({0, 2, 4, 6}))
        ->type_name("POINTS");
}

}  // namespace

std::string no_match_conditions(const std::string& rules) {
    return "handicap plays, penalties, forfeits and agreement on dead stones are taken for ing-sst only, not "
           "for " +
           rules;
}

void add_agreement_option(CLI::App& command, MatchConditions& match) {
    repeated(command.add_option(
                 "--dead", match.dead,
                 "Of ing-sst: strings that both players agree are dead, by a stone of each, as in C3,Q16"))
        ->delimiter(',')
        ->type_name("VERTEX,...");
}

void add_match_options(CLI::App& command, MatchConditions& match) {
    command
        .add_option("--handicap-plays", match.handicap_plays,
                    "Of ing-sst: White's mandatory passes at the beginning, while Black plays one move more")
        ->check(CLI::Range(0, most_handicap_plays))
        ->type_name("N");
    add_penalty(command, "--penalty-black", match.penalty_points[0], "Black");
    add_penalty(command, "--penalty-white", match.penalty_points[1], "White");
    command
        .add_option_function<std::string>(
            "--forfeit",
            [&match](const std::string& text) {
                const auto given = given_away(text);
                if (!given) throw CLI::ValidationError("--forfeit", given.error());
                match.given_away = *given;
            },
            "Of ing-sst: a player gives the game away after these moves, and by what, as in "
            "white:resignation")
        ->type_name("PLAYER:CAUSE");
}

}  // namespace shikatsu::tools
