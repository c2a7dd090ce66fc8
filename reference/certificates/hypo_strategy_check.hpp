// Whether a strategy in hypo-sequences shows that a chain is alive or dead by asura's model.
#pragma once

#include <functional>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/values/hypo_strategy.hpp"

namespace shikatsu::reference {

/// The claim that the chain with the target is alive, or dead, with the strategy of the player who wants it.
/// It holds under any reading, as nothing is repeated. [AS89-SA-4] [AS89-SA-5]
struct HypoCertificate {
    Position position;
    /// The first stone of the chain.
    Point target;
    asura1989::Status status = asura1989::Status::alive;
    HypoStrategy strategy;
};

/// Meets the strategy's situations in the order of its lines; believes nothing. The verdict's line is that of
/// the certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const HypoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// What it is about.
ChainClaim chain_claim(const HypoCertificate& certificate);

}  // namespace shikatsu::reference
