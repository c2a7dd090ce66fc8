#include "reference/certificates/certificate_lines.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

constexpr std::size_t longest_line = 32'768;

}  // namespace

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    return number;
}

std::optional<Point> vertex_in(const Grid& grid, std::string_view text) {
    const std::optional<Point> point = point_of_vertex(grid, text);
    return point && vertex(grid, *point) == text ? point : std::nullopt;
}

std::string_view take_word(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
}

std::nullopt_t CertificateLines::fail(std::string sentence) {
    problem_ = {line_, std::move(sentence)};
    return std::nullopt;
}
bool CertificateLines::failed(std::string sentence) {
    fail(std::move(sentence));
    return false;
}

bool CertificateLines::failed_at(std::size_t line, std::string sentence) {
    problem_ = {line, std::move(sentence)};
    return false;
}

bool CertificateLines::check_end() {
    if (text_.empty() || text_.back() != '\n') return failed("the last line is incomplete");
    const std::size_t before = text_.substr(0, text_.size() - 1).rfind('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::string_view last = text_.substr(begin, text_.size() - 1 - begin);
    text_ = text_.substr(0, begin);
    const auto lines = static_cast<std::size_t>(std::count(text_.begin(), text_.end(), '\n'));
    const auto* bytes = reinterpret_cast<const Bytef*>(text_.data());
    const auto sum = static_cast<unsigned>(crc32_z(0, bytes, text_.size()));
    line_ = lines + 1;
    if (!last.starts_with("end ")) return failed("the text does not end with its 'end' line");
    if (last != fmt::format("end {} {:08x}", lines, sum))
        return failed("the 'end' line does not fit the lines before it");
    line_ = 0;
    return true;
}

std::optional<std::string_view> CertificateLines::next_line() {
    ++line_;
    if (text_.empty()) return fail("the text ends too early");
    const std::string_view line = text_.substr(0, text_.find('\n'));
    text_.remove_prefix(line.size() + 1);
    if (line.size() > longest_line) return fail("the line is too long");
    if (std::any_of(line.begin(), line.end(), [](char sign) { return sign < ' ' || sign > '~'; }))
        return fail("the line has a sign that does not belong into a certificate");
    if (line.ends_with(' ')) return fail("the line ends with a blank");
    return line;
}

std::optional<std::string_view> CertificateLines::next_lines(std::size_t count) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i) {
        ++line_;
        if (size == text_.size()) return fail("the text ends too early");
        size = text_.find('\n', size) + 1;
    }
    const std::string_view lines = text_.substr(0, size);
    text_.remove_prefix(size);
    return lines;
}

bool CertificateLines::expect(std::string_view whole) {
    const auto line = next_line();
    return line && (*line == whole || failed(fmt::format("expected '{}'", whole)));
}

std::optional<std::string_view> CertificateLines::value_of(std::string_view key) {
    const auto line = next_line();
    if (!line) return std::nullopt;
    if (!line->starts_with(key) || line->size() < key.size() + 2 || (*line)[key.size()] != ' ')
        return fail(fmt::format("expected '{}' and a value", key));
    return line->substr(key.size() + 1);
}

std::optional<CertifiedRules> CertificateLines::read_rules() {
    const auto line = next_line();
    if (!line) return std::nullopt;
    const bool japanese = *line == "rules japanese-2003";
    if (!japanese && *line != "rules asura-1989")
        return fail("expected 'rules japanese-2003' or 'rules asura-1989'");
    if (!expect(japanese ? "readings literal" : "readings any")) return std::nullopt;
    return japanese ? CertifiedRules::japanese_2003 : CertifiedRules::asura_1989;
}

std::optional<Position> CertificateLines::read_position() {
    const auto size = value_of("grid");
    if (!size) return std::nullopt;
    const std::size_t cross = std::min(size->find('x'), size->size());
    const auto rows = number_in(size->substr(0, cross));
    const auto columns = number_in(size->substr(std::min(cross + 1, size->size())));
    const auto in_bounds = [](auto lines) { return lines && *lines >= 1 && *lines <= Grid::max_lines; };
    if (!in_bounds(rows) || !in_bounds(columns)) return fail("there is no such grid");
    std::vector<std::string> diagram;
    for (std::size_t row = 0; row < *rows; ++row) {
        const auto line = next_line();
        if (!line) return std::nullopt;
        if (line->size() != *columns || line->find_first_not_of("#O.") != std::string_view::npos)
            return fail("expected a row of the position");
        diagram.emplace_back(*line);
    }
    auto position = position_from_rows(diagram);
    if (!position) return fail(position.error().message);
    if (!strings_without_liberty(*position).empty()) return fail("a string of the position has no liberty");
    return *std::move(position);
}

std::optional<std::size_t> CertificateLines::read_count(std::string_view key) {
    const auto value = value_of(key);
    if (!value) return std::nullopt;
    const auto count = number_in(*value);
    if (!count) return fail("expected a number");
    return count;
}

bool CertificateLines::expect_no_more(const char* otherwise) {
    ++line_;
    return text_.empty() || failed(otherwise);
}

}  // namespace shikatsu::reference
