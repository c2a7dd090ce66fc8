// What the rules say of a finished game before and after its dame and teire are filled.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/diagram_file.hpp"

namespace shikatsu::findings {

/// The moves after the node that is named "dame" fill `stones` intersections and capture nothing.
struct Stages {
    tools::SourcePosition before;
    tools::SourcePosition after;
    std::size_t stones = 0;
    /// Where the game begins in its file.
    int line = 1;
};

/// Of each game in which a stone is played from the node N[dame] on and none captured. Errors: of the text,
/// or of the first game that cannot be read.
tl::expected<std::vector<Stages>, tools::SourceError> stages_of_games(const tools::Source& sgf);

struct StatusChange {
    /// Of the string before.
    Point first;
    optimized::Status before;
    optimized::Status after;

    friend bool operator==(const StatusChange&, const StatusChange&) = default;
};

/// What the filling does to the strings before it, each of which is still there, or is a part of one.
struct Filling {
    std::string game;
    Grid grid;
    std::size_t stones = 0;
    std::size_t strings = 0;
    std::size_t decided_before = 0;
    std::size_t decided_after = 0;
    std::size_t decided_both = 0;
    /// Of those decided both times.
    std::vector<StatusChange> changes;
    std::optional<optimized::Scoring> score_before;
    std::optional<optimized::Scoring> score_after;
};

Filling filling(const Stages& stages, const optimized::Options& options);

/// Of one game: "| game | stones | strings | decided before | decided after | changes | score | territory |".
std::string filling_row(const Filling& filling);

/// The sums of games, line by line.
std::string filling_sums(const std::vector<Filling>& games);

}  // namespace shikatsu::findings
