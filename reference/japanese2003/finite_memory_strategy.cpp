#include "reference/japanese2003/finite_memory_strategy.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace shikatsu::reference {

namespace {

void collect(const FiniteMemoryStrategy& strategy, const HypotheticalState& state, std::size_t node,
             const LeftPart& history, std::size_t max_length, const Readings& readings, LeftPartSet& parts) {
    if (state.ended || history.moves.size() >= max_length) return;
    const bool his_turn = state.to_move == strategy.player;
    if (his_turn) {
        LeftPart part = history;
        part.moves.push_back(choice_at(strategy, node, state, readings));
        parts.insert(std::move(part));
    }
    if (history.moves.size() + 1 >= max_length) return;
    for (const auto& [move, outcome] : hypothetical_moves(state, readings)) {
        LeftPart longer = history;
        longer.moves.push_back(move);
        collect(strategy, outcome.state, his_turn ? node : node_after(strategy, node, move), longer,
                max_length, readings, parts);
    }
}

}  // namespace

bool is_well_formed(const FiniteMemoryStrategy& strategy) {
    const std::size_t size = strategy.nodes.size();
    return size > 0 && std::all_of(strategy.nodes.begin(), strategy.nodes.end(), [&](const auto& node) {
               return node.otherwise < size &&
                      std::all_of(node.next.begin(), node.next.end(),
                                  [&](const auto& edge) { return edge.second < size; });
           });
}

std::size_t node_after(const FiniteMemoryStrategy& strategy, std::size_t node,
                       const HypotheticalMove& opposing) {
    const FiniteMemoryStrategy::Node& from = strategy.nodes.at(node);
    const auto edge = from.next.find(opposing);
    return edge == from.next.end() ? from.otherwise : edge->second;
}

HypotheticalMove choice_at(const FiniteMemoryStrategy& strategy, std::size_t node,
                           const HypotheticalState& state, const Readings& readings) {
    const HypotheticalMove& choice = strategy.nodes.at(node).choice;
    if (hypothetical_move(state, choice, readings)) return choice;
    return Pass{};
}

bool contains(const FiniteMemoryStrategy& strategy, const Position& final_position, const LeftPart& part,
              const Readings& readings) {
    if (part.moves.empty() || part.last_player() != strategy.player) return false;
    HypotheticalState state = start_state(final_position, part.first, readings);
    std::size_t node = 0;
    for (std::size_t i = 0; i < part.moves.size(); ++i) {
        const bool last = i + 1 == part.moves.size();
        if (last && !state.ended) return part.moves[i] == choice_at(strategy, node, state, readings);
        if (state.to_move != strategy.player) node = node_after(strategy, node, part.moves[i]);
        auto outcome = hypothetical_move(state, part.moves[i], readings);
        if (!outcome) return false;
        state = std::move(outcome->state);
    }
    return false;
}

LeftPartSet left_parts_of(const FiniteMemoryStrategy& strategy, const Position& final_position, Player first,
                          std::size_t max_length, const Readings& readings) {
    LeftPartSet parts;
    collect(strategy, start_state(final_position, first, readings), 0, LeftPart{first, {}}, max_length,
            readings, parts);
    return parts;
}

bool is_compatible(const HypotheticalSequence& sequence, const FiniteMemoryStrategy& strategy,
                   const Position& final_position, const Readings& readings) {
    const auto played = play_out(final_position, sequence.first, sequence, readings);
    if (!played) throw std::invalid_argument("compatible is asked of hypothetical-sequences only");
    HypotheticalState before = start_state(final_position, sequence.first, readings);
    std::size_t node = 0;
    std::set<std::pair<std::size_t, std::size_t>> seen;
    // Going round the cycle, nothing new happens once a step is met again with the same memory.
    for (std::size_t i = 0; seen.emplace(i, node).second;) {
        const Step& step = played->steps[i];
        if (step.player != strategy.player) {
            node = node_after(strategy, node, step.move);
        } else if (step.move != choice_at(strategy, node, before, readings)) {
            return false;
        }
        before = step.after;
        ++i;
        if (i < played->steps.size()) continue;
        if (!played->repeats_from) return true;
        i = *played->repeats_from;
    }
    return true;
}

}  // namespace shikatsu::reference
