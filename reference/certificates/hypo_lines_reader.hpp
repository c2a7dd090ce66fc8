// What the texts of hypo-strategies and of hypo-sequences have in common.
#pragma once

#include <optional>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/values/hypo_strategy.hpp"

namespace shikatsu::reference {

class HypoLinesReader : public CertificateLines {
  public:
    HypoLinesReader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    /// From the line of the grid on.
    std::optional<ChainClaim> read_chain_claim();
    /// How many lines follow, of so many in all with `other_lines`.
    std::optional<std::size_t> read_number_of_lines(std::string_view key, const Grid& grid,
                                                    std::size_t other_lines);
    /// "CHOICE DISTANCE", "CHOICE LEMMA", "LEMMA", or "begin" if it begins.
    bool read_line(const Grid& grid, bool begins, HypoStrategy::Line& line);

  private:
    const CertificateLimits& limits_;
};

}  // namespace shikatsu::reference
