// What may lie at the top, who may include whom, and what every source file looks like.
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <set>

#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::testing {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_source_lines = 400;

std::vector<SourceFile> all_sources() {
    std::vector<SourceFile> all;
    for (const char* room : {"reference", "optimized", "proofs", "tests", "tools"}) {
        for (SourceFile& file : source_files(room, {".cpp", ".hpp", "CMakeLists.txt"})) {
            all.push_back(std::move(file));
        }
    }
    return all;
}

/// The path of an #include "…" line.
std::optional<std::string> quoted_include(const std::string& line) {
    const std::string directive = "#include \"";
    if (!line.starts_with(directive)) return std::nullopt;
    return line.substr(directive.size(), line.find('"', directive.size()) - directive.size());
}

/// Includes of the room's files that lie in none of the allowed folders, as "file: include".
std::vector<std::string> foreign_includes(const std::string& room, const std::vector<std::string>& allowed) {
    std::vector<std::string> foreign;
    for (const SourceFile& file : source_files(room, {".cpp", ".hpp"})) {
        for (const std::string& line : file.lines) {
            const std::optional<std::string> included = quoted_include(line);
            if (!included) continue;
            bool is_allowed = false;
            for (const std::string& folder : allowed) is_allowed |= included->starts_with(folder + "/");
            if (!is_allowed) foreign.push_back(file.path + ": " + *included);
        }
    }
    return foreign;
}

const std::vector<std::string> none;

TEST(Architecture, TheTopLevelHasOnlyTheAgreedRooms) {
    const std::set<std::string> agreed = {
        "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "spec",
        "reference",      "optimized",         "proofs",  "tests",     "tools"};
    std::set<std::string> found;
    for (const fs::directory_entry& entry : fs::directory_iterator(repository_root())) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(".") && name != "build") found.insert(name);
    }
    EXPECT_EQ(found, agreed);
}

TEST(Architecture, TheValuesKnowOnlyThemselves) {
    EXPECT_EQ(foreign_includes("reference/values", {"reference/values"}), none);
}

TEST(Architecture, TheReferenceKnowsNoOtherRoom) {
    EXPECT_EQ(foreign_includes("reference", {"reference"}), none);
}

TEST(Architecture, TheEngineSharesOnlyTheValuesWithTheReference) {
    EXPECT_EQ(foreign_includes("optimized", {"optimized", "reference/values"}), none);
}

TEST(Architecture, TheCheckerOfCertificatesIsSmallAndKnowsOnlyTheReference) {
    EXPECT_EQ(foreign_includes("tools/shikatsu_check", {"tools/shikatsu_check", "reference"}), none);
    std::size_t lines = 0;
    for (const SourceFile& file : source_files("tools/shikatsu_check", {".cpp", ".hpp"}))
        lines += file.lines.size();
    EXPECT_GT(lines, 0U);
    EXPECT_LE(lines, max_source_lines);
}

TEST(Architecture, TheProgramDoesNotDependOnTests) {
    EXPECT_EQ(foreign_includes("tools", {"tools", "optimized", "reference", "proofs"}), none);
}

TEST(Architecture, ProofsSpeakOfTheReferenceAndOfTheEngine) {
    EXPECT_EQ(foreign_includes("proofs", {"proofs", "optimized", "reference"}), none);
}

TEST(Architecture, QuotedIncludesNameAFileFromTheRoot) {
    for (const SourceFile& file : all_sources()) {
        for (const std::string& line : file.lines) {
            const std::optional<std::string> included = quoted_include(line);
            if (!included) continue;
            EXPECT_TRUE(fs::exists(repository_root() / *included)) << file.path << " includes " << *included;
        }
    }
}

TEST(Architecture, FilesAreShort) {
    for (const SourceFile& file : all_sources()) {
        EXPECT_LE(file.lines.size(), max_source_lines) << file.path;
    }
}

/// A file says in its first line what it is; the source of a header may leave that to the header.
bool opens_with_its_purpose(const SourceFile& file) {
    const std::string& first = file.lines.front();
    if (file.has_extension("CMakeLists.txt")) return first.starts_with("# ");
    const std::string stem = file.path.substr(0, file.path.size() - std::string(".cpp").size());
    return first.starts_with("// ") ||
           (file.has_extension(".cpp") && first == "#include \"" + stem + ".hpp\"");
}

TEST(Architecture, FilesOpenWithACommentThatSaysWhatTheyAre) {
    for (const SourceFile& file : all_sources()) {
        ASSERT_FALSE(file.lines.empty()) << file.path;
        EXPECT_TRUE(opens_with_its_purpose(file)) << file.path << " begins with: " << file.lines.front();
    }
}

TEST(Architecture, ScriptsAreExecutableAndSayWhatTheyAre) {
    for (const char* path : {"tools/setup", "tools/demo", "tools/test", "tools/self_play", ".ci/run"}) {
        const SourceFile script = source_file(path);
        ASSERT_GE(script.lines.size(), 2U) << path;
        EXPECT_EQ(script.lines[0], "#!/usr/bin/env bash") << path;
        EXPECT_TRUE(script.lines[1].starts_with("# ")) << path;
        const fs::perms permissions = fs::status(repository_root() / path).permissions();
        EXPECT_NE(permissions & fs::perms::owner_exec, fs::perms::none) << path << " is not executable";
    }
}

}  // namespace
}  // namespace shikatsu::testing
