#include "tools/lib/validation/gtp_peer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "reference/values/vertex.hpp"
#include "tools/lib/source.hpp"
#include "tools/lib/validation/engine_run.hpp"

namespace shikatsu::tools {

namespace {

std::vector<std::string> set_up_of(const Position& position) {
    const Grid& grid = position.grid();
    std::vector<std::string> commands{
        grid.rows() == grid.columns()
            ? fmt::format("boardsize {}", grid.columns())
            : fmt::format("rectangular_boardsize {} {}", grid.columns(), grid.rows()),
        "clear_board", "komi 0"};
    for (const Point point : grid.points()) {
        if (position.empty(point)) continue;
        commands.push_back(fmt::format("play {} {}", position.holds(point, Player::black) ? "black" : "white",
                                       vertex(grid, point)));
    }
    return commands;
}

struct Response {
    bool success = false;
    std::string text;
};

/// The responses by their ids. Lines that belong to none, such as diagnostics, are left out.
std::map<std::size_t, Response> responses_in(const std::string& output) {
    std::map<std::size_t, Response> responses;
    Response* open = nullptr;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t digits = line.find_first_not_of("0123456789", 1);
        const bool starts = line.size() > 1 && (line[0] == '=' || line[0] == '?') && digits != 1;
        if (starts && std::min(digits, line.size()) < 10) {
            const std::size_t end = std::min(digits, line.size());
            open = &responses[std::stoul(line.substr(1, end - 1))];
            *open = {line[0] == '=', line.substr(end)};
        } else if (line.empty()) {
            open = nullptr;
        } else if (open != nullptr) {
            open->text += "\n" + line;
        }
    }
    return responses;
}

std::string shown(const std::string& text) {
    constexpr std::size_t most_shown = 60;
    const std::size_t from = std::min(text.find_first_not_of(' '), text.size());
    return printable(text.substr(from, most_shown));
}

bool has(const std::vector<Point>& list, Point point) {
    return std::find(list.begin(), list.end(), point) != list.end();
}

/// The answer to the last of the commands, all given to a fresh process; none if one of them fails.
PeerAnswer answer_to_last(const GtpPeer& peer, const std::vector<std::string>& commands) {
    std::string input;
    for (std::size_t i = 0; i < commands.size(); ++i) input += fmt::format("{} {}\n", i + 1, commands[i]);
    const EngineRun run = run_engine(peer.command, input + "quit\n", peer.max_seconds);
    const auto responses = responses_in(run.output);
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const auto found = responses.find(i + 1);
        if (found == responses.end())
            return {std::nullopt,
                    fmt::format("{} at '{}'", run.timed_out ? "no answer in time" : "it ended", commands[i])};
        if (!found->second.success)
            return {std::nullopt, fmt::format("'{}' refused: {}", commands[i], shown(found->second.text))};
    }
    return {responses.at(commands.size()).text, {}};
}

}  // namespace

PeerAnswer ask_peer(const GtpPeer& peer, const Position& position, const std::string& query) {
    std::vector<std::string> commands = set_up_of(position);
    // A program that refuses the set-up would think about another position at length; so it is tried alone
    // first.
    PeerAnswer set_up = answer_to_last(peer, commands);
    if (!set_up.text) return set_up;
    commands.push_back(query);
    return answer_to_last(peer, commands);
}

std::optional<std::vector<Point>> vertices_in(const Grid& grid, const std::string& text) {
    std::vector<Point> points;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const auto point = point_of_vertex(grid, word);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return points;
}

PeerStatuses statuses_by(const GtpPeer& peer, const Position& position) {
    PeerStatuses statuses;
    for (const char* status : {"dead", "alive", "seki"}) {
        const PeerAnswer answer = ask_peer(peer, position, fmt::format("final_status_list {}", status));
        const auto points = answer.text ? vertices_in(position.grid(), *answer.text) : std::nullopt;
        if (!points) {
            statuses.complaint = answer.text ? "no vertices: " + shown(*answer.text) : answer.complaint;
            return statuses;
        }
        std::vector<Point>& list = status == std::string("dead") ? statuses.dead : statuses.alive;
        list.insert(list.end(), points->begin(), points->end());
    }
    return statuses;
}

std::optional<bool> alive_by(const PeerStatuses& statuses, const std::vector<Point>& string) {
    const auto dead =
        std::count_if(string.begin(), string.end(), [&](Point p) { return has(statuses.dead, p); });
    const auto alive =
        std::count_if(string.begin(), string.end(), [&](Point p) { return has(statuses.alive, p); });
    const auto all = static_cast<std::ptrdiff_t>(string.size());
    if (alive == all && dead == 0) return true;
    if (dead == all && alive == 0) return false;
    return std::nullopt;
}

}  // namespace shikatsu::tools
