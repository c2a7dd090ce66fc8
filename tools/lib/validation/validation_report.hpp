// Reports of a validation: for people, for programs, and all of them summed up.
#pragma once

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "tools/lib/validation/validator.hpp"

namespace shikatsu::tools {

/// A line for each finding and each remark.
std::string report_text(const ValidationReport& report);

/// {"where","number","grid","rules","findings":[{"matter","at","verdict","rules","clause","program",
/// "right_under":[…]}],"remarks":[…]}
nlohmann::ordered_json report_json(const ValidationReport& report);
/// Nothing if the object is no report.
std::optional<ValidationReport> report_of_json(const nlohmann::ordered_json& object);

/// How often which verdict was found.
class ValidationSummary {
  public:
    void add(const ValidationReport& report);
    std::size_t cases() const { return cases_; }
    std::size_t count(Agreement agreement) const;

    /// A table: grids and matters as rows, verdicts as columns; and for the matters that differ, under which
    /// rulesets the other one would be right.
    std::string text() const;
    /// {"cases","agree","differ","undecided","no-answer","by_grid":[{"grid","matter","agree",…}],
    /// "right_under":{ruleset: times},"right_under_none": times}
    nlohmann::ordered_json json() const;

  private:
    using Counts = std::array<std::size_t, 4>;

    std::size_t cases_ = 0;
    std::map<std::pair<std::string, Matter>, Counts> counts_;
    std::map<std::string, std::size_t> right_under_;
    std::size_t right_nowhere_ = 0;
};

}  // namespace shikatsu::tools
