// What plays do to what is known of a region, whatever is on its other intersections: the steps of the proof
// about clearings.
#include <algorithm>
#include <array>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/boxed_regions.hpp"
#include "proofs/games/known_plays.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::known_plays_in_regions {

namespace {

using reference::Place;
using reference::RegionGrid;
using reference::RegionState;

constexpr const char* captured = "the opponent captures for sure";
constexpr const char* in_doubt = "the opponent may capture";
constexpr const char* impossible = "the opponent cannot play";
constexpr const char* marked = "a ko-capture";
constexpr const char* taken = "the keeper captures for sure";
constexpr const char* elsewhere = "the opponent captures where nothing is known";

constexpr const char* no_peace = "known stones need no known liberty";

constexpr std::array<SlipVariant<KnownPlaysSlip>, 9> variants{{
    {"strings of the keeper in doubt are captured", KnownPlaysSlip::keepers_in_doubt_are_captured},
    {"strings of the opponent in doubt are captured", KnownPlaysSlip::opponents_in_doubt_are_captured},
    {"strings of the keeper in doubt stay", KnownPlaysSlip::keepers_in_doubt_stay},
    {"strings of the opponent in doubt stay", KnownPlaysSlip::opponents_in_doubt_stay},
    {"strings that are not touched stay", KnownPlaysSlip::what_is_not_touched_stays},
    {"beside the unknown there is no ko", KnownPlaysSlip::the_unknown_is_no_ko},
    {"the opponent has no liberty in the unknown", KnownPlaysSlip::the_unknown_is_no_liberty},
    {"strings in doubt are not captured", KnownPlaysSlip::doubt_is_no_capture},
    {"the keeper has a liberty in the unknown", KnownPlaysSlip::the_unknown_is_a_liberty},
}};

/// Whether a state that is wholly known is as the other says; the keeper may be banned from less.
bool shows(const RegionState& whole, const RegionState& known) {
    for (Place place = 0; place < whole.contents.size(); ++place) {
        if (known.unknown[place]) continue;
        if (whole.contents[place] != known.contents[place]) return false;
        if (whole.marks[place] && !known.marks[place]) return false;
    }
    return true;
}

/// All states of a region, and all that may be known of each.
class Check {
  public:
    Check(Enumeration& seen, const Grid& grid, const std::vector<Point>& points)
        : seen_(seen), scene_(scene_around(grid, points)), region_(grid, points, scene_.kept, Player::black) {
        for (const auto& variant : variants) rules_.emplace_back(region_, variant.slip);
    }

    void run() {
        each_state(region_, [&](const RegionState& whole) {
            if (!is_legal(whole)) return;
            each_knowledge(whole, [&](const RegionState& known) { each_play(whole, known); });
        });
    }

  private:
    bool is_legal(const RegionState& state) const {
        const auto whites = region_.strings(state, Player::white);
        return !region_.out_of_peace(state) &&
               std::all_of(whites.begin(), whites.end(),
                           [&](const auto& string) { return region_.has_liberty(state, string); });
    }

    void each_play(const RegionState& whole, const RegionState& known) {
        seen_.count_scene();
        const bool peace = !region_.out_of_peace(known);
        for (Place place = 0; place < region_.size(); ++place) {
            if (whole.contents[place] != Content::empty) continue;
            if (known.unknown[place]) {
                plays_elsewhere(whole, known, place, peace);
            } else {
                plays(whole, known, place);
            }
        }
    }

    void plays(const RegionState& whole, const RegionState& known, Place place) {
        const auto white = region_.after_opponent(whole, place);
        const auto black = region_.after_keeper(whole, place);
        const auto whites = region_.after_opponent(known, place);
        const auto blacks = region_.after_keeper(known, place);
        const auto follows = [](const auto& real, const auto& said) {
            return !real || (said && shows(*real, *said));
        };
        const auto holds = [](const auto& real, const auto& said) {
            return !said || (real && shows(*real, *said));
        };
        if (!follows(white, whites)) seen_.fail("the opponent's play is not as it is said", board(whole));
        if (!holds(black, blacks)) seen_.fail("the keeper's play is not as it is said", board(whole));
        notice(whole, known, whites, blacks);
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const bool wrong = !follows(white, rules_[i].after_opponent(known, place)) ||
                               !holds(black, rules_[i].after_keeper(known, place));
            if (wrong) refute(variants[i].name, whole, known);
        }
        const KnownPlaysRule rule(region_, KnownPlaysSlip::none);
        if (rule.after_opponent(known, place) != whites || rule.after_keeper(known, place) != blacks)
            seen_.fail("the variants are not those of this rule", board(whole));
    }

    void plays_elsewhere(const RegionState& whole, const RegionState& known, Place place, bool peace) {
        const auto after = region_.after_opponent(whole, place);
        if (!after) return;
        if (shows(*after, known)) {
            if (stones(*after, Content::black) < stones(whole, Content::black))
                seen_.occurs(elsewhere, board(whole));
        } else if (peace) {
            seen_.fail("a play on an unknown intersection changes what is known", board(whole));
        } else {
            refute(no_peace, whole, known);
        }
    }

    void notice(const RegionState& whole, const RegionState& known, const std::optional<RegionState>& whites,
                const std::optional<RegionState>& blacks) {
        if (std::none_of(known.unknown.begin(), known.unknown.end(), [](bool is) { return is; })) return;
        if (!whites) return seen_.occurs(impossible, board(whole));
        if (whites->unknown != known.unknown) {
            seen_.occurs(in_doubt, board(whole));
        } else if (stones(*whites, Content::black) < stones(known, Content::black)) {
            seen_.occurs(captured, board(whole));
        }
        if (whites->marks != known.marks) seen_.occurs(marked, board(whole));
        if (blacks && blacks->unknown == known.unknown &&
            stones(*blacks, Content::white) < stones(known, Content::white))
            seen_.occurs(taken, board(whole));
    }

    void refute(const char* variant, const RegionState& whole, const RegionState& known) {
        if (seen_.is_refuted(variant)) return;
        seen_.refutes(variant, board(whole), {words_of_known(scene_.position.grid(), region_, known)});
    }

    static std::ptrdiff_t stones(const RegionState& state, Content stone) {
        return std::count(state.contents.begin(), state.contents.end(), stone);
    }
    Position board(const RegionState& state) const { return board_of(scene_, region_, state); }

    Enumeration& seen_;
    reference::KeepingScene scene_;
    RegionGrid region_;
    std::vector<KnownPlaysRule> rules_;
};

Finding check_all(const Grid& box) {
    std::vector<std::string> names{no_peace};
    for (const auto& variant : variants) names.emplace_back(variant.name);
    Enumeration seen({captured, in_doubt, impossible, marked, taken, elsewhere}, names);
    each_region_in(
        box, [&](const Grid& grid, const std::vector<Point>& points) { Check(seen, grid, points).run(); });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "known-plays-in-regions",
        "In an enclosed region, whatever is on its unknown intersections: what the opponent's plays on known "
        "ones leave is as it is said, and those that are said to be impossible are; the keeper's plays are "
        "possible where it is said, and leave what is said. In peace the opponent's plays on unknown ones "
        "change nothing that is known.",
        {"J2003-MV-2", "J2003-MV-3", "J2003-D2-5"},
        Status::checked_up_to,
        {"play-is-the-texts-play"},
        "clearing.md#known",
        {enumeration(1, 5, Effort::fast, check_all), enumeration(2, 3, Effort::fast, check_all),
         enumeration(1, 7, Effort::long_only, check_all)}};
}

}  // namespace shikatsu::proofs::known_plays_in_regions
