#include "reference/certificates/value_strategy_reader.hpp"

#include "reference/certificates/place_lines.hpp"
#include "reference/certificates/value_lines.hpp"

namespace shikatsu::reference {

namespace {

class ValueStrategyReader : public ValueLines {
  public:
    ValueStrategyReader(std::string_view text, const CertificateLimits& limits)
        : ValueLines(text), limits_(limits) {}

    std::optional<ValueCertificate> read() {
        if (!check_end() || !expect("shikatsu-value-strategy 1")) return std::nullopt;
        const auto name = value_of("rules");
        if (!name) return std::nullopt;
        const ikeda::Rules* rules = ikeda_rules_named(*name);
        if (rules == nullptr) return fail("there are no such rules");
        auto claim = read_value_claim<IkedaReadings>();
        if (!claim) return std::nullopt;
        ValueCertificate certificate{
            rules, claim->readings, std::move(claim->position), claim->first, claim->bound, claim->margin,
            {}};
        const Grid grid = certificate.position.grid();
        const auto read = [&](std::size_t lines, ValueStrategy::Line& line) {
            return read_line(grid, lines, line);
        };
        if (!read_lines(*this, grid, limits_, certificate.strategy.lines, read)) return std::nullopt;
        return certificate;
    }

  private:
    /// "NEED any", "NEED MOVE", "NEED MOVE NEXT" or "NEED NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, ValueStrategy::Line& line) {
        auto turn = next_line();
        if (!turn) return false;
        if (!take_need(*turn, line.need)) return false;
        std::string_view rest = *turn;
        if (take_word(rest) != "any") return read_turn(grid, lines, *turn, line.turn);
        line.turn = ValueStrategy::Anything{};
        return read_nothing_more(rest);
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_value_strategy(std::string_view text) {
    return text.starts_with("shikatsu-value-strategy ");
}

tl::expected<ValueCertificate, CertificateProblem> read_value_strategy(std::string_view text,
                                                                       const CertificateLimits& limits) {
    ValueStrategyReader reader(text, limits);
    auto certificate = reader.read();
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
