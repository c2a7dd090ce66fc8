// Every file of the corpora through the same entries as the fuzzers: whole, cut short, and with bytes
// changed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "tests/fuzz/targets.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::fuzzing {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> corpus(std::string_view target) {
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(SHIKATSU_CORPUS) / target))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string bytes_of(const fs::path& path) {
    std::ostringstream bytes;
    bytes << std::ifstream(path, std::ios::binary).rdbuf();
    return bytes.str();
}

class Corpus : public ::testing::TestWithParam<Target> {};

TEST_P(Corpus, IsReadWhole) {
    const std::vector<fs::path> files = corpus(GetParam().name);
    EXPECT_GE(files.size(), 3U);
    for (const fs::path& file : files) {
        SCOPED_TRACE(file.string());
        EXPECT_NO_THROW(GetParam().read(bytes_of(file)));
    }
}

/// At some tens of places of each file: cut there, and with the byte there changed.
TEST_P(Corpus, IsReadCutShortAndAltered) {
    constexpr std::size_t places = 24;
    for (const fs::path& file : corpus(GetParam().name)) {
        const std::string bytes = bytes_of(file);
        const std::size_t step = std::max<std::size_t>(1, bytes.size() / places);
        for (std::size_t at = 0; at < bytes.size(); at += step) {
            SCOPED_TRACE(fmt::format("{} at byte {}", file.string(), at));
            EXPECT_NO_THROW(GetParam().read(bytes.substr(0, at)));
            for (const char other : {'\0', '\xFF', '\n', '['}) {
                std::string altered = bytes;
                altered[at] = other;
                EXPECT_NO_THROW(GetParam().read(altered));
            }
        }
    }
}

// What the readers refuse at once would lead nowhere.
TEST(Certificates, OfTheCorpusAreAccepted) {
    for (const fs::path& file : corpus("certificates")) {
        std::string bytes = bytes_of(file);
        if (file.filename().string().starts_with("body-")) bytes = tools::with_end_line(std::move(bytes));
        const check::Verdict verdict = check::check_bytes(bytes, {});
        EXPECT_TRUE(verdict.accepted()) << file << ": " << verdict.line << ": " << verdict.sentence;
    }
}

TEST(Promise, ThatIsBrokenEndsTheProgram) {
    EXPECT_DEATH(promise(false, "water is dry"), "broken promise: water is dry");
}

INSTANTIATE_TEST_SUITE_P(Of, Corpus, ::testing::ValuesIn(targets),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace shikatsu::fuzzing
