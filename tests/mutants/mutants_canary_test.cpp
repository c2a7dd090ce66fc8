// The canary: with a planted fault these tests have to fail, and the suite checks that they do.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/mutants/catalogue.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/chosen.hpp"

namespace shikatsu::mutants {

extern const char* const catalogue_text;

namespace {

/// The mutant that the environment names; 0 if it names none. Throws if there is no such mutant.
int planted() {
    const char* const name = std::getenv("SHIKATSU_MUTANT");
    if (name == nullptr) return 0;
    const std::vector<Mutant> mutants = read_catalogue(catalogue_text, "catalogue").value();
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        if (mutants[i].name == name) return static_cast<int>(i + 1);
    }
    throw std::invalid_argument(std::string("no mutant ") + name);
}

TEST(Canary, TheKernelIsRight) {
    chosen = planted();
    for (const Check& check : kernel_checks()) {
        Cases cases;
        try {
            check.run(cases);
        } catch (const Wrong& wrong) {
            ADD_FAILURE() << check.name << ": " << wrong.what();
        }
        EXPECT_GT(cases.count(), 0) << check.name;
    }
}

}  // namespace
}  // namespace shikatsu::mutants
