#include "tests/certificates/value_strategies.hpp"

#include <stdexcept>

#include "optimized/ikeda/best_play.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::certificates {

namespace {

namespace ikeda_engine = optimized::ikeda;
using reference::ValueCertificate;
using Bound = ValueCertificate::Bound;

ValueCertificate certificate_of(const reference::ikeda::Rules& rules, const IkedaReadings& readings,
                                const Position& position, Player first, Bound bound,
                                const ikeda_engine::BestPlay& found) {
    const bool at_least = bound == Bound::at_least;
    const auto& strategy = at_least ? found.blacks : found.whites;
    if (!found.decided() || !strategy)
        throw std::runtime_error("no strategy: " + std::string(rules.name) + " " + one_line(position));
    return {&rules, readings, position, first, bound, at_least ? *found.at_least : *found.at_most, *strategy};
}

}  // namespace

std::vector<ValueCertificate> value_certificates_of(const reference::ikeda::Rules& rules,
                                                    const IkedaReadings& readings, const Position& position) {
    constexpr std::size_t most_lines = 10'000'000;
    const auto found_of_each = ikeda_engine::best_play_of_each(ikeda_engine::rules_named(rules.name),
                                                               readings, position, {}, most_lines);
    std::vector<ValueCertificate> certificates;
    for (const Player first : {Player::black, Player::white}) {
        const ikeda_engine::BestPlay& found = found_of_each[static_cast<std::size_t>(first)];
        for (const Bound bound : {Bound::at_least, Bound::at_most})
            certificates.push_back(certificate_of(rules, readings, position, first, bound, found));
    }
    return certificates;
}

bool has_the_value(const ValueCertificate& certificate) {
    const ikeda_engine::BestPlay found =
        ikeda_engine::best_play(ikeda_engine::rules_named(certificate.rules->name), certificate.readings,
                                certificate.position, certificate.first, {});
    if (!found.decided()) throw std::runtime_error("undecided");
    return certificate.bound == Bound::at_least ? certificate.margin <= *found.at_least
                                                : certificate.margin >= *found.at_most;
}

}  // namespace shikatsu::certificates
