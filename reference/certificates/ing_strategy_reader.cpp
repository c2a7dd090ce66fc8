#include "reference/certificates/ing_strategy_reader.hpp"

#include "reference/certificates/place_lines.hpp"
#include "reference/certificates/value_lines.hpp"

namespace shikatsu::reference {

namespace {

class IngStrategyReader : public ValueLines {
  public:
    IngStrategyReader(std::string_view text, const CertificateLimits& limits)
        : ValueLines(text), limits_(limits) {}

    std::optional<IngCertificate> read() {
        if (!check_end() || !expect("shikatsu-ing-strategy 1") || !expect("rules ing-sst"))
            return std::nullopt;
        const auto assignments = value_of("readings");
        if (!assignments) return std::nullopt;
        const auto readings = departing_readings_in<IngReadings>(*assignments);
        if (!readings) return fail("expected 'literal', or readings in the order of the register");
        auto position = read_position();
        if (!position) return std::nullopt;
        const auto first = read_first();
        if (!first) return std::nullopt;
        IngCertificate certificate{*readings, *std::move(position), *first, {}, {}, {}};
        if (!read_claim(certificate.bound, certificate.margin)) return std::nullopt;
        if (!read_lines(certificate)) return std::nullopt;
        if (!expect_no_more("there are more lines than are said to be")) return std::nullopt;
        return certificate;
    }

  private:
    bool read_lines(IngCertificate& certificate) {
        const Grid& grid = certificate.position.grid();
        const auto count = read_lines_count(*this, grid, limits_);
        if (!count) return false;
        for (std::size_t i = 0; i < *count; ++i) {
            if (!read_line(grid, *count, certificate.strategy.lines.emplace_back())) return false;
        }
        return true;
    }

    /// "life", "MOVE", "MOVE NEXT" or "NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, IngStrategy::Turn& line) {
        const auto turn = next_line();
        if (!turn) return false;
        if (!is_word(*turn)) return read_answers(lines, *turn, line.emplace<IngStrategy::Answers>());
        std::string_view rest = *turn;
        if (take_word(rest) != "life")
            return read_choice(grid, lines, *turn, line.emplace<IngStrategy::Choice>());
        line = IngStrategy::Life{};
        return read_nothing_more(rest);
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_ing_strategy(std::string_view text) {
    return text.starts_with("shikatsu-ing-strategy ");
}

tl::expected<IngCertificate, CertificateProblem> read_ing_strategy(std::string_view text,
                                                                   const CertificateLimits& limits) {
    IngStrategyReader reader(text, limits);
    auto certificate = reader.read();
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
