#include "tests/certificates/unusable.hpp"

#include <gtest/gtest.h>

#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {

using check::Outcome;

void expect_accepted(const std::string& text, std::source_location asked) {
    const testing::ScopedTrace trace(asked.file_name(), static_cast<int>(asked.line()), text);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
}

void expect_rejected(const std::string& text, std::size_t line, const std::string& sentence,
                     std::source_location asked) {
    const testing::ScopedTrace trace(asked.file_name(), static_cast<int>(asked.line()), text);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(verdict.line, line) << verdict.sentence;
    EXPECT_EQ(verdict.sentence, sentence);
}

void expect_unusable(const std::string& text, std::size_t line, const std::string& words,
                     std::source_location asked) {
    const testing::ScopedTrace trace(asked.file_name(), static_cast<int>(asked.line()), "asked here");
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::unusable) << text;
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text;
    EXPECT_NE(verdict.sentence.find(words), std::string::npos) << verdict.sentence << "\n" << text;
}

void expect_line_unusable(const std::string& sample, std::size_t line, const std::string& changed,
                          const std::string& words, std::source_location asked) {
    expect_later_line_unusable(sample, line, changed, line, words, asked);
}

void expect_later_line_unusable(const std::string& sample, std::size_t line, const std::string& changed,
                                std::size_t later, const std::string& words, std::source_location asked) {
    std::vector<std::string> lines = lines_of(sample);
    lines[line - 1] = changed;
    expect_unusable(repaired(lines), later, words, asked);
}

void expect_damage_noticed(const std::string& sample) {
    for (std::size_t size = 0; size < sample.size(); ++size)
        EXPECT_EQ(check::check_bytes(sample.substr(0, size), {}).outcome, Outcome::unusable) << size;
    for (std::size_t i = 0; i < sample.size() * 8; ++i) {
        std::string changed = sample;
        changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
        EXPECT_EQ(check::check_bytes(changed, {}).outcome, Outcome::unusable) << i;
    }
}

void expect_packed_truncation_noticed(const std::string& sample) {
    const std::string packed = tools::packed(sample);
    EXPECT_TRUE(check::check_bytes(packed, {}).accepted());
    for (std::size_t size = 0; size < packed.size(); ++size)
        EXPECT_EQ(check::check_bytes(packed.substr(0, size), {}).outcome, Outcome::unusable) << size;
}

}  // namespace shikatsu::certificates
