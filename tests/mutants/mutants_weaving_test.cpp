// The catalogue is read as written, and mutants are woven where their fragments stand.
#include <gtest/gtest.h>

#include "tests/mutants/weaving.hpp"

namespace shikatsu::mutants {
namespace {

Mutant mutant(const std::string& name, const std::string& from, const std::string& to) {
    return {name, "file.cpp", "everything", from, to, ""};
}

constexpr const char* preface = "#include \"tests/mutants/chosen.hpp\"\n";

TEST(Weaving, ReplacesAnExpressionWhereverItsSpacesStand) {
    const Mutant one = mutant("one", "a+b", "a - b");
    EXPECT_EQ(woven("return a +\n  b;", {{3, &one}}).value(),
              std::string(preface) + "return (::shikatsu::mutants::is(3) ? (a - b) : (a +\n  b));");
}

TEST(Weaving, ReplacesAStatement) {
    const Mutant one = mutant("one", "f();", "");
    EXPECT_EQ(woven("if (x) f(); g();", {{1, &one}}).value(),
              std::string(preface) + "if (x) { if (::shikatsu::mutants::is(1)) {  } else { f(); } } g();");
}

TEST(Weaving, JoinsMutantsOfOneFragmentAndNestsOthers) {
    const Mutant one = mutant("one", "a && b", "a");
    const Mutant two = mutant("two", "a && b", "b");
    const Mutant inner = mutant("inner", "b", "true");
    EXPECT_EQ(woven("x = a && b;", {{3, &inner}, {1, &one}, {2, &two}}).value(),
              std::string(preface) +
                  "x = (::shikatsu::mutants::is(1) ? (a) : ::shikatsu::mutants::is(2) ? (b) : (a && "
                  "(::shikatsu::mutants::is(3) ? (true) : (b))));");
}

TEST(Weaving, NamesAFragmentThatIsNotThereOnce) {
    const Mutant one = mutant("lonely", "a", "b");
    const auto twice = woven("a = a;", {{1, &one}});
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error(), "mutant lonely: file.cpp has its fragment 2 times instead of once: a");
    ASSERT_FALSE(woven("b = bar;", {{1, &one}}));
    EXPECT_TRUE(woven("a = bar;", {{1, &one}}));
}

TEST(Weaving, RefusesFragmentsThatOverlap) {
    const Mutant one = mutant("one", "a + b", "0");
    const Mutant two = mutant("two", "b + c", "0");
    const auto both = woven("a + b + c", {{1, &one}, {2, &two}});
    ASSERT_FALSE(both);
    EXPECT_EQ(both.error(), "the fragments of one and two overlap");
}

TEST(Catalogue, ReadsBlocks) {
    const auto read =
        read_catalogue("% remark\n\nmutant m\nfile a.hpp\nbreaks all\nfrom   x == y\nto     x\n", "c");
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(read->size(), 1U);
    EXPECT_EQ(read->front().name, "m");
    EXPECT_EQ(read->front().from, "x == y");
    EXPECT_FALSE(read->front().is_statement());
}

TEST(Catalogue, SaysWhereItIsWrong) {
    const auto error = [](const std::string& text) {
        const auto read = read_catalogue(text, "c");
        return read ? std::string() : read.error();
    };
    EXPECT_EQ(error("mutant m\nfile f\nbreaks b\nfrom x\n"), "c:5: the mutant above has no 'to'");
    EXPECT_EQ(error("mutant m\nmutant n\n"), "c:2: a second 'mutant'");
    EXPECT_EQ(error("colour red\n"), "c:1: unknown word 'colour'");
    const std::string one = "mutant m\nfile f\nbreaks b\nfrom x;\n\n";
    EXPECT_EQ(error(one + one), "c:10: a second mutant m");
}

}  // namespace
}  // namespace shikatsu::mutants
