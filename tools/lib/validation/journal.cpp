#include "tools/lib/validation/journal.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/validation/validation_report.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* settings_key = "validation";

struct Entry {
    std::string key;
    ValidationReport report;
};

std::optional<Entry> entry_in(const std::string& line) {
    const auto read = read_json(line);
    if (!read || !read->is_object()) return std::nullopt;
    const Json& object = *read;
    if (!object.contains("case") || !object["case"].is_string()) return std::nullopt;
    auto report = report_of_json(object.value("report", Json()));
    if (!report) return std::nullopt;
    return Entry{object["case"].get<std::string>(), std::move(*report)};
}

/// Whether the first line is that of a journal with these settings; otherwise what is wrong.
tl::expected<void, std::string> check_settings(const std::string& line, const std::string& settings) {
    const auto object = read_json(line);
    if (!object || !object->is_object() || !object->contains(settings_key))
        return tl::make_unexpected(std::string("is no journal of a validation"));
    if ((*object)[settings_key] != settings)
        return tl::make_unexpected(std::string("is the journal of a validation with other settings"));
    return {};
}

}  // namespace

tl::expected<Journal, SourceError> Journal::open(const std::string& path, const std::string& settings) {
    Journal journal;
    const auto error = [&](int line, std::string message) {
        return tl::make_unexpected(SourceError{path, {line, 1}, std::move(message)});
    };
    std::error_code ignored;
    std::string text;
    if (std::filesystem::exists(path, ignored)) {
        auto source = read_source(path);
        if (!source) return tl::make_unexpected(source.error());
        // What stands after the last line's end was cut off.
        text = source->text.substr(0, source->text.rfind('\n') + 1);
        if (text.empty() && !source->text.empty()) return error(1, "is no journal of a validation");
    }
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        if (++number == 1) {
            if (const auto checked = check_settings(line, settings); !checked)
                return error(1, checked.error());
            continue;
        }
        auto entry = entry_in(line);
        if (!entry) return error(number, "is no entry of a journal");
        journal.reports_.insert_or_assign(entry->key, std::move(entry->report));
    }
    if (std::filesystem::exists(path, ignored)) std::filesystem::resize_file(path, text.size(), ignored);
    journal.file_.open(path, std::ios::app);
    if (number == 0) journal.file_ << json_line(Json{{settings_key, settings}}) << "\n" << std::flush;
    if (!journal.file_) return error(1, "cannot be written");
    return journal;
}

const ValidationReport* Journal::known(const ValidationCase& asked) const {
    const auto found = reports_.find(key_of(asked));
    return found == reports_.end() ? nullptr : &found->second;
}

void Journal::add(const ValidationCase& asked, const ValidationReport& report) {
    Json object;
    object["case"] = key_of(asked);
    object["report"] = report_json(report);
    file_ << json_line(object) << "\n" << std::flush;
    if (!file_) throw std::runtime_error("the journal cannot be written");
}

std::string Journal::key_of(const ValidationCase& asked) {
    return fmt::format("{}#{} {}", asked.where(), asked.number, asked.fingerprint());
}

}  // namespace shikatsu::tools
