#include "tests/certificates/certificates_of.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "reference/values/diagram.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::certificates {

std::vector<Certified> certificates_of(const Position& position, const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {100'000'000, 3600.0};
    options.max_witness_states = 20'000'000;
    std::vector<Certified> certified;
    for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
        for (const optimized::Finding& finding : string.findings) {
            if (!finding.attacker_forces || (!finding.witness && !finding.superko_strategy))
                throw std::runtime_error("no witness");
            certified.push_back(
                {position, readings, finding, tools::certificate_text(position, readings, finding)});
        }
    }
    return certified;
}

Position board(const std::string& rows) {
    std::vector<std::string> parted;
    std::istringstream stream(rows);
    for (std::string row; std::getline(stream, row, '/');) parted.push_back(row);
    return position_from_rows(parted).value();
}

std::vector<Certified> small_certificates() {
    std::vector<Certified> all;
    for (const char* rows : {"#.O/.#.", ".#O/#.O", "O.#/.#.", ".O./##.", "##./.OO", "#.O.#", ".#.O."}) {
        for (Certified& certified : certificates_of(board(rows))) all.push_back(std::move(certified));
    }
    return all;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string repaired(std::vector<std::string> lines) {
    if (!lines.empty() && lines.back().starts_with("end ")) lines.pop_back();
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return tools::with_end_line(text);
}

std::vector<std::string> keepers_lines(const std::string& kind, const std::string& rows,
                                       const std::string& keeper, const std::vector<std::string>& claim) {
    std::vector<std::string> lines{kind, "rules japanese-2003", "readings literal"};
    const Position position = board(rows);
    lines.push_back(fmt::format("grid {}x{}", position.grid().rows(), position.grid().columns()));
    std::string parted = rows;
    std::replace(parted.begin(), parted.end(), '/', '\n');
    for (const std::string& row : lines_of(parted)) lines.push_back(row);
    lines.push_back("keeper " + keeper);
    lines.insert(lines.end(), claim.begin(), claim.end());
    return lines;
}

}  // namespace shikatsu::certificates
