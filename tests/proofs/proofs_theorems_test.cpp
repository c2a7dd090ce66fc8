// Every theorem is registered, proved at its fast sizes, and in the ledger as it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "proofs/ledger.hpp"
#include "proofs/registry.hpp"
#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::testing {
namespace {

using proofs::Status;
using proofs::Theorem;
using proofs::TheoremRun;

std::vector<TheoremRun> runs_at_fast_sizes() {
    std::vector<TheoremRun> runs;
    for (const Theorem& theorem : proofs::theorems()) {
        runs.push_back({&theorem, {}});
        for (const proofs::Instance& instance : theorem.instances) {
            if (instance.effort != proofs::Effort::fast) continue;
            runs.back().sizes.push_back(proofs::run(instance, proofs::z3_alone()).value());
        }
    }
    return runs;
}

/// Proved once for all tests.
const std::vector<TheoremRun>& fast_runs() {
    static const std::vector<TheoremRun> runs = runs_at_fast_sizes();
    return runs;
}

std::string text_of(const std::string& path) {
    std::ifstream stream(repository_root() / path);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

TEST(Theorems, MeetTheirObligationsAtTheFastSizes) {
    ASSERT_FALSE(fast_runs().empty());
    for (const TheoremRun& run : fast_runs()) {
        if (run.theorem->status == Status::open) continue;
        EXPECT_FALSE(run.sizes.empty()) << run.theorem->id << " has no fast size";
        for (const proofs::SizeRun& size : run.sizes) {
            EXPECT_EQ(size.finding.failure, "")
                << run.theorem->id << " at " << size.size << "; shikatsu prove " << run.theorem->id;
        }
    }
}

TEST(Theorems, AreFalsifiable) {
    for (const TheoremRun& run : fast_runs()) {
        for (const proofs::SizeRun& size : run.sizes) {
            EXPECT_GE(size.finding.refutations.size(), 1U)
                << run.theorem->id << " at " << size.size << " has no wrong variant that was refuted";
            EXPECT_GE(size.finding.cases.size(), 1U) << run.theorem->id << " at " << size.size;
        }
    }
}

TEST(Theorems, RestOnNothingWeaker) {
    EXPECT_EQ(proofs::flaws(proofs::theorems()), std::vector<std::string>{});
}

TEST(Theorems, HaveAFileEachAndEachFileIsRegistered) {
    std::set<std::string> registered;
    for (const Theorem& theorem : proofs::theorems()) {
        std::string stem = theorem.id;
        std::replace(stem.begin(), stem.end(), '-', '_');
        registered.insert("proofs/theorems/" + stem + ".cpp");
    }
    std::set<std::string> files;
    for (const SourceFile& file : source_files("proofs/theorems", {".cpp"})) files.insert(file.path);
    EXPECT_EQ(registered, files);
}

TEST(Theorems, WithAWrittenProofPointToIt) {
    for (const Theorem& theorem : proofs::theorems()) {
        if (theorem.written_proof.empty()) continue;
        const std::size_t mark = theorem.written_proof.find('#');
        ASSERT_NE(mark, std::string::npos) << theorem.id;
        const std::string document = text_of("proofs/" + theorem.written_proof.substr(0, mark));
        const std::string heading = theorem.written_proof.substr(mark + 1);
        EXPECT_NE(document.find("\n## " + heading + "\n"), std::string::npos) << theorem.id;
    }
}

TEST(Ledger, IsUpToDate) {
    EXPECT_TRUE(proofs::is_up_to_date(text_of("proofs/LEDGER.md"), fast_runs()))
        << "renew it with 'shikatsu prove --long --write-ledger proofs/LEDGER.md'";
}

TEST(Ledger, IsOutOfDateWhenATheoremChanges) {
    std::vector<Theorem> changed = proofs::theorems();
    changed.front().sentence += "!";
    std::vector<TheoremRun> runs = fast_runs();
    runs.front().theorem = &changed.front();
    EXPECT_FALSE(proofs::is_up_to_date(text_of("proofs/LEDGER.md"), runs));
    runs.pop_back();
    EXPECT_FALSE(proofs::is_up_to_date(text_of("proofs/LEDGER.md"), runs));
}

TEST(Ledger, IsNotWrittenFromPartialOrFailedRuns) {
    std::vector<TheoremRun> runs{fast_runs().front()};
    runs.front().sizes.pop_back();
    EXPECT_THROW(proofs::ledger(runs), std::invalid_argument);
    Theorem small = *fast_runs().front().theorem;
    small.instances.resize(1);
    TheoremRun failed{&small, {fast_runs().front().sizes.front()}};
    EXPECT_NO_THROW(proofs::ledger({failed}));
    failed.sizes.front().finding.failure = "the goal is wrong";
    EXPECT_THROW(proofs::ledger({failed}), std::invalid_argument);
}

TEST(Flaws, AreFound) {
    Theorem strong = proofs::theorems().front();
    strong.id = "strong";
    strong.status = Status::proved;
    strong.rests_on = {"weak"};
    Theorem weak = strong;
    weak.id = "weak";
    weak.status = Status::checked_up_to;
    weak.rests_on = {};
    using Sentences = std::vector<std::string>;
    EXPECT_EQ(proofs::flaws({weak, strong}), Sentences{"strong rests on weak, which is weaker"});
    EXPECT_EQ(proofs::flaws({strong}), Sentences{"strong rests on weak, which is no earlier theorem"});
    EXPECT_EQ(proofs::flaws({weak, weak}), Sentences{"weak is registered twice"});
    weak.instances.clear();
    EXPECT_EQ(proofs::flaws({weak}), Sentences{"weak has no size to be run at"});
}

}  // namespace
}  // namespace shikatsu::testing
