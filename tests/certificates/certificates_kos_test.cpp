// Kos that come back where bans are forgotten: what a certificate costs does not grow with the assumptions
// about them.
#include <gtest/gtest.h>

#include "reference/certificates/certificate_game.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/many_kos.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Verdict;
using reference::attacking;
using reference::defending;

TEST(KosComingBack, DoNotMatterToAKoPass) {  // [J2003-D2-6] [J2003-HS-4]
    const Verdict verdict = check::check_bytes(certificate_with_a_ko_pass(), {});
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
}

/// Play from a position with kos on both sides of a black string; White attacks.
class PlayBesideKos {
  public:
    explicit PlayBesideKos(const Position& position)
        : grid_(position.grid()), adjacency_(grid_), game_(adjacency_, {}, 0) {
        for (const Point point : grid_.points()) {
            if (position.holds(point, Player::white)) state_.stones[attacking].set(point.index);
            if (position.holds(point, Player::black)) state_.stones[defending].set(point.index);
        }
    }

    HypotheticalMove play(const char* at) const { return Play{*point_of_vertex(grid_, at)}; }

    /// How many states may come after the move, the last of which is now the present one.
    int make(reference::Side side, const HypotheticalMove& move) {
        int outcomes = 0;
        reference::CertificateState<256> last;
        game_.each_outcome(state_, side, move, [&](const auto& after) {
            last = after;
            ++outcomes;
            return true;
        });
        if (outcomes > 0) state_ = last;
        return outcomes;
    }

    const reference::BanKnowledge& bans() const { return game_.bans(state_); }
    /// Sets of bans are numbered as they come up.
    std::uint32_t number_of_bans() const { return state_.bans; }

  private:
    Grid grid_;
    reference::Adjacency<256> adjacency_;
    reference::CertificateGame<256> game_;
    reference::CertificateState<256> state_;
};

TEST(KosComingBack, AreRememberedForAPlayThatIsMadeOnly) {  // [J2003-HS-4]
    PlayBesideKos game(position_from_rows(rows_beside_kos(15)).value());
    ASSERT_EQ(game.make(attacking, game.play("U9")), 1);
    ASSERT_EQ(game.make(attacking, game.play("V9")), 1);
    ASSERT_EQ(game.make(defending, game.play("U1")), 1);
    ASSERT_FALSE(game.bans().complete);
    ASSERT_EQ(game.bans().bans.size(), 1U);
    EXPECT_EQ(game.make(attacking, Pass{}), 0) << "no play, and no ko-pass";
    EXPECT_EQ(game.make(attacking, KoPass{}), 1);
    ASSERT_EQ(game.make(attacking, game.play("V1")), 1);
    EXPECT_EQ(game.number_of_bans(), 4U) << "a new set of bans, and no others came up between";
}

/// How often the check of an accepted certificate asks whether to stop, which it does for each 64 states.
int times_asked(const std::string& text) {
    const auto certificate = reference::read_certificate(text, {}).value();
    int asked = 0;
    const Verdict verdict = reference::check(certificate, {}, [&] {
        ++asked;
        return false;
    });
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
    return asked;
}

TEST(KosComingBack, AreNotGoneThroughWhereBansDoNotMatter) {  // [J2003-HS-4] [J2003-ST-6]
    EXPECT_LT(times_asked(certificate_of_kos_and_capture()), 10);
    EXPECT_LT(times_asked(certificate_of_kos_and_lemma()), 10);
}

}  // namespace
}  // namespace shikatsu::certificates
