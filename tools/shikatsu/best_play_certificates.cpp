#include "tools/shikatsu/best_play_certificates.hpp"

#include "reference/certificates/alternating_strategy_reader.hpp"
#include "reference/certificates/ing_strategy_reader.hpp"
#include "reference/certificates/value_strategy_reader.hpp"
#include "tools/lib/rulesets/ing_sst_rulings.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/shikatsu/own_certificates.hpp"

namespace shikatsu::tools {

namespace {

/// As rulings name rulesets.
template <class Readings>
std::string rules_of(std::string name, const Readings& readings) {
    for (const std::string& departure : departures(readings)) name += " " + departure;
    return name;
}

std::string rules_of(const reference::ValueCertificate& certificate) {
    return rules_of(std::string(certificate.rules->name), certificate.readings);
}

std::string rules_of(const reference::IngCertificate& certificate) {
    return rules_of(ing_sst_name, certificate.readings);
}

std::string rules_of(const reference::AlternatingCertificate& certificate) {
    return rules_of(default_rules, certificate.readings);
}

/// `read` is a certificate or why there is none.
template <class Read>
check::Verdict checked(const Read& read, const Ruling& ruling, const BestPlay& value, Player player,
                       const check::Limits& limits, const std::function<bool()>& stop) {
    if (!read) return unreadable(read.error());
    const BoundProof& proof = player == Player::black ? *value.blacks : *value.whites;
    const bool same_claim = rules_of(*read) == ruling.rules && read->position == ruling.position &&
                            read->first == value.first && read->player() == player &&
                            read->margin == proof.to_come;
    return same_claim ? reference::check(*read, limits, stop) : another_claim();
}

}  // namespace

check::Verdict checked_bound(const std::string& text, const Ruling& ruling, const BestPlay& value,
                             Player player, const std::function<bool()>& stop) {
    const check::Limits limits = limits_of_own();
    if (reference::is_ing_strategy(text))
        return checked(reference::read_ing_strategy(text, limits), ruling, value, player, limits, stop);
    if (reference::is_alternating_strategy(text)) {
        return checked(reference::read_alternating_strategy(text, limits), ruling, value, player, limits,
                       stop);
    }
    return checked(reference::read_value_strategy(text, limits), ruling, value, player, limits, stop);
}

}  // namespace shikatsu::tools
