// Whether choices along hypo-sequences, with their whole past, show that a chain is alive or dead by asura's
// model.
#pragma once

#include <functional>
#include <string_view>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/values/asura1989_readings.hpp"
#include "reference/values/hypo_sequences.hpp"

namespace shikatsu::reference {

/// How claims and texts name the reading that is not the literal one.
inline constexpr std::string_view first_occurrence = "asura-previous-occurrence=first";

/// The claim that the chain with the target is alive, or dead, by one reading, with the choices of the player
/// who wants it. [AS89-SA-4] [AS89-SA-5]
struct SequencesCertificate {
    Position position;
    shikatsu::asura1989::PreviousOccurrence previous_occurrence =
        shikatsu::asura1989::PreviousOccurrence::last;
    /// The first stone of the chain.
    Point target;
    asura1989::Status status = asura1989::Status::alive;
    HypoSequences sequences;
};

/// Goes through the text's own hypo-sequences, as far as the choices say, and meets the known situations in
/// the order of their lines; believes nothing. The verdict's line is that of the certificate's text. `stop`
/// may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const SequencesCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// What it is about.
ChainClaim chain_claim(const SequencesCertificate& certificate);

}  // namespace shikatsu::reference
