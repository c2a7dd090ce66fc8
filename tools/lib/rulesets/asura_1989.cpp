#include "tools/lib/rulesets/asura_1989.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/asura1989/game.hpp"
#include "reference/values/asura1989_readings.hpp"
#include "tools/lib/chain_certificate.hpp"
#include "tools/lib/rulesets/asura_1989_explanation.hpp"

namespace shikatsu::tools {

namespace {

namespace model = reference::asura1989;
namespace engine = optimized::asura1989;

constexpr const char* rules_name = "asura-1989";

engine::Options engine_options(const RulesetOptions& asked) {
    engine::Options options;
    for (const std::string& assignment : asked.readings) {
        const std::size_t equals = assignment.find('=');
        options.readings = shikatsu::asura1989::with_reading(options.readings, assignment.substr(0, equals),
                                                             assignment.substr(equals + 1));
    }
    options.budget = {asked.budget.max_states, asked.budget.max_seconds};
    options.jobs = asked.jobs;
    options.stop = asked.stop;
    options.max_witness_states = asked.max_witness_states;
    options.want_main_lines = asked.explain;
    return options;
}

std::string rules_and_departures(const RulesetOptions& asked) {
    std::string departures;
    for (const ReadingEntry& entry : shikatsu::asura1989::reading_register()) {
        const std::string departure = fmt::format("{}={}", entry.name, entry.alternative);
        if (std::find(asked.readings.begin(), asked.readings.end(), departure) != asked.readings.end())
            departures += (departures.empty() ? " with " : ", ") + departure;
    }
    return rules_name + departures;
}

ScoreRuling score_ruling(const engine::Adjudication& adjudication, int prisoner_difference, Margin komi) {
    ScoreRuling ruling{{}, Margin::of_points(*adjudication.score) - komi, "AS89-GM-3", "AS89-GM-4"};
    const auto count = [&](const std::vector<Point>& territory, bool empty) {
        int points = 0;
        for (const Point point : territory) points += adjudication.position.empty(point) == empty ? 1 : 0;
        return points;
    };
    for (const auto& [player, territory] : {std::pair{Player::black, &adjudication.territories->black},
                                            std::pair{Player::white, &adjudication.territories->white}}) {
        ruling.terms.push_back({Margin::of_points(player, count(*territory, true)),
                                fmt::format("empty {}-territory", name(player))});
        ruling.terms.push_back({Margin::of_points(player, 2 * count(*territory, false)),
                                fmt::format("twice the {}-territory with prisoners", name(player))});
    }
    ruling.terms.push_back(
        {Margin::of_points(prisoner_difference), "prisoners of the competition, Black's less White's"});
    if (komi != Margin()) ruling.terms.push_back({-komi, "komi"});
    return ruling;
}

RulingCertificate certificate_of(const engine::Adjudication& adjudication,
                                 const engine::ChainVerdict& chain) {
    return {[position = adjudication.position, readings = adjudication.readings, chain] {
                return chain_certificate_text(position, readings, chain);
            },
            chain.finding.clearing.get()};
}

Ruling ruling_of(const Position& position, int prisoner_difference, const RulesetOptions& options) {
    const engine::Adjudication adjudication =
        engine::adjudicate(position, prisoner_difference, engine_options(options));
    Ruling ruling{.position = position,
                  .rules = rules_and_departures(options),
                  .strings = {},
                  .territory = {},
                  .score = {},
                  .best_play = {},
                  .best_play_clause = {},
                  .remarks = {}};
    for (const engine::ChainVerdict& chain : adjudication.chains) {
        StringRuling string{chain.owner, chain.points, std::nullopt, chain.finding.alive, ""};
        if (chain.finding.alive) {
            string.status = *chain.finding.alive ? "alive" : "dead";
            string.clause = "AS89-SA-4";
        }
        if (chain.finding.alive && chain.finding.has_proof() && options.max_witness_states > 0)
            string.certificate = certificate_of(adjudication, chain);
        if (options.explain) string.explanation = explanation_of(position, chain);
        ruling.strings.push_back(std::move(string));
    }
    if (adjudication.territories) {
        ruling.territory =
            TerritoryRuling{adjudication.territories->black, adjudication.territories->white, "AS89-TD-2"};
        ruling.score = score_ruling(adjudication, prisoner_difference, options.komi);
    }
    return ruling;
}

Ruling adjudicate(const SourcePosition& source, const RulesetOptions& options) {
    return ruling_of(source.position, source.prisoner_difference, options);
}

/// A move of the record. One after a stop is read as the first of a resumption that the mover's opponent has
/// asked for.
tl::expected<void, model::Prohibited> admitted(model::Competition& competition, const RecordedMove& move) {
    if (competition.stop() == model::Stop::two_passes) {
        const auto resumed =
            competition.resume(move.player == Player::black ? model::Request::white : model::Request::black);
        if (!resumed) return resumed;
    }
    if (!competition.stop() && move.player != competition.to_move()) {
        return tl::make_unexpected(
            model::Prohibited{"AS89-CO-1", fmt::format("it is the turn of {}", name(competition.to_move()))});
    }
    return competition.move(move.move);
}

std::vector<Point> removed_between(const Position& before, const Position& after) {
    std::vector<Point> removed;
    for (const Point point : before.grid().points()) {
        if (!before.empty(point) && after.empty(point)) removed.push_back(point);
    }
    return removed;
}

void follow(model::Competition& competition, const GameRecord& record, GameRuling& ruling) {
    bool resumed = false;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const Position before = competition.position();
        const bool stopped = competition.stop().has_value();
        if (const auto made = admitted(competition, record.moves[i]); !made) {
            ruling.refused = RefusedMoveRuling{i + 1, record.moves[i], std::string(made.error().clause),
                                               made.error().sentence};
            break;
        }
        resumed = resumed || stopped;
        ruling.moves.push_back({record.moves[i], removed_between(before, competition.position())});
    }
    if (resumed) {
        ruling.remarks.emplace_back(
            "moves after two passes are read as a resumption that the mover's opponent asked for "
            "[AS89-RE-1]");
    }
}

void conclude(const model::Competition& competition, const RulesetOptions& options, GameRuling& ruling) {
    if (competition.stop() == model::Stop::cycle_end) {
        ruling.ending = "a cycle-end";
        ruling.ending_clause = "AS89-CO-4";
        ruling.result_clause = "AS89-GM-1";
        if (model::result_of_cycle_end(engine_options(options).readings) == model::GameResult::tie) {
            ruling.winner = Winner::tie;
        } else {
            ruling.without_result = true;
        }
        return;
    }
    if (!competition.stop()) return;
    ruling.ending = "two passes";
    ruling.ending_clause = "AS89-CO-3";
    ruling.result_clause = "AS89-GM-4";
    const int prisoner_difference =
        competition.prisoners_of(Player::black) - competition.prisoners_of(Player::white);
    ruling.final_ruling = ruling_of(competition.position(), prisoner_difference, options);
    if (ruling.final_ruling->score) {
        ruling.margin = ruling.final_ruling->score->margin;
        ruling.winner = winner_of(*ruling.margin);
    }
}

GameRuling play(const GameRecord& record, const RulesetOptions& options) {
    model::Competition competition(record.start, record.to_move, engine_options(options).readings);
    GameRuling ruling = game_ruling_from(rules_and_departures(options), record.start);
    follow(competition, record, ruling);
    conclude(competition, options, ruling);
    return ruling;
}

class CompetitionInProgress : public GameInProgress {
  public:
    CompetitionInProgress(const GameRecord& record, const RulesetOptions& options)
        : competition_(record.start, record.to_move, engine_options(options).readings) {}

    std::optional<std::vector<Point>> make(const RecordedMove& move) override {
        const Position before = competition_.position();
        if (!admitted(competition_, move)) return std::nullopt;
        return removed_between(before, competition_.position());
    }
    bool ended() const override { return competition_.stop().has_value(); }

  private:
    model::Competition competition_;
};

std::unique_ptr<GameInProgress> begin(const GameRecord& record, const std::vector<std::string>& readings) {
    RulesetOptions options;
    options.readings = readings;
    return std::make_unique<CompetitionInProgress>(record, options);
}

/// As the first of a competition, where there is no ko yet. [AS89-CO-2]
tl::expected<Position, std::string> single_play(const Position& position, Player player, Point point) {
    model::Competition competition(position, player, {});
    if (const auto made = competition.move(Play{point}); !made)
        return tl::make_unexpected(words_of_prohibited(made.error()));
    return competition.position();
}

NamesElsewhere names_elsewhere() {
    const std::string difference =
        "the Japanese rules of 1989 as players apply them: life and death follow examples and judgement "
        "there, "
        "hypo-sequences here";
    return {
        .sgf_ru = {Fit::approximate, "Japanese", difference},
        .kgs = {Fit::approximate, "Japanese", difference + "; the players mark dead strings"},
        .katago = {Fit::approximate,
                   R"({"ko":"SIMPLE","scoring":"TERRITORY","tax":"SEKI","suicide":false,"hasButton":false,)"
                   R"("whiteHandicapBonus":"0","friendlyPassOk":false})",
                   "the program's own rules: life and death as it judges them"},
        .ogs = {Fit::approximate, "japanese", difference + "; the players mark dead strings"}};
}

}  // namespace

Ruleset asura_1989_ruleset() {
    return {.name = rules_name,
            .title = "asura's model of the Japanese 1989 rules",
            .description =
                "A model meant to make the Japanese 1989 rules effectively applicable: one hypo-sequence for "
                "each chain "
                "decides whether it is alive or dead. A ko-capture leaves a ko-shadow, a ko-pass removes one "
                "of them, a "
                "repeated situation ends the sequence or forces a pass; the chain is alive if it stays or a "
                "new stone of its "
                "owner's in its compensation-region makes up for it.",
            .source = "asura, Effectively Applicable Model for The Japanese Rules of Go from 1989 (2013)",
            .specification = "spec/asura-1989.md",
            .moves = {"play with capture, without suicide; pass", {"AS89-CO-2"}},
            .repetition = {"basic ko; a position that comes back finishes the game without result",
                           {"AS89-CO-2", "AS89-CO-4", "AS89-GM-1"}},
            .end = {"two passes stop the competition; who has not asked in the position may ask to resume it",
                    {"AS89-CO-3", "AS89-RE-1", "AS89-RE-2"}},
            .analysis = {"each chain alive or dead by a hypo-sequence of its own",
                         {"AS89-AN-3", "AS89-HS-10", "AS89-SA-4", "AS89-SA-5"}},
            .score = {"territory not in seki, twice where prisoners are, and captures",
                      {"AS89-TD-2", "AS89-GM-3"}},
            .counts_prisoners = true,
            .provides_for_komi = true,
            .certifies_strings = true,
            .elsewhere = names_elsewhere(),
            .readings = shikatsu::asura1989::reading_register(),
            .adjudicate = adjudicate,
            .play = play,
            .begin = begin,
            .play_rule = [](const std::vector<std::string>&) { return single_play; }};
}

}  // namespace shikatsu::tools
