// Clearings in which the keeper leaves plays unanswered and makes ko-passes in the place of work.
#include <algorithm>
#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "optimized/clearing/known_plays.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/drawn_walls.hpp"
#include "tests/certificates/lists_of_regions.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using reference::ClearingCertificate;

std::optional<ClearingCertificate> cleared_by_black(const Position& position) {
    auto found = optimized::find_clearing(position, Player::black, position.grid().points(), {4'000, 64}, 1,
                                          [] { return false; });
    if (!found) return std::nullopt;
    ClearingCertificate certificate{position, Player::black, std::move(found->clearing)};
    if (reference::captured_by(certificate).empty()) return std::nullopt;
    return certificate;
}

bool waits(ClearingCertificate certificate) {
    bool does = false;
    certificates::for_each_state(certificate.clearing.regions, [&](const ClearedState& state) {
        does = does || state.ko_pass ||
               std::find(state.answers.begin(), state.answers.end(), std::nullopt) != state.answers.end();
    });
    return does;
}

/// A ko-pass for work, or the other way round; or an answer for none.
void wait_otherwise(ClearedState& state, std::mt19937& random) {
    if (state.answers.empty() || random() % 2 == 0) {
        state.ko_pass = !state.ko_pass;
        if (state.ko_pass) state.work.reset();
    } else {
        state.answers[random() % state.answers.size()].reset();
    }
}

struct Judged {
    ClearingCertificate certificate;
    /// The checker's, also why it is refused.
    std::string sentence;
};

struct Waiting {
    std::vector<std::pair<Position, bool>> boards;
    std::vector<Judged> changed;

    void add(ClearingCertificate certificate) {
        std::string sentence = reference::check(certificate, {}).sentence;
        changed.push_back({std::move(certificate), std::move(sentence)});
    }
    /// In the place of work where the opponent is banned.
    void add_with_ko_passes_that_lift_bans(ClearingCertificate& certificate) {
        certificates::for_each_state(certificate.clearing.regions, [&](ClearedState& state) {
            if (!state.after_ko_pass || !state.work) return;
            const ClearedState as_it_was = state;
            state.ko_pass = true;
            state.work.reset();
            add(certificate);
            state = as_it_was;
        });
    }
};

/// A ko in which the keeper is banned for sure, and another one in which the opponent is: `O.O.O#.` between
/// kept stones.
void check_two_bans(Cases& cases) {
    optimized::RegionShape shape;
    for (int place = 0; place < 7; ++place) {
        const optimized::Mask before = place > 0 ? optimized::mask_of(place - 1) : 0;
        const optimized::Mask behind = place < 6 ? optimized::mask_of(place + 1) : 0;
        shape.adjacent.push_back(before | behind);
    }
    const optimized::RegionField field(shape, shape.all(), 0, optimized::mask_of(0) | optimized::mask_of(6));
    optimized::KnownState state{{0b0010101, 0b0100000, 0b0000010, 0}, shape.all()};
    cases.expect(optimized::keeper_can_ko_pass(field, state), "the keeper is banned and makes no ko-pass");
    state.state.barred = 0b1000000;
    cases.expect(!optimized::keeper_can_ko_pass(field, state),
                 "the keeper's ko-pass lifts what is relied on");
}

Waiting drawn_ones() {
    Waiting all;
    std::mt19937 random(1868);
    std::vector<Position> positions{certificates::permanent_ko()};
    for (int i = 0; i < 1'500; ++i) positions.push_back(certificates::wall_between(6, 3, random));
    for (const Position& position : positions) {
        const auto found = cleared_by_black(position);
        all.boards.emplace_back(position, found.has_value());
        if (!found) continue;
        ClearingCertificate by_asuras_model = *found;
        by_asuras_model.rules = reference::CertifiedRules::asura_1989;
        all.add(std::move(by_asuras_model));
        for (int i = waits(*found) ? 24 : 4; i > 0; --i) {
            ClearingCertificate other = *found;
            std::vector<ClearedState*> states;
            certificates::for_each_state(other.clearing.regions,
                                         [&](ClearedState& state) { states.push_back(&state); });
            if (states.empty()) break;
            wait_otherwise(*states[random() % states.size()], random);
            all.add(std::move(other));
        }
    }
    for (const Position& position : drawn_positions(3, 5, 400, "####OOO...")) {
        auto found = cleared_by_black(position);
        if (found) all.add_with_ko_passes_that_lift_bans(*found);
    }
    return all;
}

std::function<void(Cases&)> ko_passes_of_the_keeper() {
    return [all = drawn_ones()](Cases& cases) {
        int waiting = 0;
        for (const auto& [position, cleared] : all.boards) {
            const std::string where = difftest::one_line(position, {}) + ": ko-passes: ";
            const auto found = cleared_by_black(position);
            cases.expect(found.has_value() == cleared, where + (found ? "is cleared" : "is not cleared"));
            if (!found) continue;
            const auto verdict = reference::check(*found, {});
            cases.expect(verdict.accepted(), where + verdict.sentence);
            waiting += waits(*found) ? 1 : 0;
        }
        cases.expect(waiting > 20, "the keeper hardly makes a ko-pass");
        for (const Judged& judged : all.changed)
            cases.expect(reference::check(judged.certificate, {}).sentence == judged.sentence,
                         difftest::one_line(judged.certificate.position, {}) + ": ko-passes elsewhere");
    };
}

}  // namespace

std::vector<Check> ko_pass_checks() {
    return {{"bans of both players", Turn::first, check_two_bans},
            {"ko-passes of the keeper", Turn::middle, ko_passes_of_the_keeper()}};
}

}  // namespace shikatsu::mutants
