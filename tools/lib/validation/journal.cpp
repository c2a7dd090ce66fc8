#include "tools/lib/validation/journal.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "tools/lib/bounded_line.hpp"
#include "tools/lib/json_input.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/validation/validation_report.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* settings_key = "validation";
/// An entry is about one position; what is longer is none.
constexpr std::size_t longest_entry = std::size_t{64} << 20U;

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
    std::error_code ignored;
    std::uintmax_t whole_bytes = 0;
    if (std::filesystem::exists(path, ignored)) {
        const auto read = journal.read(path, settings);
        if (!read) return tl::make_unexpected(read.error());
        whole_bytes = *read;
        std::filesystem::resize_file(path, whole_bytes, ignored);
    }
    journal.file_.open(path, std::ios::app);
    if (whole_bytes == 0) journal.file_ << json_line(Json{{settings_key, settings}}) << "\n" << std::flush;
    if (!journal.file_) return tl::make_unexpected(SourceError{path, {}, "cannot be written"});
    return journal;
}

tl::expected<std::uintmax_t, SourceError> Journal::read(const std::string& path,
                                                        const std::string& settings) {
    const auto error = [&](int line, std::string message) {
        return tl::make_unexpected(SourceError{path, {line, 1}, std::move(message)});
    };
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return error(1, "is no regular file");
    std::ifstream file(path, std::ios::binary);
    if (!file) return error(1, std::string("cannot be opened: ") + std::strerror(errno));
    std::uintmax_t whole_bytes = 0;
    int number = 0;
    // What stands after the last line's end was cut off.
    for (std::string line; read_bounded_line(file, line, longest_entry) && !file.eof();) {
        if (++number == 1) {
            if (const auto checked = check_settings(line, settings); !checked)
                return error(1, checked.error());
        } else {
            auto entry = entry_in(line);
            if (!entry) return error(number, "is no entry of a journal");
            reports_.insert_or_assign(entry->key, std::move(entry->report));
        }
        whole_bytes += line.size() + 1;
    }
    if (number == 0 && std::filesystem::file_size(path, ignored) > 0)
        return error(1, "is no journal of a validation");
    return whole_bytes;
}

const ValidationReport* Journal::known(const ValidationCase& asked) const {
    const auto found = reports_.find(key_of(asked));
    return found == reports_.end() ? nullptr : &found->second;
}

bool Journal::add(const ValidationCase& asked, const ValidationReport& report) {
    Json object;
    object["case"] = key_of(asked);
    object["report"] = report_json(report);
    file_ << json_line(object) << "\n" << std::flush;
    return !file_.fail();
}

std::string Journal::key_of(const ValidationCase& asked) {
    return fmt::format("{}#{} {}", asked.where(), asked.number, asked.fingerprint());
}

}  // namespace shikatsu::tools
