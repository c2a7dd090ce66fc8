#include "tools/lib/json_output.hpp"

#include "optimized/decided_after.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using optimized::Scoring;
using optimized::StringVerdict;
using optimized::Territories;

Json or_null(const Grid& grid, const std::optional<std::vector<Point>>& points) {
    return points ? vertices_json(grid, *points) : Json(nullptr);
}

Json or_null(const std::optional<bool>& truth) {
    return truth ? Json(*truth) : Json(nullptr);
}

Json string_json(const Grid& grid, const StringVerdict& string) {
    Json object;
    object["color"] = name(string.owner);
    object["points"] = vertices_json(grid, string.points);
    object["status"] = name(string.status);
    object["alive"] = or_null(string.alive);
    object["capturable_3"] = or_null(string.capturable_3);
    object["ko_stone"] = string.ko_stone;
    object["local_1"] = vertices_json(grid, string.local_1);
    object["local_2"] = or_null(grid, string.local_2);
    object["local_3"] = or_null(grid, string.local_3);
    object["states"] = string.states();
    return object;
}

/// The same list of both players, side by side.
Json of_both(const Grid& grid, const std::optional<Scoring>& scoring, std::vector<Point> Territories::*list) {
    if (!scoring) return nullptr;
    Json object;
    object["black"] = vertices_json(grid, scoring->black.*list);
    object["white"] = vertices_json(grid, scoring->white.*list);
    return object;
}

const char* winner(int score) {
    if (score == 0) return "tie";
    return score > 0 ? "black" : "white";
}

}  // namespace

std::string rules_and_readings(std::string_view rules, const Readings& readings) {
    std::string text(rules);
    for (const std::string& departure : departures(readings)) text += " " + departure;
    return text;
}

Json vertices_json(const Grid& grid, const std::vector<Point>& points) {
    Json list = Json::array();
    for (const Point point : points) list.push_back(vertex(grid, point));
    return list;
}

Json adjudication_json(const optimized::Adjudication& adjudication, std::string_view rules,
                       int prisoner_difference, const Verified* verified) {
    const Grid& grid = adjudication.position.grid();
    const std::optional<Scoring>& scoring = adjudication.scoring;
    Json object;
    object["rules"] = rules_and_readings(rules, adjudication.readings);
    object["position"] = rows_of(adjudication.position);
    object["strings"] = Json::array();
    for (std::size_t i = 0; i < adjudication.strings.size(); ++i) {
        Json string = string_json(grid, adjudication.strings[i]);
        if (verified) string["verified"] = or_null(verified->at(i));
        object["strings"].push_back(std::move(string));
    }
    object["eye_points"] = of_both(grid, scoring, &Territories::eye_points);
    object["dame"] = scoring ? vertices_json(grid, scoring->dame) : Json(nullptr);
    object["in_seki"] = of_both(grid, scoring, &Territories::in_seki);
    object["territory"] = of_both(grid, scoring, &Territories::territory);
    object["prisoner_difference"] = prisoner_difference;
    object["score"] = scoring ? Json(scoring->score) : Json(nullptr);
    object["result"] = scoring ? Json(winner(scoring->score)) : Json(nullptr);
    object["end_prohibited_by_direct_ko"] = or_null(adjudication.end_prohibited_by_direct_ko);
    return object;
}

void add_times(Json& object, const optimized::Adjudication& adjudication) {
    for (std::size_t i = 0; i < adjudication.strings.size(); ++i) {
        const auto seconds = optimized::decided_after(adjudication.strings[i]);
        object["strings"][i]["decided_after"] = seconds ? Json(*seconds) : Json(nullptr);
    }
}

std::string json_line(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace shikatsu::tools
