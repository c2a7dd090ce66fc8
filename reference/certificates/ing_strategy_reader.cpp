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
        auto claim = read_value_claim<IngReadings>();
        if (!claim) return std::nullopt;
        IngCertificate certificate{
            claim->readings, std::move(claim->position), claim->first, claim->bound, claim->margin, {}};
        const Grid grid = certificate.position.grid();
        const auto read = [&](std::size_t lines, IngStrategy::Turn& line) {
            return read_line(grid, lines, line);
        };
        if (!read_lines(*this, grid, limits_, certificate.strategy.lines, read)) return std::nullopt;
        return certificate;
    }

  private:
    /// "life", "MOVE", "MOVE NEXT" or "NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, IngStrategy::Turn& line) {
        const auto turn = next_line();
        if (!turn) return false;
        std::string_view rest = *turn;
        if (take_word(rest) != "life") return read_turn(grid, lines, *turn, line);
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
