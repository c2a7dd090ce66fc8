// What certificates about best play know of a game: the rest of two games that stand alike is the same.
#include "reference/certificates/value_situation.hpp"

#include <gtest/gtest.h>

#include <map>

#include "reference/values/diagram.hpp"
#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference {
namespace {

using ikeda::MadeMove;
using ikeda::Record;
using ikeda::Rules;

/// All records with up to so many moves, repetition being left out of account, put side by side with the
/// first one that has the same situation.
class Records {
  public:
    Records(const Rules& rules, const IkedaReadings& readings) : rules_(rules), readings_(readings) {}

    void go_on_from(Record record, int moves) {
        const ValueSituation situation = situation_after(record, rules_, readings_);
        const auto [like, is_new] = first_of_.try_emplace(situation, record);
        if (!is_new) {
            ++alike_;
            expect_same_rest(like->second, record);
        }
        if (moves == 0) return;
        for (const Move& move : all_moves(record)) {
            Record then = record;
            if (makes(move, then) && !rules_.end->ended(then, readings_)) go_on_from(then, moves - 1);
        }
    }

    int alike() const { return alike_; }

  private:
    static std::vector<Move> all_moves(const Record& record) {
        std::vector<Move> moves;
        for (const Point point : ikeda::empty_grid_points(record.configuration()))
            moves.emplace_back(Play{point});
        moves.emplace_back(Pass{});
        return moves;
    }

    bool makes(const Move& move, Record& record) const {
        const Player player = ikeda::to_move(record, *rules_.end, readings_);
        const auto* play = std::get_if<Play>(&move);
        if (play == nullptr) {
            record.moves.push_back({player, move, {}, record.configuration()});
            return true;
        }
        auto played = ikeda::play(record.configuration(), player, play->point, readings_.self_capture);
        if (played) record.moves.push_back({player, move, played->removed, played->configuration});
        return played.has_value();
    }

    void expect_same_rest(const Record& one, const Record& other) const {
        ASSERT_EQ(all_moves(one), all_moves(other));
        for (const Move& move : all_moves(one)) {
            Record one_then = one;
            Record other_then = other;
            ASSERT_EQ(makes(move, one_then), makes(move, other_then));
            if (one_then.moves.size() == one.moves.size()) continue;
            EXPECT_EQ(gain(one, one_then), gain(other, other_then)) << shown(other_then);
            const bool ended = rules_.end->ended(one_then, readings_);
            ASSERT_EQ(ended, rules_.end->ended(other_then, readings_)) << shown(other_then);
            if (ended) {
                EXPECT_EQ(counted_at_end(one_then, rules_, readings_),
                          counted_at_end(other_then, rules_, readings_))
                    << shown(other_then);
                // Together they are the score.
                EXPECT_EQ(
                    gained_by_prisoners(other_then, rules_) + counted_at_end(other_then, rules_, readings_),
                    margin(other_then));
            } else {
                EXPECT_EQ(situation_after(one_then, rules_, readings_),
                          situation_after(other_then, rules_, readings_))
                    << shown(other_then);
            }
        }
    }

    Margin gain(const Record& before, const Record& after) const {
        return gained_by_prisoners(after, rules_) - gained_by_prisoners(before, rules_);
    }
    Margin margin(const Record& record) const {
        const auto total = [&](Player player) {
            return rules_.scoring->score(record, player, *rules_.end, readings_).total();
        };
        return total(Player::black) - total(Player::white);
    }

    std::string shown(const Record& record) const {
        std::string text(rules_.name);
        for (const std::string& departure : departures(readings_)) text += " " + departure;
        for (const MadeMove& made : record.moves) text += " " + one_line(made.after);
        return text;
    }

    const Rules& rules_;
    IkedaReadings readings_;
    std::map<ValueSituation, Record> first_of_;
    int alike_ = 0;
};

// [IK-R-2] [IK-R-3] [IK-R-5] [IK-A3-6] [IK-A3-7] [IK-T1-61] [IK-T1-64] [IK-T2-7] [IK-T3-63]
TEST(ValueSituations, OfTwoGamesThatAreTheSameHaveTheSameRest) {
    for (const Rules& rules : ikeda::all_rules) {
        for (const IkedaReadings& readings : ikeda::testing::readings_one_by_one()) {
            Records records(rules, readings);
            records.go_on_from({ikeda::testing::empty_grid(1, 2), {}}, 8);
            records.go_on_from({ikeda::testing::empty_grid(1, 3), {}}, 7);
            EXPECT_GT(records.alike(), 300) << rules.name;
        }
    }
}

}  // namespace
}  // namespace shikatsu::reference
