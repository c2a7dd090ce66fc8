// The library as a stranger uses it: installed into a folder, found by CMake and by pkg-config.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <set>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::library {
namespace {

namespace fs = std::filesystem;

using testing::Ended;
using testing::run;

class InstalledLibrary : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        temporary_.emplace();
        folder_ = temporary_->path().string();
        const Ended installed = run(fmt::format("{} --install '{}' --prefix '{}' --component library",
                                                SHIKATSU_CMAKE, SHIKATSU_BUILD, folder_));
        ASSERT_EQ(installed.code, 0) << installed.text;
    }
    static void TearDownTestSuite() { temporary_.reset(); }

    /// What the example says of a board with two eyes and a dead stone.
    static void expect_score(const std::string& program) {
        const Ended ended = run(fmt::format("printf '######\\n#.#.O#\\n######\\n' | '{}'", program));
        EXPECT_EQ(ended.code, 0);
        EXPECT_EQ(ended.text,
                  "japanese-2003\n"
                  "A3: uncapturable [J2003-LD-1]\n"
                  "E2: dead [J2003-LD-10]\n"
                  "2 empty black-territory\n"
                  "2 twice the black-territory with dead stones\n"
                  "0 empty white-territory\n"
                  "0 twice the white-territory with dead stones\n"
                  "0 prisoner-difference\n"
                  "score: 4 [J2003-D3-9]\n"
                  "certificates: 4\n");
        const Ended bad = run(fmt::format("printf '#?' | '{}'", program));
        EXPECT_EQ(bad.code, 2);
        EXPECT_TRUE(bad.text.starts_with("1:2: ")) << bad.text;
    }

    static std::optional<testing::TemporaryFolder> temporary_;
    static std::string folder_;
};

std::optional<testing::TemporaryFolder> InstalledLibrary::temporary_;
std::string InstalledLibrary::folder_;

TEST_F(InstalledLibrary, IsFoundByCMake) {
    const std::string build = folder_ + "/example";
    const Ended configured =
        run(fmt::format("{} -G '{}' -DCMAKE_MAKE_PROGRAM='{}' -S '{}' -B '{}' -DCMAKE_PREFIX_PATH='{}' "
                        "-DCMAKE_CXX_COMPILER='{}' -DCMAKE_CXX_FLAGS='{}' && {} --build '{}'",
                        SHIKATSU_CMAKE, SHIKATSU_GENERATOR, SHIKATSU_MAKE, SHIKATSU_EXAMPLE, build, folder_,
                        SHIKATSU_CXX, SHIKATSU_CXX_FLAGS, SHIKATSU_CMAKE, build));
    ASSERT_EQ(configured.code, 0) << configured.text;
    expect_score(build + "/score_board");
}

TEST_F(InstalledLibrary, IsFoundByPkgConfig) {
    const Ended found = run(fmt::format("find '{}' -name shikatsu.pc", folder_));
    ASSERT_FALSE(found.text.empty());
    const std::string folder = fs::path(found.text).parent_path().string();
    const std::string program = folder_ + "/by-pkg-config";
    const Ended compiled =
        run(fmt::format("{} {} -std=c++20 -o '{}' '{}/score_board.cpp' "
                        "$(PKG_CONFIG_PATH='{}' pkg-config --cflags --libs shikatsu)",
                        SHIKATSU_CXX, SHIKATSU_CXX_FLAGS, program, SHIKATSU_EXAMPLE, folder));
    ASSERT_EQ(compiled.code, 0) << compiled.text;
    expect_score(program);
    EXPECT_EQ(run(fmt::format("PKG_CONFIG_PATH='{}' pkg-config --modversion shikatsu", folder)).text,
              "0.1.0\n");
}

/// The header is the library's alone: nothing of the rooms is installed or needed.
TEST_F(InstalledLibrary, HasOneHeaderAndOneArchive) {
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
        if (entry.is_regular_file() && entry.path().string().find("/example/") == std::string::npos)
            names.insert(entry.path().filename().string());
    }
    names.erase("by-pkg-config");
    EXPECT_TRUE(names.contains("shikatsu.hpp"));
    EXPECT_TRUE(names.contains("libshikatsu.a"));
    EXPECT_TRUE(names.contains("shikatsu-config.cmake"));
    EXPECT_EQ(names.size(), 7U)
        << "header, archive, pkg-config, and CMake's config, version and two of targets";
}

}  // namespace
}  // namespace shikatsu::library
