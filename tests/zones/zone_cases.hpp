// Questions on small grids, asked in random zones.
#pragma once

#include <algorithm>
#include <random>
#include <string>

#include "optimized/analysis/questions.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"
#include "tests/zones/questions_in_zones.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::zones {

using optimized::Asker;
using optimized::Finding;
using optimized::Question;
using reference::testing::some_legal_positions;

/// The finding with the winner's strategy in it.
inline Finding ask(const Position& position, const Question& question) {
    auto [finding, witness] = Asker(position, {}).ask_with_witness(question, 1'000'000);
    finding.witness = std::move(witness);
    return finding;
}

inline bool on_the_whole_grid(const Position& position, Question question) {
    question.zone.reset();
    return ask(position, question).attacker_forces.value();
}

inline std::string certificate(const Position& position, const Finding& finding) {
    return tools::certificate_text(position, {}, finding);
}

/// Calls visit(position, finding) for each question in a zone that its prover has won.
template <class Visit>
void for_each_proof(const std::vector<Position>& positions, Visit visit) {
    std::mt19937 random(20031);
    for (const Position& position : positions) {
        for (const reference::String& string : reference::strings(position)) {
            const Point target = *string.points.begin();
            const std::vector<Point> zone = random_zone(position, target, 5 + random() % 5, random);
            if (zone.size() == static_cast<std::size_t>(position.grid().size())) continue;
            const std::vector<Point> itself(string.points.begin(), string.points.end());
            for (const std::vector<Point>& region : {std::vector<Point>{}, itself, zone}) {
                for (const Player prover : {Player::black, Player::white}) {
                    const Finding finding =
                        ask(position, {target, region, optimized::ProofZone{zone, prover}});
                    if (finding.attacker_forces) visit(position, finding);
                }
            }
        }
    }
}

}  // namespace shikatsu::zones
