#include "reference/certificates/pattern_reader.hpp"

#include <fmt/format.h>

#include <limits>

#include "reference/certificates/certificate_lines.hpp"

namespace shikatsu::reference {

namespace {

bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}

Seen seen_of(char sign) {
    switch (sign) {
        case '#':
            return Seen::black;
        case 'O':
            return Seen::white;
        case '.':
            return Seen::empty;
        case '@':
            return Seen::anchored;
        default:
            return Seen::unknown;
    }
}

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class PatternReader : CertificateLines {
  public:
    PatternReader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    tl::expected<PatternCertificate, CertificateProblem> read() {
        if (!check_end() || !expect("shikatsu-patterns 4")) return tl::make_unexpected(problem());
        const auto rules = read_rules();
        if (!rules) return tl::make_unexpected(problem());
        const auto position = read_position();
        if (!position) return tl::make_unexpected(problem());
        const auto target = read_target(position->grid());
        if (!target) return tl::make_unexpected(problem());
        PatternCertificate certificate{*position, *target, {}, {}, *rules};
        if (next_starts_with("region ") && !read_region(position->grid(), certificate.region))
            return tl::make_unexpected(problem());
        if (!read_lines(position->grid(), certificate.proof.lines) ||
            !expect_no_more("there are more lines than patterns"))
            return tl::make_unexpected(problem());
        return certificate;
    }

  private:
    std::optional<Point> read_target(const Grid& grid) {
        const auto value = value_of("target");
        if (!value) return std::nullopt;
        const auto target = vertex_in(grid, *value);
        return target ? target : fail("expected a vertex");
    }

    bool read_region(const Grid& grid, std::vector<Point>& region) {
        auto rest = value_of("region");
        if (!rest) return false;
        while (!rest->empty()) {
            const auto point = vertex_in(grid, take_word(*rest));
            if (!point || (!region.empty() && *point <= region.back()))
                return failed("the region is no list of intersections in reading order");
            region.push_back(*point);
        }
        return !region.empty() || failed("the region is empty");
    }

    bool read_lines(const Grid& grid, std::vector<PatternLine>& lines) {
        const auto count = read_count("patterns");
        if (!count) return false;
        const auto size = static_cast<std::size_t>(grid.size());
        for (std::size_t i = 0; i < *count; ++i) {
            if (i == limits_.states)
                return failed(fmt::format("there are more patterns than the limit of {}", limits_.states));
            if (i == most_intersections_in_patterns / size) return failed("the patterns are too large");
            const auto line = next_line();
            if (!line || !read_line(grid, *line, lines.emplace_back())) return false;
        }
        return true;
    }

    bool read_line(const Grid& grid, std::string_view rest, PatternLine& line) {
        std::string_view mover = take_word(rest);
        if (const std::size_t colon = mover.find(':'); colon != std::string_view::npos) {
            line.target = vertex_in(grid, mover.substr(colon + 1));
            if (!line.target) return failed("expected a vertex after ':'");
            mover = mover.substr(0, colon);
        }
        line.keeper_to_move = mover == "keeper";
        if (!line.keeper_to_move && mover != "opponent") return failed("expected 'keeper' or 'opponent'");
        line.seen.resize(static_cast<std::size_t>(grid.size()), Seen::unknown);
        if (!read_seen(take_word(rest), line.seen)) return false;
        if (line.keeper_to_move) return read_choice(grid, rest, line);
        return read_gained(grid, rest, line) && read_answers(rest, line);
    }

    /// Takes it off the end of the line.
    bool read_gained(const Grid& grid, std::string_view& rest, PatternLine& line) {
        constexpr std::string_view at = " at ";
        const std::size_t found = rest.rfind(at);
        if (found == std::string_view::npos) return true;
        line.gained = vertex_in(grid, rest.substr(found + at.size()));
        rest = rest.substr(0, found);
        return line.gained || failed("expected a vertex after 'at'");
    }

    bool read_choice(const Grid& grid, std::string_view rest, PatternLine& line) {
        const std::string_view play = take_word(rest);
        line.play = vertex_in(grid, play);
        if (!line.play && play != "pass") return failed("expected a vertex or 'pass'");
        if (!read_next(rest, line.next)) return false;
        return line.next.size() == 1 || failed("one pattern comes after the keeper's move");
    }

    bool read_answers(std::string_view rest, PatternLine& line) {
        if (rest == "life" || rest == "vital" || rest == "linked") {
            line.ground = rest == "life"    ? Ground::life
                          : rest == "vital" ? Ground::vital_region
                                            : Ground::linked;
            return true;
        }
        // In an eye or a link the opponent need not have a play.
        if (line.anchors() && rest.empty()) return true;
        if (rest.starts_with("eyes ")) {
            take_word(rest);
            line.ground = Ground::two_eyes;
        }
        if (rest.starts_with("joined ")) {
            take_word(rest);
            line.ground = Ground::joined;
        }
        if (rest.starts_with("apart ")) {
            take_word(rest);
            line.ground = Ground::apart;
        }
        if (!read_next(rest, line.next)) return false;
        if (line.ground == Ground::apart && line.next.size() != 2)
            return failed("expected the numbers of a link and of another pattern");
        if (line.ground == Ground::joined && line.next.size() != 1)
            return failed("expected the number of one pattern");
        return line.ground != Ground::two_eyes || line.next.size() == 2 ||
               failed("expected the numbers of two eyes");
    }

    /// Signs of known intersections, and how many in a row are unknown between them.
    bool read_seen(std::string_view word, std::vector<Seen>& seen) {
        std::size_t at = 0;
        if (word.empty() || is_digit(word.back())) return failed("a pattern ends with what is known");
        while (!word.empty()) {
            std::size_t digits = 0;
            while (is_digit(word[digits])) ++digits;
            std::size_t unknown = 0;
            if (digits > 0) {
                const auto number = number_in(word.substr(0, digits));
                if (!number || *number == 0) return failed("expected how many intersections are unknown");
                unknown = *number;
            }
            if (unknown >= seen.size() - at) return failed("the pattern is larger than the grid");
            at += unknown;
            seen[at] = seen_of(word[digits]);
            if (seen[at++] == Seen::unknown) return failed("expected '#', 'O', '.', '@' and numbers");
            word.remove_prefix(digits + 1);
        }
        return true;
    }

    bool read_next(std::string_view words, std::vector<std::uint32_t>& next) {
        if (words.empty()) return failed("expected numbers of patterns");
        while (!words.empty()) {
            const auto number = number_in(take_word(words));
            if (!number || *number == 0 || *number > std::numeric_limits<std::uint32_t>::max())
                return failed("expected numbers of patterns");
            next.push_back(static_cast<std::uint32_t>(*number - 1));
        }
        next.shrink_to_fit();
        return true;
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_patterns(std::string_view text) {
    return text.starts_with("shikatsu-patterns ");
}

tl::expected<PatternCertificate, CertificateProblem> read_patterns(std::string_view text,
                                                                   const CertificateLimits& limits) {
    return PatternReader(text, limits).read();
}

}  // namespace shikatsu::reference
