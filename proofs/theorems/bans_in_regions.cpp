// Where a clearing says that the opponent is banned from taking back in a ko, he is, and where the keeper may
// be banned he makes no ko-capture, whatever is on the intersections of which nothing is known.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/bans.hpp"
#include "proofs/games/boxed_regions.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/japanese2003/definitions2.hpp"
#include "reference/japanese2003/moves.hpp"

namespace shikatsu::proofs::bans_in_regions {

namespace {

using reference::Place;
using reference::PointSet;
using reference::RegionGrid;
using reference::RegionState;

constexpr const char* banned = "the opponent's play would be a ko-capture";
constexpr const char* banned_in_part = "it would be one, whatever is unknown";
constexpr const char* taken = "the keeper's ko-capture";
constexpr const char* outlasts_a_play = "it still would be one after the opponent's play";
constexpr const char* outlasts_an_answer = "it still would be one after the keeper's play";
constexpr const char* free_play = "the keeper's play where he may be banned";
constexpr const char* free_capture = "his capture there";
constexpr const char* ends = "it would be none any more";
constexpr const char* ko_pass = "the keeper's play would be a ko-capture";
constexpr const char* ko_pass_in_part = "the keeper's play would be one, whatever is unknown";

constexpr const char* for_ever = "whatever is played afterwards";

constexpr std::array<SlipVariant<BanSlip>, 4> variants{{
    {"strings beside the unknown are captured", BanSlip::captures_in_doubt},
    {"any number of stones may be captured", BanSlip::captures_of_many},
    {"whatever is around the play", BanSlip::plays_beside_anything},
    {"whenever one stone has been captured", BanSlip::captures_of_one},
}};

constexpr std::array<SlipVariant<FreePlaySlip>, 3> free_play_variants{{
    {"the keeper is free to capture one stone", FreePlaySlip::captures_of_one},
    {"the keeper is free to capture strings beside the unknown", FreePlaySlip::captures_in_doubt},
    {"the keeper is free to play beside the unknown", FreePlaySlip::the_unknown_is_no_opponent},
}};

constexpr std::array<SlipVariant<TakingSlip>, 2> taking_variants{{
    {"the keeper captures no strings beside the unknown", TakingSlip::none_in_doubt},
    {"whatever takes back", TakingSlip::whatever_takes_back},
}};

/// All states of a region, and all that may be known of each.
class Check {
  public:
    Check(Enumeration& seen, const Grid& grid, const std::vector<Point>& points)
        : seen_(seen), scene_(scene_around(grid, points)), region_(grid, points, scene_.kept, Player::black) {
        for (const auto& variant : variants) rules_.emplace_back(region_, variant.slip);
        for (const auto& variant : free_play_variants) free_rules_.emplace_back(region_, variant.slip);
        for (const auto& variant : taking_variants) taking_rules_.emplace_back(region_, variant.slip);
    }

    void run() {
        each_state(region_, [&](const RegionState& whole) {
            if (!is_position_of_a_clearing(scene_, region_, whole)) return;
            each_knowledge(whole, [&](const RegionState& known) { plays(whole, known); });
        });
    }

  private:
    void plays(const RegionState& whole, const RegionState& known) {
        seen_.count_scene();
        for (Place place = 0; place < region_.size(); ++place) {
            if (!known.empty(place)) continue;
            taking_back(whole, known, place);
            taking(whole, known, place);
            after_capture(whole, known, place);
        }
    }

    /// On the text's own grid: the other intersections of the kos of which the play is a capture. The same is
    /// asked for each knowledge of a state.
    const PointSet& others(const RegionState& state, Player player, Place place) {
        std::optional<PointSet>& found = others_[state.contents][{player, place}];
        if (!found) found = reference::others_of_ko_capture(board(state), player, region_.points()[place]);
        return *found;
    }
    bool is_ko_capture(const RegionState& state, Player player, Place place, Place other) {
        return others(state, player, place) == PointSet{region_.points()[other]};
    }

    void taking_back(const RegionState& whole, const RegionState& known, Place place) {
        if (const auto captured = region_.ko_captured(known, place)) {
            if (!is_ko_capture(whole, Player::white, place, *captured))
                seen_.fail("the opponent's play is not sure to be a ko-capture", board(whole));
            seen_.occurs(known == whole ? banned : banned_in_part, board(whole));
            stays(whole, known, place);
        }
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const auto captured = rules_[i].ko_captured(known, place);
            if (captured && !is_ko_capture(whole, Player::white, place, *captured))
                refute(variants[i].name, whole, known);
        }
        if (BanRule(region_, BanSlip::none).ko_captured(known, place) != region_.ko_captured(known, place))
            seen_.fail("the variants are not those of this rule", board(whole));
    }

    /// Where the keeper is banned for sure if he has a ban there, so that he may make a ko-pass.
    void taking(const RegionState& whole, const RegionState& known, Place place) {
        const bool is_so = !others(whole, Player::black, place).empty();
        const bool said = region_.takes_in_a_ko(known, place);
        if (said && !is_so) seen_.fail("the keeper's play is not sure to be a ko-capture", board(whole));
        if (said) seen_.occurs(known == whole ? ko_pass : ko_pass_in_part, board(whole));
        for (std::size_t i = 0; i < taking_variants.size(); ++i) {
            if (!is_so && taking_rules_[i].takes_in_a_ko(known, place))
                refute(taking_variants[i].name, whole, known);
        }
        if (TakingRule(region_, TakingSlip::none).takes_in_a_ko(known, place) != said)
            seen_.fail("the variants are not those of this rule", board(whole));
    }

    /// Where the opponent is banned before a play and said to be so after it, he still would make a
    /// ko-capture.
    void stays(const RegionState& whole, RegionState known, Place place) {
        known.barred = {place};
        for (Place next = 0; next < region_.size(); ++next) {
            if (!known.empty(next)) continue;
            const auto white = region_.after_opponent(whole, next);
            if (white && next != place) {
                const auto after = region_.after_opponent(known, next);
                follow(*white, after, {place, outlasts_a_play});
            }
            if (next == place && region_.after_opponent(known, next))
                seen_.fail("the opponent may play where he is banned", board(whole));
            const auto after = region_.after_keeper(known, next);
            if (after) follow(region_.after_keeper(whole, next).value(), after, {place, outlasts_an_answer});
        }
    }

    struct Ban {
        Place place;
        const char* outlasts;
    };

    void follow(const RegionState& whole, const std::optional<RegionState>& known, const Ban& ban) {
        if (!is_position_of_a_clearing(scene_, region_, whole)) return;
        const bool is_so = !others(whole, Player::white, ban.place).empty();
        if (!known || known->barred.empty()) {
            seen_.occurs(ends, board(whole));
        } else {
            if (known->barred != std::set{ban.place} || !is_so)
                seen_.fail("the opponent may play where he is said to be banned", board(whole));
            seen_.occurs(ban.outlasts, board(whole));
        }
        if (!seen_.is_refuted(for_ever) && whole.contents[ban.place] == Content::empty && !is_so &&
            reference::play(board(whole), Player::white, region_.points()[ban.place]))
            refute(for_ever, whole, known.value_or(whole));
    }

    void after_capture(const RegionState& whole, const RegionState& known, Place place) {
        const auto after = region_.after_keeper(known, place);
        if (!after) return;
        where_the_keeper_may_be_banned(whole, known, place, *after);
        RegionState barred = *after;
        region_.bar_taking_back(known, place, barred);
        for (const Place back : barred.barred) {
            if (!is_ko_capture(whole, Player::black, place, back))
                seen_.fail("the keeper's play is not sure to be a ko-capture", board(whole));
            seen_.occurs(taken, board(whole));
        }
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const auto bar = rules_[i].barred_after(known, place, *after);
            if (bar && !is_ko_capture(whole, Player::black, place, *bar))
                refute(variants[i].name, whole, known);
        }
        const auto bar = BanRule(region_, BanSlip::none).barred_after(known, place, *after);
        if (barred.barred != (bar ? std::set{*bar} : std::set<Place>{}))
            seen_.fail("the variants are not those of this rule", board(whole));
    }

    void where_the_keeper_may_be_banned(const RegionState& whole, const RegionState& known, Place place,
                                        const RegionState& after) {
        RegionState marked = known;
        marked.marks[place] = true;
        const bool is_free = region_.after_keeper(marked, place).has_value();
        const bool is_ko_capture = !others(whole, Player::black, place).empty();
        if (is_free && is_ko_capture)
            seen_.fail("the keeper may make a ko-capture where he may be banned", board(whole));
        if (is_free) {
            const auto whites = [](const RegionState& state) {
                return std::count(state.contents.begin(), state.contents.end(), Content::white);
            };
            const bool captures = after.unknown == known.unknown && whites(after) < whites(known);
            seen_.occurs(captures ? free_capture : free_play, board(whole));
        }
        for (std::size_t i = 0; i < free_play_variants.size(); ++i) {
            if (is_ko_capture && free_rules_[i].is_free(known, place, after))
                refute(free_play_variants[i].name, whole, known);
        }
        if (FreePlayRule(region_, FreePlaySlip::none).is_free(known, place, after) != is_free)
            seen_.fail("the variants are not those of this rule", board(whole));
    }

    void refute(const char* variant, const RegionState& whole, const RegionState& known) {
        if (seen_.is_refuted(variant)) return;
        seen_.refutes(variant, board(whole), {words_of_known(scene_.position.grid(), region_, known)});
    }

    Position board(const RegionState& state) const { return board_of(scene_, region_, state); }

    Enumeration& seen_;
    reference::KeepingScene scene_;
    RegionGrid region_;
    std::vector<BanRule> rules_;
    std::vector<FreePlayRule> free_rules_;
    std::vector<TakingRule> taking_rules_;
    std::map<std::vector<Content>, std::map<std::pair<Player, Place>, std::optional<PointSet>>> others_;
};

Finding check_all(const Grid& box) {
    std::vector<std::string> names;
    names.reserve(variants.size() + free_play_variants.size() + taking_variants.size() + 1);
    for (const auto& variant : variants) names.emplace_back(variant.name);
    for (const auto& variant : free_play_variants) names.emplace_back(variant.name);
    for (const auto& variant : taking_variants) names.emplace_back(variant.name);
    names.emplace_back(for_ever);
    Enumeration seen({banned, banned_in_part, taken, outlasts_a_play, outlasts_an_answer, ends, free_play,
                      free_capture, ko_pass, ko_pass_in_part},
                     names);
    each_region_in(
        box, [&](const Grid& grid, const std::vector<Point>& points) { Check(seen, grid, points).run(); });
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "bans-in-regions",
        "In an enclosed region between strings with two liberties each, whatever is on its unknown "
        "intersections: where the opponent is said to be banned his play would be a ko-capture, and the "
        "keeper's play after which it is said was one, on the other intersection; where the keeper may be "
        "banned a play that he may make is none; and where he makes a ko-pass if he is banned his play "
        "would be one.",
        {"J2003-D2-5", "J2003-HS-4"},
        Status::checked_up_to,
        {"known-plays-in-regions"},
        "clearing.md#known",
        {enumeration(2, 3, Effort::fast, check_all), enumeration(1, 7, Effort::long_only, check_all)}};
}

}  // namespace shikatsu::proofs::bans_in_regions
