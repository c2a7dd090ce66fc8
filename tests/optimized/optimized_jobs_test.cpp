// The number of jobs, side by side and inside a question, changes neither answers nor states.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::optimized {
namespace {

Adjudication adjudicated(const Position& position, int jobs) {
    Options options;
    options.jobs = jobs;
    return adjudicate(position, 0, options);
}

TEST(Jobs, ChangeNeitherAnswersNorStates) {
    // Some questions about this position take tens of thousands of states, so that threads share them.
    const Position position = position_from_rows(std::vector<std::string>{"#.#", ".#O", "O#."}).value();
    const Adjudication alone = adjudicated(position, 1);
    std::uint64_t most = 0;
    for (const int jobs : {2, 3, 16}) {
        const Adjudication shared = adjudicated(position, jobs);
        ASSERT_EQ(shared.strings.size(), alone.strings.size());
        for (std::size_t i = 0; i < alone.strings.size(); ++i) {
            EXPECT_EQ(shared.strings[i].status, alone.strings[i].status);
            ASSERT_EQ(shared.strings[i].findings.size(), alone.strings[i].findings.size());
            for (std::size_t j = 0; j < alone.strings[i].findings.size(); ++j) {
                EXPECT_EQ(shared.strings[i].findings[j].attacker_forces,
                          alone.strings[i].findings[j].attacker_forces);
                EXPECT_EQ(shared.strings[i].findings[j].states, alone.strings[i].findings[j].states);
                most = std::max(most, alone.strings[i].findings[j].states);
            }
        }
    }
    EXPECT_GT(most, 20'000);
}

}  // namespace
}  // namespace shikatsu::optimized
