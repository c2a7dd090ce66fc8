// Clearings made by hand.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/clearing_check.hpp"

namespace shikatsu::certificates {

/// A clearing's text made by hand, and why it is one.
struct HandMadeClearing {
    const char* name;
    /// The rows of the position, parted by '/'.
    std::string rows;
    std::string keeper;
    /// From the units on.
    std::vector<std::string> lines;

    std::string text() const;
    /// Throws if it cannot be read.
    reference::ClearingCertificate read() const;
};

/// A stone that is captured at once; one that needs the first play; one beside an eye space that falls apart.
/// Then those with regions that are filled, from the ninth on those in which something is unknown, then one
/// with a ko, and the last one with a stone that stays.
const std::vector<HandMadeClearing>& hand_made_clearings();

}  // namespace shikatsu::certificates
