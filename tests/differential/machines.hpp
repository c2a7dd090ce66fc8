// The engine's questions and strategy machines in the reference's terms.
#pragma once

#include "optimized/questions.hpp"
#include "reference/japanese2003/force_witness.hpp"

namespace shikatsu::differential {

inline reference::ForceQuestion asked(const Position& position, const optimized::Question& question) {
    return {reference::string_at(position, question.target),
            {question.region.begin(), question.region.end()}};
}

inline reference::FiniteMemoryStrategy machine_of(const optimized::StrategyMachine& machine) {
    reference::FiniteMemoryStrategy strategy{machine.player, {}};
    for (const optimized::StrategyMachine::Node& node : machine.nodes) {
        strategy.nodes.push_back({node.choice, {node.next.begin(), node.next.end()}, node.otherwise});
    }
    return strategy;
}

}  // namespace shikatsu::differential
