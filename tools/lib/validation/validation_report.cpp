#include "tools/lib/validation/validation_report.hpp"

#include <fmt/format.h>

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

std::string detail(const PeerFinding& finding) {
    if (finding.agreement == Agreement::no_answer) return finding.theirs;
    std::string text;
    if (!finding.ours.empty()) {
        text = "the rules: " + finding.ours;
        if (!finding.clause.empty()) text += " [" + finding.clause + "]";
    }
    if (!finding.theirs.empty())
        text.append(text.empty() ? "" : ", ").append("the other: ").append(finding.theirs);
    if (finding.matter == Matter::result && !finding.right_under.empty())
        return text + "; consistent with " + joined(finding.right_under);
    if (finding.agreement != Agreement::differ) return text;
    return text + (finding.right_under.empty() ? "; right under no ruleset that is decided"
                                               : "; right under " + joined(finding.right_under));
}

std::string text_in(const Json& object, const char* key) {
    const Json value = object.value(key, Json());
    return value.is_string() ? value.get<std::string>() : std::string();
}

}  // namespace

std::string report_text(const ValidationReport& report) {
    std::string text;
    const std::string where = fmt::format("{}#{}", report.where, report.number);
    for (const PeerFinding& finding : report.findings) {
        const std::string what = finding.matter == Matter::string ? finding.at : name(finding.matter);
        const std::string words = detail(finding);
        text += fmt::format("{} {}  {}{}{}\n", where, what, name(finding.agreement),
                            words.empty() ? "" : "  ", words);
    }
    for (const std::string& remark : report.remarks) text += fmt::format("{} remark  {}\n", where, remark);
    return text;
}

Json report_json(const ValidationReport& report) {
    Json object;
    object["where"] = report.where;
    object["number"] = report.number;
    object["grid"] = report.grid;
    object["rules"] = report.rules.empty() ? Json(nullptr) : Json(report.rules);
    object["findings"] = Json::array();
    for (const PeerFinding& finding : report.findings) object["findings"].push_back(finding_json(finding));
    object["remarks"] = report.remarks;
    return object;
}

std::optional<ValidationReport> report_of_json(const Json& object) {
    if (!object.is_object() || !object.value("number", Json()).is_number_unsigned()) return std::nullopt;
    if (!object.value("findings", Json()).is_array()) return std::nullopt;
    ValidationReport report{text_in(object, "where"),
                            object["number"].get<std::size_t>(),
                            text_in(object, "grid"),
                            text_in(object, "rules"),
                            {},
                            {}};
    for (const Json& found : object["findings"]) {
        const auto finding = finding_of_json(found);
        if (!finding) return std::nullopt;
        report.findings.push_back(*finding);
    }
    for (const Json& remark : object.value("remarks", Json::array())) {
        if (remark.is_string()) report.remarks.push_back(remark.get<std::string>());
    }
    return report;
}

void ValidationSummary::add(const ValidationReport& report) {
    ++cases_;
    for (const PeerFinding& finding : report.findings) {
        Counts& counts = counts_[{report.grid, finding.matter}];
        ++counts.at(static_cast<std::size_t>(finding.agreement));
        if (finding.agreement != Agreement::differ) continue;
        if (finding.right_under.empty()) ++right_nowhere_;
        for (const std::string& rules : finding.right_under) ++right_under_[rules];
    }
}

std::size_t ValidationSummary::count(Agreement agreement) const {
    std::size_t sum = 0;
    for (const auto& [row, counts] : counts_) sum += counts.at(static_cast<std::size_t>(agreement));
    return sum;
}

std::string ValidationSummary::text() const {
    const auto line = [](const std::string& head, const auto& cell) {
        std::string text = fmt::format("{:<18}", head);
        for (const Agreement agreement : agreements) text += fmt::format("{:>11}", cell(agreement));
        return text + "\n";
    };
    std::string text = line("", [](Agreement agreement) { return std::string(name(agreement)); });
    for (const auto& [row, counts] : counts_) {
        text +=
            line(fmt::format("{} {}", row.first, name(row.second)), [&counts = counts](Agreement agreement) {
                return std::to_string(counts.at(static_cast<std::size_t>(agreement)));
            });
    }
    text += line("all", [this](Agreement agreement) { return std::to_string(count(agreement)); });
    if (count(Agreement::differ) > 0) {
        text += fmt::format("of those that differ, right under no decided ruleset: {}", right_nowhere_);
        for (const auto& [rules, times] : right_under_) text += fmt::format(", {}: {}", rules, times);
        text += "\n";
    }
    return text + fmt::format("cases: {}\n", cases_);
}

Json ValidationSummary::json() const {
    Json object;
    object["cases"] = cases_;
    for (const Agreement agreement : agreements) object[name(agreement)] = count(agreement);
    object["by_grid"] = Json::array();
    for (const auto& [row, counts] : counts_) {
        Json line;
        line["grid"] = row.first;
        line["matter"] = name(row.second);
        for (const Agreement agreement : agreements)
            line[name(agreement)] = counts.at(static_cast<std::size_t>(agreement));
        object["by_grid"].push_back(line);
    }
    object["right_under"] = Json::object();
    for (const auto& [rules, times] : right_under_) object["right_under"][rules] = times;
    object["right_under_none"] = right_nowhere_;
    return object;
}

}  // namespace shikatsu::tools
