#include "tools/lib/rulesets/ikeda_rulings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "optimized/ikeda/best_play.hpp"
#include "optimized/ikeda/game.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/unconditional_life.hpp"
#include "reference/ikeda/plays.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

namespace engine = optimized::ikeda;
using Bound = reference::ValueCertificate::Bound;

IkedaReadings readings_of(const std::vector<std::string>& assignments) {
    IkedaReadings readings;
    for (const std::string& assignment : assignments) readings = with_reading(readings, assignment).value();
    return readings;
}

std::string name_with_readings(const IkedaRules& ikeda, const IkedaReadings& readings) {
    std::string text(ikeda.rules->name);
    for (const std::string& departure : departures(readings)) text += " " + departure;
    return text;
}

TerritoryRuling territory_of(const IkedaRules& ikeda, const Position& position,
                             const IkedaReadings& readings) {
    const auto points = [&](Player player) {
        return engine::territory_points(position, player, ikeda.rules->score.territory,
                                        readings.self_capture);
    };
    return {points(Player::black), points(Player::white), ikeda.score_clause};
}

/// What rule 7 adds up, without the terms that are zero by rule.
ScoreRuling score_of(const IkedaRules& ikeda, const engine::Game& game) {
    const engine::ScoreRule& rule = ikeda.rules->score;
    ScoreRuling ruling{{}, game.margin(), ikeda.score_clause, ikeda.score_clause};
    const auto add = [&](Margin value, std::string words) {
        ruling.terms.push_back({value, std::move(words)});
    };
    for (const Player player : {Player::black, Player::white}) {
        const engine::Account account = game.account(player);
        const auto points = [&](int count) { return Margin::of_points(player, count); };
        if (rule.stones) add(points(account.stones), fmt::format("{} stones", name(player)));
        if (rule.territory != engine::CountedTerritory::none)
            add(points(account.territory), fmt::format("{} territory", name(player)));
        if (!rule.prisoners) continue;
        add(points(-account.removed), fmt::format("{} stones removed", name(player)));
        add(points(-account.given), fmt::format("{} stones given up by passing", name(player)));
        if (rule.late_mortal_stones) {
            add(points(-account.late_mortal_stones),
                fmt::format("{} non-immortal stones played after the preliminary end", name(player)));
        }
    }
    if (rule.first_pass) add(game.first_pass(), "half a point from Black to White if White passed first");
    return ruling;
}

/// Strings are immortal or not, where the rules ask for it.
std::vector<StringRuling> strings_of(const IkedaRules& ikeda, const Position& position,
                                     const IkedaReadings& readings) {
    if (ikeda.rules->score.territory != engine::CountedTerritory::of_immortal_stones) return {};
    std::vector<StringRuling> rulings;
    for (const optimized::StringLife& string : optimized::unconditional_life(position)) {
        const auto immortal = engine::immortal_points(position, string.owner, readings.self_capture);
        const bool is_immortal = std::binary_search(immortal.begin(), immortal.end(), string.points.front());
        rulings.push_back({string.owner, string.points, is_immortal ? "immortal" : "non-immortal",
                           std::nullopt, is_immortal ? "IK-IM-1" : "IK-IM-2"});
    }
    return rulings;
}

/// The proof of a bound on what is still to come, whatever was there before; none without a strategy.
std::optional<BoundProof> proof_of(const IkedaRules& ikeda, const IkedaReadings& readings,
                                   const Position& position, Player first, Bound bound,
                                   const std::optional<Margin>& margin,
                                   const std::shared_ptr<const ValueStrategy>& strategy) {
    if (!strategy || !margin) return std::nullopt;
    const auto text = [=, name = ikeda.rules->name] {
        return value_strategy_text({.rules = reference::ikeda_rules_named(name),
                                    .readings = readings,
                                    .position = position,
                                    .first = first,
                                    .bound = bound,
                                    .margin = *margin,
                                    .strategy = *strategy});
    };
    return BoundProof{*margin, strategy->lines.size(), {text, nullptr}};
}

/// Nothing if there is no line, or if the players need not take turns.
std::optional<Sequence> main_line_of(const std::optional<std::vector<Move>>& line, Player first,
                                     const IkedaReadings& readings) {
    if (!line || readings.first_after_preliminary_end == FirstAfterPreliminaryEnd::black) return std::nullopt;
    return sequence_of(first, *line);
}

std::vector<BestPlay> best_play_of(const IkedaRules& ikeda, const Position& position,
                                   const IkedaReadings& readings, Margin before,
                                   const RulesetOptions& options) {
    constexpr std::size_t places_of_main_lines = 10'000'000;
    const engine::Limits limits{options.budget.max_states,
                                optimized::deadline_after(options.budget.max_seconds), options.stop};
    const std::size_t most_places = options.max_witness_states > 0 ? options.max_witness_states
                                    : options.explain              ? places_of_main_lines
                                                                   : 0;
    const auto found_of_each =
        engine::best_play_of_each(*ikeda.rules, readings, position, limits, most_places);
    std::vector<BestPlay> values;
    for (const Player first : {Player::black, Player::white}) {
        const engine::BestPlay& found = found_of_each[static_cast<std::size_t>(first)];
        BestPlay value{first, {}, {}};
        if (found.at_least) value.at_least = *found.at_least + before;
        if (found.at_most) value.at_most = *found.at_most + before;
        const auto proof = [&](Bound bound, const auto& margin, const auto& strategy) {
            return proof_of(ikeda, readings, position, first, bound, margin, strategy);
        };
        value.blacks = proof(Bound::at_least, found.at_least, found.blacks);
        value.whites = proof(Bound::at_most, found.at_most, found.whites);
        value.strategies_sought = most_places > 0;
        if (options.explain) value.main_line = main_line_of(found.main_line, first, readings);
        values.push_back(value);
    }
    return values;
}

Ruling ruling_without_play(const IkedaRules& ikeda, const engine::Game& game, const IkedaReadings& readings) {
    const Position position = game.position();
    return {.position = position,
            .rules = name_with_readings(ikeda, readings),
            .strings = strings_of(ikeda, position, readings),
            .territory = territory_of(ikeda, position, readings),
            .score = score_of(ikeda, game),
            .best_play = {},
            .best_play_clause = {},
            .remarks = {}};
}

struct Refusal {
    std::string clause;
    std::string sentence;
};

const char* reason_of(engine::MoveRuling ruling) {
    switch (ruling) {
        case engine::MoveRuling::occupied:
            return "a stone is placed on an empty grid point only";
        case engine::MoveRuling::self_capture:
            return "the played stone would be in a removable state";
        case engine::MoveRuling::repetition:
            return "the configuration after the removal has already appeared in the game";
        case engine::MoveRuling::game_over:
        case engine::MoveRuling::allowed:
            break;
    }
    return "the game has ended";
}

std::optional<Refusal> refusal_of(const RecordedMove& move, engine::Game& game, const IkedaRules& ikeda) {
    if (!game.ended() && move.player != game.to_move())
        return Refusal{"IK-R-2", "the players move alternately and it is the other one's turn"};
    const engine::MoveRuling ruling = game.make(move.move);
    if (ruling == engine::MoveRuling::allowed) return std::nullopt;
    const std::string clause(engine::clause_of(ruling));
    return Refusal{clause.empty() ? ikeda.end_clause : clause, reason_of(ruling)};
}

void conclude(const IkedaRules& ikeda, const engine::Game& game, Margin komi, GameRuling& ruling) {
    if (!game.ended()) {
        ruling.remarks.push_back(
            fmt::format("{} is to move, and would lose by failing to [IK-R-2]", title(game.to_move())));
        return;
    }
    ruling.ending = "both players' passes in succession";
    ruling.ending_clause = ikeda.end_clause;
    if (komi != Margin{}) {
        ruling.final_ruling->score->terms.push_back({-komi, "komi [IK-R-8]"});
        ruling.final_ruling->score->margin -= komi;
    }
    ruling.margin = ruling.final_ruling->score->margin;
    ruling.winner = winner_of(*ruling.margin);
    ruling.result_clause = ikeda.score_clause;
}

class IkedaGame : public GameInProgress {
  public:
    IkedaGame(const IkedaRules& ikeda, const GameRecord& record, const IkedaReadings& readings)
        : ikeda_(ikeda), game_(*ikeda.rules, readings, record.start, record.to_move) {}

    std::optional<std::vector<Point>> make(const RecordedMove& move) override {
        if (refusal_of(move, game_, ikeda_)) return std::nullopt;
        return game_.last_removed();
    }
    bool ended() const override { return game_.ended(); }

  private:
    IkedaRules ikeda_;
    engine::Game game_;
};

}  // namespace

std::unique_ptr<GameInProgress> ikeda_begin(const IkedaRules& ikeda, const GameRecord& record,
                                            const std::vector<std::string>& readings) {
    return std::make_unique<IkedaGame>(ikeda, record, readings_of(readings));
}

PlayRule ikeda_play_rule(const std::vector<std::string>& readings) {
    return [reading = readings_of(readings).self_capture](
               const Position& position, Player player, Point point) -> tl::expected<Position, std::string> {
        const auto played = reference::ikeda::play(position, player, point, reading);
        if (!played) return tl::make_unexpected(words_of_prohibited(played.error()));
        return played->configuration;
    };
}

Ruling ikeda_ruling(const IkedaRules& ikeda, const SourcePosition& source, const RulesetOptions& options) {
    const IkedaReadings readings = readings_of(options.readings);
    const engine::Game game(*ikeda.rules, readings, source.position, Player::black);
    Ruling ruling = ruling_without_play(ikeda, game, readings);
    Margin before;
    if (ikeda.rules->score.prisoners) {
        before = Margin::of_points(source.prisoner_difference);
        ruling.score->terms.push_back({before, "prisoner-difference before"});
        ruling.score->margin += before;
    }
    ruling.best_play = best_play_of(ikeda, source.position, readings, before, options);
    ruling.best_play_clause = ikeda.end_clause;
    ruling.remarks.emplace_back(
        "The rules settle everything by play: the score is that of the stones as they stand [IK-N-8].");
    if (source.after_moves) ruling.remarks.emplace_back(without_the_moves_before);
    return ruling;
}

GameRuling ikeda_game_ruling(const IkedaRules& ikeda, const GameRecord& record,
                             const RulesetOptions& options) {
    const IkedaReadings readings = readings_of(options.readings);
    engine::Game game(*ikeda.rules, readings, record.start, record.to_move);
    GameRuling ruling = game_ruling_from(name_with_readings(ikeda, readings), record.start);
    for (RecordedMove move : record.moves) {
        if (record.by_turn) move.player = game.to_move();
        if (const auto refused = refusal_of(move, game, ikeda)) {
            ruling.refused =
                RefusedMoveRuling{ruling.moves.size() + 1, move, refused->clause, refused->sentence};
            break;
        }
        ruling.moves.push_back({move, game.last_removed()});
    }
    ruling.final_ruling = ruling_without_play(ikeda, game, readings);
    conclude(ikeda, game, options.komi, ruling);
    return ruling;
}

}  // namespace shikatsu::tools
