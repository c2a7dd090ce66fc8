// Whether a strategy shows that a player is sure of a margin by one of Ikeda's rulesets.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/value_bound.hpp"
#include "reference/ikeda/rulesets.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// The claim about games that start from a configuration, nothing having appeared before: best play comes to
/// a margin of so much at least, with Black's strategy; or at most, with White's. [IK-R-8]
struct ValueCertificate {
    using Bound = ValueBound;

    const ikeda::Rules* rules = nullptr;
    IkedaReadings readings;
    Position position;
    /// Who moves first.
    Player first = Player::black;
    Bound bound = Bound::at_least;
    Margin margin;
    ValueStrategy strategy;

    /// Whose strategy it is.
    Player player() const { return player_of(bound); }
};

/// Null if there are none with this name.
const ikeda::Rules* ikeda_rules_named(std::string_view name);

/// Follows the strategy against all moves by the text's own rules, and looks at each play that the rule
/// against repetition could forbid, or is relied on to; believes nothing. The verdict's line is that of the
/// certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const ValueCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words.
std::string claim_in_words(const ValueCertificate& certificate);

}  // namespace shikatsu::reference
