// What can be forced, by the engine on the whole grid, where certificates claim it.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "optimized/analysis/questions.hpp"

namespace shikatsu::certificates {

/// Each question is asked once. One that is about no stone, or stays undecided, fails the test.
class ForceTruth {
  public:
    /// How many questions have been asked.
    std::size_t asked() const { return known_.size(); }

    /// Whether the opponent can force capture of the stone's string and no permanent-stone on the region.
    bool forced(const Position& position, Point target, const std::vector<Point>& region) {
        const auto [entry, is_new] = known_.try_emplace({position, target, region}, true);
        if (is_new) entry->second = ask(position, {target, region});
        return entry->second;
    }

  private:
    static bool ask(const Position& position, const optimized::Question& question) {
        if (position.empty(question.target)) {
            ADD_FAILURE() << "no stone";
            return true;
        }
        optimized::Options options;
        options.budget = {100'000'000, 600.0};
        optimized::Asker asker(position, options);
        const std::optional<bool> answer = asker.ask_all({question}).front().attacker_forces;
        EXPECT_TRUE(answer.has_value()) << "undecided";
        return answer == true;
    }

    std::map<std::tuple<Position, Point, std::vector<Point>>, bool> known_;
};

}  // namespace shikatsu::certificates
