// How the states of a strategy are met.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

/// For each line of a strategy by which of the loser's moves its state was met first, after the choice of
/// which line; its own if it was met otherwise.
class StrategyWays {
  public:
    void reserve(std::size_t lines) { ways_.reserve(lines); }
    void add(std::size_t from, const HypotheticalMove& by) { ways_.push_back({from, by}); }

    /// "after B2 C3 pass", from a state on that was met otherwise; empty for such a one.
    template <class Line>
    std::string to(std::size_t line, const Grid& grid, const std::vector<Line>& lines) const {
        constexpr std::size_t most_moves_shown = 40;
        std::vector<std::string> moves;
        for (std::size_t at = line; at < ways_.size() && ways_[at].from != at; at = ways_[at].from) {
            moves.push_back(move_words(grid, ways_[at].by));
            const auto& choice = lines[ways_[at].from].choice;
            if (choice) moves.push_back(move_words(grid, *choice));
        }
        std::string words;
        for (std::size_t m = 0; m < moves.size() && m < most_moves_shown; ++m)
            words += (m == 0 ? "after " : " ") + moves[moves.size() - 1 - m];
        return words + (moves.size() > most_moves_shown ? " …" : "");
    }

  private:
    struct Way {
        std::size_t from;
        HypotheticalMove by;
    };

    std::vector<Way> ways_;
};

}  // namespace shikatsu::reference
