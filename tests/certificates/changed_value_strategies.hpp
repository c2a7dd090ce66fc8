// Certificates about best play with something changed, by chance.
#pragma once

#include <random>

#include "reference/certificates/alternating_strategy_check.hpp"
#include "reference/certificates/ing_strategy_check.hpp"
#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::certificates {

namespace changing {

/// A move, a place or an answer of one line's turn.
template <class Turn>
void change_turn(Turn& turn, std::uint32_t places, int points, std::mt19937& random) {
    const auto draw = [&random](std::size_t below) { return static_cast<std::uint32_t>(random() % below); };
    if (auto* choice = std::get_if<ValueStrategy::Choice>(&turn)) {
        const unsigned kind = draw(4);
        if (kind == 0)
            choice->move = Play{Point{static_cast<std::uint16_t>(draw(static_cast<unsigned>(points)))}};
        if (kind == 1) choice->move = Pass{};
        if (kind == 2) choice->next = draw(places);
        if (kind == 3) choice->next.reset();
        return;
    }
    auto* answers = std::get_if<ValueStrategy::Answers>(&turn);
    if (answers == nullptr || answers->next.empty()) return;
    auto& answer = answers->next[draw(answers->next.size())];
    switch (draw(4)) {
        case 0:
            answer.reset();
            break;
        case 1:
            answer = draw(places);
            break;
        case 2:
            answers->next.pop_back();
            break;
        default:
            answers->next.push_back(draw(places));
    }
}

/// The margin by a step, the bound, or who moves first.
template <class Certificate>
void change_claim(Certificate& certificate, Margin step, std::mt19937& random) {
    using reference::ValueBound;
    switch (random() % 3) {
        case 0:
            certificate.margin += step;
            break;
        case 1:
            certificate.bound =
                certificate.bound == ValueBound::at_least ? ValueBound::at_most : ValueBound::at_least;
            break;
        default:
            certificate.first = opponent(certificate.first);
    }
}

}  // namespace changing

/// With one line, the claim, who moves first, or the rules changed.
inline reference::ValueCertificate changed(reference::ValueCertificate certificate, std::mt19937& random) {
    using Bound = reference::ValueCertificate::Bound;
    auto& lines = certificate.strategy.lines;
    const auto draw = [&random](std::size_t below) { return random() % below; };
    const auto step = [&] { return Margin::of_half_points(draw(2) == 0 ? 2 : -2); };
    ValueStrategy::Line& line = lines[draw(lines.size())];
    switch (draw(9)) {
        case 0:
            certificate.margin += step();
            break;
        case 1:
            certificate.bound = certificate.bound == Bound::at_least ? Bound::at_most : Bound::at_least;
            break;
        case 2:
            certificate.first = opponent(certificate.first);
            break;
        case 3:
            certificate.rules = &reference::ikeda::all_rules[draw(reference::ikeda::all_rules.size())];
            break;
        case 4:
            line.need += step();
            break;
        case 5:
            line = lines[draw(lines.size())];
            break;
        default:
            changing::change_turn(line.turn, static_cast<std::uint32_t>(lines.size()),
                                  certificate.position.grid().size(), random);
    }
    return certificate;
}

/// With one line, the claim, who moves first, or what is claimed of final-positions changed.
inline reference::AlternatingCertificate changed(reference::AlternatingCertificate certificate,
                                                 std::mt19937& random) {
    auto& lines = certificate.strategy.lines;
    auto& finals = certificate.finals;
    const auto draw = [&random](std::size_t below) { return random() % below; };
    const Margin step = Margin::of_points(draw(2) == 0 ? 1 : -1);
    ValueStrategy::Line& line = lines[draw(lines.size())];
    switch (draw(7)) {
        case 0:
        case 1:
            changing::change_claim(certificate, step, random);
            break;
        case 2:
            line.need += step;
            break;
        case 3:
            line = lines[draw(lines.size())];
            break;
        case 4:
            if (!finals.empty())
                finals.erase(finals.begin() + static_cast<std::ptrdiff_t>(draw(finals.size())));
            break;
        default:
            changing::change_turn(line.turn, static_cast<std::uint32_t>(lines.size()),
                                  certificate.position.grid().size(), random);
    }
    return certificate;
}

/// With one line, the claim, who moves first, or the readings changed.
inline reference::IngCertificate changed(reference::IngCertificate certificate, std::mt19937& random) {
    using reference::ValueBound;
    auto& lines = certificate.strategy.lines;
    const auto draw = [&random](std::size_t below) { return random() % below; };
    IngStrategy::Turn& line = lines[draw(lines.size())];
    switch (draw(9)) {
        case 0:
            certificate.margin += Margin::of_points(draw(2) == 0 ? 1 : -1);
            break;
        case 1:
            certificate.bound =
                certificate.bound == ValueBound::at_least ? ValueBound::at_most : ValueBound::at_least;
            break;
        case 2:
            certificate.first = opponent(certificate.first);
            break;
        case 3:
            certificate.readings.ko = certificate.readings.ko == IngKo::positional_superko
                                          ? IngKo::fighting_and_disturbing
                                          : IngKo::positional_superko;
            break;
        case 4:
            line = IngStrategy::Life{};
            break;
        case 5:
            line = lines[draw(lines.size())];
            break;
        default:
            changing::change_turn(line, static_cast<std::uint32_t>(lines.size()),
                                  certificate.position.grid().size(), random);
    }
    return certificate;
}

}  // namespace shikatsu::certificates
