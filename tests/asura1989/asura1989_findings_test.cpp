// spec/findings/asura-1989.md: its rows are counted anew, and its positions and their explanations
// re-checked.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "optimized/adjudication.hpp"
#include "optimized/asura1989/adjudication.hpp"
#include "optimized/asura1989/status_search.hpp"
#include "reference/values/diagram.hpp"
#include "tests/asura1989/findings.hpp"
#include "tests/source_tree/source_tree.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

namespace engine = optimized::asura1989;
using difftest::asura1989::engine_question;
using difftest::asura1989::guided_order;
using Question = engine::StatusQuestion<1>;

const std::vector<std::string>& document() {
    static const std::vector<std::string> lines =
        shikatsu::testing::source_file("spec/findings/asura-1989.md").lines;
    return lines;
}

bool documented(const std::string& row) {
    return std::find(document().begin(), document().end(), row) != document().end();
}

// [AS89-SA-5] [AS89-GM-3] [AS89-SC-1] [AS89-HS-10]
TEST(AsuraFindings, TheRowsOfTheTablesAreWhatIsCounted) {
    const std::pair<int, int> grids[] = {{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}, {1, 5}};
    for (const auto& [rows, columns] : grids) {
        for (const auto row : {agreement_row, order_row, together_row, repetition_row}) {
            const std::string counted = row(rows, columns);
            EXPECT_TRUE(documented(counted)) << "counted now, but not in the document: " << counted;
        }
    }
}

Position example(const std::string& file) {
    std::vector<std::string> rows;
    for (const std::string& line : shikatsu::testing::source_file("spec/examples/" + file).lines) {
        if (!line.empty() && line.front() != ';') rows.push_back(line);
    }
    return position_from_rows(rows).value();
}

// [AS89-SA-4]
TEST(AsuraFindings, TheRowsOfTheBoardsAreWhatIsFound) {
    for (const char* name : {"capturable-example-1", "capturable-example-2", "double-ko", "scoring-1",
                             "scoring-2", "scoring-3", "three-points-without-capturing", "uncapturable-1"}) {
        for (const std::string& row : board_rows(name, example(std::string(name) + ".txt")))
            EXPECT_TRUE(documented(row)) << "found now, but not in the document: " << row;
    }
}

std::optional<bool> alive(const Position& position, const Question& question) {
    const optimized::Geometry<1> geometry(position.grid());
    const engine::HypoGame<1> game(geometry, question);
    engine::HypoGraph<1> graph(game);
    const optimized::Limits limits{
        1'000'000, std::chrono::steady_clock::now() + std::chrono::minutes(10), nullptr, {}};
    const auto winner = engine::StatusSearch<1>(graph, {}, limits).run();
    if (!winner) return std::nullopt;
    return *winner == optimized::Side::defender;
}

struct Disagreement {
    Position position;
    Point stone;
    Question question;
    std::optional<bool> here;
    std::optional<bool> there;
    optimized::Bits<1> local_2;
};

Disagreement disagreement(std::initializer_list<std::string> rows, std::uint16_t stone) {
    const Position position = board(rows);
    const Chain chain = chain_at(position, Point{stone});
    Disagreement found{position, Point{stone}, engine_question(position, {chain}), {}, {}, {}};
    found.here = alive(position, found.question);
    for (const auto& verdict : optimized::adjudicate(position, 0, {}).strings) {
        if (!chain.points.contains(verdict.points.front())) continue;
        found.there = verdict.alive;
        for (const Point point : verdict.local_2.value_or(std::vector<Point>{})) found.local_2.insert(point);
    }
    return found;
}

optimized::Bits<1> everywhere(const Position& position) {
    return optimized::Geometry<1>(position.grid()).all();
}

// [AS89-SA-1]
TEST(AsuraFindings, TheRegionIsSmallerThanLocal2) {
    Disagreement found = disagreement({"..#O."}, 3);
    EXPECT_EQ(found.here, false);
    EXPECT_EQ(found.there, true);
    EXPECT_EQ(found.question.watched.count(), 2) << "nothing leads past the black stone";
    EXPECT_EQ(found.local_2, everywhere(found.position));
    found.question.watched = found.local_2;
    EXPECT_EQ(alive(found.position, found.question), false)
        << "the cycle's intersections are treated as empty";
    found.question.chain = {};
    EXPECT_EQ(alive(found.position, found.question), true)
        << "with local-2, if repetitions just forced passes";
}

// [AS89-SA-4]
TEST(AsuraFindings, StonesWhereOtherChainsStoodDoNotCount) {
    Disagreement found = disagreement({"##.##"}, 0);
    EXPECT_EQ(found.here, false);
    EXPECT_EQ(found.there, true);
    EXPECT_EQ(found.question.watched.count(), 3);
    found.question.watched = found.local_2;
    EXPECT_EQ(alive(found.position, found.question), true)
        << "if new stones on the other chain's intersections counted";
}

// [AS89-HS-10]
TEST(AsuraFindings, ARepetitionThatDoesNotTouchTheChainLosesForTheAttacker) {
    Disagreement found = disagreement({"...#.#"}, 5);
    EXPECT_EQ(found.here, true);
    EXPECT_EQ(found.there, false);
    EXPECT_EQ(found.local_2, everywhere(found.position));
    found.question.chain = everywhere(found.position);
    EXPECT_EQ(alive(found.position, found.question), false)
        << "if every repetition finished with a tactical-cycle";
}

// [AS89-SA-1]
TEST(AsuraFindings, TheRegionGoesOnBeyondTheOwnersLivingStones) {
    Disagreement found = disagreement({"..#.", "#O#O"}, 4);
    EXPECT_EQ(found.here, true);
    EXPECT_EQ(found.there, false);
    EXPECT_LT(found.local_2.count(), found.question.watched.count());
    found.question.watched = found.question.watched & found.local_2;
    EXPECT_EQ(alive(found.position, found.question), false) << "with local-2 as the region";
}

std::optional<Status> literally(const Position& position, const std::vector<Chain>& analysed) {
    Effort effort{1'000'000};
    return status_analysis(position, analysed, {}, effort, guided_order(position, analysed));
}

// [AS89-SC-1]
TEST(AsuraFindings, SeveralChainsTogetherAreHarderToProveDead) {
    const Position position = board({"##.##"});
    const Chain left = chain_at(position, Point{0});
    const Chain right = chain_at(position, Point{3});
    EXPECT_EQ(literally(position, {left}), Status::dead);
    EXPECT_EQ(literally(position, {right}), Status::dead);
    EXPECT_EQ(literally(position, {left, right}), Status::alive);
}

// [AS89-SC-1]
TEST(AsuraFindings, SeveralChainsTogetherCanBeProvedDeadWhereOneLives) {
    const Position position = board({"...#.#"});
    engine::Options options;
    EXPECT_EQ(engine::analyse_together(position, {Point{3}}, options).alive, false);
    EXPECT_EQ(engine::analyse_together(position, {Point{5}}, options).alive, true);
    EXPECT_EQ(engine::analyse_together(position, {Point{3}, Point{5}}, options).alive, false);
}

/// Answers remembered by tactical-situation, as if the past did not matter.
class WithoutPast {
  public:
    WithoutPast(const Position& stopped, const Chain& chain) : stopped_(stopped), analysed_{chain} {}

    Status status() {
        const Chain& chain = analysed_.front();
        return of(HypoSequence(stopped_, opponent(chain.player), chain.points, {}));
    }

  private:
    Status of(const HypoSequence& sequence) {
        if (sequence.finish()) return interpretation(stopped_, analysed_, sequence);
        const bool after_pass =
            !sequence.moves().empty() && std::holds_alternative<Pass>(sequence.moves().back());
        const std::pair key{sequence.situation(), after_pass};
        if (!sequence.must_pass() && remembered_.contains(key)) return remembered_.at(key);
        const bool attacks = sequence.situation().to_move != analysed_.front().player;
        const Status wanted = attacks ? Status::dead : Status::alive;
        Status status = attacks ? Status::alive : Status::dead;
        for (const HypotheticalMove& move : sequence.allowed()) {
            if (of(sequence.with(move)) != wanted) continue;
            status = wanted;
            break;
        }
        if (!sequence.must_pass()) remembered_[key] = status;
        return status;
    }

    Position stopped_;
    std::vector<Chain> analysed_;
    std::map<std::pair<TacticalSituation, bool>, Status> remembered_;
};

// [AS89-HS-9] [AS89-HS-10]
TEST(AsuraFindings, RememberingAnswersBySituationIsWrongFirstOn1x4) {
    std::vector<std::string> wrong;
    for (const auto& [rows, columns] : {std::pair{1, 2}, std::pair{1, 3}, std::pair{2, 2}, std::pair{1, 4}}) {
        for (const Position& position : positions_with_liberties(rows, columns)) {
            for (const Chain& chain : chains(position)) {
                const auto literal = literally(position, {chain});
                ASSERT_TRUE(literal) << one_line(position);
                if (WithoutPast(position, chain).status() != *literal)
                    wrong.push_back(one_line(position) + " " + std::to_string(chain.points.begin()->index));
            }
        }
    }
    EXPECT_EQ(wrong, (std::vector<std::string>{"##.O 0", "OO.# 0"}));
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
