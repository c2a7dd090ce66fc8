#include "reference/certificates/certificate_reader.hpp"

#include <fmt/format.h>

#include <optional>

#include "reference/certificates/force_claim_lines.hpp"
#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

namespace {

/// Reads from the first line to the last. What fails keeps its sentence, and nothing is read any more.
class Reader : ForceClaimLines {
  public:
    Reader(std::string_view text, const CertificateLimits& limits) : ForceClaimLines(text), limits_(limits) {}

    tl::expected<Certificate, CertificateProblem> read() {
        std::optional<Certificate> certificate;
        if (check_end() && expect("shikatsu-certificate 3") && expect("rules japanese-2003"))
            certificate = read_claim();
        if (!certificate || !read_strategy(*certificate)) return tl::make_unexpected(problem());
        return *std::move(certificate);
    }

  private:
    std::optional<Certificate> read_claim() {
        const auto readings = read_readings();
        if (!readings) return std::nullopt;
        if (readings->infinite_play == InfinitePlay::superko)
            return fail("under superko there are other certificates: choices depend on the whole past");
        const auto position = read_position();
        if (!position) return std::nullopt;
        auto question = read_question(*position);
        if (!question) return std::nullopt;
        PointSet zone;
        if (next_starts_with("zone ") && !read_points("zone", position->grid(), zone)) return std::nullopt;
        const auto forces = read_attacker_forces();
        if (!forces) return std::nullopt;
        const auto confined = zone.empty() ? std::nullopt : std::optional(std::move(zone));
        return Certificate{*position, *readings, *std::move(question), *forces, {}, 0, confined};
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
        if (limits_.too_many_intersections(*states, grid)) return failed(states_too_large);
        certificate.first_line = line() + 1;
        for (std::size_t i = 0; i < *states; ++i) {
            const bool begins = i == 0 && !certificate.attacker_forces;
            const auto line = read_line(grid, begins, certificate.attacker_forces ? 1 : 2);
            if (!line) return false;
            strategy.lines.push_back(*line);
        }
        return expect_no_more("there are more lines than states");
    }

    bool read_dormant_bans(RankedStrategy& strategy) {
        const auto value = value_of("dormant-bans");
        if (!value) return false;
        const bool all = *value == "all";
        const auto count = all ? RankedStrategy::all_bans : number_in(*value);
        if (!count || all != (*count == RankedStrategy::all_bans))
            return failed("expected a number, or 'all'");
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

    const CertificateLimits& limits_;
};

}  // namespace

tl::expected<Certificate, CertificateProblem> read_certificate(std::string_view text,
                                                               const CertificateLimits& limits) {
    return Reader(text, limits).read();
}

}  // namespace shikatsu::reference
