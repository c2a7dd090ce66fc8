#include "tests/differential/analysis_comparison.hpp"

#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {

optimized::Adjudication engine_analysis(const Position& position, const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {100'000'000, 3600.0};
    return optimized::adjudicate(position, 0, options);
}

void compare(const Position& position, const reference::CanForce& can_force, const Readings& readings,
             Agreement& agreement) {
    const reference::Statuses statuses = reference::hypothetical_analysis(position, can_force, readings);
    const auto differences = difftest::analysis_differences(statuses, engine_analysis(position, readings));
    ++agreement.positions;
    agreement.strings += static_cast<long>(statuses.size());
    for (const std::string& difference : differences) {
        agreement.disagreements.push_back(one_line(position, readings) + ": " + difference);
    }
}

Agreement compare_all(int rows, int columns, const reference::CanForce& can_force, const Readings& readings) {
    Agreement agreement;
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        compare(position, can_force, readings, agreement);
    }
    return agreement;
}

std::string summary(int rows, int columns, const Readings& readings, const Agreement& agreement) {
    std::string line = std::to_string(rows) + "x" + std::to_string(columns);
    for (const std::string& departure : departures(readings)) line += " " + departure;
    return line + ": " + std::to_string(agreement.positions) + " positions, " +
           std::to_string(agreement.strings) + " strings, " + std::to_string(agreement.disagreements.size()) +
           " disagreements";
}

}  // namespace shikatsu::differential
