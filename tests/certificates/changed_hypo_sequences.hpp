// Choices along hypo-sequences with something changed, by chance.
#pragma once

#include <random>
#include <utility>

#include "reference/certificates/hypo_sequences_check.hpp"
#include "tests/certificates/changed_hypo_strategies.hpp"

namespace shikatsu::certificates {

/// With one turn, one line, the target, the reading or the claim changed.
inline reference::SequencesCertificate changed(reference::SequencesCertificate certificate,
                                               std::mt19937& random) {
    using asura1989::PreviousOccurrence;
    using Life = reference::asura1989::Status;
    auto& turns = certificate.sequences.turns;
    const auto one_of = [&](const auto& all) { return static_cast<std::ptrdiff_t>(random() % all.size()); };
    const auto size = static_cast<unsigned>(certificate.position.grid().size());
    const unsigned kind = turns.empty() ? 4 + random() % 2 : random() % 8;
    switch (kind) {
        case 0:
            turns[static_cast<std::size_t>(one_of(turns))] =
                Play{Point{static_cast<std::uint16_t>(random() % size)}};
            break;
        case 1:
            turns[static_cast<std::size_t>(one_of(turns))] = Pass{};
            break;
        case 2:
            turns.erase(turns.begin() + one_of(turns));
            break;
        case 3:
            turns.insert(turns.begin() + one_of(turns), turns[static_cast<std::size_t>(one_of(turns))]);
            break;
        case 4:
            certificate.status = certificate.status == Life::alive ? Life::dead : Life::alive;
            break;
        case 5:
            certificate.previous_occurrence = certificate.previous_occurrence == PreviousOccurrence::last
                                                  ? PreviousOccurrence::first
                                                  : PreviousOccurrence::last;
            break;
        case 6:
            turns[static_cast<std::size_t>(one_of(turns))] = std::nullopt;
            break;
        default: {
            if (certificate.sequences.known.lines.empty()) break;
            reference::HypoCertificate lines{certificate.position, certificate.target, certificate.status,
                                             certificate.sequences.known};
            lines = changed(std::move(lines), random);
            return {lines.position,
                    certificate.previous_occurrence,
                    lines.target,
                    lines.status,
                    {turns, lines.strategy}};
        }
    }
    return certificate;
}

}  // namespace shikatsu::certificates
