#include "tools/lib/validation/comparison_with_peer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "reference/values/vertex.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<Matter, 4> matters = {Matter::string, Matter::territory, Matter::score, Matter::result};

PeerFinding with(Agreement agreement, PeerFinding finding) {
    finding.agreement = agreement;
    return finding;
}

const char* life_words(bool alive) {
    return alive ? "alive" : "dead";
}

std::vector<std::string> rules_where(const OtherRulings& others,
                                     const std::function<bool(const Ruling&)>& right) {
    std::vector<std::string> names;
    for (const Ruling& ruling : others()) {
        if (right(ruling)) names.push_back(ruling.rules);
    }
    return names;
}

PeerFinding compare_string(const Ruling& ruling, const StringRuling& string, const PeerStatuses& statuses,
                           const OtherRulings& others) {
    PeerFinding finding{
        Matter::string, vertex(ruling.position.grid(), string.points.front()), {}, {}, {}, {}, {}};
    const auto said = alive_by(statuses, string.points);
    if (!statuses.complaint.empty() || !said) {
        finding.theirs = statuses.complaint.empty() ? "in no list, in both or in parts" : statuses.complaint;
        return with(Agreement::no_answer, finding);
    }
    finding.theirs = life_words(*said);
    if (!string.alive) return with(Agreement::undecided, finding);
    finding.ours = string.status.value_or(life_words(*string.alive));
    finding.clause = string.clause;
    if (*string.alive == *said) return with(Agreement::agree, finding);
    finding.right_under = rules_where(others, [&](const Ruling& other) {
        return std::any_of(other.strings.begin(), other.strings.end(), [&](const StringRuling& same) {
            return same.points.front() == string.points.front() && same.alive == said;
        });
    });
    return with(Agreement::differ, finding);
}

PeerFinding compare_score(const Ruling& ruling, Margin komi, const PeerScore& score,
                          const OtherRulings& others) {
    PeerFinding finding{Matter::score, {}, {}, {}, {}, {}, {}};
    if (!score.margin) {
        finding.theirs = score.complaint;
        return with(Agreement::no_answer, finding);
    }
    finding.theirs = score_words(*score.margin);
    if (!ruling.score) return with(Agreement::undecided, finding);
    finding.ours = score_words(ruling.score->margin - komi);
    finding.clause = ruling.score->clause;
    if (ruling.score->margin - komi == *score.margin) return with(Agreement::agree, finding);
    finding.right_under = rules_where(others, [&](const Ruling& other) {
        return other.score && other.score->margin - komi == *score.margin;
    });
    return with(Agreement::differ, finding);
}

/// Whether stones that are marked are meant too differs from record to record; so empty intersections count.
std::vector<Point> sorted_empty_ones(const Position& position, std::vector<Point> points) {
    points.erase(
        std::remove_if(points.begin(), points.end(), [&](Point point) { return !position.empty(point); }),
        points.end());
    std::sort(points.begin(), points.end());
    return points;
}

/// The intersections of the first list that the second does not have.
std::string beyond(const Grid& grid, const std::vector<Point>& list, const std::vector<Point>& other) {
    std::string text;
    for (const Point point : list) {
        if (!std::binary_search(other.begin(), other.end(), point))
            text.append(" ").append(vertex(grid, point));
    }
    return text.empty() ? " none" : text;
}

PeerFinding compare_territory(const Ruling& ruling, const SgfTerritory& marked, const OtherRulings& others) {
    PeerFinding finding{Matter::territory, {}, {}, {}, {}, {}, {}};
    const Position& position = ruling.position;
    const auto empty_territory = [&](const TerritoryRuling& territory) {
        return std::pair{sorted_empty_ones(position, territory.black),
                         sorted_empty_ones(position, territory.white)};
    };
    const auto theirs =
        std::pair{sorted_empty_ones(position, marked.black), sorted_empty_ones(position, marked.white)};
    if (!ruling.territory) return with(Agreement::undecided, finding);
    finding.clause = ruling.territory->clause;
    const auto ours = empty_territory(*ruling.territory);
    if (ours == theirs) return with(Agreement::agree, finding);
    const Grid& grid = position.grid();
    finding.ours = fmt::format("also black:{}, white:{}", beyond(grid, ours.first, theirs.first),
                               beyond(grid, ours.second, theirs.second));
    finding.theirs = fmt::format("also black:{}, white:{}", beyond(grid, theirs.first, ours.first),
                                 beyond(grid, theirs.second, ours.second));
    finding.right_under = rules_where(others, [&](const Ruling& other) {
        return other.territory && empty_territory(*other.territory) == theirs;
    });
    return with(Agreement::differ, finding);
}

template <typename Value, std::size_t size>
std::optional<Value> value_named(const std::array<Value, size>& values, const Json& word) {
    for (const Value value : values) {
        if (word == name(value)) return value;
    }
    return std::nullopt;
}

}  // namespace

const char* name(Agreement agreement) {
    switch (agreement) {
        case Agreement::agree:
            return "agree";
        case Agreement::differ:
            return "differ";
        case Agreement::undecided:
            return "undecided";
        case Agreement::no_answer:
            break;
    }
    return "no-answer";
}

const char* name(Matter matter) {
    switch (matter) {
        case Matter::string:
            return "string";
        case Matter::territory:
            return "territory";
        case Matter::score:
            return "score";
        case Matter::result:
            break;
    }
    return "result";
}

std::vector<PeerFinding> compare_with(const Ruling& ruling, Margin komi, const Opinion& opinion,
                                      const OtherRulings& others) {
    std::vector<PeerFinding> findings;
    if (opinion.statuses) {
        for (const StringRuling& string : ruling.strings) {
            const bool not_for_the_rules = string.status && !string.alive;
            if (not_for_the_rules) continue;
            findings.push_back(compare_string(ruling, string, *opinion.statuses, others));
        }
    }
    if (opinion.territory) findings.push_back(compare_territory(ruling, *opinion.territory, others));
    if (opinion.score) findings.push_back(compare_score(ruling, komi, *opinion.score, others));
    return findings;
}

PeerFinding consistent_rulesets(const std::vector<Ruling>& rulings, Margin komi, Margin noted) {
    PeerFinding finding{Matter::result, {}, {}, {}, {}, score_words(noted), {}};
    std::string words;
    bool undecided = false;
    for (const Ruling& ruling : rulings) {
        undecided = undecided || !ruling.score;
        const std::string score = ruling.score ? score_words(ruling.score->margin - komi) : "undecided";
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", ruling.rules, score);
        if (ruling.score && ruling.score->margin - komi == noted) finding.right_under.push_back(ruling.rules);
    }
    finding.ours = words;
    if (!finding.right_under.empty()) return with(Agreement::agree, finding);
    return with(undecided ? Agreement::undecided : Agreement::differ, finding);
}

Json finding_json(const PeerFinding& finding) {
    Json object;
    object["matter"] = name(finding.matter);
    object["at"] = finding.at.empty() ? Json(nullptr) : Json(finding.at);
    object["verdict"] = name(finding.agreement);
    object["rules"] = finding.ours;
    object["clause"] = finding.clause;
    object["program"] = finding.theirs;
    object["right_under"] = finding.right_under;
    return object;
}

std::optional<PeerFinding> finding_of_json(const Json& object) {
    if (!object.is_object()) return std::nullopt;
    const auto text = [&](const char* key) {
        const Json value = object.value(key, Json());
        return value.is_string() ? value.get<std::string>() : std::string();
    };
    const auto matter = value_named(matters, object.value("matter", Json()));
    const auto agreement = value_named(agreements, object.value("verdict", Json()));
    if (!matter || !agreement) return std::nullopt;
    PeerFinding finding{*matter, text("at"), *agreement, text("rules"), text("clause"), text("program"), {}};
    for (const Json& rules : object.value("right_under", Json::array())) {
        if (rules.is_string()) finding.right_under.push_back(rules.get<std::string>());
    }
    return finding;
}

}  // namespace shikatsu::tools
