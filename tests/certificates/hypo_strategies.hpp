// The strategies in hypo-sequences about the chains of a position.
#pragma once

#include <string>
#include <vector>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/certificates/hypo_strategy_check.hpp"

namespace shikatsu::certificates {

/// A chain whose status the engine has decided by the search of hypo-sequences.
struct HypoCertified {
    reference::HypoCertificate certificate;
    std::string text;
};

/// Of those chains whose status rests on no repetition. Throws if one is undecided with `max_states`.
std::vector<HypoCertified> hypo_certificates_of(const Position& position,
                                                std::uint64_t max_states = 1'000'000);

/// Whether the chain of the certificate has the status that is claimed, by the engine.
bool has_the_status(const reference::HypoCertificate& certificate);

}  // namespace shikatsu::certificates
