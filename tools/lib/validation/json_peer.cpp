#include "tools/lib/validation/json_peer.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/validation/engine_run.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* query_id = "shikatsu";
constexpr double sure = 0.5;
constexpr double largest_lead = 1000.0;

const char* letter(Player player) {
    return player == Player::black ? "B" : "W";
}

Json rules_json(const Ruleset& ruleset, const std::string& rules) {
    const std::string& written = rules.empty() ? ruleset.elsewhere.katago.written : rules;
    const auto object = read_json(written);
    return object && object->is_object() ? *object : Json(written);
}

/// The answer among the lines, or why there is none.
tl::expected<Json, std::string> answer_in(const EngineRun& run) {
    std::istringstream lines(run.output);
    for (std::string line; std::getline(lines, line);) {
        const auto read = read_json(line);
        if (!read || !read->is_object()) continue;
        const Json& answer = *read;
        if (answer.value("id", Json()) != query_id) continue;
        if (answer.contains("error"))
            return tl::make_unexpected("refused: " + shown(json_line(answer["error"])));
        if (answer.value("isDuringSearch", Json(false)) == true || answer.contains("warning")) continue;
        return answer;
    }
    return tl::make_unexpected(words(run.end));
}

/// One number for each intersection, from -1 to 1; nothing if it is anything else.
std::optional<std::vector<double>> ownership_in(const Json& answer, const Grid& grid) {
    const Json list = answer.value("ownership", Json());
    if (!list.is_array() || list.size() != static_cast<std::size_t>(grid.size())) return std::nullopt;
    std::vector<double> ownership;
    for (const Json& value : list) {
        if (!value.is_number() || !(std::abs(value.get<double>()) <= 1.0)) return std::nullopt;
        ownership.push_back(value.get<double>());
    }
    return ownership;
}

PeerStatuses statuses_in(const Json& answer, const Position& position) {
    const auto ownership = ownership_in(answer, position.grid());
    PeerStatuses statuses;
    if (!ownership) {
        statuses.complaint =
            fmt::format("no ownership of the {}x{} grid", position.grid().columns(), position.grid().rows());
        return statuses;
    }
    for (const reference::String& string : reference::strings(position)) {
        double sum = 0.0;
        for (const Point point : string.points) sum += (*ownership)[point.index];
        const double mean = sum / static_cast<double>(string.points.size());
        const double own = string.player == Player::black ? mean : -mean;
        if (std::abs(own) <= sure) continue;
        std::vector<Point>& list = own > 0 ? statuses.alive : statuses.dead;
        list.insert(list.end(), string.points.begin(), string.points.end());
    }
    return statuses;
}

/// Scores of a game differ by whole points from each other, so from -komi.
PeerScore score_in_answer(const Json& answer, Margin komi) {
    const Json root = answer.value("rootInfo", Json::object());
    const Json lead = root.is_object() ? root.value("scoreLead", Json()) : Json();
    if (!lead.is_number() || !(std::abs(lead.get<double>()) <= largest_lead))
        return {std::nullopt, "no rootInfo.scoreLead"};
    const double without_komi = lead.get<double>() + komi.half_points() / 2.0;
    return {Margin::of_points(static_cast<int>(std::lround(without_komi))) - komi, {}};
}

}  // namespace

std::string json_query(const ValidationCase& asked, const Ruleset& ruleset, const std::string& rules) {
    const Position& start = asked.game ? asked.game->start : asked.last.position;
    const Grid& grid = start.grid();
    Json query;
    query["id"] = query_id;
    query["boardXSize"] = grid.columns();
    query["boardYSize"] = grid.rows();
    query["initialStones"] = Json::array();
    for (const Point point : grid.points()) {
        if (start.empty(point)) continue;
        const Player player = start.player_at(point);
        query["initialStones"].push_back({letter(player), vertex(grid, point)});
    }
    if (asked.game) query["initialPlayer"] = letter(asked.game->to_move);
    query["moves"] = Json::array();
    for (const RecordedMove& made : asked.game ? asked.game->moves : std::vector<RecordedMove>{}) {
        const auto* stone = std::get_if<Play>(&made.move);
        query["moves"].push_back(
            {letter(made.player), stone == nullptr ? "pass" : vertex(grid, stone->point)});
    }
    query["rules"] = rules_json(ruleset, rules);
    query["komi"] = asked.komi.half_points() / 2.0;
    query["includeOwnership"] = true;
    return json_line(query);
}

Opinion opinion_of(const JsonPeer& peer, const ValidationCase& asked, const Ruleset& ruleset) {
    const std::string query = json_query(asked, ruleset, peer.rules);
    const auto answer = answer_in(run_engine(peer.command, query + "\n", peer.max_seconds, peer.stop));
    Opinion opinion;
    opinion.statuses =
        answer ? statuses_in(*answer, asked.last.position) : PeerStatuses{{}, {}, answer.error()};
    if (!asked.prisoners_known()) return opinion;
    opinion.score = answer ? score_in_answer(*answer, asked.komi) : PeerScore{std::nullopt, answer.error()};
    return opinion;
}

}  // namespace shikatsu::tools
