// Areas that are cleared ahead: what is said of them does not depend on the threads, nor on when it is asked.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "optimized/analysis/clearing_ahead.hpp"

namespace shikatsu::optimized {
namespace {

/// Clears an area with as much effort as it has points, or more; and what has too many, never.
class BySize : public Answerer {
  public:
    static constexpr std::size_t too_many = 9;

    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage /*stage*/,
                                 std::uint64_t /*max_states*/) override {
        return std::vector<Finding>(questions.size());
    }
    std::optional<Cleared> clear(const AreaToClear& wanted, int effort, int /*threads*/,
                                 const std::atomic<bool>& given_up) override {
        const std::vector<Point>& area = wanted.points;
        while (area.size() >= too_many && effort > 0 && !given_up) std::this_thread::yield();
        const std::lock_guard lock(mutex_);
        tried_[wanted].push_back(effort);
        if (area.size() >= too_many || static_cast<std::size_t>(effort) < area.size()) return std::nullopt;
        return Cleared{nullptr, area.size() * 100 + static_cast<std::size_t>(effort)};
    }
    bool stopped() const override { return false; }
    bool is_ko_stone(Point /*point*/) const override { return false; }

    std::vector<int> tried(const AreaToClear& area) const {
        const std::lock_guard lock(mutex_);
        const auto found = tried_.find(area);
        return found == tried_.end() ? std::vector<int>{} : found->second;
    }

  private:
    mutable std::mutex mutex_;
    /// With which efforts.
    std::map<AreaToClear, std::vector<int>> tried_;
};

AreaToClear area_of(Player player, std::uint16_t size) {
    std::vector<Point> points;
    for (std::uint16_t i = 0; i < size; ++i) points.push_back(Point{i});
    return {player, points};
}

class ClearingsAhead : public ::testing::TestWithParam<int> {};

TEST_P(ClearingsAhead, SayWhatTheEffortThatIsAskedForSuffices) {
    for (int effort = 0; effort < 8; ++effort) {
        BySize answerer;
        const std::set<AreaToClear> areas{area_of(Player::black, 1), area_of(Player::white, 2),
                                          area_of(Player::white, 4), area_of(Player::black, 6)};
        constexpr int levels = 6;
        ClearingAhead ahead(answerer, areas, levels, GetParam());
        for (const AreaToClear& area : areas) {
            ASSERT_TRUE(ahead.has(area));
            const auto cleared = ahead.cleared(area, effort);
            const auto size = area.points.size();
            const bool enough = std::min(effort, levels - 1) >= static_cast<int>(size);
            ASSERT_EQ(cleared.has_value(), enough) << size << " with " << effort;
            EXPECT_EQ(cleared ? cleared->states : 0, enough ? size * 101 : 0)
                << "no more effort than it takes";
            std::vector<int> tried = answerer.tried(area);
            EXPECT_LE(tried.size(), size + 1) << "not tried again when it is cleared";
            for (std::size_t i = 0; i < tried.size(); ++i) EXPECT_EQ(tried[i], static_cast<int>(i));
        }
        EXPECT_FALSE(ahead.has(area_of(Player::black, 2)));
    }
}

/// Fails at the second area it is asked about.
class Failing final : public BySize {
  public:
    std::optional<Cleared> clear(const AreaToClear& wanted, int effort, int threads,
                                 const std::atomic<bool>& given_up) override {
        if (++asked_ > 1) throw std::runtime_error("expected");
        return BySize::clear(wanted, effort, threads, given_up);
    }

  private:
    std::atomic<int> asked_ = 0;
};

TEST_P(ClearingsAhead, PassOnWhatWentWrong) {
    Failing answerer;
    const std::set<AreaToClear> areas{area_of(Player::black, 3), area_of(Player::white, 4)};
    ClearingAhead ahead(answerer, areas, 6, GetParam());
    EXPECT_THROW(ahead.cleared(*areas.rbegin(), 5), std::runtime_error);
}

TEST_P(ClearingsAhead, AreGivenUp) {
    BySize answerer;
    const std::set<AreaToClear> areas{area_of(Player::black, BySize::too_many)};
    {
        ClearingAhead ahead(answerer, areas, 6, GetParam());
        EXPECT_FALSE(ahead.cleared(*areas.begin(), 0)) << "what more effort would do is not waited for";
    }
    EXPECT_LE(answerer.tried(*areas.begin()).size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(InThreads, ClearingsAhead, ::testing::Values(1, 2, 3));

}  // namespace
}  // namespace shikatsu::optimized
