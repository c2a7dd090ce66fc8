#include "tools/shikatsu/checked_clearings.hpp"

#include <algorithm>

#include "reference/certificates/clearing_reader.hpp"

namespace shikatsu::tools {

const tl::expected<CheckedClearing, reference::CertificateProblem>& CheckedClearings::of(
    const std::string& text, const reference::CertificateLimits& limits, const std::function<bool()>& stop) {
    const auto known = std::ranges::find(known_, text, &Known::text);
    if (known != known_.end()) return known->checked;
    const auto checked = [&](reference::ClearingCertificate certificate) {
        reference::CertificateVerdict verdict = reference::check(certificate, limits, stop);
        std::vector<Point> captured = reference::captured_by(certificate);
        std::vector<Point> cleared = reference::cleared_by(certificate);
        return CheckedClearing{std::move(certificate), std::move(captured), std::move(cleared),
                               std::move(verdict)};
    };
    known_.push_back({text, reference::read_clearing(text, limits).map(checked)});
    return known_.back().checked;
}

}  // namespace shikatsu::tools
