#include "tools/difftest/asura1989_agreement.hpp"

#include <chrono>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::difftest::asura1989 {

namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

void compare(const Position& position, std::uint64_t moves, const Readings& readings, Agreement& agreement) {
    optimized::asura1989::Options options;
    options.readings = readings;
    options.budget.max_states = 200'000;
    ++agreement.positions;
    for (const model::Chain& chain : model::chains(position)) {
        ++agreement.chains;
        model::Effort effort{moves};
        const auto literal =
            model::status_analysis(position, {chain}, readings, effort, guided_order(position, {chain}));
        if (!literal) continue;
        ++agreement.compared;
        const bool alive = *literal == model::Status::alive;
        agreement.dead += alive ? 0 : 1;
        const Point stone = *chain.points.begin();
        const auto fast = optimized::asura1989::analyse_together(position, {stone}, options).alive;
        if (fast == alive) continue;
        agreement.wrong.push_back(one_line(position) + ", chain at " + std::to_string(stone.index) + ": " +
                                  (alive ? "alive" : "dead") + " by the reference, " +
                                  (!fast ? "undecided" : "the contrary") + " by the engine");
    }
}

Agreement compare(const Plan& plan, const Extent& extent, const Readings& readings,
                  const std::function<void(const Agreement&)>& on_progress) {
    Agreement agreement;
    const auto begin = Clock::now();
    const std::uint64_t trials = plan.size().value_or(extent.trials);
    for (std::uint64_t trial = 0; trial < trials; ++trial) {
        const bool late = std::chrono::duration<double>(Clock::now() - begin).count() >= extent.seconds;
        if (late || (extent.stop && extent.stop->load())) {
            // Random comparison that was given seconds has done what it was to do; what is stopped has not.
            agreement.complete = late && !plan.exhaustive;
            return agreement;
        }
        const std::vector<Case> cases = plan.cases(trial);
        if (cases.empty()) continue;
        compare(cases.front().position, extent.moves, readings, agreement);
        if (on_progress) on_progress(agreement);
    }
    return agreement;
}

Agreement compare(const Grid& grid, std::uint64_t moves, const Readings& readings) {
    Plan plan;
    plan.exhaustive = true;
    plan.grids = {grid};
    Extent extent;
    extent.moves = moves;
    return compare(plan, extent, readings, {});
}

}  // namespace shikatsu::difftest::asura1989
