// The states of one region of a keeping, in the order in which they are met.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reference/certificates/keeping_region.hpp"

namespace shikatsu::reference {

/// Gives each state that is met its line, and remembers by which moves it was met first.
class KeepingWalk {
  public:
    /// Meets no more states than `lines`.
    KeepingWalk(RegionState start, std::size_t lines) : lines_(lines) { meet(std::move(start), 0, ""); }

    std::size_t size() const { return states_.size(); }
    const RegionState& state(std::size_t line) const { return *states_[line]; }

    /// The state's line: a state that is met for the first time gets the next one. Nothing if all lines are
    /// used up.
    std::optional<std::size_t> meet(RegionState state, std::size_t from, std::string moves) {
        const auto [met, is_new] = line_of_.emplace(std::move(state), states_.size());
        if (is_new) {
            states_.push_back(&met->first);
            ways_.push_back({from, std::move(moves)});
        }
        if (states_.size() > lines_) return std::nullopt;
        return met->second;
    }

    /// The moves that led to the line's state, "after B2 pass C3"; empty for the first one.
    std::string way_to(std::size_t line) const {
        constexpr std::size_t most_shown = 40;
        std::vector<const std::string*> moves;
        for (std::size_t at = line; at > 0; at = ways_[at].from) moves.push_back(&ways_[at].moves);
        std::string words;
        for (std::size_t i = 0; i < moves.size() && i < most_shown; ++i)
            words += (i == 0 ? "after " : " ") + *moves[moves.size() - 1 - i];
        return words + (moves.size() > most_shown ? " …" : "");
    }

  private:
    /// How a state was met first.
    struct Way {
        std::size_t from;
        std::string moves;
    };

    std::size_t lines_;
    std::map<RegionState, std::size_t> line_of_;
    std::vector<const RegionState*> states_;
    std::vector<Way> ways_;
};

}  // namespace shikatsu::reference
