#include "tools/lib/html/page.hpp"

#include <fmt/format.h>

#include "tools/lib/html/assets.hpp"
#include "tools/lib/html/comparison_html.hpp"
#include "tools/lib/html/position_html.hpp"
#include "tools/lib/html/string_html.hpp"
#include "tools/lib/json_output.hpp"

namespace shikatsu::tools::html {

namespace {

/// The page may run its own script and styles and load nothing.
constexpr const char* content_policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action "
    "'none'";

std::string id_of(std::size_t index) {
    return fmt::format("position-{}", index + 1);
}

std::string name_of(const SourcePosition& source) {
    return fmt::format("{}:{}", source.file, source.place.line);
}

Markup section(const std::string& title, const Markup& inside) {
    return element("section", element("h3", title) + inside);
}

Markup caption(const SourcePosition& source) {
    if (source.caption.empty()) return {};
    return element("p", {{"class", "caption"}}, source.caption);
}

Markup strings_section(const optimized::Adjudication& adjudication, const std::string& id) {
    Markup inside = strings_html(adjudication);
    for (std::size_t number = 0; number < adjudication.strings.size(); ++number)
        inside +=
            string_html(adjudication, number, fmt::format("{}-string-{}", id, number + 1), id + "-statuses");
    return section("Strings", inside);
}

Markup article(const Reported& reported, std::size_t index) {
    const optimized::Adjudication& adjudication = reported.adjudication;
    const Grid& grid = adjudication.position.grid();
    const std::string id = id_of(index);
    const int prisoners = reported.source.prisoner_difference;
    Markup inside =
        element("h2", {{"id", id + "-name"}}, name_of(reported.source)) + caption(reported.source) +
        element("p", {{"class", "result"}}, result_words(adjudication, prisoners)) +
        element("p",
                fmt::format("{}×{} grid, prisoner-difference {}", grid.rows(), grid.columns(), prisoners)) +
        section("Boards", boards_html(adjudication, id)) +
        section("Score", score_html(adjudication, prisoners)) + strings_section(adjudication, id);
    if (!reported.rulings.empty()) inside += section("Rulesets", comparison_html(reported.rulings));
    return element("article", {{"id", id}, {"aria-labelledby", id + "-name"}}, inside);
}

Markup contents(const std::vector<Reported>& positions) {
    if (positions.size() < 2) return {};
    Markup entries;
    for (std::size_t index = 0; index < positions.size(); ++index) {
        const Reported& reported = positions[index];
        const std::string result =
            ": " + result_words(reported.adjudication, reported.source.prisoner_difference);
        entries += element(
            "li", element("a", {{"href", fmt::format("#{}", id_of(index))}}, name_of(reported.source)) +
                      Markup(result));
    }
    return element("nav", {{"aria-label", "Positions"}}, element("ol", entries));
}

Markup head(const std::string& title) {
    return element(
        "head",
        void_element("meta", {{"charset", "utf-8"}}) +
            void_element("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}) +
            void_element("meta", {{"http-equiv", "Content-Security-Policy"}, {"content", content_policy}}) +
            void_element("meta", {{"name", "color-scheme"}, {"content", "light dark"}}) +
            element("title", title) + element("style", Markup::verbatim(page_style_sheet())) +
            element("style", Markup::verbatim(board_style_sheet())));
}

}  // namespace

std::string page(const std::vector<Reported>& positions, std::string_view rules) {
    std::string rules_words(rules);
    if (!positions.empty()) rules_words = rules_and_readings(rules, positions.front().adjudication.readings);
    Markup articles;
    for (std::size_t index = 0; index < positions.size(); ++index)
        articles += article(positions[index], index);
    const Markup header =
        element("header", element("h1", "Adjudication") + element("p", "By the rules " + rules_words + ".") +
                              contents(positions));
    const Markup body = element(
        "body", header + element("main", articles) + element("script", Markup::verbatim(page_script())));
    return "<!DOCTYPE html>\n" +
           element("html", {{"lang", "en"}}, head("Adjudication by " + rules_words) + body).str() + "\n";
}

}  // namespace shikatsu::tools::html
