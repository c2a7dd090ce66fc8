#include "tools/shikatsu/atlas_estimate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/atlas/estimate.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/atlas_files.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t seed = 20031;
constexpr std::size_t draws = 50'000;
constexpr double seconds_in_hour = 3600.0;

/// What the sample says of the whole file.
struct Estimate {
    atlas::Plan plan;
    std::size_t wanted = 0;
    atlas::GridSize size;
    std::vector<atlas::MadeRecord> records;
    double bytes_each = 0.0;

    std::size_t undecided() const {
        return static_cast<std::size_t>(
            std::count_if(records.begin(), records.end(), [](const auto& made) { return !made.decided(); }));
    }
    /// Of computing, from so many seconds for a record.
    double hours(double seconds) const { return seconds * size.classes / seconds_in_hour; }
};

std::uint64_t rounded(double number) {
    return static_cast<std::uint64_t>(std::llround(number));
}

std::string as_json(const Estimate& estimate) {
    const atlas::Mean mean = atlas::mean(estimate.records);
    Json object;
    object["rows"] = estimate.plan.grid.rows();
    object["columns"] = estimate.plan.grid.columns();
    object["rules"] = estimate.plan.rules;
    object["max_states"] = estimate.plan.max_states;
    object["complete"] = estimate.records.size() == estimate.wanted;
    object["records"] = estimate.records.size();
    object["undecided"] = estimate.undecided();
    object["seconds_mean"] = mean.seconds;
    object["seconds_standard_error"] = mean.error;
    object["seconds_median"] = atlas::quantile(estimate.records, 0.5);
    object["seconds_90_percent"] = atlas::quantile(estimate.records, 0.9);
    object["seconds_99_percent"] = atlas::quantile(estimate.records, 0.99);
    object["seconds_most"] = atlas::quantile(estimate.records, 1.0);
    object["bytes_each"] = estimate.bytes_each;
    object["positions"] = rounded(estimate.size.positions);
    object["classes"] = rounded(estimate.size.classes);
    object["core_hours"] = estimate.hours(mean.seconds);
    object["core_hours_standard_error"] = estimate.hours(mean.error);
    object["bytes"] = rounded(estimate.bytes_each * estimate.size.classes);
    return json_line(object) + "\n";
}

std::string as_text(const Estimate& estimate) {
    const atlas::Mean mean = atlas::mean(estimate.records);
    std::string text = fmt::format(
        "{}x{}, {}, {} states a question: {} records{}\n", estimate.plan.grid.rows(),
        estimate.plan.grid.columns(), estimate.plan.rules, with_commas(estimate.plan.max_states),
        with_commas(estimate.records.size()),
        estimate.records.size() == estimate.wanted ? "" : fmt::format(" of {}, stopped", estimate.wanted));
    const auto row = [&](std::string_view what, const std::string& value) {
        text += fmt::format("  {:34}{}\n", what, value);
    };
    row("seconds of computing for one", fmt::format("{:.3f} ± {:.3f}", mean.seconds, mean.error));
    row("half of them at most", fmt::format("{:.3f}", atlas::quantile(estimate.records, 0.5)));
    row("90 % of them at most", fmt::format("{:.3f}", atlas::quantile(estimate.records, 0.9)));
    row("99 % of them at most", fmt::format("{:.3f}", atlas::quantile(estimate.records, 0.99)));
    row("the longest", fmt::format("{:.3f}", atlas::quantile(estimate.records, 1.0)));
    row("with something undecided", with_commas(estimate.undecided()));
    row("bytes of one", fmt::format("{:.1f}", estimate.bytes_each));
    text += "the whole, about\n";
    row("positions", with_commas(rounded(estimate.size.positions)));
    row("classes", with_commas(rounded(estimate.size.classes)));
    row("core-hours",
        fmt::format("{:.2f} ± {:.2f}", estimate.hours(mean.seconds), estimate.hours(mean.error)));
    row("bytes", with_commas(rounded(estimate.bytes_each * estimate.size.classes)));
    return text;
}

}  // namespace

ExitCode estimate_atlas(const EngineOptions& options, const Grid& grid, std::size_t sample, bool json,
                        const Interruption& interruption) {
    Estimate estimate{atlas_plan(options, grid), sample, atlas::estimated_size(grid, draws, seed), {}, 0.0};
    ProgressLine line(fmt::format("{}x{}", grid.rows(), grid.columns()));
    estimate.records = atlas::make_records(
        estimate.plan, atlas::random_classes(grid, sample, seed, interruption.flag()),
        options.ruleset_options().jobs, interruption.flag(),
        [&](std::size_t done) { line.show(fmt::format("{} of {} records", done, sample)); });
    if (estimate.records.empty()) {
        complain(fmt::format("shikatsu: interrupted before the first record of {}x{} was made", grid.rows(),
                             grid.columns()));
        return ExitCode::stopped_early;
    }
    estimate.bytes_each = atlas::bytes_each(grid, estimate.records, estimate.size.classes);
    print(json ? as_json(estimate) : as_text(estimate));
    return estimate.records.size() == sample ? ExitCode::all_decided : ExitCode::stopped_early;
}

}  // namespace shikatsu::tools
