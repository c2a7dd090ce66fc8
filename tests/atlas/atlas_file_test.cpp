// Atlases as files: what they say, how they come about, and what becomes of damage.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>

#include "tests/atlas/grids.hpp"
#include "tests/shell/temporary_folder.hpp"
#include "tools/atlas/builder.hpp"
#include "tools/atlas/recount.hpp"
#include "tools/lib/rulesets/variant.hpp"

namespace shikatsu::atlas {
namespace {

using testing::text_of;

class AtlasFileTest : public ::testing::Test {
  protected:
    std::string path(const std::string& name) const { return folder_.file(name); }

    std::string made(const Plan& plan, const std::string& name, int jobs) const {
        const auto built = build(plan, path(name), jobs, nullptr, [](const BuildProgress&) {});
        EXPECT_TRUE(built.has_value() && *built) << (built ? "" : built.error());
        EXPECT_FALSE(std::filesystem::exists(path(name) + ".blocks"));
        return text_of(path(name));
    }

    /// The program, with what comes before it on the shell's command line.
    static int run(const std::string& before, const std::string& arguments) {
        return std::system(
            (before + " " SHIKATSU_PROGRAM " atlas " + arguments + " > /dev/null 2>&1").c_str());
    }

  private:
    testing::TemporaryFolder folder_;
};

const Plan plan_of_2x4{grid(2, 4), "japanese-2003", 4'000'000};

// Every position, not only the lowest of its class.
TEST_F(AtlasFileTest, SaysOfEachPositionWhatTheRulesetSays) {
    for (const Plan& plan :
         {Plan{grid(2, 3), "japanese-2003", 4'000'000}, Plan{grid(1, 6), "asura-1989", 4'000'000},
          Plan{grid(2, 2), "japanese-2003+ko-pass=per-ko", 4'000'000},
          Plan{grid(1, 5), "ikeda-area-2", 4'000'000}}) {
        const std::string name = plan.rules + ".atlas";
        made(plan, name, 2);
        const AtlasFile file = AtlasFile::open(path(name)).value();
        EXPECT_EQ(file.plan(), plan);
        const tools::Variant variant = tools::variant_of(plan.rules).value();
        std::uint64_t positions = 0;
        PositionCode end = 1;
        for (int i = 0; i < plan.grid.size(); ++i) end *= 3;
        for (PositionCode code = 0; code < end; ++code) {
            const Position position = position_of(plan.grid, code);
            const auto found = file.find(position);
            const bool legal = optimized::strings_without_liberty(position).empty();
            ASSERT_EQ(found.has_value(), legal) << code;
            if (!legal) continue;
            ++positions;
            Record expected = record_of(code, variant.ruling(position, {}));
            expected.code = found->code;
            ASSERT_EQ(*found, expected)
                << plan.rules << " " << line_of(*found, 0) << " is not " << line_of(expected, 0);
        }
        EXPECT_EQ(positions, file.positions());
    }
}

TEST_F(AtlasFileTest, IsTheSameWhoeverMakesIt) {
    const std::string alone = made(plan_of_2x4, "alone", 1);
    EXPECT_EQ(made(plan_of_2x4, "threads", 3), alone);
    const std::string file = path("processes");
    const std::string program = SHIKATSU_PROGRAM " atlas -o " + file + " 2x4 > /dev/null 2>&1";
    EXPECT_EQ(std::system((program + " & " + program + " & " + program + "; wait").c_str()), 0);
    EXPECT_EQ(text_of(file), alone);
}

TEST_F(AtlasFileTest, GoesOnAfterAStopAndAfterAKill) {
    const std::string alone = made(plan_of_2x4, "alone", 1);
    std::atomic<bool> stop{false};
    const auto stopped = build(plan_of_2x4, path("stopped"), 1, &stop,
                               [&](const BuildProgress& progress) { stop = progress.blocks_done == 1; });
    ASSERT_TRUE(stopped.has_value());
    EXPECT_FALSE(*stopped);
    EXPECT_TRUE(std::filesystem::exists(path("stopped") + ".blocks/00000000"));
    EXPECT_EQ(made(plan_of_2x4, "stopped", 1), alone);
    run("timeout -s KILL 0.2", "-o " + path("killed") + " 2x4");
    EXPECT_EQ(made(plan_of_2x4, "killed", 1), alone);
}

TEST_F(AtlasFileTest, IsNotMixedWithAnother) {
    made({grid(1, 3), "japanese-2003", 1000}, "one", 1);
    const auto nothing = [](const BuildProgress&) {};
    EXPECT_FALSE(build({grid(1, 3), "japanese-2003", 2000}, path("one"), 1, nullptr, nothing).has_value());
    EXPECT_FALSE(build({grid(1, 4), "japanese-2003", 1000}, path("one"), 1, nullptr, nothing).has_value());
    std::filesystem::create_directories(path("two.blocks"));
    std::ofstream(path("two.blocks") + "/plan") << to_line({grid(1, 3), "asura-1989", 1000});
    EXPECT_FALSE(build({grid(1, 3), "japanese-2003", 1000}, path("two"), 1, nullptr, nothing).has_value());
    EXPECT_FALSE(AtlasFile::open(path("nowhere")).has_value());
}

/// Whether the atlas, all of it, can be read.
bool readable(const std::string& path) {
    const auto file = AtlasFile::open(path);
    if (!file) return false;
    for (std::size_t number = 0; number < file->blocks(); ++number) {
        if (!file->block(number)) return false;
    }
    return true;
}

TEST_F(AtlasFileTest, RefusesWhatIsDamaged) {
    const std::string whole = made({grid(2, 3), "japanese-2003", 4'000'000}, "whole", 1);
    ASSERT_TRUE(readable(path("whole")));
    std::mt19937 random(20031);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        std::ofstream(path("damaged"), std::ios::binary) << damaged;
        EXPECT_FALSE(readable(path("damaged"))) << "byte " << at;
    }
    for (const std::size_t length : {std::size_t{0}, std::size_t{10}, whole.size() / 2, whole.size() - 1}) {
        std::ofstream(path("damaged"), std::ios::binary) << whole.substr(0, length);
        EXPECT_FALSE(readable(path("damaged"))) << "length " << length;
    }
    std::ofstream(path("damaged"), std::ios::binary) << whole << "x";
    EXPECT_FALSE(readable(path("damaged")));
}

TEST_F(AtlasFileTest, OutlivesAHeadNestedDeep) {
    const std::string head = "{\"format\":\"shikatsu-atlas\",\"x\":" + std::string(100'000, '[') +
                             std::string(100'000, ']') + ",\"y\":1}\n";
    std::ofstream(path("deep"), std::ios::binary) << head << fmt::format("{:08x}\n", checksum(head));
    EXPECT_EQ(AtlasFile::open(path("deep")).error(),
              "the atlas is damaged: its head is nested more than 64 levels deep");
}

/// The whole atlas under another head, with right checksums.
std::string under(const std::string& head, const std::string& whole) {
    const std::string line = head + "\n";
    const std::size_t blocks = whole.find('\n', whole.find('\n') + 1) + 1;
    return line + fmt::format("{:08x}\n", checksum(line)) + whole.substr(blocks);
}

TEST_F(AtlasFileTest, IsCheckedAgainstItsHead) {
    const std::string whole = made({grid(2, 3), "japanese-2003", 4'000'000}, "whole", 1);
    const std::string head = whole.substr(0, whole.find('\n'));
    const std::vector<std::pair<std::string, std::string>> changes{
        {"\"positions\":489,", "\"positions\":1000000000000000,"},
        {"\"max_states\":4000000,", "\"max_states\":0,"},
        {"\"blocks\":[[0,", "\"blocks\":[[1,"},
        {"\"rows\":2,\"columns\":3,", "\"rows\":3,\"columns\":2,"}};
    for (const auto& [from, to] : changes) {
        std::string other = head;
        ASSERT_NE(head.find(from), std::string::npos) << head;
        other.replace(head.find(from), from.size(), to);
        std::ofstream(path("other"), std::ios::binary) << under(other, whole);
        EXPECT_EQ(WEXITSTATUS(run("", "check " + path("other"))), 2) << to;
    }
    std::ofstream(path("other"), std::ios::binary) << under(head, whole);
    EXPECT_EQ(run("", "check " + path("other")), 0);
}

TEST_F(AtlasFileTest, AHeadOfWrongTypesIsNamed) {
    const std::string whole = made({grid(2, 3), "japanese-2003", 4'000'000}, "whole", 1);
    const std::string head = whole.substr(0, whole.find('\n'));
    const std::vector<std::vector<std::string>> changes{
        {"rows", "2", "\"2\""},          {"columns", "3", "-3"},        {"rules", "\"japanese-2003\"", "7"},
        {"max_states", "4000000", "-1"}, {"positions", "489", "489.5"}, {"blocks", "[[0,", "[[-1,"}};
    for (const auto& change : changes) {
        const std::string from = "\"" + change[0] + "\":" + change[1];
        std::string other = head;
        ASSERT_NE(head.find(from), std::string::npos) << from << " in " << head;
        other.replace(head.find(from), from.size(), "\"" + change[0] + "\":" + change[2]);
        std::ofstream(path("other"), std::ios::binary) << under(other, whole);
        EXPECT_EQ(AtlasFile::open(path("other")).error(),
                  "the atlas is damaged: its head does not say '" + change[0] + "' as it should");
    }
}

TEST_F(AtlasFileTest, ARecordThatDoesNotFitIsDamage) {
    const Plan plan{grid(1, 2), "japanese-2003", 1000};
    for (const Record& record : {Record{1, "UU", "..", Margin{}}, Record{1, "U", ".", Margin{}}}) {
        const std::string block = packed_block({{0, "", "..", Margin{}}, record});
        std::ofstream(path("a"), std::ios::binary)
            << header_of(plan, 5, 2, {{0, block.size(), checksum(block)}}) << block;
        Position position(plan.grid);
        position.set(Point{1}, stone_of(Player::white));
        EXPECT_EQ(AtlasFile::open(path("a")).value().find(position).error(),
                  "the atlas is damaged: the record with code 1 does not fit its position");
    }
}

TEST_F(AtlasFileTest, SaysWhatStandsInItsWay) {
    std::ofstream(path("file")) << "x";
    const auto built =
        build({grid(1, 2), "japanese-2003", 1000}, path("file/a"), 1, nullptr, [](const BuildProgress&) {});
    EXPECT_EQ(built.error(), path("file/a.blocks") + " cannot be used: Not a directory");
    EXPECT_EQ(AtlasFile::open(path("none")).error(), "cannot be read: No such file or directory");
    EXPECT_EQ(AtlasFile::open(path("")).error(), "no atlas but a folder");
}

TEST_F(AtlasFileTest, RecountsRecordsThatFitTheirPositions) {
    Recount recount(grid(1, 3));
    EXPECT_FALSE(recount.add({0, "", "...", Margin{}}));
    EXPECT_TRUE(recount.add({0, "", "...", Margin{}})) << "again";
    EXPECT_TRUE(recount.add({2, "U", "...", Margin{}})) << "a white stone alone is another's turned around";
    EXPECT_TRUE(recount.add({13, "U", "...", Margin{}})) << "without liberty";
    EXPECT_TRUE(recount.add({1, "UU", "...", Margin{}}));
    EXPECT_TRUE(recount.add({1, "U", "....", Margin{}}));
    EXPECT_TRUE(recount.add({28, "U", "...", Margin{}})) << "beyond the grid";
    EXPECT_FALSE(recount.add({1, "U", std::nullopt, std::nullopt}));
    EXPECT_EQ(recount.records(), 2U);
}

TEST_F(AtlasFileTest, IsCheckedAndAskedByTheProgram) {
    EXPECT_EQ(run("", "-o " + path("a") + " 2x3"), 0);
    EXPECT_EQ(run("", "check --sample 5 " + path("a")), 0);
    EXPECT_EQ(run("", "query " + path("a") + " '#O./...'"), 0);
    EXPECT_EQ(WEXITSTATUS(run("", "query " + path("a") + " '#O./..'")), 2);
    EXPECT_EQ(WEXITSTATUS(run("", "query " + path("a") + " '.#.'")), 2);
    EXPECT_EQ(WEXITSTATUS(run("", "-o " + path("a") + " 2x2")), 2);
    EXPECT_EQ(WEXITSTATUS(run("", "")), 2);
}

}  // namespace
}  // namespace shikatsu::atlas
