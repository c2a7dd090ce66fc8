// The checker's verdicts on proofs that several strings share, so that each is checked once.
#pragma once

#include <map>

#include "optimized/adjudication.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

/// What other strings may have, too; null if no other has the finding's proof.
inline const void* shared_proof(const optimized::Finding& finding) {
    if (finding.clearing) return finding.clearing.get();
    return finding.keeping.get();
}

class SharedVerdicts {
  public:
    /// The verdict on a proof; null if it is new, or if `proof` is null, as no other string has it.
    const check::Verdict* find(const void* proof) const {
        const auto found = verdicts_.find(proof);
        return found == verdicts_.end() ? nullptr : &found->second;
    }
    void add(const void* proof, const check::Verdict& verdict) {
        if (proof != nullptr) verdicts_.emplace(proof, verdict);
    }

  private:
    std::map<const void*, check::Verdict> verdicts_;
};

}  // namespace shikatsu::tools
