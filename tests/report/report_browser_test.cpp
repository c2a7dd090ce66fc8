// The page of `shikatsu report` in a real browser: variations played by buttons and keys, shades, tables,
// colours, narrow screens, and what a screen reader is told.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <sstream>

#include "tests/report/webdriver.hpp"
#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::testing {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int wide = 1100;
constexpr int narrow = 360;
constexpr int tall = 900;

/// The part on the lone white stone at A5 of "three points without capturing".
constexpr const char* string_at_a5 = "#position-1-string-3-board";

class ReportInBrowser : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_.emplace();
        write("report -o", "page.html");
        write("report --svg -o", "board.svg");
    }
    static void TearDownTestSuite() {
        light_.reset();
        folder_.reset();
    }

    void SetUp() override {
        if (!has_chromium()) GTEST_SKIP() << "skipped: no chromium";
    }

    static void write(const std::string& command, const std::string& file) {
        const std::string line = fmt::format(
            "'{}' {} '{}' --compare japanese-2003,asura-1989 "
            "'{}/three-points-without-capturing.txt'",
            SHIKATSU_PROGRAM, command, path(file), SHIKATSU_EXAMPLES);
        const Ended ended = run(line);
        ASSERT_EQ(ended.code, 0) << line << ended.text;
    }
    static std::string path(const std::string& file) { return folder_->file(file); }

    /// The details element around the board is opened as a reader would open it.
    static void open_string(Browser& browser) {
        browser.open(path("page.html"));
        browser.click("details.string:nth-of-type(3) > summary");
    }
    static Json stones(Browser& browser) {
        return browser.evaluate(
            fmt::format("return document.querySelectorAll('{} .stones circle.stone').length", string_at_a5));
    }
    static std::string now(Browser& browser) {
        return browser.evaluate("return document.querySelector('details.string[open] .now').textContent");
    }

    /// A wide window in light colours, for all tests that need no other.
    static Browser& light() {
        if (!light_) light_ = std::make_unique<Browser>(wide, tall, Browser::Scheme::light);
        return *light_;
    }

    static std::optional<TemporaryFolder> folder_;
    static std::unique_ptr<Browser> light_;
};

std::optional<TemporaryFolder> ReportInBrowser::folder_;
std::unique_ptr<Browser> ReportInBrowser::light_;

TEST_F(ReportInBrowser, ButtonsPlayAVariationAndTheLiveRegionTellsIt) {
    Browser& browser = light();
    open_string(browser);
    const std::string variation = "details.string[open] .variation ";
    EXPECT_EQ(now(browser), "");
    browser.click(variation + "[data-step=forward]");
    EXPECT_EQ(now(browser), "Move 1 of 3: Black A6, removes A5");
    // 30 stones stand on the final-position; one comes and one goes.
    EXPECT_EQ(stones(browser), 30);
    EXPECT_EQ(browser.evaluate("return document.querySelector('[aria-current=step]').textContent"),
              "Black A6, removes A5");
    browser.click(variation + "[data-step=end]");
    EXPECT_EQ(now(browser), "Move 3 of 3: Black passes");
    browser.click(variation + "[data-step=forward]");
    EXPECT_EQ(now(browser), "Move 3 of 3: Black passes");
    browser.click(variation + ".moves li:nth-child(2) button");
    EXPECT_EQ(now(browser), "Move 2 of 3: White passes");
    browser.click(variation + "[data-step=start]");
    EXPECT_EQ(now(browser), "The final-position, before the first move");
    EXPECT_EQ(browser.evaluate("return document.querySelectorAll('[aria-current]').length"), 0);
    EXPECT_EQ(browser.console_errors(), Json::array());
}

TEST_F(ReportInBrowser, ArrowKeysStepThroughTheVariationUsedLast) {
    Browser& browser = light();
    open_string(browser);
    browser.press(key_right);
    EXPECT_EQ(now(browser), "") << "nothing was chosen yet";
    browser.click("details.string[open] .variation [data-step=start]");
    browser.press(key_right);
    EXPECT_EQ(now(browser), "Move 1 of 3: Black A6, removes A5");
    browser.press(key_right);
    EXPECT_EQ(now(browser), "Move 2 of 3: White passes");
    browser.press(key_left);
    EXPECT_EQ(now(browser), "Move 1 of 3: Black A6, removes A5");
    browser.press(key_end);
    EXPECT_EQ(now(browser), "Move 3 of 3: Black passes");
    browser.press(key_home);
    EXPECT_EQ(now(browser), "The final-position, before the first move");
    // Another variation takes the board over.
    browser.press(key_right);
    browser.click("details.string[open] .question:nth-of-type(3) [data-step=end]");
    EXPECT_EQ(now(browser), "");
}

TEST_F(ReportInBrowser, LocalsAreShadedAndTheBoardAsItIsShownIsATable) {
    Browser& browser = light();
    open_string(browser);
    const std::string shown =
        fmt::format("return document.querySelectorAll('{} .shade.shown rect').length", string_at_a5);
    EXPECT_EQ(browser.evaluate(shown), 0);
    browser.click("details.string[open] input[value=local-1]");
    EXPECT_EQ(browser.evaluate(shown), 1);
    browser.click("details.string[open] input[value=nothing]");
    EXPECT_EQ(browser.evaluate(shown), 0);
    browser.click("details.string[open] .side details > summary");
    // A details element tells that it was opened a little later than the click that opens it.
    browser.wait_until("document.querySelector('details.string[open] .points tbody tr')");
    const std::string corner =
        "const rows = document.querySelectorAll('details.string[open] .points tbody tr');"
        "return [rows[0].cells[1].textContent, rows[1].cells[1].textContent]";
    EXPECT_EQ(browser.evaluate(corner), Json::array({".empty", "Owhite stone"}));
    browser.click("details.string[open] .variation [data-step=forward]");
    EXPECT_EQ(browser.evaluate(corner), Json::array({"#black stone", ".empty"}));
}

TEST_F(ReportInBrowser, EveryBoardHasARoleAndANameAndEveryTableItsHeaders) {
    Browser& browser = light();
    browser.open(path("page.html"));
    EXPECT_EQ(browser.evaluate("return document.documentElement.lang"), "en");
    EXPECT_EQ(browser.evaluate(R"js(
        const boards = [...document.querySelectorAll('svg.board:not([aria-hidden])')];
        return [boards.length > 4, boards.every((board) => board.getAttribute('role') === 'img' &&
            board.getAttribute('aria-labelledby').split(' ').every((id) =>
                document.getElementById(id)?.textContent.length > 0))])js"),
              Json::array({true, true}));
    EXPECT_EQ(browser.evaluate(R"js(
        const tables = [...document.querySelectorAll('table')];
        return tables.length > 3 && tables.every((table) => table.caption &&
            table.querySelector('th[scope=col]') !== null))js"),
              true);
    EXPECT_EQ(browser.evaluate(R"js(
        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
        return ids.length === new Set(ids).size)js"),
              true);
    EXPECT_EQ(browser.evaluate(R"js(
        return [...document.querySelectorAll('button')].every((button) =>
            (button.getAttribute('aria-label') ?? button.textContent).length > 0) &&
            [...document.querySelectorAll('.now')].every((now) =>
                now.getAttribute('role') === 'status' && now.getAttribute('aria-live') === 'polite'))js"),
              true);
}

TEST_F(ReportInBrowser, ANarrowScreenIsNotScrolledSideways) {
    Browser browser(narrow, tall, Browser::Scheme::light);
    browser.open(path("page.html"));
    browser.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    EXPECT_LE(browser.evaluate("return document.documentElement.scrollWidth"), narrow);
}

/// Where the buttons are, there the board is too.
TEST_F(ReportInBrowser, OnANarrowScreenTheBoardStaysInSight) {
    Browser browser(narrow, 640, Browser::Scheme::light);
    open_string(browser);
    browser.click("details.string[open] .question:nth-of-type(3) [data-step=forward]");
    const Json box =
        browser.evaluate(fmt::format("const box = document.querySelector('{}').getBoundingClientRect();"
                                     "return [box.top, box.bottom]",
                                     string_at_a5));
    EXPECT_GE(box[0].get<double>(), 0.0);
    EXPECT_LE(box[1].get<double>(), 640.0);
}

TEST_F(ReportInBrowser, ColoursFollowTheReaderAndCanBeRead) {
    constexpr const char* contrast = R"js(
        const light = (colour) => {
            const parts = colour.match(/[\d.]+/g).slice(0, 3).map((part) => {
                const value = part / 255;
                return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
        };
        const ground = light(getComputedStyle(document.body).backgroundColor);
        const ratios = ['body', '.clause', '.caption', 'figcaption'].map((selector) => {
            const text = light(getComputedStyle(document.querySelector(selector)).color);
            return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
        });
        return [ground > 0.5, Math.min(...ratios)])js";
    // The ratio that the Web Content Accessibility Guidelines ask for, level AA.
    constexpr double enough = 4.5;
    for (const Browser::Scheme scheme : {Browser::Scheme::light, Browser::Scheme::dark}) {
        Browser browser(wide, tall, scheme);
        browser.open(path("page.html"));
        const Json found = browser.evaluate(contrast);
        EXPECT_EQ(found[0], scheme == Browser::Scheme::light);
        EXPECT_GE(found[1].get<double>(), enough);
    }
}

/// Of both schemes and of a phone, left beside the test program for people to look at.
TEST_F(ReportInBrowser, PicturesOfThePageDiffer) {
    struct Look {
        const char* name;
        int width;
        Browser::Scheme scheme;
    };
    std::set<std::string> pictures;
    for (const Look& look :
         {Look{"light", wide, Browser::Scheme::light}, Look{"dark", wide, Browser::Scheme::dark},
          Look{"phone", narrow, Browser::Scheme::dark}}) {
        Browser browser(look.width, tall, look.scheme);
        open_string(browser);
        browser.click("details.string[open] .variation [data-step=forward]");
        const std::string picture = fmt::format("{}/report-{}.png", SHIKATSU_PICTURES, look.name);
        browser.save_screenshot(picture);
        std::ostringstream bytes;
        bytes << std::ifstream(picture, std::ios::binary).rdbuf();
        EXPECT_EQ(bytes.str().substr(1, 3), "PNG");
        pictures.insert(bytes.str());
    }
    EXPECT_EQ(pictures.size(), 3U);
}

TEST_F(ReportInBrowser, TheBoardAloneIsAnSvgDocument) {
    Browser& browser = light();
    browser.open(path("board.svg"));
    EXPECT_EQ(browser.evaluate("return document.documentElement.nodeName"), "svg");
    EXPECT_EQ(browser.evaluate("return document.querySelectorAll('.stone').length"), 30);
    EXPECT_EQ(browser.evaluate("return document.querySelectorAll('.dame').length"), 1);
}

}  // namespace
}  // namespace shikatsu::testing
