#include "reference/certificates/hypo_strategy_reader.hpp"

#include "reference/certificates/hypo_lines_reader.hpp"

namespace shikatsu::reference {

namespace {

std::optional<HypoCertificate> read_strategy(HypoLinesReader& reader) {
    if (!reader.check_end() || !reader.expect("shikatsu-hypo-strategy 1") ||
        !reader.expect("rules asura-1989") || !reader.expect("readings any"))
        return std::nullopt;
    const auto claim = reader.read_chain_claim();
    if (!claim) return std::nullopt;
    const Grid& grid = claim->position.grid();
    const auto states = reader.read_number_of_lines("states", grid, 0);
    if (!states) return std::nullopt;
    HypoCertificate certificate{claim->position, claim->chains.front(), claim->status, {}};
    for (std::size_t i = 0; i < *states; ++i) {
        const bool begins = i == 0 && claim->status == asura1989::Status::alive;
        if (!reader.read_line(grid, begins, certificate.strategy.lines.emplace_back())) return std::nullopt;
    }
    if (!reader.expect_no_more("there are more lines than states")) return std::nullopt;
    return certificate;
}

}  // namespace

bool is_hypo_strategy(std::string_view text) {
    return text.starts_with("shikatsu-hypo-strategy ");
}

tl::expected<HypoCertificate, CertificateProblem> read_hypo_strategy(std::string_view text,
                                                                     const CertificateLimits& limits) {
    HypoLinesReader reader(text, limits);
    auto certificate = read_strategy(reader);
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
