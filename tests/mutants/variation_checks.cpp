// Main variations of all that is decided, played through by the reference.
#include "tests/differential/variation_look.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

void check_variations(const std::vector<Position>& positions, Cases& cases) {
    optimized::Options options;
    options.want_variations = true;
    int cycles = 0;
    for (const Position& position : positions) {
        for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
            for (const optimized::Finding& finding : string.findings) {
                if (!finding.attacker_forces) continue;
                cases.expect(finding.main_variation.has_value(),
                             difftest::one_line(position, {}) + ": no variation of what is decided");
                if (!finding.main_variation) continue;
                const VariationLook look(position, string, finding);
                const std::string fault = look.fault();
                cases.expect(fault.empty(), fault);
                cycles += look.repeats() ? 1 : 0;
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
