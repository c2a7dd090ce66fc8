// The hypothetical-analysis of final-positions by nothing but certificates.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// What two passes in succession come to in a position.
struct CertifiedEnd {
    /// Without prisoners, Black's points being positive. [J2003-D3-9]
    int score = 0;
    /// Whether direct-ko prohibits the second pass. [J2003-AS-7]
    bool prohibited = false;
};

/// Knows the claims of certificates, all by the same readings.
class CertifiedAnalysis {
  public:
    explicit CertifiedAnalysis(const Readings& readings) : readings_(readings) {}

    /// Requires that the certificate is accepted and by these readings.
    void add(const Certificate& certificate);

    /// Nothing if a question of the hypothetical-analysis [J2003-HA-1] has no answer, neither about the
    /// position nor about a symmetric one.
    std::optional<CertifiedEnd> end_at(const Position& final_position) const;

  private:
    /// The regions of claims about one target: to force capture without permanent-stones on a region is to do
    /// so on a part of it, and what cannot be forced on a region cannot be forced on a larger one.
    /// [J2003-ST-6]
    struct Claims {
        std::set<PointSet> forced;
        std::set<PointSet> prevented;
    };

    /// By claims about this very position.
    std::optional<CertifiedEnd> end_of(const Position& final_position) const;
    std::optional<bool> can_force(const Position& final_position, const ForceQuestion& question) const;

    Readings readings_;
    std::map<Position, std::map<FinalString, Claims>> claims_;
};

}  // namespace shikatsu::reference
