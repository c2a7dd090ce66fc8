#include "reference/certificates/hypo_strategy_reader.hpp"

#include <fmt/format.h>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class HypoStrategyReader : CertificateLines {
  public:
    HypoStrategyReader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    tl::expected<HypoCertificate, CertificateProblem> read() {
        if (!check_end() || !expect("shikatsu-hypo-strategy 1") || !expect("rules asura-1989") ||
            !expect("readings any"))
            return tl::make_unexpected(problem());
        const auto position = read_position();
        if (!position) return tl::make_unexpected(problem());
        const Grid& grid = position->grid();
        const auto target = value_of("target");
        if (!target) return tl::make_unexpected(problem());
        const auto stone = vertex_in(grid, *target);
        if (!stone) {
            fail("expected a vertex");
            return tl::make_unexpected(problem());
        }
        HypoCertificate certificate{*position, *stone, asura1989::Status::alive, {}};
        if (!read_claim(certificate.status) || !read_lines(grid, certificate))
            return tl::make_unexpected(problem());
        return certificate;
    }

  private:
    bool read_claim(asura1989::Status& status) {
        const auto claim = value_of("claim");
        if (!claim) return false;
        status = *claim == "dead" ? asura1989::Status::dead : asura1989::Status::alive;
        return *claim == "dead" || *claim == "alive" || failed("expected 'alive' or 'dead'");
    }

    bool read_lines(const Grid& grid, HypoCertificate& certificate) {
        const auto states = read_count("states");
        if (!states) return false;
        if (*states > limits_.states)
            return failed(fmt::format("there are more states than the limit of {}", limits_.states));
        if (limits_.too_many_intersections(*states, grid)) return failed(states_too_large);
        const bool with_begin = certificate.status == asura1989::Status::alive;
        for (std::size_t i = 0; i < *states; ++i) {
            if (!read_line(grid, i == 0 && with_begin, certificate.strategy.lines.emplace_back()))
                return false;
        }
        return expect_no_more("there are more lines than states");
    }

    /// "CHOICE DISTANCE", "CHOICE LEMMA", "LEMMA", or "begin".
    bool read_line(const Grid& grid, bool begins, HypoStrategy::Line& line) {
        auto rest = next_line();
        if (!rest) return false;
        if (begins && *rest == "begin") return true;
        const std::string_view first = take_word(*rest);
        line.lemma = lemma_in(first);
        if (line.lemma != Lemma::none)
            return rest->empty() || failed("there is something after the end of what belongs into the line");
        line.choice = move_in(grid, first);
        if (!line.choice) return failed("there is no such move");
        line.lemma = lemma_in(*rest);
        if (line.lemma != Lemma::none) return true;
        const auto distance = number_in(*rest);
        if (!distance || *distance > UINT32_MAX) return failed("expected a measure");
        line.distance = static_cast<std::uint32_t>(*distance);
        return true;
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_hypo_strategy(std::string_view text) {
    return text.starts_with("shikatsu-hypo-strategy ");
}

tl::expected<HypoCertificate, CertificateProblem> read_hypo_strategy(std::string_view text,
                                                                     const CertificateLimits& limits) {
    return HypoStrategyReader(text, limits).read();
}

}  // namespace shikatsu::reference
