#include "tools/lib/html/comparison_html.hpp"

#include "tools/lib/rulesets/comparison.hpp"

namespace shikatsu::tools::html {

namespace {

constexpr const char* nothing_said = "-";

Markup matter_name(const ComparedMatter& matter) {
    if (!matter.differs()) return matter.name;
    return Markup(matter.name) + element("span", {{"class", "differs"}}, " differs");
}

Markup head(const std::vector<Ruling>& rulings) {
    Markup cells = element("th", {{"scope", "col"}}, "matter");
    for (const Ruling& ruling : rulings) cells += element("th", {{"scope", "col"}}, ruling.rules);
    return element("thead", element("tr", cells));
}

Markup row(const ComparedMatter& matter) {
    Markup cells = element("th", {{"scope", "row"}}, matter_name(matter));
    for (const ComparedCell& cell : matter.cells) cells += element("td", cell.words);
    return element("tr", {{"class", matter.differs() ? "different" : "alike"}}, cells);
}

Markup who_says_what(const std::vector<Ruling>& rulings, const ComparedMatter& matter) {
    Markup entries;
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        const ComparedCell& cell = matter.cells[i];
        if (cell.words == nothing_said) continue;
        const std::string detail = cell.detail.empty() ? "" : ": " + cell.detail;
        entries += element("li", Markup(rulings[i].rules + ": ") + element("strong", cell.words) + " " +
                                     clause(cell.clause) + detail);
    }
    return element("h4", matter.name) + element("ul", entries);
}

}  // namespace

Markup comparison_html(const std::vector<Ruling>& rulings) {
    Markup rows;
    Markup differences;
    for (const ComparedMatter& matter : compare(rulings)) {
        rows += row(matter);
        if (matter.differs()) differences += who_says_what(rulings, matter);
    }
    const Markup table = captioned_table("The same position under several rulesets", "rulesets",
                                         head(rulings) + element("tbody", rows));
    if (differences.empty()) return table + element("p", "They do not differ in what they answer.");
    return table + element("details", element("summary", "Who says what where they differ") + differences);
}

}  // namespace shikatsu::tools::html
