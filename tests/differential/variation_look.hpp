// A main variation, played through by the reference: whether it shows what the answer says.
#pragma once

#include <algorithm>
#include <string>

#include "tests/differential/played_variation.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu {

class VariationLook {
  public:
    /// Requires that the string's finding is decided and has a main variation.
    VariationLook(const Position& position, const optimized::StringVerdict& string,
                  const optimized::Finding& finding)
        : position_(position),
          string_(string),
          finding_(finding),
          variation_(*finding.main_variation),
          played_(position, opponent(string.owner), variation_) {}

    bool repeats() const { return variation_.cycle_start.has_value(); }
    bool captures() const { return played_.removes(string_.points); }

    /// In words, with the position; empty if it shows what it should.
    std::string fault() const {
        const std::string words = fault_in_words();
        if (words.empty()) return "";
        return difftest::one_line(position_, {}) + ", " + std::to_string(finding_.question.target.index) +
               ", region of " + std::to_string(finding_.question.region.size()) + ": " + words;
    }

  private:
    std::string fault_in_words() const {
        const auto& states = played_.states;
        if (states.size() != variation_.moves.size() + 1) return "a move that is not allowed";
        if (repeats()) {
            if (*variation_.cycle_start >= variation_.moves.size()) return "what repeats is not there";
            return states.back() == states[*variation_.cycle_start] ? "" : "what repeats does not";
        }
        if (!states.back().ended) return "not played to the end";
        const auto& region = finding_.question.region;
        if (*finding_.attacker_forces) {
            if (!captures()) return "no capture";
            return free(region) ? "" : "a played stone is left";
        }
        if (region.empty()) return captures() ? "a capture" : "";
        if (captures() && free(region)) return "nothing is left";
        const bool capturable = string_.findings.front().attacker_forces == true;
        return captures() || !capturable ? "" : "does not show what the capture leads to";
    }

    /// Whether no played stone of the owner is left there.
    bool free(const std::vector<Point>& region) const {
        return std::ranges::none_of(region, [&](Point point) {
            const bool stays = position_.holds(point, string_.owner) && !played_.removed.contains(point);
            return played_.states.back().position.holds(point, string_.owner) && !stays;
        });
    }

    const Position& position_;
    const optimized::StringVerdict& string_;
    const optimized::Finding& finding_;
    const optimized::Variation& variation_;
    PlayedVariation played_;
};

}  // namespace shikatsu
