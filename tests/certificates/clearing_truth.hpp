// Whether the claims of clearings are true, by the engine on the whole grid.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tools/lib/clearing_writer.hpp"

namespace shikatsu::certificates {

class ClearingTruth {
  public:
    /// How many questions have been asked.
    std::size_t asked() const { return known_.size(); }

    void expect(const reference::ClearingCertificate& certificate, const std::string& how) {
        const std::vector<Point> region = reference::cleared_by(certificate);
        for (const Point target : reference::captured_by(certificate))
            EXPECT_TRUE(forced(certificate.position, target, region)) << how << '\n' << text_of(certificate);
        EXPECT_TRUE(stays(certificate)) << how << '\n' << text_of(certificate);
    }

    bool is_true(const reference::ClearingCertificate& certificate) {
        const std::vector<Point> captured = reference::captured_by(certificate);
        return stays(certificate) && std::all_of(captured.begin(), captured.end(), [&](Point target) {
                   return forced(certificate.position, target, reference::cleared_by(certificate));
               });
    }

  private:
    static std::string text_of(const reference::ClearingCertificate& certificate) {
        return tools::clearing_text(certificate.position, certificate.keeper, certificate.clearing);
    }

    /// Whether a stone is not captured, or another one comes to stay there, if that is claimed.
    bool stays(const reference::ClearingCertificate& certificate) {
        const std::optional<Point> where = certificate.clearing.stays;
        return !where || !forced(certificate.position, *where, {*where});
    }

    bool forced(const Position& position, Point target, const std::vector<Point>& region) {
        auto entry = known_.find({position, target, region});
        if (entry == known_.end()) {
            optimized::Options options;
            options.budget = {100'000'000, 600.0};
            optimized::Asker asker(position, options);
            const auto answers =
                asker.ask_all({optimized::Question{target, region}}, 2, options.budget.max_states);
            EXPECT_TRUE(answers.front().attacker_forces.has_value());
            entry =
                known_.emplace(std::tuple(position, target, region), answers.front().attacker_forces == true)
                    .first;
        }
        return entry->second;
    }

    std::map<std::tuple<Position, Point, std::vector<Point>>, bool> known_;
};

}  // namespace shikatsu::certificates
