#include "reference/certificates/certificate_reader.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

constexpr std::size_t longest_line = 32'768;

/// A number as the format has it: digits without sign and without needless zeros.
std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    return number;
}

/// A vertex in its one spelling.
std::optional<Point> vertex_in(const Grid& grid, std::string_view text) {
    const std::optional<Point> point = point_of_vertex(grid, text);
    return point && vertex(grid, *point) == text ? point : std::nullopt;
}

std::optional<HypotheticalMove> move_in(const Grid& grid, std::string_view text) {
    constexpr std::string_view for_one_ko = "ko-pass@";
    if (text == "pass") return Pass{};
    if (text == "ko-pass") return KoPass{};
    const bool one_ko = text.starts_with(for_one_ko);
    const std::optional<Point> point = vertex_in(grid, one_ko ? text.substr(for_one_ko.size()) : text);
    if (!point) return std::nullopt;
    return one_ko ? HypotheticalMove{KoPass{*point}} : HypotheticalMove{Play{*point}};
}

/// Lemma::none if it is no lemma.
Lemma lemma_in(std::string_view text) {
    return text == "life"     ? Lemma::life
           : text == "closed" ? Lemma::closed
           : text == "filled" ? Lemma::filled
                              : Lemma::none;
}

/// Cuts the next word off; words are parted by single blanks.
std::string_view take_word(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
}

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class Reader {
  public:
    Reader(std::string_view text, const CertificateLimits& limits) : text_(text), limits_(limits) {}

    tl::expected<Certificate, CertificateProblem> read() {
        std::optional<Certificate> certificate;
        if (check_end() && expect("shikatsu-certificate 3") && expect("rules japanese-2003"))
            certificate = read_claim();
        if (!certificate || !read_strategy(*certificate)) return tl::make_unexpected(problem_);
        return *std::move(certificate);
    }

  private:
    std::nullopt_t fail(std::string sentence) {
        problem_ = {line_, std::move(sentence)};
        return std::nullopt;
    }
    bool failed(std::string sentence) {
        fail(std::move(sentence));
        return false;
    }

    /// The last line tells the number of the others and their CRC-32, so that no part can be missing.
    bool check_end() {
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

    std::optional<std::string_view> next_line() {
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

    bool expect(std::string_view whole) {
        const auto line = next_line();
        return line && (*line == whole || failed(fmt::format("expected '{}'", whole)));
    }

    /// The rest of a line that starts with `key` and a blank.
    std::optional<std::string_view> value_of(std::string_view key) {
        const auto line = next_line();
        if (!line) return std::nullopt;
        if (!line->starts_with(key) || line->size() < key.size() + 2 || (*line)[key.size()] != ' ')
            return fail(fmt::format("expected '{}' and a value", key));
        return line->substr(key.size() + 1);
    }

    std::optional<Certificate> read_claim() {
        const auto readings = read_readings();
        if (!readings) return std::nullopt;
        const auto position = read_position();
        if (!position) return std::nullopt;
        const auto target = value_of("target");
        if (!target) return std::nullopt;
        const auto stone = vertex_in(position->grid(), *target);
        if (!stone || position->empty(*stone)) return fail("the target is no stone of the position");
        ForceQuestion question{string_at(*position, *stone), {}};
        if (!read_points("region", position->grid(), question.region)) return std::nullopt;
        PointSet zone;
        if (text_.starts_with("zone ") && !read_points("zone", position->grid(), zone)) return std::nullopt;
        const auto claim = value_of("claim");
        if (!claim) return std::nullopt;
        const bool forces = *claim == "attacker-forces";
        if (!forces && *claim != "defender-prevents") return fail("there is no such claim");
        const auto confined = zone.empty() ? std::nullopt : std::optional(std::move(zone));
        return Certificate{*position, *readings, std::move(question), forces, {}, 0, confined};
    }

    std::optional<Readings> read_readings() {
        auto rest = value_of("readings");
        if (!rest) return std::nullopt;
        Readings readings;
        if (*rest == "literal") return readings;
        const std::string all(*rest);
        while (!rest->empty()) {
            const auto changed = with_reading(readings, take_word(*rest));
            if (!changed) return fail("there is no such reading");
            readings = *changed;
        }
        std::string written;
        for (const std::string& departure : departures(readings))
            written += (written.empty() ? "" : " ") + departure;
        if (written != all) return fail("the readings are not in the order of their register");
        if (readings.infinite_play == InfinitePlay::superko)
            return fail("under superko there are no certificates: choices depend on the whole past");
        return readings;
    }

    std::optional<Position> read_position() {
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
        if (!strings_without_liberty(*position).empty())
            return fail("a string of the position has no liberty");
        return *std::move(position);
    }

    /// Different intersections; for the region also "none".
    bool read_points(std::string_view key, const Grid& grid, PointSet& points) {
        auto rest = value_of(key);
        if (!rest) return false;
        if (*rest == "none" && key == "region") return true;
        while (!rest->empty()) {
            const auto point = vertex_in(grid, take_word(*rest));
            if (!point || !points.insert(*point).second)
                return failed(fmt::format("the {} is no list of different intersections", key));
        }
        return true;
    }

    bool read_strategy(Certificate& certificate) {
        RankedStrategy& strategy = certificate.strategy;
        const Grid& grid = certificate.position.grid();
        if (!read_dormant_bans(strategy) ||
            !(certificate.attacker_forces ? read_goals(strategy) : read_levels(grid, strategy)))
            return false;
        const auto states = read_count("states");
        if (!states) return false;
        if (*states > limits_.states)
            return failed(fmt::format("there are more states than the limit of {}", limits_.states));
        certificate.first_line = line_ + 1;
        for (std::size_t i = 0; i < *states; ++i) {
            const bool begins = i == 0 && !certificate.attacker_forces;
            const auto line = read_line(grid, begins, certificate.attacker_forces ? 1 : 2);
            if (!line) return false;
            strategy.lines.push_back(*line);
        }
        ++line_;
        return text_.empty() || failed("there are more lines than states");
    }

    std::optional<std::size_t> read_count(std::string_view key) {
        const auto value = value_of(key);
        if (!value) return std::nullopt;
        const auto count = number_in(*value);
        if (!count) return fail("expected a number");
        return count;
    }

    bool read_dormant_bans(RankedStrategy& strategy) {
        const auto value = value_of("dormant-bans");
        if (!value) return false;
        const auto count = *value == "all" ? RankedStrategy::all_bans : number_in(*value);
        if (!count) return failed("expected a number, or 'all'");
        strategy.dormant_bans = *count;
        return true;
    }

    bool read_goals(RankedStrategy& strategy) {
        const auto value = value_of("goals");
        strategy.goals_in_turn = value == "in-turn";
        return value &&
               (strategy.goals_in_turn || value == "together" || failed("expected 'together' or 'in-turn'"));
    }

    bool read_levels(const Grid& grid, RankedStrategy& strategy) {
        auto rest = value_of("levels");
        if (!rest) return false;
        if (*rest == "none") return true;
        while (!rest->empty()) {
            const std::string_view word = take_word(*rest);
            strategy.levels.push_back(vertex_in(grid, word));
            if (!strategy.levels.back() && word != "target")
                return failed("a level keeps the target or an intersection");
        }
        return true;
    }

    /// "CHOICE MEASURE…", "CHOICE LEMMA", "LEMMA", or "begin".
    std::optional<RankedStrategy::Line> read_line(const Grid& grid, bool begins, int measures) {
        auto rest = next_line();
        if (!rest) return std::nullopt;
        RankedStrategy::Line line;
        if (begins && *rest == "begin") return line;
        const std::string_view first = take_word(*rest);
        line.lemma = lemma_in(first);
        if (line.lemma == Lemma::none) {
            line.choice = move_in(grid, first);
            if (!line.choice) return fail("there is no such hypothetical-move");
            line.lemma = lemma_in(*rest);
            if (line.lemma != Lemma::none) return line;
            if (measures == 2 && !read_measure(*rest, line.level)) return std::nullopt;
            if (!read_measure(*rest, line.distance)) return std::nullopt;
        }
        if (!rest->empty()) return fail("there is something after the end of what belongs into the line");
        return line;
    }

    bool read_measure(std::string_view& rest, std::uint32_t& measure) {
        const auto number = number_in(take_word(rest));
        if (!number || *number > UINT32_MAX) return failed("expected a measure");
        measure = static_cast<std::uint32_t>(*number);
        return true;
    }

    std::string_view text_;
    const CertificateLimits& limits_;
    std::size_t line_ = 0;
    CertificateProblem problem_;
};

}  // namespace

tl::expected<Certificate, CertificateProblem> read_certificate(std::string_view text,
                                                               const CertificateLimits& limits) {
    return Reader(text, limits).read();
}

}  // namespace shikatsu::reference
