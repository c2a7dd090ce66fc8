// Clearings as they are read back and checked, each once: the strings of an area share one.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/certificates/clearing_check.hpp"

namespace shikatsu::tools {

struct CheckedClearing {
    reference::ClearingCertificate certificate;
    /// Sorted.
    std::vector<Point> captured;
    std::vector<Point> cleared;
    reference::CertificateVerdict verdict;
};

class CheckedClearings {
  public:
    /// Stays where it is. Errors: what cannot be read.
    const tl::expected<CheckedClearing, reference::CertificateProblem>& of(
        const std::string& text, const reference::CertificateLimits& limits,
        const std::function<bool()>& stop);

  private:
    struct Known {
        std::string text;
        tl::expected<CheckedClearing, reference::CertificateProblem> checked;
    };
    std::list<Known> known_;
};

}  // namespace shikatsu::tools
