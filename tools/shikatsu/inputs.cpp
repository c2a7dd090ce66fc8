#include "tools/shikatsu/inputs.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

void report_bad(const SourceError& error, Outcome& outcome) {
    if (error.file.starts_with("--")) return report_misused(error.file, error.message, outcome);
    complain(to_line(error));
    outcome.note_bad_input();
}

void report_misused(const std::string& option, const std::string& message, Outcome& outcome) {
    complain("shikatsu: error: " + option + ": " + message);
    outcome.note_bad_input();
}

void report_remark(const std::string& file, Place place, const std::string& sentence) {
    complain(
        fmt::format("{}:{}:{}: remark: {}", printable(file), place.line, place.column, printable(sentence)));
}

void report_left_out(std::size_t positions, Outcome& outcome) {
    if (positions == 0) return;
    complain(fmt::format("shikatsu: interrupted; positions not looked at: {}", positions));
    outcome.note_undecided();
}

ExitCode end_of_standard_input() {
    if (std::ferror(stdin) == 0) return ExitCode::all_decided;
    complain("shikatsu: error: standard input cannot be read");
    return ExitCode::bad_input;
}

void for_each_position(const std::vector<std::string>& files, Outcome& outcome,
                       const std::function<void(const SourcePosition&)>& visit, const PlayRule& rule) {
    for (const std::string& file : files) {
        const auto source = read_source(file);
        if (!source) {
            report_bad(source.error(), outcome);
            continue;
        }
        for (const ReadPosition& read : read_positions(*source, rule)) {
            if (read) {
                visit(*read);
            } else {
                report_bad(read.error(), outcome);
            }
        }
    }
}

std::vector<SourcePosition> all_positions(const std::vector<std::string>& files, Outcome& outcome,
                                          const PlayRule& rule) {
    std::vector<SourcePosition> positions;
    for_each_position(
        files, outcome, [&](const SourcePosition& read) { positions.push_back(read); }, rule);
    return positions;
}

}  // namespace shikatsu::tools
