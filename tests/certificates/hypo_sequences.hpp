// The choices along hypo-sequences about the chains of a position.
#pragma once

#include <string>
#include <vector>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/certificates/hypo_sequences_check.hpp"

namespace shikatsu::certificates {

/// A chain whose status rests on a repetition.
struct SequencesCertified {
    reference::SequencesCertificate certificate;
    std::string text;
};

/// Of those chains of the position for which the engine writes no strategy without repetition. Throws if one
/// is undecided or has no certificate.
std::vector<SequencesCertified> sequences_of(
    const Position& position,
    asura1989::PreviousOccurrence previous_occurrence = asura1989::PreviousOccurrence::last);

std::string text_of(const reference::SequencesCertificate& certificate);

/// Whether the chain of the certificate has the status that is claimed, by the engine.
bool has_the_status(const reference::SequencesCertificate& certificate);

}  // namespace shikatsu::certificates
