// The checker's verdicts on proofs that several strings share, so that each is checked once.
#pragma once

#include <map>

#include "optimized/adjudication.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

class SharedVerdicts {
  public:
    /// The verdict on the finding's proof; null if it is new, or no keeping and no clearing.
    const check::Verdict* find(const optimized::Finding& finding) const {
        const auto found = verdicts_.find(shared(finding));
        return found == verdicts_.end() ? nullptr : &found->second;
    }
    void add(const optimized::Finding& finding, const check::Verdict& verdict) {
        if (const void* proof = shared(finding)) verdicts_.emplace(proof, verdict);
    }

  private:
    static const void* shared(const optimized::Finding& finding) {
        if (finding.clearing) return finding.clearing.get();
        return finding.keeping.get();
    }

    std::map<const void*, check::Verdict> verdicts_;
};

}  // namespace shikatsu::tools
