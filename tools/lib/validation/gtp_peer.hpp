// What another program that speaks GTP says of the end of a game.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/validation/opinion.hpp"

namespace shikatsu::tools {

struct GtpPeer {
    /// For the shell, such as "gnugo --mode gtp --japanese-rules".
    std::string command;
    /// For each query, which has a process of its own: some programs keep an old score.
    double max_seconds = 30.0;
    /// Once it is set, nothing more is awaited.
    const std::atomic<bool>* stop = nullptr;
};

/// The answer to one query, or in a few words why there is none.
struct PeerAnswer {
    std::optional<std::string> text;
    std::string complaint;
};

/// The commands that make the case's game or position: stones by plays, which remove nothing in any order,
/// then the moves. A grid that is no square is set up by rectangular_boardsize, so that a program that knows
/// only squares refuses it.
std::vector<std::string> set_up_commands(const ValidationCase& asked);

/// The answer to the last of the commands, all given to a fresh process; none if one of them fails.
PeerAnswer answer_to_last(const GtpPeer& peer, const std::vector<std::string>& commands);

/// The vertices of a status list, however they are spread over lines; nothing if one of them is none.
std::optional<std::vector<Point>> vertices_in(const Grid& grid, const std::string& text);

/// Asks for the statuses and, if the prisoners are known, for the score.
Opinion opinion_of(const GtpPeer& peer, const ValidationCase& asked);

}  // namespace shikatsu::tools
