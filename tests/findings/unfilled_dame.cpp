#include "tests/findings/unfilled_dame.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reference/values/vertex.hpp"
#include "tools/lib/sgf_game.hpp"

namespace shikatsu::findings {

namespace {

using optimized::Scoring;
using optimized::Status;
using optimized::StringVerdict;

bool begins_filling(const tools::SgfNode& node) {
    return std::any_of(
        node.properties.begin(), node.properties.end(), [](const tools::SgfProperty& property) {
            return property.name == "N" && tools::sgf_text(property.values.front().raw) == "dame";
        });
}

std::size_t plays(const tools::SgfGame& game) {
    return static_cast<std::size_t>(
        std::count_if(game.steps.begin(), game.steps.end(), [](const tools::SgfStep& step) {
            const auto* move = std::get_if<tools::SgfMove>(&step);
            return move != nullptr && std::holds_alternative<Play>(move->move);
        }));
}

std::size_t stones(const Position& position) {
    const std::vector<Point> points = position.grid().points();
    return static_cast<std::size_t>(
        std::count_if(points.begin(), points.end(), [&](Point point) { return !position.empty(point); }));
}

const StringVerdict& string_with(Point point, const std::vector<StringVerdict>& strings) {
    return *std::find_if(strings.begin(), strings.end(), [&](const StringVerdict& string) {
        return std::binary_search(string.points.begin(), string.points.end(), point);
    });
}

/// -1, 0 or 1: a win of White, a tie, a win of Black. [J2003-RS-1]
int result(const Scoring& scoring) {
    return (scoring.score > 0 ? 1 : 0) - (scoring.score < 0 ? 1 : 0);
}

std::size_t territory(const Scoring& scoring) {
    return scoring.black.territory.size() + scoring.white.territory.size();
}

/// "0 → 7", with '?' for what is undecided.
template <class Value>
std::string before_and_after(const Filling& filling, Value value) {
    const auto text = [&](const std::optional<Scoring>& scoring) {
        return scoring ? fmt::format("{}", value(*scoring)) : "?";
    };
    return text(filling.score_before) + " → " + text(filling.score_after);
}

}  // namespace

tl::expected<std::vector<Stages>, tools::SourceError> stages_of_games(const tools::Source& sgf) {
    const auto games = tools::read_sgf_collection(sgf);
    if (!games) return tl::make_unexpected(games.error());
    std::vector<Stages> all;
    for (const tools::SgfMainLine& nodes : *games) {
        const auto mark = std::find_if(nodes.begin(), nodes.end(), begins_filling);
        if (mark == nodes.end() || mark == nodes.begin()) continue;
        const auto up_to = [&](std::size_t end) {
            const std::size_t begin = nodes.front().range.begin;
            return tools::read_sgf_games({sgf.name, fmt::format("({})", sgf.text.substr(begin, end - begin))})
                .front();
        };
        const auto shorter = up_to(mark->range.begin);
        const auto whole = up_to(nodes.back().range.end);
        if (!shorter || !whole) return tl::make_unexpected((shorter ? whole : shorter).error());
        const auto before = tools::last_position(*shorter);
        const auto after = tools::last_position(*whole);
        if (!before || !after) return tl::make_unexpected((before ? after : before).error());
        const std::size_t played = plays(*whole) - plays(*shorter);
        if (played > 0 && stones(after->position) == stones(before->position) + played)
            all.push_back({*before, *after, played, nodes.front().place.line});
    }
    return all;
}

Filling filling(const Stages& stages, const optimized::Options& options) {
    const auto adjudicated = [&](const tools::SourcePosition& read) {
        return optimized::adjudicate(read.position, read.prisoner_difference, options);
    };
    const optimized::Adjudication before = adjudicated(stages.before);
    const optimized::Adjudication after = adjudicated(stages.after);
    Filling found{fmt::format("{}, line {}", stages.before.caption, stages.line),
                  before.position.grid(),
                  stages.stones,
                  before.strings.size(),
                  0,
                  0,
                  0,
                  {},
                  before.scoring,
                  after.scoring};
    for (const StringVerdict& string : before.strings) {
        const Status later = string_with(string.points.front(), after.strings).status;
        const bool known_before = string.status != Status::undecided;
        const bool known_after = later != Status::undecided;
        found.decided_before += known_before ? 1 : 0;
        found.decided_after += known_after ? 1 : 0;
        found.decided_both += known_before && known_after ? 1 : 0;
        if (known_before && known_after && later != string.status)
            found.changes.push_back({string.points.front(), string.status, later});
    }
    return found;
}

std::string filling_row(const Filling& filling) {
    std::string changes;
    for (const StatusChange& change : filling.changes) {
        changes += fmt::format("{}{} {} → {}", changes.empty() ? "" : ", ",
                               vertex(filling.grid, change.first), name(change.before), name(change.after));
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |", filling.game, filling.stones,
                       filling.strings, filling.decided_before, filling.decided_after,
                       changes.empty() ? "-" : changes,
                       before_and_after(filling, [](const Scoring& scoring) { return scoring.score; }),
                       before_and_after(filling, territory));
}

std::string filling_sums(const std::vector<Filling>& games) {
    std::string text;
    const auto add = [&](const std::string& what, std::size_t count) {
        text += fmt::format("| {} | {} |\n", what, count);
    };
    const auto add_sum = [&](const char* what, std::size_t Filling::*count) {
        std::size_t sum = 0;
        for (const Filling& game : games) sum += game.*count;
        add(what, sum);
    };
    add("games", games.size());
    add_sum("stones that fill", &Filling::stones);
    add_sum("strings before", &Filling::strings);
    add_sum("decided before", &Filling::decided_before);
    add_sum("decided after", &Filling::decided_after);
    add_sum("decided both times", &Filling::decided_both);

    std::map<std::string, std::size_t> changes;
    std::size_t scored = 0;
    std::size_t same_score = 0;
    std::size_t same_result = 0;
    std::size_t without_territory = 0;
    std::size_t territory_before = 0;
    std::size_t territory_after = 0;
    for (const Filling& game : games) {
        for (const StatusChange& change : game.changes)
            ++changes[fmt::format("{} → {}", name(change.before), name(change.after))];
        if (!game.score_before || !game.score_after) continue;
        ++scored;
        if (game.score_before->score == game.score_after->score) ++same_score;
        if (result(*game.score_before) == result(*game.score_after)) ++same_result;
        if (territory(*game.score_before) == 0) ++without_territory;
        territory_before += territory(*game.score_before);
        territory_after += territory(*game.score_after);
    }
    for (const auto& [change, count] : changes) add(change, count);
    add("games scored both times", scored);
    add("with the same score", same_score);
    add("with the same winner", same_result);
    add("without any territory before", without_territory);
    add("their territory before", territory_before);
    add("their territory after", territory_after);
    return text;
}

}  // namespace shikatsu::findings
