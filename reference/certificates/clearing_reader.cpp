#include "reference/certificates/clearing_reader.hpp"

#include <fmt/format.h>

#include "reference/certificates/certificate_lines.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class Reader : CertificateLines {
  public:
    Reader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    tl::expected<ClearingCertificate, CertificateProblem> read() {
        std::optional<ClearingCertificate> certificate;
        if (check_end() && expect("shikatsu-clearing 1") && expect("rules japanese-2003") &&
            expect("readings literal"))
            certificate = read_claim();
        if (!certificate || !read_clearing(certificate->position.grid(), certificate->clearing) ||
            !expect_no_more("there are more lines than regions"))
            return tl::make_unexpected(problem());
        return *std::move(certificate);
    }

  private:
    std::optional<ClearingCertificate> read_claim() {
        const auto position = read_position();
        if (!position) return std::nullopt;
        const auto keeper = value_of("keeper");
        if (!keeper) return std::nullopt;
        if (*keeper == "black") return ClearingCertificate{*position, Player::black, {}};
        if (*keeper == "white") return ClearingCertificate{*position, Player::white, {}};
        return fail("the keeper is black or white");
    }

    bool read_clearing(const Grid& grid, Clearing& clearing) {
        const auto units = value_of("units");
        if (!units || !read_points(grid, *units, clearing.units)) return false;
        const auto first = value_of("first-play");
        if (!first || !read_optional(grid, *first, clearing.first_play)) return false;
        const auto regions = read_count("regions");
        return regions && read_regions(grid, *regions, clearing.regions, 0);
    }

    bool read_regions(const Grid& grid, std::size_t number, std::vector<ClearedRegion>& regions,
                      std::size_t depth) {
        if (depth > most_nested_parts) return failed("parts are too deep in each other");
        for (std::size_t i = 0; i < number; ++i) {
            if (!read_region(grid, regions.emplace_back(), depth)) return false;
        }
        return true;
    }

    bool read_region(const Grid& grid, ClearedRegion& region, std::size_t depth) {
        if (!read_needs(grid, region)) return false;
        const auto points = value_of("points");
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

    bool read_optional(const Grid& grid, std::string_view word, std::optional<Point>& point) {
        if (word == "none") return true;
        point = vertex_in(grid, word);
        return point || failed("expected a vertex or 'none'");
    }

    bool read_needs(const Grid& grid, ClearedRegion& region) {
        auto rest = value_of("needs");
        if (!rest) return false;
        if (*rest == "none") return true;
        while (!rest->empty()) {
            const auto unit = vertex_in(grid, take_word(*rest));
            const std::string_view number = take_word(*rest);
            if (!unit || (number != "1" && number != "2"))
                return failed("expected vertices, each with 1 or 2, or 'none'");
            region.needs.emplace_back(*unit, number == "1" ? 1 : 2);
        }
        return true;
    }

    bool read_state(const Grid& grid, ClearedState& state, std::size_t depth) {
        if (next_starts_with("parts ")) {
            const auto parts = read_count("parts");
            if (!parts) return false;
            if (*parts == 0) return failed("a region falls into one part at least");
            return read_regions(grid, *parts, state.parts, depth + 1);
        }
        auto rest = value_of("work");
        if (!rest || !read_optional(grid, take_word(*rest), state.work)) return false;
        if (take_word(*rest) != "answers" || rest->empty())
            return failed("expected 'answers' with vertices or 'none'");
        return *rest == "none" || read_points(grid, *rest, state.answers);
    }

    const CertificateLimits& limits_;
    std::size_t states_ = 0;
};

}  // namespace

bool is_clearing(std::string_view text) {
    return text.starts_with("shikatsu-clearing ");
}

tl::expected<ClearingCertificate, CertificateProblem> read_clearing(std::string_view text,
                                                                    const CertificateLimits& limits) {
    return Reader(text, limits).read();
}

}  // namespace shikatsu::reference
