#include "tools/lib/validation/validation_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/rules_aliases.hpp"
#include "tools/lib/sgf_notes.hpp"

namespace shikatsu::tools {

namespace {

namespace fs = std::filesystem;

using ReadCase = tl::expected<ValidationCase, SourceError>;

/// Whether the stones on the grid before the first move are as many as the note HA says.
void check_handicap(const SgfGame& game, ValidationCase& read) {
    const auto noted = sgf_handicap(game.handicap);
    if (!noted || *noted < 2 || !read.game) return;
    int stones = 0;
    for (const Point point : game.grid.points())
        stones += read.game->start.holds(point, Player::black) ? 1 : 0;
    if (stones == *noted) return;
    read.remarks.push_back(fmt::format("HA[{}], but black stones before the first move: {}", *noted, stones));
}

PlayRule rule_for(const SgfGame& game, const RulesOfRecords& rules) {
    const Ruleset* ruleset = rules.ruleset;
    if (ruleset == nullptr && !game.rules.empty()) ruleset = ruleset_meant_by(game.rules);
    if (ruleset == nullptr) return play_without_suicide;
    return ruleset->play_rule(own_readings(*ruleset, rules.readings));
}

ReadCase case_of(const SgfGame& game, const RulesOfRecords& rules) {
    const ReadPosition last = last_position(game, rule_for(game, rules));
    if (!last) return tl::make_unexpected(last.error());
    ValidationCase read{*last, {}, {}, game.rules, game.result, game.territory, {}, 1};
    const auto komi = sgf_komi(game.komi);
    if (!komi) return tl::make_unexpected(SourceError{game.file, game.komi_place, komi.error()});
    read.komi = komi->points;
    if (!komi->remark.empty()) read.remarks.push_back(komi->remark);
    if (auto record = game_record(game)) {
        read.game = std::move(*record);
    } else {
        read.remarks.push_back("asked about as a position: " + record.error().message);
    }
    check_handicap(game, read);
    return read;
}

std::uint64_t hash(std::string_view text) {
    constexpr std::uint64_t offset = 14695981039346656037ULL;
    constexpr std::uint64_t prime = 1099511628211ULL;
    std::uint64_t value = offset;
    for (const char sign : text) value = (value ^ static_cast<unsigned char>(sign)) * prime;
    return value;
}

void append_territory(const Grid& grid, const SgfTerritory& territory, std::string& text) {
    text += "\nblack";
    for (const Point point : territory.black) text.append(" ").append(vertex(grid, point));
    text += "\nwhite";
    for (const Point point : territory.white) text.append(" ").append(vertex(grid, point));
}

bool is_record(const fs::path& path) {
    return is_sgf({path.filename().string(), ""});
}

}  // namespace

std::string ValidationCase::where() const {
    return fmt::format("{}:{}", printable(last.file), last.place.line);
}

std::string ValidationCase::fingerprint() const {
    const Grid& grid = last.position.grid();
    std::string text =
        fmt::format("{}\n{}\n{}\n{}\n", last.prisoner_difference, to_text(komi), rules, result);
    for (const std::string& row : rows_of(last.position)) text.append(row).append("\n");
    if (game) {
        for (const std::string& row : rows_of(game->start)) text.append(row).append("\n");
        for (const RecordedMove& made : game->moves) {
            const auto* play = std::get_if<Play>(&made.move);
            text += fmt::format("{}{} ", name(made.player), play == nullptr ? "" : vertex(grid, play->point));
        }
    }
    if (territory) append_territory(grid, *territory, text);
    return fmt::format("{:016x}", hash(text));
}

std::vector<ReadCase> read_cases(const Source& source, const RulesOfRecords& rules) {
    std::vector<ReadCase> cases;
    if (is_sgf(source)) {
        for (const auto& game : read_sgf_games(source))
            cases.push_back(game.and_then([&](const SgfGame& read) { return case_of(read, rules); }));
    } else {
        for (const ReadPosition& read : read_diagrams(source)) {
            cases.push_back(read.map([](const SourcePosition& position) {
                return ValidationCase{position, {}, {}, {}, {}, {}, {}, 1};
            }));
        }
    }
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (cases[i]) cases[i]->number = i + 1;
    }
    return cases;
}

tl::expected<std::vector<std::string>, SourceError> files_under(const std::string& path) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return std::vector{path};
    // The walk below passes over every folder that may not be read, also this one.
    if (fs::directory_iterator(path, error); error)
        return tl::make_unexpected(SourceError{path, {}, "cannot be read: " + error.message()});
    std::vector<std::string> files;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator entry(path, options, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && is_record(entry->path()))
            files.push_back(entry->path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace shikatsu::tools
