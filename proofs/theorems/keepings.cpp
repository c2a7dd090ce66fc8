// Strings whose liberties come back in regions are never captured: every keeping of every set of strings.
#include <algorithm>
#include <array>
#include <map>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/keeping_game.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::keepings {

namespace {

using reference::HypotheticalGraph;

constexpr const char* kept = "strings are kept";

struct Weakening {
    const char* name;
    KeepingCondition dropped;
};

// The order of units makes no difference on these grids: tests/certificates/keeping_rejected_test.cpp has it.
constexpr std::array weakenings{
    Weakening{"the keeper may play where he might be banned", KeepingCondition::marks},
    Weakening{"one liberty is enough", KeepingCondition::second_liberty}};

class Check {
  public:
    explicit Check(Enumeration& seen) : seen_(seen) {}

    /// Every non-empty set of the keeper's strings, in every order.
    void position(const Position& position, Player keeper) {
        capturable_.clear();
        std::vector<reference::String> all;
        for (const reference::String& string : reference::strings(position)) {
            if (string.player == keeper) all.push_back(string);
        }
        for (unsigned set = 1; set < 1U << all.size(); ++set) {
            std::vector<reference::String> strings;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if ((set >> i & 1U) != 0) strings.push_back(all[i]);
            }
            do check(position, keeper, strings);
            while (std::next_permutation(strings.begin(), strings.end()));
        }
    }

  private:
    void check(const Position& position, Player keeper, const std::vector<reference::String>& strings) {
        std::vector<Point> units;
        for (const reference::String& string : strings) units.push_back(*string.points.begin());
        seen_.count_scene();
        if (const auto keeping = keeping_of(position, keeper, units, std::nullopt)) {
            seen_.occurs(kept, position);
            const auto verdict = reference::check({position, keeper, *keeping}, {});
            if (!verdict.accepted()) seen_.fail("the checker: " + verdict.sentence, position);
            if (!uncapturable(position, strings)) seen_.fail("a kept string can be captured", position);
            return;
        }
        for (std::size_t i = 0; i < weakenings.size(); ++i) {
            if (refuted_[i]) continue;
            const auto keeping = keeping_of(position, keeper, units, weakenings[i].dropped);
            if (!keeping || uncapturable(position, strings)) continue;
            refuted_[i] = true;
            seen_.refutes(weakenings[i].name, position);
            if (reference::check({position, keeper, *keeping}, {}).accepted())
                seen_.fail(std::string("the checker takes that ") + weakenings[i].name, position);
        }
    }

    bool uncapturable(const Position& position, const std::vector<reference::String>& strings) {
        return std::none_of(strings.begin(), strings.end(), [&](const reference::String& string) {
            auto entry = capturable_.find(string);
            if (entry == capturable_.end()) {
                const LiteralGame game = play_out(graph_, position, {string, {}});
                entry = capturable_.emplace(string, reference::solve(game.game).attacker_wins[0]).first;
            }
            return entry->second;
        });
    }

    Enumeration& seen_;
    HypotheticalGraph graph_{Readings{}};
    /// Of one position, by the literal game.
    std::map<reference::String, bool> capturable_;
    std::array<bool, weakenings.size()> refuted_{};
};

Finding check_all(const Grid& grid) {
    std::vector<std::string> variants;
    for (const Weakening& weakening : weakenings) variants.emplace_back(weakening.name);
    Enumeration seen({kept}, variants);
    Check check(seen);
    for (const Position& position : legal_positions(grid)) {
        for (const Player keeper : reference::players) check.position(position, keeper);
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"keepings",
            "Strings are uncapturable if by answers in disjoint regions, each looked at by itself, two "
            "liberties of each can be kept whenever the opponent is to move.",
            {"J2003-HS-4", "J2003-ST-6", "J2003-LD-1"},
            Status::checked_up_to,
            {"bans-come-from-ko-captures"},
            "keeping.md#keepings",
            {enumeration(1, 4, Effort::fast, check_all), enumeration(1, 5, Effort::long_only, check_all),
             enumeration(2, 3, Effort::long_only, check_all)}};
}

}  // namespace shikatsu::proofs::keepings
