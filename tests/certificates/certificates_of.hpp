// The certificates of all questions about a position.
#pragma once

#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::certificates {

struct Certified {
    Position position;
    Readings readings;
    optimized::Finding finding;
    std::string text;
};

/// Adjudicates with ample budget. Throws if a question is undecided or has no witness.
std::vector<Certified> certificates_of(const Position& position, const Readings& readings = {});

/// A position whose rows are parted by '/'.
Position board(const std::string& rows);

/// The certificates of a few small boards.
std::vector<Certified> small_certificates();

std::vector<std::string> lines_of(const std::string& text);

/// The lines, with a right 'end' line; an 'end' line that is there already is replaced.
std::string repaired(std::vector<std::string> lines);

/// The lines of a keeping's or a clearing's text to the keeper's, and then `claim`. Rows are parted by '/'.
std::vector<std::string> keepers_lines(const std::string& kind, const std::string& rows,
                                       const std::string& keeper, const std::vector<std::string>& claim);

}  // namespace shikatsu::certificates
