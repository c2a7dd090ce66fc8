#include "tools/shikatsu/difftest_asura1989.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "tools/lib/json_output.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

nlohmann::ordered_json json_of(const std::string& reading, const difftest::asura1989::Agreement& agreement) {
    return {{"rules", "asura-1989"},
            {"reading", reading},
            {"positions", agreement.positions},
            {"chains", agreement.chains},
            {"compared", agreement.compared},
            {"dead", agreement.dead},
            {"wrong", agreement.wrong},
            {"complete", agreement.complete}};
}

std::string text_of(const std::string& reading, const difftest::asura1989::Agreement& agreement) {
    std::string text = fmt::format(
        "asura-1989 with {}: {} positions, {} chains, {} decided by the reference ({} alive, {} dead), {} "
        "disagreements{}\n",
        reading, agreement.positions, agreement.chains, agreement.compared,
        agreement.compared - agreement.dead, agreement.dead, agreement.wrong.size(),
        agreement.complete ? "" : ", stopped early");
    for (const std::string& wrong : agreement.wrong) text += "  " + wrong + "\n";
    return text;
}

}  // namespace

ExitCode run_asura1989_difftest(const difftest::Plan& plan, const std::optional<Position>& position,
                                difftest::asura1989::Extent extent, bool json) {
    using shikatsu::asura1989::PreviousOccurrence;
    const Interruption interruption;
    extent.stop = interruption.flag();
    // Both readings share the seconds.
    extent.seconds /= 2;
    bool agree = true;
    bool complete = true;
    for (const auto& [name, occurrence] :
         {std::pair{"asura-previous-occurrence=last", PreviousOccurrence::last},
          std::pair{"asura-previous-occurrence=first", PreviousOccurrence::first}}) {
        difftest::asura1989::Readings readings;
        readings.previous_occurrence = occurrence;
        difftest::asura1989::Agreement agreement;
        if (position) {
            difftest::asura1989::compare(*position, extent.moves, readings, agreement);
        } else {
            const bool on_terminal = isatty(STDERR_FILENO) != 0;
            agreement = difftest::asura1989::compare(
                plan, extent, readings, [&](const difftest::asura1989::Agreement& now) {
                    if (on_terminal)
                        fmt::print(stderr, "\r\x1b[K{} positions, {} of {} chains compared", now.positions,
                                   now.compared, now.chains);
                });
            if (on_terminal) fmt::print(stderr, "\r\x1b[K");
        }
        print(json ? json_line(json_of(name, agreement)) + "\n" : text_of(name, agreement));
        agree = agree && agreement.wrong.empty();
        complete = complete && agreement.complete && agreement.compared > 0;
    }
    if (!agree) return ExitCode::disagreement;
    return complete ? ExitCode::agreement : ExitCode::stopped_early;
}

}  // namespace shikatsu::tools
