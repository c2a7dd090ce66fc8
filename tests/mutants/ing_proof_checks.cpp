// Ing's laws: strategies for best play before the checker of certificates, right and wrong ones.
#include <sstream>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/certificates/ing_strategy_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ing_sst/ing_games.hpp"
#include "tests/mutants/ing_checks.hpp"
#include "tests/mutants/samples.hpp"

namespace shikatsu::mutants {

namespace {

using reference::IngCertificate;
using reference::ValueBound;

/// What the checker says to both strategies.
void check_strategies_of(const IngReadings& readings, const Position& position, std::uint64_t max_states,
                         Cases& cases) {
    constexpr std::size_t most_lines = 1'000'000;
    optimized::ing_sst::PreparedOutlook outlook;
    for (const Player first : {Player::black, Player::white}) {
        const auto found = optimized::ing_sst::explained_best_play(
            {position, first, readings}, {.max_states = max_states}, most_lines, outlook);
        cases.expect(found.blacks && found.whites, "strategies by Ing's laws of " + one_line(position));
        for (const ValueBound bound : {ValueBound::at_least, ValueBound::at_most}) {
            const bool at_least = bound == ValueBound::at_least;
            const IngCertificate certificate{readings,
                                             position,
                                             first,
                                             bound,
                                             at_least ? found.value.at_least : found.value.at_most,
                                             at_least ? *found.blacks : *found.whites};
            const auto verdict = reference::check(certificate, {});
            cases.expect(verdict.accepted(),
                         "strategy by Ing's laws of " + one_line(position) + ": " + verdict.sentence);
        }
    }
}

void check_strategies(Cases& cases) {
    for (const IngReadings& readings : reference::ing_sst::testing::readings_of_ko()) {
        for (const Position& position : sample_of(1, 4, 12))
            check_strategies_of(readings, position, 4'000, cases);
        for (const Position& position : sample_of(2, 2, 30))
            check_strategies_of(readings, position, 1'000, cases);
    }
}

/// Two eyes, and three stones that take part in nothing.
void check_life(Cases& cases) {
    const Position position = position_from_rows(std::vector<std::string>{".#O.", "##OO", ".#O."}).value();
    check_strategies_of({}, position, 4'000, cases);
}

/// Of one line of certificates on two points: "5 2", "- 4", "A1 3", "pass" or "life".
IngStrategy::Turn turn_of(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) words.push_back(word);
    const auto place_of = [](const std::string& word) {
        return word == "-" ? std::nullopt : std::optional(static_cast<std::uint32_t>(std::stoul(word) - 1));
    };
    if (words.front() == "life") return IngStrategy::Life{};
    if (words.front() == "pass" || words.front() == "A1" || words.front() == "B1") {
        IngStrategy::Choice choice{Pass{}, std::nullopt};
        if (words.front() == "A1") choice.move = Play{Point{0}};
        if (words.front() == "B1") choice.move = Play{Point{1}};
        if (words.size() > 1) choice.next = place_of(words[1]);
        return choice;
    }
    IngStrategy::Answers answers;
    for (const std::string& word : words) answers.next.push_back(place_of(word));
    return answers;
}

/// On the grid of two points.
struct Example {
    const char* what;
    const char* row;
    Player first;
    ValueBound bound;
    int margin;
    bool by_superko;
    std::vector<std::string> places;
    /// How it is objected to in the end; empty if it is right.
    const char* objection;
};

std::vector<Example> examples() {
    constexpr Player black = Player::black;
    constexpr Player white = Player::white;
    constexpr ValueBound least = ValueBound::at_least;
    constexpr ValueBound most = ValueBound::at_most;
    return {
        {"a play left out",
         "#.",
         black,
         least,
         -2,
         false,
         {"pass 2", "- 3", "life"},
         "B1 is left out and not prohibited"},
        {"a pass left out", "#.", black, least, -2, false, {"pass 2", "3", "life"}, "pass has no answer"},
        {"a pass to begin with",
         "..",
         black,
         least,
         -2,
         false,
         {"pass 2", "life"},
         "the choice is not allowed"},
        {"more than lasts", "#.", black, least, -1, false, {"life"}, "the stones that last are not enough"},
        {"a hot stone is taken",
         "#.",
         black,
         least,
         -2,
         false,
         {"pass 2", "3 4", "A1 5", "life", "life"},
         "the choice is not allowed"},
        {"a hot stone waits", ".O", black, least, -2, false, {"A1 2", "- 3", "life"}, ""},
        {"an answer to what is prohibited",
         ".O",
         black,
         least,
         -2,
         false,
         {"A1 2", "3 4", "life", "life"},
         "B1 is prohibited and has an answer"},
        {"taking back is prohibited",
         "#.",
         white,
         most,
         -2,
         true,
         {"B1 2", "- 3", "pass 4", "- 5", "pass"},
         ""},
        {"an end with less",
         "#.",
         white,
         most,
         -3,
         true,
         {"B1 2", "- 3", "pass 4", "- 5", "pass"},
         "pass ends the game with 2 where 3 is needed"},
        {"a move after the end",
         "#.",
         white,
         most,
         -2,
         true,
         {"B1 2", "- 3", "pass 4", "- 5", "pass 6", "life"},
         "the choice ends the game"},
        {"what need not have appeared",
         ".O",
         black,
         most,
         -2,
         true,
         {"- 2", "pass 3", "- 4", "pass"},
         "what a play that is left out leads to need not have appeared"},
        {"what has appeared on both ways",
         "#.",
         black,
         most,
         -2,
         true,
         {"4 2", "B1 3", "- 6", "B1 5", "- 6", "pass 7", "- 8", "pass"},
         ""},
        {"what has appeared",
         "#.",
         black,
         least,
         -2,
         true,
         {"pass 2", "5 3", "pass 4", "5", "A1 6", "- 7", "pass 8", "- 9", "pass"},
         "a position has appeared that later lines take for new"},
        {"a disturbance that may begin before",
         "..",
         white,
         least,
         -2,
         false,
         {"5 2", "A1 3", "- 4", "B1 12", "pass 6", "9 7", "pass 8", "9", "B1 10", "- 11", "A1 12", "- - 13",
          "pass 14", "- - 15", "pass"},
         "A1 completes a cycle whose beginning may be before what is known"},
        {"heat on one way",
         ".#",
         white,
         least,
         -2,
         false,
         {"2 8", "pass 3", "6 4", "pass 5", "6", "B1 7", "- 8", "pass 9", "- 10", "pass"},
         "A1 is left out and not prohibited"},
        {"a ban on one way",
         "#.",
         white,
         least,
         2,
         false,
         {"2 7", "pass 3", "5 4", "A1 6", "A1 6", "- 7", "pass 8", "- 9", "pass"},
         "A1 leads to a line for another situation"},
        {"a region that is not beside",
         "..#..",
         black,
         least,
         -3,
         false,
         {"life"},
         "the stones that last are not enough"},
        {"what has to have been before",
         "#.",
         white,
         most,
         2,
         true,
         {"pass 2", "- 3", "life"},
         "what a play that is left out leads to need not have appeared"},
        {"a stone that is hot on one way",
         "#.",
         white,
         least,
         -2,
         false,
         {"4 2", "B1 3", "5 4 6", "life", "life", "life"},
         "B1 leads to a line for another situation"},
        {"an old ban on one way",
         "..",
         white,
         least,
         -2,
         false,
         {"11 2", "A1 3", "- 4", "pass 5", "7 6", "pass", "pass 8", "15 9", "pass 10", "15", "pass 12",
          "15 13", "pass 14", "15", "pass 16", "- - 17", "pass 18", "- -"},
         "leads to a line for another situation"},
        {"a line that comes back",
         "#.",
         black,
         least,
         2,
         false,
         {"pass 1"},
         "the line does not lead to later ones"},
    };
}

void check_examples(Cases& cases) {
    for (const Example& example : examples()) {
        IngReadings readings;
        if (example.by_superko) readings.ko = IngKo::positional_superko;
        IngCertificate certificate{readings,
                                   position_from_rows(std::vector<std::string>{example.row}).value(),
                                   example.first,
                                   example.bound,
                                   Margin::of_points(example.margin),
                                   {}};
        for (const std::string& place : example.places) certificate.strategy.lines.push_back(turn_of(place));
        const auto verdict = reference::check(certificate, {});
        const std::string objection = example.objection;
        const bool as_expected = verdict.accepted() == objection.empty() &&
                                 (objection.empty() || verdict.sentence.ends_with(objection));
        cases.expect(as_expected, "by Ing's laws, " + std::string(example.what) + ": " + verdict.sentence);
    }
}

}  // namespace

std::vector<Check> ing_proof_checks() {
    return {{"Ing: right and wrong strategies", Turn::first, check_examples},
            {"Ing: stones that last", Turn::first, check_life},
            {"Ing: strategies", Turn::middle, check_strategies}};
}

}  // namespace shikatsu::mutants
