// The textbook decision on every string of every position of tiny grids, and its witnesses.
#include <gtest/gtest.h>

#include <memory>

#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/force_witness.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"
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
            const FiniteMemoryStrategy witness = decision->witness(graph, question);
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

TEST(ForceDecision, ChangedWitnessesAreRefutedOrStillProve) {  // [J2003-ST-5] [J2003-ST-6]
    // Each choice of each witness is replaced by a pass. What is refuted must be so by a compatible sequence
    // that breaks the claim by the definitions alone; what is accepted must be true.
    std::map<bool, int> outcomes;
    HypotheticalGraph graph{Readings{}};
    for_each_question(1, 3, [&](const Position& position, const ForceQuestion& question) {
        const auto decision = ForceDecision::decide(graph, position, question);
        const FiniteMemoryStrategy witness = decision->witness(graph, question);
        const bool claims_force = witness.player == question.attacker();
        for (std::size_t i = 0; i < witness.nodes.size(); ++i) {
            FiniteMemoryStrategy changed = witness;
            changed.nodes[i].choice = Pass{};
            const WitnessVerdict verdict = verify_force_witness(position, question, changed, {}, enough);
            ++outcomes[verdict.accepted()];
            if (verdict.accepted()) continue;
            ASSERT_TRUE(verdict.offending);
            const auto played = play_out(position, question.attacker(), *verdict.offending, {});
            ASSERT_TRUE(played) << played.error().sentence;
            EXPECT_TRUE(is_compatible(*verdict.offending, changed, position, {}));
            EXPECT_NE(fulfils(question, *played), claims_force);
        }
    });
    EXPECT_GT(outcomes[false], 50);
    EXPECT_GT(outcomes[true], 50);
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
