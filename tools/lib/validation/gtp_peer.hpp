// What another program that speaks GTP says of a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::tools {

struct GtpPeer {
    /// For the shell, such as "gnugo --mode gtp --japanese-rules".
    std::string command;
    /// For each query, which has a process of its own: some programs keep an old score.
    double max_seconds = 30.0;
};

/// The answer to one query, or in a few words why there is none.
struct PeerAnswer {
    std::optional<std::string> text;
    std::string complaint;
};

/// Sets up the position by plays, which remove nothing in any order, and asks one question. A grid that is no
/// square is set up by rectangular_boardsize, and not at all if the program refuses that.
PeerAnswer ask_peer(const GtpPeer& peer, const Position& position, const std::string& query);

/// The vertices of a status list, however they are spread over lines; nothing if one of them is none.
std::optional<std::vector<Point>> vertices_in(const Grid& grid, const std::string& text);

/// Which strings the program calls dead, and which alive or in seki; both lists may have a point of a string.
struct PeerStatuses {
    std::vector<Point> dead;
    std::vector<Point> alive;
    /// Why a list is missing; empty if none is.
    std::string complaint;
};

PeerStatuses statuses_by(const GtpPeer& peer, const Position& position);

/// Whether the program has the string alive; nothing if its lists leave it out, split it or have it twice.
std::optional<bool> alive_by(const PeerStatuses& statuses, const std::vector<Point>& string);

}  // namespace shikatsu::tools
