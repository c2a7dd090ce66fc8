// The inputs of a command: what is bad is reported, and the others are still done.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "tools/lib/position_source.hpp"
#include "tools/shikatsu/exit_code.hpp"

namespace shikatsu::tools {

/// One line on standard error, without a place if the error is in an option; the outcome remembers it.
void report_bad(const SourceError& error, Outcome& outcome);

/// The same for an option that does not go with what else was asked for.
void report_misused(const std::string& option, const std::string& message, Outcome& outcome);

/// One line on standard error on how an input is taken that is not bad.
void report_remark(const std::string& file, Place place, const std::string& sentence);

/// How many positions were not looked at because of Ctrl-C, if there are any; they count as undecided.
void report_left_out(std::size_t positions, Outcome& outcome);

/// Once standard input has come to its end: bad input, with a complaint, if it could not be read.
ExitCode end_of_standard_input();

/// Visits every position of the files in their order. Games are replayed by the rule.
void for_each_position(const std::vector<std::string>& files, Outcome& outcome,
                       const std::function<void(const SourcePosition&)>& visit,
                       const PlayRule& rule = play_without_suicide);

/// All of them, before any is looked at. Whoever interrupts the reading of what never comes to an end wants
/// to end the program, so this comes before an Interruption.
std::vector<SourcePosition> all_positions(const std::vector<std::string>& files, Outcome& outcome,
                                          const PlayRule& rule = play_without_suicide);

}  // namespace shikatsu::tools
