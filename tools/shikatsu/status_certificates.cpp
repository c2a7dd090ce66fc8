#include "tools/shikatsu/status_certificates.hpp"

#include <algorithm>

#include "reference/certificates/clearing_reader.hpp"
#include "reference/certificates/hypo_sequences_reader.hpp"
#include "reference/certificates/hypo_strategy_reader.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "tools/shikatsu/own_certificates.hpp"

namespace shikatsu::tools {

namespace {

using reference::CertifiedRules;
using reference::ChainClaim;

ChainClaim claim_of(const reference::HypoCertificate& certificate) {
    return reference::chain_claim(certificate);
}
ChainClaim claim_of(const reference::SequencesCertificate& certificate) {
    return reference::chain_claim(certificate);
}
ChainClaim claim_of(const reference::PatternCertificate& certificate) {
    return reference::alive_chain(certificate);
}
ChainClaim claim_of(const reference::ClearingCertificate& certificate) {
    return reference::dead_chains(certificate);
}

/// What names no rules is by no others.
template <class Certificate>
bool by_asuras_model(const Certificate& certificate) {
    if constexpr (requires { certificate.rules; }) return certificate.rules == CertifiedRules::asura_1989;
    return true;
}

bool claims(const ChainClaim& claim, const Position& position, const StringRuling& string) {
    const bool alive = claim.status == reference::asura1989::Status::alive;
    return claim.position == position && alive == string.alive &&
           std::ranges::find(claim.chains, string.points.front()) != claim.chains.end();
}

template <class Read>
check::Verdict verdict_on(const Read& certificate, const Position& position, const StringRuling& string,
                          SharedVerdicts& shared, const std::function<bool()>& stop) {
    if (!certificate) return unreadable(certificate.error());
    if (!by_asuras_model(*certificate) || !claims(claim_of(*certificate), position, string))
        return another_claim();
    if (const check::Verdict* known = shared.find(string.certificate->proof)) return *known;
    check::Verdict verdict = reference::check(*certificate, limits_of_own(), stop);
    shared.add(string.certificate->proof, verdict);
    return verdict;
}

}  // namespace

check::Verdict checked_status(const std::string& text, const Position& position, const StringRuling& string,
                              SharedVerdicts& shared, const std::function<bool()>& stop) {
    const check::Limits limits = limits_of_own();
    if (reference::is_clearing(text))
        return verdict_on(reference::read_clearing(text, limits), position, string, shared, stop);
    if (reference::is_patterns(text))
        return verdict_on(reference::read_patterns(text, limits), position, string, shared, stop);
    if (reference::is_hypo_sequences(text))
        return verdict_on(reference::read_hypo_sequences(text, limits), position, string, shared, stop);
    return verdict_on(reference::read_hypo_strategy(text, limits), position, string, shared, stop);
}

}  // namespace shikatsu::tools
