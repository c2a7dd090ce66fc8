#include "reference/certificates/keeping_reader.hpp"

#include <fmt/format.h>

#include <optional>

#include "reference/certificates/certificate_lines.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class Reader : CertificateLines {
  public:
    Reader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    tl::expected<KeepingCertificate, CertificateProblem> read() {
        std::optional<KeepingCertificate> certificate;
        if (check_end() && expect("shikatsu-keeping 1") && expect("rules japanese-2003") &&
            expect("readings literal"))
            certificate = read_claim();
        if (!certificate || !read_split(certificate->position.grid(), certificate->keeping, 0) ||
            !expect_no_more("there are more lines than regions"))
            return tl::make_unexpected(problem());
        return *std::move(certificate);
    }

  private:
    std::optional<KeepingCertificate> read_claim() {
        const auto position = read_position();
        if (!position) return std::nullopt;
        const auto keeper = value_of("keeper");
        if (!keeper) return std::nullopt;
        if (*keeper == "black") return KeepingCertificate{*position, Player::black, {}};
        if (*keeper == "white") return KeepingCertificate{*position, Player::white, {}};
        return fail("the keeper is black or white");
    }

    bool read_split(const Grid& grid, Keeping& keeping, std::size_t depth) {
        if (depth > most_nested_splits) return failed("splits are too deep in each other");
        auto units = value_of("units");
        if (!units || (*units != "none" && !read_points(grid, *units, keeping.units))) return false;
        const auto regions = read_count("regions");
        if (!regions) return false;
        for (std::size_t i = 0; i < *regions; ++i) {
            if (!read_region(grid, keeping.regions.emplace_back(), depth)) return false;
        }
        return true;
    }

    bool read_region(const Grid& grid, KeepingRegion& region, std::size_t depth) {
        if (!(next_starts_with("link ") ? read_link(grid, region) : read_needs(grid, region))) return false;
        auto points = value_of("points");
        if (!points || !read_points(grid, *points, region.points)) return false;
        const auto states = read_count("states");
        if (!states) return false;
        for (std::size_t i = 0; i < *states; ++i) {
            if (++states_ > limits_.states)
                return failed(fmt::format("there are more states than the limit of {}", limits_.states));
            if (!read_state(grid, region.states.emplace_back(), depth)) return false;
        }
        return true;
    }

    bool read_points(const Grid& grid, std::string_view rest, std::vector<Point>& points) {
        while (!rest.empty()) {
            const auto point = vertex_in(grid, take_word(rest));
            if (!point) return failed("expected vertices");
            points.push_back(*point);
        }
        return true;
    }

    bool read_link(const Grid& grid, KeepingRegion& region) {
        std::vector<Point> units;
        if (!read_points(grid, value_of("link").value_or(""), units)) return false;
        if (units.size() != 2) return failed("a link is one of two units");
        region.link = {units[0], units[1]};
        return true;
    }

    bool read_needs(const Grid& grid, KeepingRegion& region) {
        auto rest = value_of("needs");
        if (!rest) return false;
        while (!rest->empty()) {
            const auto unit = vertex_in(grid, take_word(*rest));
            const std::string_view number = take_word(*rest);
            if (!unit || (number != "1" && number != "2"))
                return failed("expected vertices, each with 1 or 2");
            region.needs.emplace_back(*unit, number == "1" ? 1 : 2);
        }
        return true;
    }

    bool read_state(const Grid& grid, KeepingState& state, std::size_t depth) {
        const auto line = next_line();
        if (!line) return false;
        if (*line == "settled") return true;
        if (*line == "split") {
            state.kind = KeepingState::Kind::split;
            return read_split(grid, state.split.emplace_back(), depth + 1);
        }
        std::string_view rest = *line;
        state.kind = KeepingState::Kind::answers;
        if (take_word(rest) != "answers" || rest.empty())
            return failed("expected 'settled', 'answers' with answers, or 'split'");
        return rest == "none" || read_answers(grid, rest, state);
    }

    bool read_answers(const Grid& grid, std::string_view rest, KeepingState& state) {
        while (!rest.empty()) {
            const std::string_view word = take_word(rest);
            const auto point = vertex_in(grid, word);
            if (!point && word != "pass") return failed("an answer is a vertex or 'pass'");
            state.answers.push_back(point);
        }
        return true;
    }

    const CertificateLimits& limits_;
    std::size_t states_ = 0;
};

}  // namespace

bool is_keeping(std::string_view text) {
    return text.starts_with("shikatsu-keeping ");
}

tl::expected<KeepingCertificate, CertificateProblem> read_keeping(std::string_view text,
                                                                  const CertificateLimits& limits) {
    return Reader(text, limits).read();
}

}  // namespace shikatsu::reference
