#include "tools/atlas/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <utility>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::atlas {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 6> status_letters = {{{'U', "uncapturable"},
                                                                              {'1', "capturable-1"},
                                                                              {'2', "capturable-2"},
                                                                              {'D', "dead"},
                                                                              {'A', "alive"},
                                                                              {'?', "undecided"}}};

char letter_of(const std::optional<std::string>& status) {
    const std::string_view words = status ? std::string_view(*status) : "undecided";
    const auto* const found = std::find_if(status_letters.begin(), status_letters.end(),
                                           [&](const auto& entry) { return entry.second == words; });
    if (found == status_letters.end())
        throw std::logic_error("an atlas has no letter for the status " + std::string(words));
    return found->first;
}

template <class Number>
std::optional<Number> number_of(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number;
}

/// The parts of the line between single spaces.
std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t space = line.find(' ');
        words.push_back(line.substr(0, space));
        if (space == std::string_view::npos) return words;
        line.remove_prefix(space + 1);
    }
}

/// The number of the string, in reading order of first points, that each stone's point belongs to.
std::vector<std::size_t> strings_by_point(const Position& position) {
    std::vector<std::size_t> number(static_cast<std::size_t>(position.grid().size()), 0);
    std::size_t next = 0;
    for (const reference::String& string : reference::strings(position)) {
        for (const Point point : string.points) number[point.index] = next;
        ++next;
    }
    return number;
}

constexpr std::string_view none = "-";

}  // namespace

std::string_view words_of_status(char letter) {
    for (const auto& [own, words] : status_letters) {
        if (own == letter) return words;
    }
    return {};
}

Record record_of(PositionCode code, const tools::Ruling& ruling) {
    Record record{code, {}, std::nullopt, std::nullopt};
    for (const tools::StringRuling& string : ruling.strings) record.statuses += letter_of(string.status);
    if (ruling.territory) {
        record.territory = std::string(static_cast<std::size_t>(ruling.position.grid().size()), '.');
        for (const Point point : ruling.territory->black) (*record.territory)[point.index] = 'B';
        for (const Point point : ruling.territory->white) (*record.territory)[point.index] = 'W';
    }
    if (ruling.score) record.score = ruling.score->margin;
    return record;
}

std::string line_of(const Record& record, PositionCode before) {
    return fmt::format("{} {} {} {}", record.code - before, record.statuses.empty() ? none : record.statuses,
                       record.territory ? *record.territory : none,
                       record.score ? std::to_string(record.score->half_points()) : std::string("?"));
}

tl::expected<Record, std::string> record_of_line(std::string_view line, PositionCode before) {
    const auto words = words_of(line);
    if (words.size() != 4) return tl::unexpected(fmt::format("a record has 4 parts, not {}", words.size()));
    const auto distance = number_of<PositionCode>(words[0]);
    if (!distance) return tl::unexpected(fmt::format("'{}' is no distance between codes", words[0]));
    Record record{before + *distance, {}, std::nullopt, std::nullopt};
    if (words[1] != none) record.statuses = words[1];
    for (const char letter : record.statuses) {
        if (words_of_status(letter).empty()) return tl::unexpected(fmt::format("'{}' is no status", letter));
    }
    if (words[2] != none) {
        if (words[2].find_first_not_of("BW.") != std::string_view::npos)
            return tl::unexpected(fmt::format("'{}' is no territory", words[2]));
        record.territory = std::string(words[2]);
    }
    if (words[3] != "?") {
        const auto half_points = number_of<int>(words[3]);
        if (!half_points) return tl::unexpected(fmt::format("'{}' is no score", words[3]));
        record.score = Margin::of_half_points(*half_points);
    }
    return record;
}

bool fits_its_position(const Record& record, const Grid& grid) {
    const std::size_t strings = reference::strings(position_of(grid, record.code)).size();
    const auto points = static_cast<std::size_t>(grid.size());
    return (record.statuses.empty() || record.statuses.size() == strings) &&
           (!record.territory || record.territory->size() == points);
}

Record turned_back(const Record& record, const Position& position, const CanonicalForm& form) {
    Record result = record;
    const auto here = strings_by_point(position);
    const auto there = strings_by_point(position_of(position.grid(), form.code));
    for (const Point point : position.grid().points()) {
        const Point image = form.to[point.index];
        if (!position.empty(point) && !record.statuses.empty())
            result.statuses.at(here[point.index]) = record.statuses.at(there[image.index]);
        if (!record.territory) continue;
        const char owner = record.territory->at(image.index);
        (*result.territory)[point.index] = !form.exchanged || owner == '.' ? owner : owner == 'B' ? 'W' : 'B';
    }
    if (record.score && form.exchanged) result.score = -*record.score;
    return result;
}

}  // namespace shikatsu::atlas
