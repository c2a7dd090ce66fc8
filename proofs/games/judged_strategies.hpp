// What the checker says of strategies that were drawn, held against what becomes of them in play.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/strategy_shape.hpp"
#include "reference/certificates/certificate_check.hpp"

namespace shikatsu::proofs {

/// Part of what the checker says if a condition is not met, and the wrong variant that goes without it.
struct ConditionWords {
    std::string_view words;
    const char* variant;
};

/// Cases that can be met of all strategies.
inline constexpr const char* shares = "a strategy in which several ways lead to a place";
inline constexpr const char* leaves_out = "a strategy that leaves out a play";

class JudgedStrategies {
  public:
    JudgedStrategies(Enumeration& seen, const std::vector<std::string>& cases,
                     const std::vector<std::string>& variants, std::span<const ConditionWords> conditions);

    /// Whether the checker accepts it. `objection` says what goes wrong in play, or nothing. It fails what is
    /// accepted and goes wrong, and what is refused for none of the conditions.
    template <class Certificate>
    bool accepts(const Certificate& certificate, const std::string& objection) {
        if (!accepts(check(certificate, {}), objection, certificate.position)) return false;
        if (shares_places(certificate.strategy)) occurs(shares, certificate.position);
        if (leaves_something_out(certificate.strategy)) occurs(leaves_out, certificate.position);
        return true;
    }
    /// If the case is among those to be met.
    void occurs(const char* name, const Position& position);

  private:
    bool accepts(const reference::CertificateVerdict& verdict, const std::string& objection,
                 const Position& position);

    Enumeration& seen_;
    std::set<std::string> cases_;
    std::set<std::string> variants_;
    std::span<const ConditionWords> conditions_;
};

}  // namespace shikatsu::proofs
