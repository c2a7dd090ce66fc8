// Markup, boards and pages without a browser: what is escaped, what is drawn, which moves a variation has.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <regex>

#include "reference/values/vertex.hpp"
#include "tests/tools/sample_adjudications.hpp"
#include "tools/lib/html/assets.hpp"
#include "tools/lib/html/page.hpp"
#include "tools/lib/html/position_html.hpp"
#include "tools/lib/html/variation_html.hpp"
#include "tools/lib/liberty_check.hpp"
#include "tools/lib/score_account.hpp"

namespace shikatsu::tools::html {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

/// Why the page is not well-formed: an element that is not closed, or closed by another; empty if it is.
std::string fault(const std::string& page) {
    const std::regex tag("<(/?)([a-zA-Z0-9]+)((?:[^>\"]|\"[^\"]*\")*)>");
    const std::vector<std::string> without_inside{"meta", "input", "br"};
    std::vector<std::string> open;
    for (auto at = std::sregex_iterator(page.begin(), page.end(), tag); at != std::sregex_iterator(); ++at) {
        const std::string name = (*at)[2];
        if (std::count(without_inside.begin(), without_inside.end(), name) > 0) continue;
        if ((*at)[1].length() == 0) {
            open.push_back(name);
        } else if (open.empty() || open.back() != name) {
            return fmt::format("</{}> closes <{}>", name, open.empty() ? "" : open.back());
        } else {
            open.pop_back();
        }
    }
    return open.empty() ? "" : fmt::format("<{}> is not closed", open.back());
}

/// The page without styles and script, which have signs of their own.
std::string without_assets(std::string text) {
    for (const std::string_view asset : {board_style_sheet(), page_style_sheet(), page_script()}) {
        const std::size_t at = text.find(asset);
        if (at != std::string::npos) text.erase(at, asset.size());
    }
    return text;
}

Reported reported(optimized::Adjudication adjudication, const std::string& caption = "") {
    const SourcePosition source{adjudication.position, 0, "board.txt", {}, caption};
    return {source, std::move(adjudication), {}};
}

/// A position of 2x3, small enough to be adjudicated at once.
rc::Gen<Position> small_position() {
    return rc::gen::exec([] {
        Position position(Grid::create(2, 3).value());
        const std::vector<Content> contents{Content::empty, Content::black, Content::white};
        for (const Point point : position.grid().points()) position.set(point, *rc::gen::elementOf(contents));
        while (const auto broken = string_without_liberty(position))
            position.set(broken->stone, Content::empty);
        return position;
    });
}

TEST(Markup, TextIsEscapedAndBadBytesAreReplaced) {
    EXPECT_EQ(Markup("<a href=\"x\">'&").str(), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;");
    EXPECT_EQ(Markup("死活 é\t").str(), "死活 é\t");
    EXPECT_EQ(Markup(std::string_view("a\0b\x1B", 4)).str(), "a\uFFFDb\uFFFD");
    // Lone continuation, overlong slash, surrogate, beyond the last character, cut short.
    EXPECT_EQ(Markup("\x80").str(), "\uFFFD");
    EXPECT_EQ(Markup("\xC0\xAF").str(), "\uFFFD\uFFFD");
    EXPECT_EQ(Markup("\xED\xA0\x80").str(), "\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(Markup("\xF4\x90\x80\x80").str(), "\uFFFD\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(Markup("\xE6\xAD").str(), "\uFFFD\uFFFD");
    EXPECT_EQ(element("p", {{"title", "\"><script>"}}, "x").str(),
              "<p title=\"&quot;&gt;&lt;script&gt;\">x</p>");
}

RC_GTEST_PROP(Page, NoInputBecomesMarkup, (const std::string& random)) {
    const std::string nasty = "</p><script>alert(1)</script>" + random + "\"'<!--";
    Reported one = reported(decided_sample(), nasty);
    one.source.file = nasty;
    const std::string text = without_assets(page({one}, "japanese-2003"));
    RC_ASSERT(fault(text) == "");
    RC_ASSERT(count(text, "<script") == 1U);
    RC_ASSERT(count(text, "<!--") == 0U);
}

TEST(Page, NeedsNothingFromElsewhere) {
    const std::string text = page({reported(decided_sample())}, "japanese-2003");
    EXPECT_TRUE(contains(text, "default-src &#39;none&#39;"));
    EXPECT_FALSE(contains(text, " src="));
    EXPECT_FALSE(contains(text, "@import"));
    EXPECT_FALSE(contains(text, "url("));
    // The only address is the name of the SVG language.
    EXPECT_EQ(count(text, "http"), count(text, "http://www.w3.org/2000/svg") + count(text, "http-equiv"));
}

TEST(Page, ShowsTheScoreTermByTermWithClauses) {
    const std::string text = page({reported(decided_sample())}, "japanese-2003");
    EXPECT_TRUE(contains(text, "Black wins by 4"));
    EXPECT_TRUE(contains(text, "+2</td><td>empty black-territory <span class=\"clause\">[J2003-D3-7]"));
    EXPECT_TRUE(contains(text, "<td>B2 D2</td>"));
    EXPECT_TRUE(contains(text, "+2</td><td>twice the black-territory with dead stones"));
    EXPECT_TRUE(contains(text, "[J2003-LD-10]"));
}

TEST(Page, SaysWhatIsUndecidedWithBounds) {
    const std::string text = page({reported(undecided_sample())}, "japanese-2003");
    EXPECT_TRUE(contains(text, "undecided: from “a tie” to “Black wins by 4”")) << text;
    EXPECT_TRUE(contains(text, "uncapturable, capturable-1, capturable-2 or dead"));
    EXPECT_TRUE(contains(text, "white-string at E2"));
    EXPECT_FALSE(contains(text, "Territory and dame"));
}

TEST(Page, WithSeveralPositionsHasTheirList) {
    const std::string text =
        page({reported(decided_sample()), reported(undecided_sample())}, "japanese-2003");
    EXPECT_EQ(fault(without_assets(text)), "");
    EXPECT_TRUE(contains(text, "<a href=\"#position-2\">"));
    EXPECT_FALSE(contains(page({reported(decided_sample())}, "japanese-2003"), "<nav"));
}

TEST(BoardSvg, DrawsEachStoneAndMark) {
    const std::string statuses = board_svg(status_board(decided_sample(), "b")).str();
    EXPECT_EQ(count(statuses, "\"stone black\""), 15U);
    EXPECT_EQ(count(statuses, "\"stone white\""), 1U);
    EXPECT_EQ(count(statuses, ">U</text>"), 15U);
    EXPECT_EQ(count(statuses, "\"cross on-white\""), 1U);
    const std::string territory = board_svg(territory_board(decided_sample(), "b")).str();
    EXPECT_EQ(count(territory, "\"territory black\""), 3U);
    EXPECT_EQ(count(territory, "\"stone white faint\""), 1U);
    const std::string open = board_svg_file(verdict_board(undecided_sample(), "b"));
    EXPECT_EQ(count(open, ">?</text>"), 1U);
    EXPECT_TRUE(open.starts_with("<?xml"));
}

TEST(BoardTable, SaysOfEachIntersectionWhatTheBoardShows) {
    const std::string table = board_table(territory_board(decided_sample(), "b")).str();
    EXPECT_EQ(count(table, "empty, black-territory"), 2U);
    EXPECT_EQ(count(table, "white stone, black-territory"), 1U);
    EXPECT_EQ(count(table, "<td><span"), 18U);
    EXPECT_TRUE(contains(table, "<th scope=\"col\">F</th>"));
}

TEST(Variation, IsPlayedWithItsRemovals) {
    const optimized::Adjudication adjudication = decided_sample();
    const optimized::Variation& variation = *adjudication.strings[1].findings[0].main_variation;
    const auto moves = played(adjudication.position, Player::black, variation, {});
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0].removed, std::vector<Point>{adjudication.position.grid().at(1, 4)});
    EXPECT_EQ(moves[1].player, Player::white);
    const std::string list = variation_html(adjudication.position, Player::black, variation, {}, "b").str();
    EXPECT_TRUE(contains(list, "data-play=\"D2\" data-removed=\"E2\"")) << list;
    EXPECT_TRUE(contains(list, "White passes"));
    const optimized::Variation wrong{{Play{adjudication.position.grid().at(0, 0)}}, std::nullopt};
    EXPECT_THROW(played(adjudication.position, Player::black, wrong, {}), std::logic_error);
}

/// After the last move of a cycle the stones stand as before its first, so that it can be played again.
RC_GTEST_PROP(Variation, ACycleReturnsToItsStart, ()) {
    const Position position = *small_position();
    optimized::Options options;
    options.want_variations = true;
    const auto adjudication = optimized::adjudicate(position, 0, options);
    for (const auto& string : adjudication.strings) {
        for (const auto& finding : string.findings) {
            if (!finding.main_variation) continue;
            const auto moves =
                played(position, opponent(string.owner), *finding.main_variation, adjudication.readings);
            RC_ASSERT(moves.size() == finding.main_variation->moves.size());
            std::vector<Position> before{position};
            for (const PlayedMove& move : moves) {
                Position next = before.back();
                if (const auto* play = std::get_if<Play>(&move.move))
                    next.set(play->point, stone_of(move.player));
                for (const Point point : move.removed) next.set(point, Content::empty);
                before.push_back(next);
            }
            if (finding.main_variation->cycle_start)
                RC_ASSERT(before.back() == before[*finding.main_variation->cycle_start]);
        }
    }
}

/// The true score lies between the bounds that are known while some strings are open, and the terms add up.
RC_GTEST_PROP(Score, LiesBetweenItsBounds, (unsigned hidden)) {
    optimized::Adjudication adjudication = optimized::adjudicate(*small_position(), 2, {});
    RC_ASSERT(adjudication.scoring.has_value());
    const int score = adjudication.scoring->score;
    int sum = 0;
    for (const AccountedTerm& term : account(adjudication.position, *adjudication.scoring))
        sum += term.sign == '-' ? -term.value : term.value;
    RC_ASSERT(sum == score);
    for (std::size_t i = 0; i < adjudication.strings.size(); ++i) {
        if ((hidden >> i & 1U) != 0) adjudication.strings[i].alive.reset();
    }
    const ScoreBounds bounds = score_bounds(adjudication, 2);
    const ScoreBounds widest = widest_bounds(adjudication, 2);
    RC_ASSERT(widest.at_least <= bounds.at_least);
    RC_ASSERT(bounds.at_least <= score);
    RC_ASSERT(score <= bounds.at_most);
    RC_ASSERT(bounds.at_most <= widest.at_most);
}

}  // namespace
}  // namespace shikatsu::tools::html
