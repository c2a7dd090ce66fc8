// The textbook decision on every string of every position of tiny grids, and its witnesses.
#include <gtest/gtest.h>

#include <memory>

#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_witness.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"
#include "reference/japanese2003/witness_graph.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference {
namespace {

using testing::legal_positions;
using testing::position_of;

constexpr std::size_t enough = 10'000'000;

const std::vector<std::pair<int, int>> tiny_grids{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}};

// The three questions that the definitions may ask about a string.
std::vector<ForceQuestion> questions_about(const Position& position, const String& string) {
    const PointSet everywhere = local_2(position, string, {});
    return {{string, {}}, {string, string.points}, {string, everywhere}};
}

// Visits every question about every string of every position of a grid.
template <class Visit>
void for_each_question(int rows, int columns, const Visit& visit) {
    for (const Position& position : legal_positions(rows, columns)) {
        for (const String& string : strings(position)) {
            for (const ForceQuestion& question : questions_about(position, string)) visit(position, question);
        }
    }
}

Position mapped(const Position& position, const auto& place, bool swap_players) {
    Position image(position.grid());
    for (const Point point : position.grid().points()) {
        Content content = position[point];
        if (swap_players && content != Content::empty) {
            content = content == Content::black ? Content::white : Content::black;
        }
        image.set(place(position.grid(), point), content);
    }
    return image;
}

TEST(ForceDecision,
     StatusesDoNotDependOnColourOrSide) {  // [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-HA-1]
    const auto turned = [](const Grid& grid, Point point) {
        return Point{static_cast<std::uint16_t>(grid.size() - 1 - point.index)};
    };
    for (const auto& [rows, columns] : tiny_grids) {
        const CanForce can_force = can_force_by_decision(std::make_shared<HypotheticalGraph>(Readings{}));
        for (const Position& position : legal_positions(rows, columns)) {
            const Position image = mapped(position, turned, true);
            const Statuses images = hypothetical_analysis(image, can_force, {});
            for (const auto& [string, status] : hypothetical_analysis(position, can_force, {})) {
                const String same = string_at(image, turned(position.grid(), *string.points.begin()));
                EXPECT_EQ(images.at(same), status);
            }
        }
    }
}

TEST(ForceDecision, KnownStatuses) {  // [J2003-LD-1] [J2003-LD-4] [J2003-LD-10]
    const CanForce can_force = can_force_by_decision(std::make_shared<HypotheticalGraph>(Readings{}));
    const auto status = [&](const std::vector<std::string>& rows, Point point) {
        const Position position = position_of(rows);
        return hypothetical_analysis(position, can_force, {}).at(string_at(position, point));
    };
    // White has no play at all, so he cannot capture.
    EXPECT_EQ(status({".#."}, Point{1}), LifeAndDeath::uncapturable);
    EXPECT_EQ(status({".##."}, Point{1}), LifeAndDeath::uncapturable);
    // White captures both and Black can do nothing that stays.
    EXPECT_EQ(status({"##", ".#"}, Point{0}), LifeAndDeath::dead);
}

TEST(ForceDecision, ItsWitnessesAreVerified) {  // [J2003-ST-4] [J2003-ST-5] [J2003-ST-6]
    std::map<bool, int> verified;
    for (const auto& [rows, columns] : tiny_grids) {
        HypotheticalGraph graph{Readings{}};
        for_each_question(rows, columns, [&](const Position& position, const ForceQuestion& question) {
            const auto decision = ForceDecision::decide(graph, position, question);
            const FiniteMemoryStrategy witness = decision->witness(graph);
            EXPECT_EQ(witness.player,
                      decision->attacker_forces() ? question.attacker() : question.defender());
            const WitnessVerdict verdict = verify_force_witness(position, question, witness, {}, enough);
            EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
            ++verified[decision->attacker_forces()];
        });
    }
    EXPECT_GT(verified[true], 100);
    EXPECT_GT(verified[false], 20);
}

// What became of changed witnesses.
struct ChangeCounts {
    int still_proving = 0;
    int refuted = 0;
};

// A witness with another choice at one node. What is refuted must be so by a compatible sequence that breaks
// the claim by the definitions alone; what is accepted claims what was decided anyway.
void check_changed(const Position& position, const ForceQuestion& question,
                   const FiniteMemoryStrategy& changed, ChangeCounts& counts) {
    const WitnessVerdict verdict = verify_force_witness(position, question, changed, {}, enough);
    if (verdict.accepted()) {
        ++counts.still_proving;
        return;
    }
    ASSERT_TRUE(verdict.offending);
    const auto played = play_out(position, question.attacker(), *verdict.offending, {});
    ASSERT_TRUE(played) << played.error().sentence;
    EXPECT_TRUE(is_compatible(*verdict.offending, changed, position, {}));
    EXPECT_NE(fulfils(question, *played), changed.player == question.attacker());
    ++counts.refuted;
}

TEST(ForceDecision, ChangedWitnessesAreRefutedOrStillProve) {  // [J2003-ST-5] [J2003-ST-6]
    ChangeCounts counts;
    HypotheticalGraph graph{Readings{}};
    for_each_question(1, 3, [&](const Position& position, const ForceQuestion& question) {
        const FiniteMemoryStrategy witness = ForceDecision::decide(graph, position, question)->witness(graph);
        std::vector<HypotheticalMove> others{Pass{}, KoPass{}};
        for (const Point point : position.grid().points()) others.emplace_back(Play{point});
        for (std::size_t i = 0; i < witness.nodes.size(); ++i) {
            for (const HypotheticalMove& other : others) {
                FiniteMemoryStrategy changed = witness;
                changed.nodes[i].choice = other;
                check_changed(position, question, changed, counts);
            }
        }
    });
    EXPECT_GT(counts.still_proving, 50);
    EXPECT_GT(counts.refuted, 50);
}

// Plays at the intersections in turn as long as he can, else passes.
FiniteMemoryStrategy player_in_turn(const Position& position, Player player) {
    FiniteMemoryStrategy machine{player, {}};
    for (const Point point : position.grid().points()) {
        const std::size_t next =
            (machine.nodes.size() + 1) % static_cast<std::size_t>(position.grid().size());
        machine.nodes.push_back({Play{point}, {}, next});
    }
    return machine;
}

TEST(WitnessGraph, LassosAreCompatibleAndVisitWhatTheyShall) {  // [J2003-HS-3] [J2003-ST-5] [J2003-LD-2]
    int with_capture = 0;
    for_each_question(1, 4, [&](const Position& position, const ForceQuestion& question) {
        using Node = WitnessGraph::Node;
        const auto captured = [&](const Node& node) { return is_captured(question, node.progress); };
        std::vector<WitnessGraph::Condition> clean;
        for (const Point point : question.region) {
            clean.emplace_back([&question, point](const Node& node) {
                return is_clean(question, node.progress, node.state.position, point);
            });
        }
        for (const Player player : players) {
            const FiniteMemoryStrategy machine = player_in_turn(position, player);
            const auto graph = WitnessGraph::build(position, question, machine, {}, enough);
            if (const auto lasso = graph->find_lasso(captured, clean)) {
                const auto played = play_out(position, question.attacker(), *lasso, {});
                ASSERT_TRUE(played) << played.error().sentence;
                EXPECT_TRUE(is_compatible(*lasso, machine, position, {}));
                EXPECT_TRUE(fulfils(question, *played));
                ++with_capture;
            }
        }
    });
    EXPECT_GT(with_capture, 50);
}

TEST(ForceDecision, NobodyHasAWitnessForTheContrary) {  // [J2003-ST-6]
    // A machine of the loser is always refuted: here the one that always passes, and the winner's in his
    // hands.
    HypotheticalGraph graph{Readings{}};
    int refuted = 0;
    for (const auto& [rows, columns] : {std::pair{1, 2}, {1, 3}, {2, 2}}) {
        for_each_question(rows, columns, [&](const Position& position, const ForceQuestion& question) {
            const bool forces = ForceDecision::decide(graph, position, question)->attacker_forces();
            const Player loser = forces ? question.defender() : question.attacker();
            const FiniteMemoryStrategy passing{loser, {{Pass{}, {}, 0}}};
            const WitnessVerdict verdict = verify_force_witness(position, question, passing, {}, enough);
            EXPECT_EQ(verdict.kind, WitnessVerdict::Kind::rejected);
            ASSERT_TRUE(verdict.offending);
            const auto played = play_out(position, question.attacker(), *verdict.offending, {});
            EXPECT_EQ(fulfils(question, *played), forces);
            ++refuted;
        });
    }
    EXPECT_GT(refuted, 100);
}

TEST(ForceWitness, LimitsAndIllFormedMachines) {
    const Position position = position_of({"#."});
    const ForceQuestion question{string_at(position, Point{0}), {}};
    const FiniteMemoryStrategy passing{Player::white, {{Pass{}, {}, 0}}};
    EXPECT_EQ(verify_force_witness(position, question, passing, {}, 1).kind,
              WitnessVerdict::Kind::limit_reached);
    const FiniteMemoryStrategy broken{Player::white, {{Pass{}, {}, 7}}};
    const WitnessVerdict verdict = verify_force_witness(position, question, broken, {}, enough);
    EXPECT_EQ(verdict.kind, WitnessVerdict::Kind::rejected);
    EXPECT_FALSE(verdict.offending);
}

TEST(ForceWitness, CommentarysDoubleKo) {  // [J2003-ST-6]
    // Black forces capture of the stone at b by taking it at once; passing does not.
    const nlohmann::json line = testing::sequences_of_kind("hypothetical-strategy").at(0);
    const testing::Letters letters = testing::letters_of(line);
    const Position position = testing::position_in(line);
    const ForceQuestion question{string_at(position, letters.at('b')), {}};
    // After the capture everything leads on to a fulfilled end or goes on for ever with the capture done.
    const FiniteMemoryStrategy taking{Player::black, {{Play{letters.at('a')}, {}, 1}, {Pass{}, {}, 1}}};
    EXPECT_TRUE(verify_force_witness(position, question, taking, {}, 200'000).accepted());
    const FiniteMemoryStrategy passing{Player::black, {{Pass{}, {}, 0}}};
    const WitnessVerdict verdict = verify_force_witness(position, question, passing, {}, 200'000);
    EXPECT_EQ(verdict.kind, WitnessVerdict::Kind::rejected);
    EXPECT_FALSE(fulfils(question, *play_out(position, Player::black, *verdict.offending, {})));
}

}  // namespace
}  // namespace shikatsu::reference
