// What the texts of certificates about force have in common: readings, target, region, claim.
#pragma once

#include <optional>
#include <string_view>

#include "reference/certificates/certificate_lines.hpp"

namespace shikatsu::reference {

class ForceClaimLines : public CertificateLines {
  public:
    using CertificateLines::CertificateLines;

    /// "readings literal", or what departs from it, in the order of the register.
    std::optional<Readings> read_readings();
    /// "target VERTEX" and "region VERTEX…" or "region none".
    std::optional<ForceQuestion> read_question(const Position& position);
    /// Intersections in reading order; for the region also "none".
    bool read_points(std::string_view key, const Grid& grid, PointSet& points);
    /// Whether "claim attacker-forces", and not "claim defender-prevents".
    std::optional<bool> read_attacker_forces();
};

}  // namespace shikatsu::reference
