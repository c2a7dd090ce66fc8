#include "tools/shikatsu/best_play_certificates.hpp"

#include "reference/certificates/value_strategy_reader.hpp"
#include "tools/shikatsu/own_certificates.hpp"

namespace shikatsu::tools {

namespace {

/// As rulings name rulesets.
std::string rules_of(const reference::ValueCertificate& certificate) {
    std::string text(certificate.rules->name);
    for (const std::string& departure : departures(certificate.readings)) text += " " + departure;
    return text;
}

}  // namespace

check::Verdict checked_bound(const std::string& text, const Ruling& ruling, const BestPlay& value,
                             Player player, const std::function<bool()>& stop) {
    const check::Limits limits = limits_of_own();
    const auto certificate = reference::read_value_strategy(text, limits);
    if (!certificate) return unreadable(certificate.error());
    const BoundProof& proof = player == Player::black ? *value.blacks : *value.whites;
    const bool same_claim = rules_of(*certificate) == ruling.rules &&
                            certificate->position == ruling.position && certificate->first == value.first &&
                            certificate->player() == player && certificate->margin == proof.to_come;
    return same_claim ? reference::check(*certificate, limits, stop) : another_claim();
}

}  // namespace shikatsu::tools
