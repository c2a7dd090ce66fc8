#include "tools/shikatsu/ing_difftest.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "tools/difftest/positions.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

using difftest::IngReport;

std::vector<std::pair<const char*, std::uint64_t>> counts(const difftest::IngTally& seen) {
    return {{"games", seen.games},
            {"ended", seen.ended},
            {"moves", seen.moves},
            {"rulings", seen.rulings},
            {"removals", seen.removals},
            {"self_removals", seen.self_removals},
            {"hot_refused", seen.hot_refused},
            {"several_hot", seen.several_hot},
            {"cycles", seen.cycles},
            {"disturbers_refused", seen.disturbers_refused},
            {"repetitions_refused", seen.repetitions_refused},
            {"agreements", seen.agreements},
            {"shared_spaces", seen.shared_spaces},
            {"values", seen.values}};
}

nlohmann::ordered_json report_json(const IngReport& report) {
    nlohmann::ordered_json object;
    for (const auto& [what, count] : counts(report.seen)) object[what] = count;
    object["differences"] = report.differences;
    object["varied"] = report.varied();
    object["complete"] = report.complete;
    return object;
}

std::string report_text(const IngReport& report) {
    std::string text;
    for (const auto& [what, count] : counts(report.seen)) text += fmt::format("{:>12}  {}\n", count, what);
    for (const std::string& difference : report.differences) text += "DIFFER: " + difference + "\n";
    if (!report.varied())
        text += "too little was seen: so many games must show each of these but several_hot and values\n";
    return text + (report.differences.empty() ? "all agree\n" : "");
}

}  // namespace

ExitCode run_ing_difftest(difftest::IngPlan plan, bool json) {
    const int most = plan.values ? difftest::most_points_for_ing_values : difftest::most_points_for_ing_games;
    for (const Grid& grid : plan.grids) {
        if (grid.size() <= most) continue;
        complain(fmt::format("shikatsu: error: the grid {} is too large to compare on: at most {} points",
                             difftest::name(grid), most));
        return ExitCode::bad_input;
    }
    const Interruption interruption;
    plan.stop = interruption.flag();
    const IngReport report = difftest::run_ing_campaign(plan);
    print(json ? json_line(report_json(report)) + "\n" : report_text(report));
    if (!report.differences.empty()) return ExitCode::disagreement;
    if (!report.complete) return ExitCode::stopped_early;
    return report.varied() ? ExitCode::agreement : ExitCode::disagreement;
}

}  // namespace shikatsu::tools
