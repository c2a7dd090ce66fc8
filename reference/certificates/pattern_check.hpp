// Whether a pattern proof keeps its string from capture, or gains a permanent-stone.
#pragma once

#include <functional>
#include <string>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/certified_rules.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/values/pattern_proof.hpp"

namespace shikatsu::reference {

/// The claim that the opponent of the target's owner cannot force its capture, or, if there is a region,
/// cannot force that with no permanent-stone of the owner there, with the patterns that show it. [J2003-ST-6,
/// J2003-LD-2] By asura's model: that the target's chain is alive. [AS89-SA-4]
struct PatternCertificate {
    Position position;
    /// The first stone of the final-string.
    Point target;
    PatternProof proof;
    /// In reading order.
    std::vector<Point> region = {};
    CertifiedRules rules = CertifiedRules::japanese_2003;
};

/// By asura's model: that the target's chain is alive. [AS89-SA-4]
ChainClaim alive_chain(const PatternCertificate& certificate);

/// How many intersections the patterns of a proof may have in all.
inline constexpr std::size_t most_intersections_in_patterns = std::size_t{1} << 28;

/// Goes through the patterns in the order of their lines; believes nothing. The verdict's line is that of the
/// certificate's text, its states are the patterns looked at. `stop` may be empty; once it says so the check
/// ends, unusable.
CertificateVerdict check(const PatternCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words, with the position's vertices.
std::string claim_in_words(const PatternCertificate& certificate);

}  // namespace shikatsu::reference
