#include "tools/lib/explanation_json.hpp"

#include "reference/certificates/strategy_words.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/question_name.hpp"
#include "tools/lib/score_account.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using optimized::Finding;
using optimized::Stage;

/// In a zone, by regions, by patterns, or by search on the whole grid.
const char* method_of(const Finding& finding) {
    if (finding.question.zone) return "zone";
    if (finding.keeping) return "keeping";
    if (finding.clearing) return "clearing";
    if (finding.patterns) return "patterns";
    return "whole-grid";
}

Json question_json(const Grid& grid, const optimized::StringVerdict& string, Stage stage,
                   const Finding& finding) {
    Json object;
    object["question"] = question_name(stage);
    object["attacker_forces"] = finding.attacker_forces ? Json(*finding.attacker_forces) : Json(nullptr);
    object["states"] = finding.states;
    object["method"] = finding.attacker_forces ? Json(method_of(finding)) : Json(nullptr);
    object["zone"] =
        finding.question.zone ? vertices_json(grid, finding.question.zone->points) : Json(nullptr);
    object["main_variation"] = nullptr;
    if (finding.main_variation) {
        object["main_variation"] = sequence_json(grid, {opponent(string.owner), finding.main_variation->moves,
                                                        finding.main_variation->cycle_start});
    }
    return object;
}

}  // namespace

Json sequence_json(const Grid& grid, const Sequence& sequence) {
    Json object;
    object["first"] = name(sequence.first);
    object["moves"] = Json::array();
    for (const HypotheticalMove& move : sequence.moves)
        object["moves"].push_back(reference::move_words(grid, move));
    object["cycle_start"] = sequence.cycle_start ? Json(*sequence.cycle_start) : Json(nullptr);
    return object;
}

void add_explanations(Json& object, const optimized::Adjudication& adjudication, int prisoner_difference) {
    const Grid& grid = adjudication.position.grid();
    for (std::size_t i = 0; i < adjudication.strings.size(); ++i) {
        const optimized::StringVerdict& string = adjudication.strings[i];
        Json questions = Json::array();
        for (const Stage stage : optimized::all_stages) {
            if (const Finding* finding = string.found(stage))
                questions.push_back(question_json(grid, string, stage, *finding));
        }
        object["strings"][i]["explanation"] = std::move(questions);
    }
    const ScoreBounds bounds = score_bounds(adjudication, prisoner_difference);
    object["score_bounds"] = {{"at_least", bounds.at_least}, {"at_most", bounds.at_most}};
}

}  // namespace shikatsu::tools
