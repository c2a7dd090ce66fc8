// Which strings there is still something to find out about: the open ones, and those that may bound their
// local-2 or local-3.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "optimized/analysis/due_strings.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::optimized {
namespace {

/// Strings on A1, C1, E1 and G1, the last one black.
const Position& position() {
    static const Position in_a_row = position_from_rows(std::vector<std::string>{"O.O.O.#"}).value();
    return in_a_row;
}

/// What is known of each string, by its column.
class StringsOfABoard {
  public:
    StringsOfABoard() : verdicts_(final_strings(position())) {}

    StringVerdict& at(int column) { return verdicts_.at(static_cast<std::size_t>(column / 2)); }
    void make_all_alive() {
        for (StringVerdict& verdict : verdicts_) verdict.alive = true;
    }
    bool due(int column, Sought sought = Sought::statuses) {
        return is_due(position().grid(), at(column), verdicts_, sought);
    }
    bool all_known(Sought sought) const { return optimized::all_known(verdicts_, sought); }

  private:
    Verdicts verdicts_;
};

TEST(DueStrings, AreAllAtFirst) {
    StringsOfABoard strings;
    for (const int column : {0, 2, 4, 6}) EXPECT_TRUE(strings.due(column));
    EXPECT_FALSE(strings.all_known(Sought::statuses));
    EXPECT_FALSE(strings.all_known(Sought::life_and_death));
}

// [J2003-LD-5]
TEST(DueStrings, AreThoseThatAreOpenAndThoseThatMayBoundTheirLocal2) {
    StringsOfABoard strings;
    strings.make_all_alive();
    strings.at(0).alive = std::nullopt;
    EXPECT_TRUE(strings.due(0));
    EXPECT_TRUE(strings.due(2)) << "whether A1's local-2 goes on beyond B1 depends on it";
    EXPECT_FALSE(strings.due(4)) << "not before C1 is known to be no barrier";
    EXPECT_FALSE(strings.due(6)) << "black strings do not bound white ones' local-2";
    EXPECT_FALSE(strings.all_known(Sought::life_and_death));

    Finding forced;
    forced.attacker_forces = true;
    strings.at(2).findings = {forced, forced};
    EXPECT_TRUE(strings.due(4)) << "C1 is no barrier";
}

TEST(DueStrings, AreAllAgainForStatusesOnceLifeAndDeathAreKnown) {
    StringsOfABoard strings;
    strings.make_all_alive();
    EXPECT_TRUE(strings.all_known(Sought::life_and_death));
    EXPECT_FALSE(strings.all_known(Sought::statuses));
    EXPECT_TRUE(strings.due(2));
    EXPECT_FALSE(strings.due(2, Sought::life_and_death));
    strings.at(0).ko_stone = true;
    EXPECT_FALSE(strings.all_known(Sought::life_and_death)) << "it may prevent the end [J2003-AS-7]";
    EXPECT_TRUE(strings.due(0, Sought::life_and_death));
    strings.at(0).capturable_3 = false;
    EXPECT_TRUE(strings.all_known(Sought::life_and_death));
}

// [J2003-LD-7] [J2003-LD-8]
TEST(DueStrings, AreThoseOfBothPlayersThatMayBoundTheLocal3OfAKoStone) {
    StringsOfABoard strings;
    strings.make_all_alive();
    strings.at(4).ko_stone = true;
    EXPECT_TRUE(strings.due(4));
    EXPECT_TRUE(strings.due(2));
    EXPECT_TRUE(strings.due(6)) << "if G1 were no barrier, E1's local-3 would go on there";
    EXPECT_FALSE(strings.due(0)) << "not before C1 is known to be no barrier";
    strings.at(4).capturable_3 = false;
    EXPECT_FALSE(strings.due(6, Sought::life_and_death));
}

// Whether White's D6 is capturable-3 depends on what Black's D7 and D5 are. [J2003-LD-8] [J2003-AS-7]
TEST(DueStrings, OfBothPlayersAreDecidedForDirectKo) {
    const std::vector<std::string> rows{".##OO##.", "#.#O.###", "###OO###", "OOO#.###", ".O.O###.",
                                        "OOO#.###", "OOOO.#.#", ".O.O.###", "OOOOO###", "########"};
    const Adjudication decided = adjudicate(position_from_rows(rows).value(), 0, {});
    EXPECT_EQ(decided.end_prohibited_by_direct_ko, std::optional(true));
    for (const StringVerdict& string : decided.strings) EXPECT_NE(string.status, Status::undecided);
}

}  // namespace
}  // namespace shikatsu::optimized
