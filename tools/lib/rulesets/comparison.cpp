#include "tools/lib/rulesets/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/rulesets/ruling_report.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* nothing_said = "-";
constexpr std::size_t most_vertices = 30;

const ComparedCell silent{nothing_said, "", "", std::nullopt};

ComparedCell string_cell(const StringRuling& string) {
    ComparedCell cell{string.status.value_or("undecided"), "", string.clause, std::nullopt};
    if (string.alive) cell.answer = *string.alive ? "alive" : "dead";
    cell.own_words = string.status;
    return cell;
}

/// The ruleset's name, before its readings.
std::vector<std::string> texts_of(const std::vector<Ruling>& rulings) {
    std::vector<std::string> texts;
    for (const Ruling& ruling : rulings) texts.push_back(ruling.rules.substr(0, ruling.rules.find(' ')));
    return texts;
}

const StringRuling* string_at(const Ruling& ruling, Point first) {
    const auto found =
        std::find_if(ruling.strings.begin(), ruling.strings.end(),
                     [&](const StringRuling& string) { return string.points.front() == first; });
    return found == ruling.strings.end() ? nullptr : &*found;
}

/// The strings that any of the rulesets speaks of, each once.
std::vector<ComparedMatter> string_matters(const std::vector<Ruling>& rulings) {
    std::vector<const StringRuling*> all;
    std::set<Point> seen;
    for (const Ruling& ruling : rulings) {
        for (const StringRuling& string : ruling.strings) {
            if (seen.insert(string.points.front()).second) all.push_back(&string);
        }
    }
    std::sort(all.begin(), all.end(), [](const StringRuling* one, const StringRuling* other) {
        return one->points.front() < other->points.front();
    });
    std::vector<ComparedMatter> matters;
    for (const StringRuling* string : all) {
        const Grid& grid = rulings.front().position.grid();
        ComparedMatter matter{
            fmt::format("{}-string at {}", name(string->owner), vertex(grid, string->points.front())),
            {},
            texts_of(rulings)};
        for (const Ruling& ruling : rulings) {
            const StringRuling* said = string_at(ruling, string->points.front());
            matter.cells.push_back(said != nullptr ? string_cell(*said) : silent);
        }
        matters.push_back(std::move(matter));
    }
    return matters;
}

ComparedCell territory_cell(const Ruling& ruling, std::vector<Point> TerritoryRuling::*owner) {
    if (!ruling.territory) return {"undecided", "", "", std::nullopt};
    const std::vector<Point>& points = (*ruling.territory).*owner;
    const std::string listed = vertices(ruling.position.grid(), points, points.size());
    return {std::to_string(points.size()), vertices(ruling.position.grid(), points, most_vertices),
            ruling.territory->clause, listed};
}

ComparedCell score_cell(const Ruling& ruling) {
    if (!ruling.score) return {"undecided", "", "", std::nullopt};
    const std::string margin = to_text(ruling.score->margin);
    std::string detail;
    for (const ScoreTerm& term : ruling.score->terms) {
        if (term.value == Margin{}) continue;
        detail += fmt::format("{}{} {}", detail.empty() ? "" : ", ", to_text(term.value), term.words);
    }
    return {margin, detail, ruling.score->clause, margin};
}

ComparedCell winner_cell(const Ruling& ruling) {
    if (!ruling.score) return {"undecided", "", "", std::nullopt};
    const char* winner = name(winner_of(*ruling.score));
    return {winner, "", ruling.score->winner_clause, winner};
}

ComparedCell best_play_cell(const Ruling& ruling, Player first) {
    for (const BestPlay& value : ruling.best_play) {
        if (value.first != first) continue;
        if (!value.decided())
            return {"undecided", best_play_words(value), ruling.best_play_clause, std::nullopt};
        const std::string margin = to_text(*value.at_least);
        return {margin, "", ruling.best_play_clause, margin};
    }
    return silent;
}

template <class Cell>
ComparedMatter matter_of(const std::vector<Ruling>& rulings, const char* name, Cell cell) {
    ComparedMatter matter{name, {}, texts_of(rulings)};
    for (const Ruling& ruling : rulings) matter.cells.push_back(cell(ruling));
    return matter;
}

bool anyone_speaks(const ComparedMatter& matter) {
    return std::any_of(matter.cells.begin(), matter.cells.end(),
                       [](const ComparedCell& cell) { return cell.words != nothing_said; });
}

std::string differences(const std::vector<Ruling>& rulings, const std::vector<ComparedMatter>& matters) {
    std::string text;
    for (const ComparedMatter& matter : matters) {
        if (!matter.differs()) continue;
        text += "  " + matter.name + "\n";
        for (std::size_t i = 0; i < rulings.size(); ++i) {
            const ComparedCell& cell = matter.cells[i];
            if (cell.words == nothing_said) continue;
            text += fmt::format("    {}: {}", rulings[i].rules, cell.words);
            if (!cell.clause.empty()) text += fmt::format(" [{}]", cell.clause);
            if (!cell.detail.empty()) text += ": " + cell.detail;
            text += "\n";
        }
    }
    return text.empty() ? "  none\n" : text;
}

/// Each on a line of its own, after the name of its ruleset; nothing if there are none.
std::string remarks(const std::vector<Ruling>& rulings) {
    std::string text;
    for (const Ruling& ruling : rulings) {
        for (const std::string& remark : ruling.remarks)
            text += fmt::format("  {}: {}\n", ruling.rules, remark);
    }
    return text.empty() ? text : "\nremarks\n" + text;
}

}  // namespace

bool ComparedMatter::differs() const {
    const auto part = [](const std::optional<std::string>& one, const std::optional<std::string>& other) {
        return one && other && *one != *other;
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (part(cells[i].answer, cells[j].answer)) return true;
            if (texts[i] == texts[j] && part(cells[i].own_words, cells[j].own_words)) return true;
        }
    }
    return false;
}

std::vector<ComparedMatter> compare(const std::vector<Ruling>& rulings) {
    std::vector<ComparedMatter> matters = string_matters(rulings);
    matters.push_back(matter_of(rulings, "black territory", [](const Ruling& ruling) {
        return territory_cell(ruling, &TerritoryRuling::black);
    }));
    matters.push_back(matter_of(rulings, "white territory", [](const Ruling& ruling) {
        return territory_cell(ruling, &TerritoryRuling::white);
    }));
    matters.push_back(matter_of(rulings, "score", score_cell));
    matters.push_back(matter_of(rulings, "winner", winner_cell));
    matters.push_back(matter_of(rulings, "best play, Black next",
                                [](const Ruling& ruling) { return best_play_cell(ruling, Player::black); }));
    matters.push_back(matter_of(rulings, "best play, White next",
                                [](const Ruling& ruling) { return best_play_cell(ruling, Player::white); }));
    std::erase_if(matters, [](const ComparedMatter& matter) { return !anyone_speaks(matter); });
    return matters;
}

std::string comparison_text(const std::vector<Ruling>& rulings, Colouring colouring) {
    const std::vector<ComparedMatter> matters = compare(rulings);
    std::size_t name_width = 0;
    for (const ComparedMatter& matter : matters) name_width = std::max(name_width, matter.name.size());
    std::vector<std::size_t> widths;
    std::string text(name_width + 2, ' ');
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        std::size_t width = rulings[i].rules.size();
        for (const ComparedMatter& matter : matters) width = std::max(width, matter.cells[i].words.size());
        widths.push_back(width);
        text += fmt::format("  {:<{}}", rulings[i].rules, width);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
    for (const ComparedMatter& matter : matters) {
        std::string row = fmt::format("{} {:<{}}", matter.differs() ? '*' : ' ', matter.name, name_width);
        for (std::size_t i = 0; i < rulings.size(); ++i)
            row += fmt::format("  {:<{}}", matter.cells[i].words, widths[i]);
        row.erase(row.find_last_not_of(' ') + 1);
        text += styled(row, matter.differs() ? Style::capturable : Style::plain, colouring) + "\n";
    }
    return text + "\ndifferences\n" + differences(rulings, matters) + remarks(rulings);
}

Json comparison_json(const std::vector<Ruling>& rulings) {
    Json object;
    object["position"] = rows_of(rulings.front().position);
    object["rules"] = Json::array();
    for (const Ruling& ruling : rulings) object["rules"].push_back(ruling.rules);
    object["matters"] = Json::array();
    for (const ComparedMatter& matter : compare(rulings)) {
        Json entry;
        entry["matter"] = matter.name;
        entry["differs"] = matter.differs();
        entry["cells"] = Json::array();
        for (const ComparedCell& cell : matter.cells)
            entry["cells"].push_back(
                {{"words", cell.words}, {"detail", cell.detail}, {"clause", cell.clause}});
        object["matters"].push_back(std::move(entry));
    }
    object["remarks"] = Json::object();
    for (const Ruling& ruling : rulings) object["remarks"][ruling.rules] = ruling.remarks;
    return object;
}

}  // namespace shikatsu::tools
