// Whether the claims of clearings are true, by the engine on the whole grid.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/force_truth.hpp"
#include "tools/lib/clearing_writer.hpp"

namespace shikatsu::certificates {

class ClearingTruth {
  public:
    /// How many questions have been asked.
    std::size_t asked() const { return truth_.asked(); }

    void expect(const reference::ClearingCertificate& certificate, const std::string& how) {
        const std::vector<Point> region = reference::cleared_by(certificate);
        for (const Point target : reference::captured_by(certificate))
            EXPECT_TRUE(truth_.forced(certificate.position, target, region)) << how << '\n'
                                                                             << text_of(certificate);
        EXPECT_TRUE(stays(certificate)) << how << '\n' << text_of(certificate);
    }

    bool is_true(const reference::ClearingCertificate& certificate) {
        const std::vector<Point> captured = reference::captured_by(certificate);
        return stays(certificate) && std::all_of(captured.begin(), captured.end(), [&](Point target) {
                   return truth_.forced(certificate.position, target, reference::cleared_by(certificate));
               });
    }

  private:
    static std::string text_of(const reference::ClearingCertificate& certificate) {
        return tools::clearing_text(certificate.position, certificate.keeper, certificate.clearing);
    }

    /// Whether a stone is not captured, or another one comes to stay there, if that is claimed.
    bool stays(const reference::ClearingCertificate& certificate) {
        const std::optional<Point> where = certificate.clearing.stays;
        return !where || !truth_.forced(certificate.position, *where, {*where});
    }

    ForceTruth truth_;
};

}  // namespace shikatsu::certificates
