// The library for other programs, over the rulesets, the engine and the check of certificates.
#include "tools/library/shikatsu/shikatsu.hpp"

#include <algorithm>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::library {

/// Between the values of the rooms and those of the library.
struct Conversion {
    static Position position(const tools::SourcePosition& source, int prisoners_before) {
        return {rows_of(source.position), source.prisoner_difference + prisoners_before};
    }
    static tools::SourcePosition source(const Position& position) {
        return {position_from_rows(position.signs_).value(), position.prisoner_difference_, "", {}, ""};
    }
    static Error error(const tools::SourceError& error) {
        return {error.place.line, error.place.column, error.message};
    }
    static Color color(Player player) { return player == Player::black ? Color::black : Color::white; }
    static Margin margin(shikatsu::Margin margin) { return {margin.half_points()}; }
    static Vertex vertex(const Grid& grid, Point point) { return {grid.row(point), grid.column(point)}; }
    static std::vector<Vertex> vertices(const Grid& grid, const std::vector<Point>& points) {
        std::vector<Vertex> all;
        all.reserve(points.size());
        for (const Point point : points) all.push_back(vertex(grid, point));
        return all;
    }
};

namespace {

Verdict verdict(const tools::Ruling& ruling) {
    const Grid& grid = ruling.position.grid();
    Verdict said{ruling.rules, {}, std::nullopt, std::nullopt, ruling.remarks};
    for (const tools::StringRuling& string : ruling.strings)
        said.strings.push_back({Conversion::color(string.owner), Conversion::vertices(grid, string.points),
                                string.status, string.alive, string.clause});
    if (ruling.territory) {
        said.territory =
            Territory{Conversion::vertices(grid, ruling.territory->black),
                      Conversion::vertices(grid, ruling.territory->white), ruling.territory->clause};
    }
    if (ruling.score) {
        said.score = Score{{}, Conversion::margin(ruling.score->margin), ruling.score->clause};
        for (const tools::ScoreTerm& term : ruling.score->terms)
            said.score->terms.push_back({Conversion::margin(term.value), term.words});
    }
    return said;
}

/// The ruleset that the options name, if they can be followed.
tl::expected<const tools::Ruleset*, Error> ruleset_of(const Options& options) {
    const tools::Ruleset* ruleset = tools::ruleset_named(options.rules);
    if (ruleset == nullptr) return tl::make_unexpected(Error{0, 0, tools::unknown_rules(options.rules)});
    if (const auto checked = tools::check_readings({ruleset}, options.readings); !checked)
        return tl::make_unexpected(Error{0, 0, checked.error()});
    if (!(options.max_seconds >= 0))
        return tl::make_unexpected(Error{0, 0, "max_seconds is a number from 0 on"});
    return ruleset;
}

tools::RulesetOptions asked_by(const Options& options) {
    return {.readings = options.readings,
            .budget = {options.max_states, options.max_seconds},
            .jobs = std::max(1, options.jobs),
            .komi = {},
            .stop = options.stop};
}

/// Whom the certificate's winner is against is said by its finding.
void add_certificates(const optimized::Adjudication& adjudication, const optimized::StringVerdict& string,
                      std::vector<Certificate>& certificates) {
    const Grid& grid = adjudication.position.grid();
    for (const optimized::Finding& finding : string.findings) {
        if (!finding.attacker_forces || !finding.has_proof()) continue;
        const std::string text =
            tools::certificate_text(adjudication.position, adjudication.readings, finding);
        certificates.push_back(
            {Conversion::vertex(grid, string.points.front()), *finding.attacker_forces, tools::packed(text)});
    }
}

std::vector<Certificate> certificates_of_questions(const tools::SourcePosition& source,
                                                   const tools::RulesetOptions& options) {
    optimized::Options asked = tools::japanese_2003_options(options);
    asked.max_witness_states = options.max_witness_states;
    const auto adjudication = optimized::adjudicate(source.position, source.prisoner_difference, asked);
    std::vector<Certificate> certificates;
    for (const optimized::StringVerdict& string : adjudication.strings)
        add_certificates(adjudication, string, certificates);
    return certificates;
}

std::vector<Certificate> certificates_of_statuses(const tools::Ruling& ruling) {
    const Grid& grid = ruling.position.grid();
    std::vector<Certificate> certificates;
    for (const tools::StringRuling& string : ruling.strings) {
        if (!string.certificate) continue;
        certificates.push_back({Conversion::vertex(grid, string.points.front()), !string.alive.value(),
                                tools::packed(string.certificate->text())});
    }
    return certificates;
}

}  // namespace

std::optional<Color> Position::stone(Vertex vertex) const {
    const char sign =
        signs_.at(static_cast<std::size_t>(vertex.row)).at(static_cast<std::size_t>(vertex.column));
    if (sign == '.') return std::nullopt;
    return sign == '#' ? Color::black : Color::white;
}

std::string Position::name(Vertex vertex) const {
    const Grid grid = Grid::create(rows(), columns()).value();
    return shikatsu::vertex(grid, grid.at(vertex.row, vertex.column));
}

tl::expected<Position, Error> read_position(std::string_view text, int prisoner_difference,
                                            const Options& options) {
    const auto ruleset = ruleset_of(options);
    if (!ruleset) return tl::make_unexpected(ruleset.error());
    const auto read = tools::read_positions({"", std::string(text)}, (*ruleset)->play_rule(options.readings));
    if (read.size() != 1) return tl::make_unexpected(Error{0, 0, "there is not exactly one position"});
    if (!read.front()) return tl::make_unexpected(Conversion::error(read.front().error()));
    return Conversion::position(*read.front(), prisoner_difference);
}

std::vector<std::string> rulesets() {
    std::vector<std::string> names;
    for (const tools::Ruleset& ruleset : tools::rulesets()) names.push_back(ruleset.name);
    return names;
}

tl::expected<Verdict, Error> adjudicate(const Position& position, const Options& options) {
    const auto ruleset = ruleset_of(options);
    if (!ruleset) return tl::make_unexpected(ruleset.error());
    return verdict((*ruleset)->adjudicate(Conversion::source(position), asked_by(options)));
}

tl::expected<std::vector<Certificate>, Error> certify(const Position& position, const Options& options,
                                                      std::size_t max_lines) {
    const auto ruleset = ruleset_of(options);
    if (!ruleset) return tl::make_unexpected(ruleset.error());
    if (!(*ruleset)->certifies_strings)
        return tl::make_unexpected(Error{0, 0, "certificates are for japanese-2003 and asura-1989 only"});
    tools::RulesetOptions asked = asked_by(options);
    asked.max_witness_states = max_lines;
    const tools::SourcePosition source = Conversion::source(position);
    if (options.rules == tools::default_rules) return certificates_of_questions(source, asked);
    return certificates_of_statuses((*ruleset)->adjudicate(source, asked));
}

tl::expected<void, Error> check(std::string_view bytes) {
    const check::Verdict verdict = shikatsu::check::check_bytes(std::string(bytes), {});
    if (verdict.outcome == shikatsu::check::Outcome::accepted) return {};
    return tl::make_unexpected(Error{static_cast<int>(verdict.line), 0, verdict.sentence});
}

}  // namespace shikatsu::library
