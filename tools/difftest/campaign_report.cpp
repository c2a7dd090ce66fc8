#include "tools/difftest/campaign_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/wording.hpp"

namespace shikatsu::difftest {

using tools::with_commas;

std::string failure_report(const Failure& failure) {
    std::string text;
    for (const std::string& difference : failure.differences) text += "  " + difference + "\n";
    return text + "  shikatsu difftest " + failure.options + "\n";
}

std::string campaign_report(const Plan& plan, const CampaignState& state,
                            const std::vector<Requirement>& required) {
    std::string text = fmt::format("{}\n{} trials in {:.1f} s\n\n", plan.description(),
                                   with_commas(state.done()), state.seconds);
    for (std::size_t i = 0; i < counter_count; ++i) {
        const auto counter = static_cast<Counter>(i);
        const auto bound = std::find_if(required.begin(), required.end(),
                                        [&](const Requirement& each) { return each.counter == counter; });
        std::string demand;
        if (bound != required.end() && bound->bound > 0) {
            demand = fmt::format("{} at least {}", state.tally[counter] < bound->bound ? "TOO FEW," : "  ",
                                 with_commas(bound->bound));
        }
        text += fmt::format("{:<20} {:>14}  {}{}\n", name(counter), with_commas(state.tally[counter]),
                            meaning(counter), demand.empty() ? "" : ";" + demand);
    }
    text += fmt::format("\n{} failures\n", state.failures.size());
    for (const Failure& failure : state.failures) {
        text += fmt::format("trial {}:\n{}", failure.trial, failure_report(failure));
    }
    return text;
}

std::string progress_line(const CampaignState& state, double trials_each_second) {
    return fmt::format("{} trials, {:.1f}/s, {} strings, {} questions, {} games, {} failures, {:.0f} s",
                       with_commas(state.done()), trials_each_second,
                       with_commas(state.tally[Counter::strings]),
                       with_commas(state.tally[Counter::questions]), with_commas(state.tally[Counter::games]),
                       state.failures.size(), state.seconds);
}

}  // namespace shikatsu::difftest
