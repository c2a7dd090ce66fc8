#include "tools/difftest/games_campaign.hpp"

#include <chrono>
#include <random>

namespace shikatsu::difftest {

namespace {

constexpr std::size_t most_differences = 10;

class Campaign {
  public:
    Campaign(const GamesPlan& plan, const GamesComparison& comparison)
        : plan_(&plan), comparison_(&comparison), begin_(std::chrono::steady_clock::now()) {}

    GamesReport compare_random_games() {
        for (std::uint64_t trial = 0; trial < plan_->trials && !has_enough(); ++trial) {
            if (cut_short()) {
                report_.complete = plan_->trials == std::numeric_limits<std::uint64_t>::max();
                break;
            }
            std::seed_seq seeds{plan_->seed, trial};
            Random random(seeds);
            note(comparison_->random_game(random));
        }
        return report_;
    }

    GamesReport compare_values() {
        for (const Grid& grid : plan_->grids) {
            for (std::uint64_t number = 0; number < count_of_distributions(grid); ++number) {
                const auto position = legal_position(grid, number);
                if (position && !compare_values_of(*position)) return report_;
            }
        }
        return report_;
    }

  private:
    /// Whether to go on.
    bool compare_values_of(const Position& position) {
        for (std::size_t variant = 0; variant < comparison_->variants; ++variant) {
            for (const Player first : {Player::black, Player::white}) {
                if (has_enough()) return false;
                report_.complete = !cut_short();
                if (!report_.complete) return false;
                note(comparison_->value(variant, position, first));
            }
        }
        return true;
    }

    bool has_enough() const { return report_.differences.size() >= most_differences; }

    bool cut_short() const {
        const std::chrono::duration<double> past = std::chrono::steady_clock::now() - begin_;
        return past.count() > plan_->seconds || (plan_->stop != nullptr && plan_->stop->load());
    }

    void note(const std::optional<std::string>& difference) {
        if (difference) report_.differences.push_back(*difference);
    }

    const GamesPlan* plan_;
    const GamesComparison* comparison_;
    std::chrono::steady_clock::time_point begin_;
    GamesReport report_;
};

}  // namespace

GamesReport run_games_campaign(const GamesPlan& plan, const GamesComparison& comparison) {
    Campaign campaign(plan, comparison);
    return plan.values ? campaign.compare_values() : campaign.compare_random_games();
}

}  // namespace shikatsu::difftest
