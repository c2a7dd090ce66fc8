#include "tools/lib/rulesets/japanese_2003.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/game_replay.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* rules_name = "japanese-2003";

StringRuling string_ruling(const optimized::StringVerdict& verdict) {
    StringRuling ruling{verdict.owner, verdict.points, std::nullopt, verdict.alive,
                        std::string(clause_of(verdict.status))};
    if (verdict.status != optimized::Status::undecided) ruling.status = name(verdict.status);
    return ruling;
}

ScoreRuling score_ruling(const Position& position, const optimized::Scoring& scoring) {
    ScoreRuling ruling{{}, Margin::of_points(scoring.score), "J2003-D3-9", "J2003-RS-1"};
    const auto count = [&](const std::vector<Point>& territory, bool empty) {
        int points = 0;
        for (const Point point : territory) points += position.empty(point) == empty ? 1 : 0;
        return points;
    };
    for (const auto& [player, territories] :
         {std::pair{Player::black, &scoring.black}, std::pair{Player::white, &scoring.white}}) {
        ruling.terms.push_back({Margin::of_points(player, count(territories->territory, true)),
                                fmt::format("empty {}-territory", name(player))});
        ruling.terms.push_back({Margin::of_points(player, 2 * count(territories->territory, false)),
                                fmt::format("twice the {}-territory with dead stones", name(player))});
    }
    ruling.terms.push_back({Margin::of_points(scoring.prisoner_difference), "prisoner-difference"});
    return ruling;
}

/// A region lies in seki as a whole, so one stone of the string tells. [J2003-D3-6]
bool in_seki(const optimized::Scoring& scoring, const StringRuling& string) {
    const auto& territories = string.owner == Player::black ? scoring.black : scoring.white;
    return std::binary_search(territories.in_seki.begin(), territories.in_seki.end(), string.points.front());
}

Ruling adjudicate(const SourcePosition& source, const RulesetOptions& options) {
    return japanese_2003_ruling(
        optimized::adjudicate(source.position, source.prisoner_difference, japanese_2003_options(options)));
}

Winner winner_of(reference::Result result) {
    switch (result) {
        case reference::Result::win_of_black:
            return Winner::black;
        case reference::Result::win_of_white:
            return Winner::white;
        case reference::Result::tie:
            break;
    }
    return Winner::tie;
}

void conclude(const GameReplay& game, GameRuling& ruling) {
    if (!game.ending) return;
    const bool by_cycle = game.ending == reference::Ending::long_cycle;
    ruling.ending = by_cycle ? "a long cycle" : "the pass that succeeds a pass";
    ruling.ending_clause = by_cycle ? "J2003-AS-5" : "J2003-AS-3";
    ruling.result_clause = by_cycle ? "J2003-RS-2" : "J2003-RS-1";
    if (const auto result = result_of(game)) ruling.winner = winner_of(*result);
    if (!by_cycle && game.adjudication && game.adjudication->scoring)
        ruling.margin = Margin::of_points(game.adjudication->scoring->score);
}

GameRuling play(const GameRecord& record, const RulesetOptions& options) {
    const optimized::Options engine = japanese_2003_options(options);
    const GameReplay game = replay(record, engine);
    GameRuling ruling = game_ruling_from(rules_and_readings(rules_name, engine.readings), record.start);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const reference::PointSet& removed = game.moves[i].removed;
        ruling.moves.push_back({record.moves[i], {removed.begin(), removed.end()}});
    }
    if (game.refused) {
        ruling.refused = RefusedMoveRuling{game.refused->number, game.refused->move,
                                           std::string(game.refused->why.clause), game.refused->why.sentence};
    }
    if (game.adjudication) ruling.final_ruling = japanese_2003_ruling(*game.adjudication);
    if (game.direct_ko_undecided) {
        ruling.remarks.emplace_back(
            "undecided: whether direct-ko prohibits a second pass; it was admitted [J2003-AS-7]");
    }
    conclude(game, ruling);
    return ruling;
}

/// The judge, with an adviser on direct-ko who has no time to search. [J2003-AS-7]
class JudgedGame : public GameInProgress {
  public:
    JudgedGame(const GameRecord& record, const optimized::Options& options)
        : judge_(record.start, record.to_move, options.readings, [options](const Position& position) {
              static const std::atomic<bool> at_once{true};
              optimized::Options hurried = options;
              hurried.stop = &at_once;
              return optimized::adjudicate(position, 0, hurried).end_prohibited_by_direct_ko.value_or(false);
          }) {}

    std::optional<std::vector<Point>> make(const RecordedMove& move) override {
        if (!judge_.ending() && judge_.to_move() != move.player) return std::nullopt;
        const auto made = judge_.play(move.move);
        if (!made) return std::nullopt;
        return std::vector<Point>(made->removed.begin(), made->removed.end());
    }
    bool ended() const override { return judge_.ending().has_value(); }

  private:
    reference::Judge judge_;
};

std::unique_ptr<GameInProgress> begin(const GameRecord& record, const std::vector<std::string>& readings) {
    RulesetOptions options;
    options.readings = readings;
    return std::make_unique<JudgedGame>(record, japanese_2003_options(options));
}

NamesElsewhere names_elsewhere() {
    const std::string difference =
        "the Japanese rules of 1949 or 1989: life and death there follow examples and judgement, the ko rule "
        "of "
        "hypothetical play and the treatment of long cycles differ";
    const std::string program =
        "the program's own rules: simple ko, no result for long cycles, and life and death as it judges them";
    return {
        .sgf_ru = {Fit::approximate, "Japanese", difference},
        .kgs = {Fit::approximate, "Japanese", difference + "; the players mark dead strings"},
        .katago = {Fit::approximate,
                   R"({"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI","suicide":false,"hasButton":false,)"
                   R"("whiteHandicapBonus":"0","friendlyPassOk":false})",
                   program},
        .ogs = {Fit::approximate, "japanese", difference + "; the players mark dead strings"}};
}

}  // namespace

optimized::Options japanese_2003_options(const RulesetOptions& asked) {
    optimized::Options options;
    for (const std::string& assignment : asked.readings)
        options.readings = with_reading(options.readings, assignment).value();
    options.budget = asked.budget;
    options.jobs = asked.jobs;
    options.stop = asked.stop;
    return options;
}

Ruling japanese_2003_ruling(const optimized::Adjudication& adjudication) {
    Ruling ruling{.position = adjudication.position,
                  .rules = rules_and_readings(rules_name, adjudication.readings),
                  .strings = {},
                  .territory = {},
                  .score = {},
                  .best_play = {},
                  .best_play_clause = {},
                  .remarks = {}};
    for (const optimized::StringVerdict& verdict : adjudication.strings)
        ruling.strings.push_back(string_ruling(verdict));
    if (adjudication.scoring) {
        ruling.territory = TerritoryRuling{adjudication.scoring->black.territory,
                                           adjudication.scoring->white.territory, "J2003-D3-7"};
        ruling.score = score_ruling(adjudication.position, *adjudication.scoring);
        for (StringRuling& string : ruling.strings) string.in_seki = in_seki(*adjudication.scoring, string);
    }
    if (adjudication.end_prohibited_by_direct_ko.value_or(false))
        ruling.remarks.emplace_back("direct-ko: the game may not end here by a second pass [J2003-AS-7]");
    return ruling;
}

Ruleset japanese_2003_ruleset() {
    return {
        .name = rules_name,
        .title = "Japanese 2003 Rules",
        .description =
            "Territory scoring with the life and death of the Japanese tradition written as definitions: a "
            "string is alive if the opponent cannot force its capture, or if its capture lets a stone arise "
            "nearby that cannot be captured. Hypothetical play uses ko-passes instead of threats; points in "
            "seki do not count; a long cycle is won by whoever captured more in it.",
        .source = "Robert Jasiek, Japanese 2003 Rules, version 35a (2004)",
        .specification = "spec/japanese-2003.md",
        .moves = {"play with capture, without suicide; pass", {"J2003-MV-2", "J2003-MV-3", "J2003-MV-4"}},
        .repetition = {"basic-ko; a long cycle ends the game and is won or tied by what was captured in it",
                       {"J2003-AS-4", "J2003-AS-5", "J2003-AS-6"}},
        .end = {"a pass that succeeds a pass, unless direct-ko prohibits it", {"J2003-AS-3", "J2003-AS-7"}},
        .analysis = {"each string alive or dead by what can be forced in hypothetical play",
                     {"J2003-ST-6", "J2003-LD-9", "J2003-HA-1"}},
        .score = {"territory not in seki, twice where dead stones are, and prisoners",
                  {"J2003-D3-7", "J2003-D3-9"}},
        .counts_prisoners = true,
        .provides_for_komi = false,
        .certifies_strings = true,
        .elsewhere = names_elsewhere(),
        .readings = reading_register(),
        .adjudicate = adjudicate,
        .play = play,
        .begin = begin,
        .play_rule = [](const std::vector<std::string>&) { return play_without_suicide; }};
}

}  // namespace shikatsu::tools
