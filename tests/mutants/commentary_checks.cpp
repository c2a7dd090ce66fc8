// The commentary's boards: strings, statuses, locals, direct-ko, every map of the scoring.
#include "tests/mutants/check.hpp"
#include "tests/optimized/commentary_verdicts.hpp"

namespace shikatsu::mutants {

namespace {

namespace testing = optimized::testing;
using optimized::Adjudication;
using reference::testing::marked;

using Rows = std::vector<std::string>;

constexpr optimized::Budget budget{1'000'000, 900.0};

void check_locals(const nlohmann::json& line, const Adjudication& result, Cases& cases) {
    if (!line.contains("locals")) return;
    for (const auto& [point, maps] : line.at("locals").items()) {
        const auto& verdict = testing::verdict_at(result, point);
        const auto expect = [&](const std::vector<Point>& found, const char* key, char sign) {
            cases.expect(testing::set_of(found) == marked(maps.at(key).get<Rows>(), sign),
                         key + (" of " + point));
        };
        expect(verdict.local_1, "local1", '1');
        expect(verdict.local_2.value(), "local2", '2');
        expect(verdict.local_3.value(), "local3", '3');
    }
}

void check_maps(const nlohmann::json& line, const Adjudication& result, Cases& cases) {
    if (!line.contains("maps")) return;
    const optimized::Scoring& scoring = result.scoring.value();
    const auto expect = [&](const std::vector<Point>& found, const char* map, char sign) {
        cases.expect(testing::set_of(found) == marked(line.at("maps").at(map).get<Rows>(), sign), map);
    };
    expect(scoring.black.eye_string_points, "black_eye_strings", 'B');
    expect(scoring.white.eye_string_points, "white_eye_strings", 'W');
    expect(scoring.black.eye_points, "black_eye_points", 'B');
    expect(scoring.white.eye_points, "white_eye_points", 'W');
    expect(scoring.dame, "eye_points_and_dame", 'D');
    expect(scoring.black.region_points, "black_regions", 'B');
    expect(scoring.white.region_points, "white_regions", 'W');
    expect(scoring.black.in_seki, "black_in_seki", 'S');
    expect(scoring.white.in_seki, "white_in_seki", 'S');
    expect(scoring.black.territory, "territory", 'B');
    expect(scoring.white.territory, "territory", 'W');
    cases.expect(scoring.score == line.at("score").get<int>(), "score");
}

void check_board(const std::string& id, Cases& cases) {
    const nlohmann::json line = reference::testing::position_line(id);
    const Adjudication result = testing::adjudicated(line, {}, budget);
    cases.expect(result.strings.size() == line.at("n_strings").get<std::size_t>(), "strings");
    for (const auto& expected : line.at("expected")) {
        const auto& verdict = testing::verdict_at(result, expected.at("string"));
        cases.expect(verdict.points.size() == expected.at("size").get<std::size_t>(), "size");
        cases.expect(name(verdict.owner) == expected.at("colour").get<std::string>(), "colour");
        if (expected.at("ruleset") != "J2003") continue;
        const auto difference = testing::status_difference(verdict, expected);
        cases.expect(!difference, expected.at("string").get<std::string>() + ": " + difference.value_or(""));
    }
    check_locals(line, result, cases);
    cases.expect(result.end_prohibited_by_direct_ko == !line.value("game_end_allowed", true), "direct-ko");
    check_maps(line, result, cases);
}

void check_prisoners(Cases& cases) {
    const Position position = reference::testing::position_of({".#.", "###"});
    cases.expect(optimized::adjudicate(position, 0, {}).scoring.value().score == 2, "score");
    cases.expect(optimized::adjudicate(position, -3, {}).scoring.value().score == -1, "score with prisoners");
}

}  // namespace

std::vector<Check> commentary_checks() {
    std::vector<Check> checks{{"prisoners", Turn::first, check_prisoners}};
    for (const char* id : {"com-uncap-1", "com-cap-1", "com-cap-2", "com-cap-3", "com-score-1", "com-score-2",
                           "com-score-3", "com-doubleko-4x4", "recon-torazu-6x6"}) {
        checks.push_back(
            {std::string("commentary: ") + id, Turn::middle, [id](Cases& cases) { check_board(id, cases); }});
    }
    return checks;
}

}  // namespace shikatsu::mutants
