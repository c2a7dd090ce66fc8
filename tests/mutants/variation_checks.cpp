// Main variations: of all that is decided; and those that repeat for ever, played through by the reference.
#include "tests/differential/played_variation.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

/// What is said to repeat leads back to where it began. [J2003-HS-2]
void check_variations(const std::vector<Position>& positions, Cases& cases) {
    optimized::Options options;
    options.want_variations = true;
    int cycles = 0;
    for (const Position& position : positions) {
        for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
            for (const optimized::Finding& finding : string.findings) {
                cases.expect(finding.main_variation.has_value() || !finding.attacker_forces,
                             difftest::one_line(position, {}) + ": no variation of what is decided");
                if (!finding.main_variation || !finding.main_variation->cycle_start) continue;
                const optimized::Variation& variation = *finding.main_variation;
                const auto states = PlayedVariation(position, opponent(string.owner), variation).states;
                ++cycles;
                cases.expect(states.size() == variation.moves.size() + 1,
                             difftest::one_line(position, {}) + ": a move that is not allowed");
                cases.expect(*variation.cycle_start < variation.moves.size() &&
                                 states.back() == states[*variation.cycle_start],
                             difftest::one_line(position, {}) + ": what repeats does not");
            }
        }
    }
    cases.expect(cycles > 3, "hardly a variation repeats");
}

}  // namespace

std::vector<Check> variation_checks() {
    return {{"main variations", Turn::middle,
             [positions = sample_of(1, 6, 313)](Cases& cases) { check_variations(positions, cases); }}};
}

}  // namespace shikatsu::mutants
