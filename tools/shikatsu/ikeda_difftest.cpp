#include "tools/shikatsu/ikeda_difftest.hpp"

#include <fmt/format.h>

#include "tools/difftest/positions.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

using difftest::IkedaReport;

nlohmann::ordered_json report_json(const IkedaReport& report) {
    nlohmann::ordered_json object;
    object["games"] = report.seen.games;
    object["moves"] = report.seen.moves;
    object["rulings"] = report.seen.rulings;
    object["removals"] = report.seen.removals;
    object["self_captures_refused"] = report.seen.self_captures_refused;
    object["repetitions_refused"] = report.seen.repetitions_refused;
    object["values"] = report.seen.values;
    object["differences"] = report.differences;
    object["complete"] = report.complete;
    return object;
}

std::string report_text(const IkedaReport& report) {
    std::string text;
    const auto line = [&](const char* what, std::uint64_t count) {
        text += fmt::format("{:>12}  {}\n", count, what);
    };
    line("games", report.seen.games);
    line("moves made", report.seen.moves);
    line("rulings on points", report.seen.rulings);
    line("moves that removed stones", report.seen.removals);
    line("self-captures refused", report.seen.self_captures_refused);
    line("repetitions refused", report.seen.repetitions_refused);
    line("values of best play", report.seen.values);
    for (const std::string& difference : report.differences) text += "DIFFER: " + difference + "\n";
    return text + (report.differences.empty() ? "all agree\n" : "");
}

}  // namespace

ExitCode run_ikeda_difftest(difftest::IkedaPlan plan, bool json) {
    const int most =
        plan.values ? difftest::most_points_for_ikeda_values : difftest::most_points_for_ikeda_games;
    for (const Grid& grid : plan.grids) {
        if (grid.size() <= most) continue;
        complain(
            fmt::format("shikatsu: error: the grid {} is too large to compare on: at most {} intersections",
                        difftest::name(grid), most));
        return ExitCode::bad_input;
    }
    const Interruption interruption;
    plan.stop = interruption.flag();
    const IkedaReport report = difftest::run_ikeda_campaign(plan);
    print(json ? json_line(report_json(report)) + "\n" : report_text(report));
    if (!report.differences.empty()) return ExitCode::disagreement;
    if (!report.complete) return ExitCode::stopped_early;
    return report.varied() ? ExitCode::agreement : ExitCode::disagreement;
}

}  // namespace shikatsu::tools
