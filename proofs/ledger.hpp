// The ledger of theorems as a document.
#pragma once

#include <string>
#include <vector>

#include "proofs/theorem_run.hpp"

namespace shikatsu::proofs {

/// The document proofs/LEDGER.md. Requires runs of every theorem at all sizes, all of which succeeded; throws
/// std::invalid_argument otherwise.
std::string ledger(const std::vector<TheoremRun>& runs);

/// Whether a ledger says what the runs of every theorem, maybe not at all sizes, have to say: the same but
/// for times and boards, which are left to whoever runs it.
bool is_up_to_date(const std::string& ledger_text, const std::vector<TheoremRun>& runs);

/// The sizes of a theorem, those of long runs behind "long:".
std::string sizes_text(const Theorem& theorem);

/// The status with the last size where it has one.
std::string status_text(const Theorem& theorem);

}  // namespace shikatsu::proofs
