// Every theorem at the sizes of long runs by Z3, and at the others by cvc5, too.
#include <gtest/gtest.h>

#include "proofs/registry.hpp"
#include "proofs/theorem_run.hpp"

namespace shikatsu::testing {
namespace {

/// Calls visit(theorem, run) for each size of that effort.
template <class Visit>
void for_each_run(proofs::Effort effort, const proofs::Decide& decide, Visit visit) {
    for (const proofs::Theorem& theorem : proofs::theorems()) {
        for (const proofs::Instance& instance : theorem.instances) {
            if (instance.effort == effort) visit(theorem, proofs::run(instance, decide).value());
        }
    }
}

TEST(TheoremsLong, MeetTheirObligationsAtTheLargeSizes) {
    for_each_run(proofs::Effort::long_only, proofs::z3_alone(),
                 [](const proofs::Theorem& theorem, const proofs::SizeRun& run) {
                     EXPECT_EQ(run.finding.failure, "") << theorem.id << " at " << run.size;
                 });
}

TEST(TheoremsLong, AreDecidedAlikeByCvc5) {
    for_each_run(proofs::Effort::fast, proofs::z3_and_cvc5(1800),
                 [](const proofs::Theorem& theorem, const proofs::SizeRun& run) {
                     EXPECT_EQ(run.finding.failure, "") << theorem.id << " at " << run.size;
                     for (const std::string& remark : run.finding.remarks) {
                         EXPECT_EQ(remark.find("no answer"), std::string::npos)
                             << theorem.id << " at " << run.size << ": " << remark;
                     }
                 });
}

TEST(TheoremsLong, HaveRefutationsThatAreChecked) {
    // Of the first one the largest size is left out: it takes long.
    for (const auto& [flagship, most] :
         {std::pair{"flood-is-connection", 4U}, std::pair{"play-is-the-texts-play", 4U}}) {
        const proofs::Theorem* theorem = proofs::theorem(flagship);
        ASSERT_NE(theorem, nullptr);
        ASSERT_GE(theorem->instances.size(), most);
        for (std::size_t i = 0; i < most; ++i) {
            const proofs::Instance& instance = theorem->instances[i];
            const proofs::SizeRun run = proofs::run(instance, proofs::z3_and_cadical()).value();
            EXPECT_EQ(run.finding.failure, "") << flagship << " at " << run.size;
            ASSERT_EQ(run.finding.remarks.size(), 1U);
            std::printf("%s %s %s\n", flagship, run.size.c_str(), run.finding.remarks[0].c_str());
        }
    }
}

}  // namespace
}  // namespace shikatsu::testing
