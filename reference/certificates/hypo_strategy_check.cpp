#include "reference/certificates/hypo_strategy_check.hpp"

#include "reference/certificates/hypo_lines.hpp"
#include "reference/certificates/strategy_width.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;

/// The lines of the text with the target and with the strategy's first line.
std::size_t line_of_target(const HypoCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 5;
}
std::size_t first_line(const HypoCertificate& certificate) {
    return line_of_target(certificate) + 3;
}

template <std::size_t N>
CertificateVerdict checked(const HypoCertificate& certificate, Patience patience) {
    const std::vector<HypoStrategy::Line>& lines = certificate.strategy.lines;
    if (lines.empty())
        return {Outcome::rejected, first_line(certificate), "there is no line for the start", 0};
    const Side winner = certificate.status == asura1989::Status::dead ? attacking : defending;
    const HypoRules<N> rules(certificate.position, certificate.target);
    HypoLines<N> strategy(certificate.position.grid(), lines, winner, rules, patience);
    if (winner == attacking) {
        strategy.meet(rules.question.start);
    } else {
        strategy.begin(rules.question.start);
    }
    const auto fault = strategy.fault({});
    if (patience.ended()) return {Outcome::unusable, 0, "", strategy.states()};
    if (!fault) return {Outcome::accepted, 0, claim_in_words(chain_claim(certificate)), strategy.states()};
    return {Outcome::rejected, first_line(certificate) + fault->line,
            fault->moves + (fault->moves.empty() ? "" : ": ") + fault->sentence, strategy.states()};
}

}  // namespace

CertificateVerdict check(const HypoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    const Grid& grid = certificate.position.grid();
    if (auto problem = no_target(certificate.position, certificate.target))
        return {Outcome::rejected, line_of_target(certificate), *std::move(problem), 0};
    const Patience patience(limits, stop);
    return run_in_width(grid, certificate.strategy.lines.size(), limits,
                        [&]<std::size_t N>() { return checked<N>(certificate, patience); });
}

ChainClaim chain_claim(const HypoCertificate& certificate) {
    return {certificate.position, {certificate.target}, certificate.status};
}

}  // namespace shikatsu::reference
