// Strategies in hypo-sequences with something changed, by chance.
#pragma once

#include <algorithm>
#include <random>

#include "reference/certificates/hypo_strategy_check.hpp"

namespace shikatsu::certificates {

/// With one line, the target or the claim changed. Requires a line.
inline reference::HypoCertificate changed(reference::HypoCertificate certificate, std::mt19937& random) {
    using Life = reference::asura1989::Status;
    auto& lines = certificate.strategy.lines;
    auto& line = lines[random() % lines.size()];
    const HypoStrategy::Line other = lines[random() % lines.size()];
    const auto somewhere = [&] {
        return lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size());
    };
    const auto size = static_cast<unsigned>(certificate.position.grid().size());
    switch (random() % 9) {
        case 0:
            line.choice = other.choice;
            break;
        case 1:
            line.distance += 1 + random() % 3;
            break;
        case 2:
            line.distance -= std::min<std::uint32_t>(line.distance, 1 + random() % 3);
            break;
        case 3:
            line.lemma = static_cast<Lemma>(random() % 4);
            break;
        case 4:
            lines.erase(somewhere());
            break;
        case 5:
            lines.insert(somewhere(), other);
            break;
        case 6:
            line.choice = Pass{};
            break;
        case 7:
            certificate.target = Point{static_cast<std::uint16_t>(random() % size)};
            break;
        default:
            certificate.status = certificate.status == Life::alive ? Life::dead : Life::alive;
    }
    return certificate;
}

/// With the line farther away than all that are as far away as it is: what comes nearer does so still.
inline reference::HypoCertificate with_line_put_off(reference::HypoCertificate certificate, std::size_t i) {
    auto& lines = certificate.strategy.lines;
    const std::uint32_t distance = lines[i].distance;
    for (auto& line : lines) line.distance += line.distance > distance ? 1 : 0;
    ++lines[i].distance;
    return certificate;
}

}  // namespace shikatsu::certificates
