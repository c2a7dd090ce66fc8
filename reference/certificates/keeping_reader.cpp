#include "reference/certificates/keeping_reader.hpp"

#include "reference/certificates/keeping_lines.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class KeepingReader : KeepingLines {
  public:
    using KeepingLines::KeepingLines;

    tl::expected<KeepingCertificate, CertificateProblem> read() {
        if (!check_end() || !expect("shikatsu-keeping 1") || !expect("rules japanese-2003") ||
            !expect("readings literal"))
            return tl::make_unexpected(problem());
        const auto head = read_keepers_position();
        if (!head) return tl::make_unexpected(problem());
        KeepingCertificate certificate{head->position, head->keeper, {}};
        if (!read_split(certificate.position.grid(), certificate.keeping, 0) ||
            !expect_no_more("there are more lines than regions"))
            return tl::make_unexpected(problem());
        return certificate;
    }

  private:
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
        if (!(next_starts_with("link ") ? read_link(grid, region) : read_goal(grid, region))) return false;
        return read_points_and_states(grid, region,
                                      [&](KeepingState& state) { return read_state(grid, state, depth); });
    }

    bool read_link(const Grid& grid, KeepingRegion& region) {
        std::vector<Point> units;
        if (!read_points(grid, value_of("link").value_or(""), units)) return false;
        if (units.size() != 2) return failed("a link is one of two units");
        region.link = {units[0], units[1]};
        return true;
    }

    bool read_goal(const Grid& grid, KeepingRegion& region) {
        const auto needs = value_of("needs");
        return needs && read_needs(grid, *needs, region.needs, "expected vertices, each with 1 or 2");
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
        return rest == "none" || read_answers(grid, rest, state.answers);
    }
};

}  // namespace

bool is_keeping(std::string_view text) {
    return text.starts_with("shikatsu-keeping ");
}

tl::expected<KeepingCertificate, CertificateProblem> read_keeping(std::string_view text,
                                                                  const CertificateLimits& limits) {
    return KeepingReader(text, limits).read();
}

}  // namespace shikatsu::reference
