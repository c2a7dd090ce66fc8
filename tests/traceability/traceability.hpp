// Which clause of the specification is cited where: by the reference, by tests, by proofs.
#pragma once

#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::testing {

/// A clause, by its defining heading in spec/, such as "### J2003-AX-1 players".
struct Clause {
    std::string id;
    std::string term;
};

/// For each clause id the places that cite it, as "path:line".
using Citations = std::map<std::string, std::vector<std::string>>;

/// The clauses that the headings of a specification define, in their order. A clause defined twice is listed
/// twice.
std::vector<Clause> clauses_defined(const SourceFile& specification);

/// Every clause id in the file, wherever it stands.
Citations mentions(const SourceFile& file);

/// Ids in documentation comments (///) of a header: what they document is the clause's symbol.
Citations symbol_citations(const SourceFile& header);

/// Ids that stand in a test: in its body, on the line that opens it, or in a comment just above.
Citations test_citations(const SourceFile& file);

/// For each clause id the theorems that serve it, by the rows of the ledger of theorems.
Citations theorems_of(const SourceFile& ledger);

/// All that is known about which clause is cited where.
struct Traceability {
    std::vector<Clause> clauses;
    Citations reference;
    Citations tests;
    Citations proofs;
    /// The ids of theorems of the ledger.
    Citations theorems;
    /// Every id in any of the rooms, to find those that no specification defines.
    Citations everywhere;
};

/// Reads spec/ and the rooms.
Traceability traceability_of_repository();

/// What is wrong, one sentence each: a clause without reference symbol or without test, a clause that is
/// defined twice, an unknown id.
std::vector<std::string> gaps(const Traceability& traceability);

/// The matrix clause × {reference, tests, proofs}, with the number of citations, and the theorems in
/// brackets.
void print_matrix(std::ostream& out, const Traceability& traceability);

}  // namespace shikatsu::testing
