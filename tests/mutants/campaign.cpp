// All checks in the order in which they are run.
#include <algorithm>
#include <iterator>

#include "tests/mutants/alternating_checks.hpp"
#include "tests/mutants/asura1989_checks.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/ikeda_checks.hpp"
#include "tests/mutants/ing_checks.hpp"
#include "tests/mutants/two_eye_checks.hpp"

namespace shikatsu::mutants {

std::vector<Check> quick_campaign() {
    std::vector<Check> all;
    for (auto checks :
         {agreement_checks,       kernel_checks,      life_checks,        playout_checks,
          commentary_checks,      consistency_checks, conclusion_checks,  proof_checks,
          checker_checks,         variation_checks,   zone_checks,        keeping_checks,
          clearing_checks,        staying_checks,     ko_pass_checks,     pattern_checks,
          anchored_checks,        eye_checks,         superko_checks,     ing_checks,
          ikeda_checks,           ikeda_proof_checks, ing_proof_checks,   asura1989_checks,
          asura1989_proof_checks, two_eye_checks,     alternating_checks, alternating_proof_checks}) {
        std::vector<Check> some = checks();
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    std::stable_sort(all.begin(), all.end(), [](const Check& a, const Check& b) { return a.turn < b.turn; });
    return all;
}

}  // namespace shikatsu::mutants
