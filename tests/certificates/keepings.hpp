// Keepings made by hand.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/keeping_check.hpp"

namespace shikatsu::certificates {

/// The lines of a keeping's text without its end line: the rows of the position parted by '/', then the rest.
std::vector<std::string> keeping_lines(const std::string& rows, const std::string& keeper,
                                       const std::vector<std::string>& split);

/// A text made by hand and why it is one.
struct HandMade {
    const char* name;
    std::vector<std::string> lines;

    std::string text() const;
    /// Throws if it cannot be read.
    reference::KeepingCertificate read() const;
};

/// Two eyes of one point; an eye space that is parted by the answer, as it stands and by a split; a link by
/// miai; a string that is
/// joined to one with an eye.
const std::vector<HandMade>& hand_made_keepings();

}  // namespace shikatsu::certificates
