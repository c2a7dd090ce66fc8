// The three obligations of a theorem that is checked by going through every case.
#pragma once

#include <string>
#include <vector>

#include "proofs/claims/finding.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::proofs {

/// A wrong variant of a claim: what it overlooks.
template <class Slip>
struct SlipVariant {
    const char* name;
    Slip slip;
};

/// Collects what an enumeration meets. The cases and variants it announces have to be met.
class Enumeration {
  public:
    Enumeration(std::vector<std::string> cases, std::vector<std::string> variants);

    void count_scene() { ++finding_.extent; }
    /// The claim is wrong on this position. The sentence says how; the first one is kept.
    void fail(const std::string& sentence, const Position& position);
    /// The case occurs. The first position is kept. Requires an announced name.
    void occurs(const std::string& name, const Position& position);
    /// The variant is wrong on this position; `below` says what else belongs to it. Requires an announced
    /// name.
    void refutes(const std::string& name, const Position& position,
                 const std::vector<std::string>& below = {});

    /// Whether it is refuted already: then nothing need be said of other positions.
    bool is_refuted(const std::string& variant) const;

    /// With a failure if a case or a refutation was not met.
    Finding finding() const;

  private:
    Finding finding_;
};

}  // namespace shikatsu::proofs
