#include "tests/certificates/ing_strategies.hpp"

#include <map>
#include <stdexcept>
#include <tuple>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::certificates {

using reference::IngCertificate;
using reference::ValueBound;

std::vector<IngCertificate> ing_certificates_of(const IngReadings& readings, const Position& position,
                                                std::uint64_t max_states) {
    constexpr std::size_t most_lines = 10'000'000;
    std::vector<IngCertificate> certificates;
    optimized::ing_sst::PreparedOutlook outlook;
    for (const Player first : {Player::black, Player::white}) {
        const auto found = optimized::ing_sst::explained_best_play(
            {position, first, readings}, {.max_states = max_states}, most_lines, outlook);
        if (!found.blacks || !found.whites)
            throw std::runtime_error("no strategy by Ing's laws: " + one_line(position));
        certificates.push_back(
            {readings, position, first, ValueBound::at_least, found.value.at_least, *found.blacks});
        certificates.push_back(
            {readings, position, first, ValueBound::at_most, found.value.at_most, *found.whites});
    }
    return certificates;
}

bool has_the_value(const IngCertificate& certificate) {
    const auto found =
        optimized::ing_sst::best_play({certificate.position, certificate.first, certificate.readings}, {});
    const bool at_least = certificate.bound == ValueBound::at_least;
    if (at_least ? certificate.margin <= found.at_least : certificate.margin >= found.at_most) return true;
    if (at_least ? certificate.margin > found.at_most : certificate.margin < found.at_least) return false;
    throw std::runtime_error("undecided by Ing's laws: " + one_line(certificate.position));
}

}  // namespace shikatsu::certificates
