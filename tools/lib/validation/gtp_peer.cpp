#include "tools/lib/validation/gtp_peer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "reference/values/vertex.hpp"
#include "tools/lib/validation/engine_run.hpp"

namespace shikatsu::tools {

namespace {

struct Response {
    bool success = false;
    std::string text;
};

/// The responses by their ids. Lines that belong to none, such as diagnostics, are left out.
struct Responses {
    std::map<std::size_t, Response> by_id;
    std::size_t without_id = 0;
};

Responses responses_in(const std::string& output) {
    Responses responses;
    Response* open = nullptr;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t digits = line.find_first_not_of("0123456789", 1);
        const bool marked = line.starts_with('=') || line.starts_with('?');
        const bool starts = marked && line.size() > 1 && digits != 1;
        if (starts && std::min(digits, line.size()) < 10) {
            const std::size_t end = std::min(digits, line.size());
            open = &responses.by_id[std::stoul(line.substr(1, end - 1))];
            *open = {line[0] == '=', line.substr(end)};
        } else if (line.empty()) {
            open = nullptr;
        } else if (open != nullptr) {
            open->text += "\n" + line;
        } else {
            responses.without_id += marked ? 1 : 0;
        }
    }
    return responses;
}

/// What one list has, or why there is none.
struct PointList {
    std::vector<Point> points;
    std::string complaint;
};

PointList status_list_of(const GtpPeer& peer, std::vector<std::string> commands, const Grid& grid,
                         const char* status) {
    commands.push_back(fmt::format("final_status_list {}", status));
    const PeerAnswer answer = answer_to_last(peer, commands);
    if (!answer.text) return {{}, answer.complaint};
    auto points = vertices_in(grid, *answer.text);
    if (points) return {std::move(*points), {}};
    return {
        {},
        fmt::format("no vertices of the {}x{} grid: {}", grid.columns(), grid.rows(), shown(*answer.text))};
}

PeerStatuses statuses_of(const GtpPeer& peer, const std::vector<std::string>& set_up, const Grid& grid) {
    PeerStatuses statuses;
    for (const char* status : {"dead", "alive", "seki"}) {
        const PointList list = status_list_of(peer, set_up, grid, status);
        if (!list.complaint.empty()) {
            statuses.complaint = list.complaint;
            return statuses;
        }
        std::vector<Point>& points = status == std::string_view("dead") ? statuses.dead : statuses.alive;
        points.insert(points.end(), list.points.begin(), list.points.end());
    }
    return statuses;
}

std::string play_command(const Grid& grid, Player player, const Move& move) {
    const auto* stone = std::get_if<Play>(&move);
    return fmt::format("play {} {}", name(player), stone == nullptr ? "pass" : vertex(grid, stone->point));
}

}  // namespace

std::vector<std::string> set_up_commands(const ValidationCase& asked) {
    const Position& start = asked.game ? asked.game->start : asked.last.position;
    const Grid& grid = start.grid();
    std::vector<std::string> commands{
        grid.rows() == grid.columns()
            ? fmt::format("boardsize {}", grid.columns())
            : fmt::format("rectangular_boardsize {} {}", grid.columns(), grid.rows()),
        "clear_board", fmt::format("komi {}", to_text(asked.komi))};
    for (const Point point : grid.points()) {
        if (start.empty(point)) continue;
        const Player player = start.player_at(point);
        commands.push_back(play_command(grid, player, Play{point}));
    }
    if (!asked.game) return commands;
    for (const RecordedMove& made : asked.game->moves)
        commands.push_back(play_command(grid, made.player, made.move));
    return commands;
}

PeerAnswer answer_to_last(const GtpPeer& peer, const std::vector<std::string>& commands) {
    std::string input;
    for (std::size_t i = 0; i < commands.size(); ++i) input += fmt::format("{} {}\n", i + 1, commands[i]);
    const EngineRun run = run_engine(peer.command, input + "quit\n", peer.max_seconds, peer.stop);
    const auto responses = responses_in(run.output);
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const auto found = responses.by_id.find(i + 1);
        if (found == responses.by_id.end() && run.end == EngineEnd::not_started)
            return {std::nullopt, words(run.end)};
        if (found == responses.by_id.end()) {
            // 'quit' has no id, and so its response has none.
            const bool others = responses.without_id > 1 ||
                                responses.by_id.upper_bound(commands.size()) != responses.by_id.end();
            const char* left_out = others ? "; it gave answers without the ids that it was asked by" : "";
            return {std::nullopt, fmt::format("{} at '{}'{}", words(run.end), commands[i], left_out)};
        }
        if (!found->second.success)
            return {std::nullopt, fmt::format("'{}' refused: {}", commands[i], shown(found->second.text))};
    }
    return {responses.by_id.at(commands.size()).text, {}};
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

Opinion opinion_of(const GtpPeer& peer, const ValidationCase& asked) {
    std::vector<std::string> commands = set_up_commands(asked);
    Opinion opinion;
    // A program that refuses the set-up would think about another position at length; so it is tried alone
    // first.
    const PeerAnswer set_up = answer_to_last(peer, commands);
    if (!set_up.text) {
        opinion.statuses = PeerStatuses{{}, {}, set_up.complaint};
        opinion.score = PeerScore{std::nullopt, set_up.complaint};
        return opinion;
    }
    opinion.statuses = statuses_of(peer, commands, asked.last.position.grid());
    if (!asked.prisoners_known()) return opinion;
    commands.emplace_back("final_score");
    const PeerAnswer score = answer_to_last(peer, commands);
    opinion.score = score.text ? score_in(*score.text) : PeerScore{std::nullopt, score.complaint};
    return opinion;
}

}  // namespace shikatsu::tools
