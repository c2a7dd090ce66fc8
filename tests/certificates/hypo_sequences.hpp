// Choices along hypo-sequences: those that the engine writes, strategies played out, and some with something
// changed.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/certificates/hypo_sequences_check.hpp"
#include "reference/certificates/hypo_strategy_check.hpp"

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

/// The strategy with the winner's first `turns` choices of each hypo-sequence written as such. Requires a
/// strategy that is accepted, on at most 64 intersections.
reference::SequencesCertificate played_out(const reference::HypoCertificate& strategy, int turns);

/// With one turn, one line, the target, the reading or the claim changed by chance.
reference::SequencesCertificate changed(reference::SequencesCertificate certificate, std::mt19937& random);

/// Whether the chain of the certificate has the status that is claimed, by the engine.
bool has_the_status(const reference::SequencesCertificate& certificate);

}  // namespace shikatsu::certificates
