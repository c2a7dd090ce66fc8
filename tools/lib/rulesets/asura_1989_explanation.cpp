#include "tools/lib/rulesets/asura_1989_explanation.hpp"

#include <fmt/format.h>

#include "tools/lib/proof_words.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using optimized::asura1989::ChainVerdict;
using optimized::asura1989::MainLine;
using optimized::asura1989::StatusFinding;

constexpr std::size_t most_intersections = 16;
constexpr const char* with_repetition = ", by hypo-sequences in which a situation is repeated [AS89-HS-10]";

std::string question_words(const Grid& grid, const ChainVerdict& chain) {
    return fmt::format(
        "Can {}, moving first, bring about that play ends without a {} stone on it and without a new one on "
        "its "
        "compensation-region [AS89-SA-1] ({})?",
        title(opponent(chain.owner)), name(chain.owner),
        vertices(grid, chain.compensation_region, most_intersections));
}

/// How it is known after the main line who wins.
std::string end_words(Player owner, const MainLine& line) {
    const std::string then = line.moves.empty() ? ", as " : ", after which ";
    switch (line.end) {
        case Lemma::none:
            break;
        case Lemma::life:
            return fmt::format("{}stones of {} there live unconditionally", then, title(owner));
        case Lemma::closed:
            return fmt::format("{}{} can never play there again", then, title(owner));
        case Lemma::filled:
            return fmt::format("{}{} takes what is left by filling liberties", then, title(opponent(owner)));
    }
    return line.tactical_cycle ? ", to the end by a tactical-cycle [AS89-HS-10]" : "";
}

std::string method(const Grid& grid, const ChainVerdict& chain) {
    const StatusFinding& finding = chain.finding;
    if (finding.patterns) {
        const std::string where = pattern_words(grid, *finding.patterns);
        if (finding.gained_on.empty()) return ", for it is never captured, " + where;
        return fmt::format(", for a stone of {} comes to stay on its compensation-region, {}",
                           title(chain.owner), where);
    }
    if (finding.clearing) return ", " + clearing_words(grid, *finding.clearing);
    if (!finding.main_line) return with_repetition;
    return (finding.main_line->with_past ? with_repetition : "") + end_words(chain.owner, *finding.main_line);
}

std::string answer_words(const Grid& grid, const ChainVerdict& chain) {
    const StatusFinding& finding = chain.finding;
    const std::string cost =
        fmt::format("({} states, {:.2f} s)", with_commas(finding.states), finding.seconds);
    if (!finding.alive) return "undecided " + cost;
    return fmt::format("{} {}{}", *finding.alive ? "no" : "yes", cost, method(grid, chain));
}

}  // namespace

StringExplanation explanation_of(const Position& position, const ChainVerdict& chain) {
    StringExplanation explanation{question_words(position.grid(), chain),
                                  answer_words(position.grid(), chain), std::nullopt};
    if (chain.finding.main_line && !chain.finding.main_line->moves.empty())
        explanation.main_line = Sequence{opponent(chain.owner), chain.finding.main_line->moves, std::nullopt};
    return explanation;
}

}  // namespace shikatsu::tools
