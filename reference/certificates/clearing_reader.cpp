#include "reference/certificates/clearing_reader.hpp"

#include "reference/certificates/keeping_lines.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class ClearingReader : KeepingLines {
  public:
    using KeepingLines::KeepingLines;

    tl::expected<ClearingCertificate, CertificateProblem> read() {
        if (!check_end() || !expect("shikatsu-clearing 8")) return tl::make_unexpected(problem());
        const auto rules = read_rules();
        if (!rules) return tl::make_unexpected(problem());
        const auto head = read_keepers_position();
        if (!head) return tl::make_unexpected(problem());
        ClearingCertificate certificate{head->position, head->keeper, {}, *rules};
        if (!read_clearing(certificate.position.grid(), certificate.clearing) ||
            !expect_no_more("there are more lines than regions"))
            return tl::make_unexpected(problem());
        return certificate;
    }

  private:
    bool read_clearing(const Grid& grid, Clearing& clearing) {
        const auto units = value_of("units");
        if (!units || !read_points(grid, *units, clearing.units)) return false;
        const auto first = value_of("first-play");
        if (!first || !read_optional(grid, *first, clearing.first_play)) return false;
        if (next_starts_with("stays ") && !read_staying(grid, clearing)) return false;
        const auto regions = read_count("regions");
        return regions && read_regions(grid, *regions, clearing.regions, 0);
    }

    bool read_staying(const Grid& grid, Clearing& clearing) {
        const auto where = value_of("stays");
        if (!where) return false;
        clearing.stays = vertex_in(grid, *where);
        return clearing.stays || failed("expected a vertex after 'stays'");
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
        const auto needs = value_of("needs");
        if (!needs) return false;
        if (*needs != "none" &&
            !read_needs(grid, *needs, region.needs, "expected vertices, each with 1 or 2, or 'none'"))
            return false;
        if (!read_points_line(grid, region)) return false;
        if (next_starts_with("bans") && !read_bans(region.bans)) return false;
        region.filled = region.bans == BansRelied::never && !next_starts_with("states ");
        if (region.filled) return read_filled();
        return read_states(region, [&](ClearedState& state) { return read_state(grid, state, depth); });
    }

    bool read_bans(BansRelied& bans) {
        const auto line = next_line();
        if (!line) return false;
        if (*line == "bans") bans = BansRelied::always;
        if (*line == "bans after-work") bans = BansRelied::after_work;
        if (*line == "bans stirred") bans = BansRelied::stirred;
        return bans != BansRelied::never || failed("expected 'bans', 'bans after-work' or 'bans stirred'");
    }

    bool read_known(const Grid& grid, ClearedState& state) {
        const auto points = value_of("known");
        if (!points) return false;
        state.known.emplace();
        return *points == "none" || read_points(grid, *points, *state.known);
    }

    bool read_filled() {
        const auto line = next_line();
        return line && (*line == "filled" || failed("expected 'states' and a number, or 'filled'"));
    }

    bool read_optional(const Grid& grid, std::string_view word, std::optional<Point>& point) {
        if (word == "none") return true;
        point = vertex_in(grid, word);
        return point || failed("expected a vertex or 'none'");
    }

    bool read_work(const Grid& grid, std::string_view word, ClearedState& state) {
        state.ko_pass = word == "ko-pass";
        if (word == "none" || state.ko_pass) return true;
        state.work = vertex_in(grid, word);
        return state.work || failed("expected a vertex, 'ko-pass' or 'none'");
    }

    bool read_state(const Grid& grid, ClearedState& state, std::size_t depth) {
        if (next_starts_with("known ") && !read_known(grid, state)) return false;
        state.again = next_starts_with("again");
        if (state.again) return expect("again");
        if (next_starts_with("parts ")) {
            const auto parts = read_count("parts");
            if (!parts) return false;
            if (*parts == 0) return failed("a region falls into one part at least");
            return read_regions(grid, *parts, state.parts, depth + 1);
        }
        auto rest = value_of("work");
        if (!rest || !read_work(grid, take_word(*rest), state)) return false;
        auto key = take_word(*rest);
        if (key == "after-ko-pass") {
            state.after_ko_pass = vertex_in(grid, take_word(*rest));
            if (!state.after_ko_pass) return failed("expected a vertex after 'after-ko-pass'");
            key = take_word(*rest);
        }
        if (key != "answers" || rest->empty()) return failed("expected 'answers' with vertices or 'none'");
        return *rest == "none" || read_answers(grid, *rest, state.answers);
    }
};

}  // namespace

bool is_clearing(std::string_view text) {
    return text.starts_with("shikatsu-clearing ");
}

tl::expected<ClearingCertificate, CertificateProblem> read_clearing(std::string_view text,
                                                                    const CertificateLimits& limits) {
    return ClearingReader(text, limits).read();
}

}  // namespace shikatsu::reference
