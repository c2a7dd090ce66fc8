// What is concluded of strings, from some answers and by all methods together.
#include "tests/mutants/check.hpp"
#include "tests/optimized/conclusions.hpp"
#include "tests/optimized/finished_boards.hpp"
#include "tests/optimized/regions_asked_together.hpp"

namespace shikatsu::mutants {

namespace {

namespace testing = optimized::testing;

void check_conclusions(Cases& cases) {
    testing::for_each_some_answers([&](const testing::SomeAnswers& some) {
        const std::string fault = testing::conclusion_fault(some);
        cases.expect(fault.empty(), fault);
        for (const bool ko_stone : {false, true}) {
            for (const testing::KnownLocals known : testing::all_known_locals)
                cases.expect(testing::capturable_3_fault(some, ko_stone, known).empty(), "capturable-3");
        }
    });
    cases.expect(testing::implication_fault().empty(), "what follows for local-1");
    cases.expect(testing::fault_of_any_capturable_3().empty(), "capturable-3 of one of two strings");
    cases.expect(testing::fault_of_regions_asked_together().empty(), "regions of questions about several");
}

void check_life_with_local_1_open(Cases& cases) {
    cases.expect(testing::fault_of_life_with_local_1_open().empty(), "life with local-1 open");
}

void check_finished_boards(Cases& cases) {
    for (const Position& position : testing::finished_boards()) {
        const std::string fault = testing::fault_of(position);
        cases.expect(fault.empty(), fault);
    }
}

}  // namespace

std::vector<Check> conclusion_checks() {
    return {{"conclusions of some answers", Turn::first, check_conclusions},
            {"life where local-1 is open", Turn::first, check_life_with_local_1_open},
            {"finished boards", Turn::middle, check_finished_boards}};
}

}  // namespace shikatsu::mutants
