// The catalogue of mutants: small wrong changes to the sources, each with a name and what it breaks.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace shikatsu::mutants {

/// One change: in `file`, the fragment `from`, which must occur there exactly once, is replaced by `to`.
/// Fragments are compared without their spaces. A fragment that ends with ';' is a statement, any other an
/// expression.
struct Mutant {
    std::string name;
    /// From the root of the repository.
    std::string file;
    std::string breaks;
    std::string from;
    std::string to;
    /// Why no check can tell it from the original; empty for a mutant that must be killed.
    std::string survives;

    bool is_statement() const { return from.ends_with(';'); }
};

/// Reads blocks of lines "mutant NAME", "file PATH", "breaks TEXT", "from FRAGMENT", "to FRAGMENT" and
/// perhaps "survives REASON", parted by empty lines; '%' starts a comment. Errors name `where` and the line.
tl::expected<std::vector<Mutant>, std::string> read_catalogue(std::string_view text,
                                                              const std::string& where);

}  // namespace shikatsu::mutants
