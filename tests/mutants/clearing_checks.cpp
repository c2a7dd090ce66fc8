// Areas cleared region by region before the literal checker.
#include <algorithm>
#include <array>
#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/known_region.hpp"
#include "tests/certificates/lists_of_regions.hpp"
#include "tests/certificates/near_ko_captures.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/mutants/several_kos.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using Regions = std::vector<ClearedRegion>;

std::optional<Clearing> found_on(const Position& position, Player keeper) {
    std::vector<Point> area;
    for (const Point point : position.grid().points()) area.push_back(point);
    auto found = optimized::find_clearing(position, keeper, area, optimized::clearing_effort(1), 1,
                                          [] { return false; });
    if (!found || reference::captured_by({position, keeper, found->clearing}).empty()) return std::nullopt;
    return std::move(found->clearing);
}

/// Calls visit(region, state) for each state, until it says that it is enough.
bool any_state(Regions& regions, const std::function<bool(const ClearedRegion&, ClearedState&)>& visit) {
    for (ClearedRegion& region : regions) {
        for (ClearedState& state : region.states) {
            if (visit(region, state) || any_state(state.parts, visit)) return true;
        }
    }
    return false;
}

/// Each changes something that makes a clearing wrong, if there is such a thing.
bool takes_work_away(ClearedState& state) {
    const bool had = state.work.has_value();
    state.work.reset();
    return had;
}
bool takes_work_after_a_ko_pass_away(ClearedState& state) {
    const bool had = state.after_ko_pass.has_value();
    state.after_ko_pass.reset();
    return had;
}
bool takes_an_answer_away(ClearedState& state) {
    if (state.answers.empty()) return false;
    state.answers.pop_back();
    return true;
}
bool takes_a_part_away(ClearedState& state) {
    if (state.parts.size() < 2 || !state.parts.back().needs.empty()) return false;
    state.parts.pop_back();
    return true;
}

/// What is found is accepted, and not if something is taken away.
void check_clearing(const Position& position, Player keeper, bool known, Cases& cases) {
    const std::string where = difftest::one_line(position, {}) + ": " + name(keeper);
    const auto found = found_on(position, keeper);
    cases.expect(found.has_value() == known, where + (found ? ": is cleared" : ": is not cleared"));
    if (!found) return;
    const auto verdict = reference::check({position, keeper, *found}, {});
    cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
    for (const auto take_away :
         {takes_work_away, takes_work_after_a_ko_pass_away, takes_an_answer_away, takes_a_part_away}) {
        Clearing wrong = *found;
        const auto visit = [&](const ClearedRegion&, ClearedState& state) { return take_away(state); };
        if (!any_state(wrong.regions, visit)) continue;
        cases.expect(!reference::check({position, keeper, wrong}, {}).accepted(),
                     where + ": something taken away");
    }
    Clearing less = *found;
    for (ClearedRegion& region : less.regions) region.needs.clear();
    cases.expect(!reference::check({position, keeper, less}, {}).accepted(), where + ": no liberties");
}

/// What is found in a part of the grid does not rest on what lies around it.
void check_open_areas(Cases& cases) {
    std::mt19937 random(20031);
    int found_ones = 0;
    for (const Position& position : sample_of(3, 4, 300)) {
        for (const Player keeper : {Player::black, Player::white}) {
            std::vector<Point> area = position.grid().points();
            std::erase_if(area, [&](Point) { return random() % 8 == 0; });
            const auto found = optimized::find_clearing(position, keeper, area, optimized::clearing_effort(0),
                                                        1, [] { return false; });
            if (!found || reference::captured_by({position, keeper, found->clearing}).empty()) continue;
            const auto verdict = reference::check({position, keeper, found->clearing}, {});
            cases.expect(verdict.accepted(), difftest::one_line(position, {}) + ": " + name(keeper) +
                                                 " in a part of the grid: " + verdict.sentence);
            ++found_ones;
        }
    }
    cases.expect(found_ones > 10, "hardly a part of a grid is cleared");
}

std::function<void(Cases&)> clearings_on(const std::vector<Position>& positions) {
    struct Known {
        Position position;
        Player keeper;
        bool cleared;
    };
    std::vector<Known> all;
    for (const Position& position : positions) {
        for (const Player keeper : {Player::black, Player::white})
            all.push_back({position, keeper, found_on(position, keeper).has_value()});
    }
    return [all](Cases& cases) {
        for (const Known& known : all) check_clearing(known.position, known.keeper, known.cleared, cases);
    };
}

/// Where a few states are not enough, and then the first play is chosen by itself.
std::optional<Clearing> found_after_a_chosen_play(const Position& position, Player keeper) {
    const auto never = [] { return false; };
    optimized::AreaClearing clearing(position, keeper, position.grid().points());
    if (clearing.find({.states = 2, .largest_region = 64, .first_plays = 2}, 1, never)) return std::nullopt;
    auto found = clearing.find({.states = 20'000, .largest_region = 64}, 1, never);
    if (!found || reference::captured_by({position, keeper, found->clearing}).empty()) return std::nullopt;
    return std::move(found->clearing);
}

std::function<void(Cases&)> chosen_first_plays() {
    struct Known {
        Position position;
        Player keeper;
        std::optional<Point> first_play;
    };
    std::vector<Known> all;
    for (const Position& position : drawn_positions(3, 5, 400)) {
        for (const Player keeper : {Player::black, Player::white}) {
            if (const auto found = found_after_a_chosen_play(position, keeper))
                all.push_back({position, keeper, found->first_play});
        }
    }
    return [all](Cases& cases) {
        for (const Known& known : all) {
            const std::string where = difftest::one_line(known.position, {}) + ": " + name(known.keeper);
            const auto found = found_after_a_chosen_play(known.position, known.keeper);
            cases.expect(found && found->first_play == known.first_play, where + ": another first play");
            if (!found) continue;
            const auto verdict = reference::check({known.position, known.keeper, *found}, {});
            cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
        }
        cases.expect(std::any_of(all.begin(), all.end(), [](const Known& one) { return one.first_play; }),
                     "no first play is chosen");
    };
}

/// Whether the checker, without a mutant, and later with one, judges each of them alike.
std::function<void(Cases&)> judged_as_before(std::vector<reference::ClearingCertificate> all,
                                             const std::string& words) {
    std::vector<bool> accepted;
    for (const auto& certificate : all) accepted.push_back(reference::check(certificate, {}).accepted());
    return [all = std::move(all), accepted, words](Cases& cases) {
        for (std::size_t i = 0; i < all.size(); ++i)
            cases.expect(reference::check(all[i], {}).accepted() == accepted[i],
                         difftest::one_line(all[i].position, {}) + ": " + words);
    };
}

/// Another state, or one of its answers, says something else of what is known.
void change_what_is_relied_on(Regions& regions, std::mt19937& random) {
    std::vector<std::pair<const ClearedRegion*, ClearedState*>> all;
    any_state(regions, [&](const ClearedRegion& region, ClearedState& state) {
        all.emplace_back(&region, &state);
        return false;
    });
    if (all.empty()) return;
    const auto [region, state] = all[random() % all.size()];
    if (!state->known) state->known = region->points;
    std::vector<Point>& known = *state->known;
    const Point point = region->points[random() % region->points.size()];
    const auto place = std::lower_bound(known.begin(), known.end(), point);
    switch (random() % 4) {
        case 0:
            state->again = !state->again;
            break;
        case 1:
            if (place == known.end() || *place != point) known.insert(place, point);
            break;
        default:
            if (place != known.end() && *place == point) known.erase(place);
            if (!state->answers.empty() && random() % 2 == 0)
                state->answers.erase(state->answers.begin() +
                                     static_cast<std::ptrdiff_t>(random() % state->answers.size()));
    }
}

/// Clearings with one or two changes: refused or accepted as they were.
std::function<void(Cases&)> changed_clearings() {
    std::vector<reference::ClearingCertificate> all;
    std::mt19937 random(2718);
    for (const Position& position : sample_of(2, 5, 600)) {
        for (const Player keeper : {Player::black, Player::white}) {
            const auto found = found_on(position, keeper);
            if (!found) continue;
            for (int i = 0; i < 24; ++i) {
                reference::ClearingCertificate certificate{position, keeper, *found};
                for (std::size_t changes = 1 + random() % 2; changes > 0; --changes)
                    change_what_is_relied_on(certificate.clearing.regions, random);
                all.push_back(std::move(certificate));
            }
        }
    }
    return judged_as_before(std::move(all), "something else is known");
}

/// One region more or less relies on bans, has no work somewhere, or is like one before.
void change_what_relies_on_bans(Regions& regions, std::mt19937& random) {
    ClearedRegion& region = certificates::any_region(regions, random);
    switch (random() % 5) {
        case 0:
            region.states.clear();
            region.filled = false;
            break;
        case 1:
            if (!region.states.empty()) region.states[random() % region.states.size()].work.reset();
            break;
        case 2:
            if (!region.states.empty()) {
                ClearedState& state = region.states[random() % region.states.size()];
                std::swap(state.work, state.after_ko_pass);
            }
            break;
        default:
            region.bans =
                static_cast<BansRelied>((static_cast<unsigned>(region.bans) + 1 + random() % 3) % 4);
    }
}

bool relies_on_bans(Regions& regions) {
    return any_state(regions, [](const ClearedRegion& region, const ClearedState&) {
        return region.bans != BansRelied::never;
    });
}

/// After the first play nothing is to be done until somebody makes a ko-pass.
reference::ClearingCertificate clean_until_a_ko_pass() {
    const Position position = position_from_rows(std::vector<std::string>{".O#."}).value();
    const auto at = [&](int column) { return position.grid().at(0, column); };
    Clearing clearing{{at(2)}, at(0), {}};
    ClearedRegion& ko = clearing.regions.emplace_back();
    ko.points = {at(0), at(1)};
    ko.needs = {{at(2), 1}};
    ko.bans = BansRelied::always;
    ko.states.emplace_back();
    ClearedRegion& eye = clearing.regions.emplace_back();
    eye.points = {at(3)};
    eye.needs = {{at(2), 1}};
    eye.filled = true;
    return {position, Player::black, clearing};
}

std::vector<Position> near_ko_captures() {
    std::vector<Position> positions;
    for (const certificates::NearKoCapture& one : certificates::near_ko_captures())
        positions.push_back(one.position);
    return positions;
}

/// Clearings with kos in which the opponent is banned, as they are and with one or two changes.
std::function<void(Cases&)> clearings_with_bans() {
    std::vector<reference::ClearingCertificate> all;
    std::mt19937 random(1928);
    std::vector<Position> positions = sample_of(2, 5, 1500);
    for (const Position& position : sample_of(3, 4, 1500)) positions.push_back(position);
    for (const Position& position : several_kos()) positions.push_back(position);
    for (const Position& position : kos_on_two_sides()) positions.push_back(position);
    for (const Position& position : positions) {
        for (const Player keeper : {Player::black, Player::white}) {
            auto found = found_on(position, keeper);
            if (!found || !relies_on_bans(found->regions)) continue;
            all.push_back({position, keeper, *found});
            for (int i = 0; i < 24; ++i) {
                reference::ClearingCertificate certificate{position, keeper, *found};
                change_what_relies_on_bans(certificate.clearing.regions, random);
                if (random() % 2 == 0) change_what_is_relied_on(certificate.clearing.regions, random);
                all.push_back(std::move(certificate));
            }
        }
    }
    all.push_back(clean_until_a_ko_pass());
    return judged_as_before(std::move(all), "bans");
}

/// The engine's plays in regions of which something is unknown beside the checker's.
void check_known_plays(Cases& cases) {
    for (unsigned seed = 0; seed < 8'000; ++seed) {
        certificates::Draws draws = certificates::Draws::of_seed(seed, 100);
        const std::string difference = certificates::KnownRegion(draws).difference();
        cases.expect(difference.empty(), difference);
    }
}

/// What is left of the grid around the kept strings, cut into what is connected.
Regions regions_around(const Position& position, const std::vector<reference::String>& kept) {
    reference::PointSet left;
    for (const Point point : position.grid().points()) left.insert(point);
    for (const reference::String& string : kept) {
        for (const Point stone : string.points) left.erase(stone);
    }
    Regions regions;
    while (!left.empty()) {
        reference::PointSet found{*left.begin()};
        std::vector<Point> reached{*left.begin()};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Point near : position.grid().adjacent(reached[i])) {
                if (left.contains(near) && found.insert(near).second) reached.push_back(near);
            }
        }
        for (const Point point : found) left.erase(point);
        regions.emplace_back().points.assign(found.begin(), found.end());
    }
    return regions;
}

bool is_beside(const Grid& grid, const std::vector<Point>& points, const reference::String& string) {
    return std::any_of(points.begin(), points.end(), [&](Point point) {
        const auto near = grid.adjacent(point);
        return std::any_of(near.begin(), near.end(),
                           [&](Point next) { return string.points.contains(next); });
    });
}

/// Whatever is not kept is said to be filled, and to give as many liberties as chance wants.
Clearing filled_by_chance(const Position& position, std::mt19937& random) {
    Clearing clearing;
    std::vector<reference::String> kept;
    for (const reference::String& string : reference::strings(position)) {
        if (string.player == Player::white || (string.points.size() < 2 && random() % 2 == 0)) continue;
        kept.push_back(string);
        clearing.units.push_back(*string.points.begin());
    }
    clearing.regions = regions_around(position, kept);
    for (ClearedRegion& region : clearing.regions) {
        region.filled = true;
        for (const reference::String& string : kept) {
            const int number = std::array{0, 1, 1, 2}[random() % 4];
            if (number > 0 && is_beside(position.grid(), region.points, string))
                region.needs.emplace_back(*string.points.begin(), number);
        }
        if (random() % 16 == 0) clearing.first_play = region.points.front();
        if (random() % 16 == 0) region.points.pop_back();
    }
    return clearing;
}

/// Filled regions that are accepted, and those that fail for one reason each.
std::function<void(Cases&)> filled_regions() {
    std::vector<reference::ClearingCertificate> all;
    std::mt19937 random(1949);
    const std::vector<std::vector<std::string>> boards{{"###.#", ".####", "O.#.#"},
                                                       {"####.#", "..####", "OO.#.#"},
                                                       {"####.#", ".O####", "#..#.#"},
                                                       {".#.##", "#####", ".###.", "..O.."},
                                                       {".#.##", "#####", "....#", "O...#"},
                                                       {".#O.#.", "##..##"},
                                                       {".##O", "###.", "###."}};
    for (const std::vector<std::string>& rows : boards) {
        const Position position = position_from_rows(rows).value();
        for (int i = 0; i < 400; ++i) {
            reference::ClearingCertificate certificate{position, Player::black,
                                                       filled_by_chance(position, random)};
            all.push_back(std::move(certificate));
        }
    }
    return judged_as_before(std::move(all), "filled regions");
}

}  // namespace

std::vector<Check> clearing_checks() {
    return {{"filled regions", Turn::first, filled_regions()},
            {"plays on what is known", Turn::first, check_known_plays},
            {"what is relied on", Turn::middle, changed_clearings()},
            {"bans that are relied on", Turn::middle, clearings_with_bans()},
            {"first plays of clearings", Turn::middle, chosen_first_plays()},
            {"clearing of several kos", Turn::middle, clearings_on(several_kos())},
            {"clearing of kos on two sides", Turn::middle, clearings_on(kos_on_two_sides())},
            {"clearings near ko-captures", Turn::middle, clearings_on(near_ko_captures())},
            {"clearings of parts of 3x4", Turn::middle, check_open_areas},
            {"clearings on 3x3", Turn::middle, clearings_on(sample_of(3, 3, 400))},
            {"clearings on 3x4", Turn::middle, clearings_on(sample_of(3, 4, 600))}};
}

}  // namespace shikatsu::mutants
