// What the texts of hypo-strategies and of hypo-sequences have in common.
#pragma once

#include <optional>

#include "reference/asura1989/status_analysis.hpp"
#include "reference/certificates/certificate_lines.hpp"
#include "reference/values/hypo_strategy.hpp"

namespace shikatsu::reference {

class HypoLinesReader : public CertificateLines {
  public:
    HypoLinesReader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    std::optional<Point> read_target(const Grid& grid);
    std::optional<asura1989::Status> read_claim();
    /// How many lines follow, of so many in all with `other_lines`.
    std::optional<std::size_t> read_number_of_lines(std::string_view key, const Grid& grid,
                                                    std::size_t other_lines);
    /// "CHOICE DISTANCE", "CHOICE LEMMA", "LEMMA", or "begin" if it begins.
    bool read_line(const Grid& grid, bool begins, HypoStrategy::Line& line);

  private:
    const CertificateLimits& limits_;
};

}  // namespace shikatsu::reference
