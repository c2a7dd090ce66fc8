// Weaving mutants into a source text: at each site the running program chooses the original or a mutant.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tests/mutants/catalogue.hpp"

namespace shikatsu::mutants {

/// A mutant of a source with its number in the catalogue.
struct Numbered {
    int number = 0;
    const Mutant* mutant = nullptr;
};

/// The source with all the mutants in it. Fragments may coincide or lie within one another.
/// Errors: a fragment that is not there exactly once; two that overlap otherwise.
tl::expected<std::string, std::string> woven(std::string_view source, const std::vector<Numbered>& mutants);

}  // namespace shikatsu::mutants
