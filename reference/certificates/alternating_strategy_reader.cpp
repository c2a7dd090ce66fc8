#include "reference/certificates/alternating_strategy_reader.hpp"

#include "reference/certificates/certificate_reader.hpp"
#include "reference/certificates/place_lines.hpp"
#include "reference/certificates/value_lines.hpp"

namespace shikatsu::reference {

namespace {

class AlternatingStrategyReader : public ValueLines {
  public:
    AlternatingStrategyReader(std::string_view text, const CertificateLimits& limits)
        : ValueLines(text), limits_(limits) {}

    std::optional<AlternatingCertificate> read() {
        if (!check_end() || !expect("shikatsu-alternating-strategy 1") || !expect("rules japanese-2003"))
            return std::nullopt;
        auto claim = read_value_claim<Readings>();
        if (!claim) return std::nullopt;
        AlternatingCertificate certificate{
            claim->readings, std::move(claim->position), claim->first, claim->bound, claim->margin, {}, {}};
        const Grid grid = certificate.position.grid();
        const auto read = [&](std::size_t lines, ValueStrategy::Line& line) {
            return read_line(grid, lines, line);
        };
        if (!read_counted_lines(*this, grid, limits_, certificate.strategy.lines, read) ||
            !read_finals(certificate.readings, certificate.finals) ||
            !expect_no_more("there are more certificates than are said to be"))
            return std::nullopt;
        return certificate;
    }

  private:
    /// "NEED MOVE", "NEED MOVE NEXT" or "NEED NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, ValueStrategy::Line& line) {
        auto turn = next_line();
        return turn && take_need(*turn, line.need) && read_turn(grid, lines, *turn, line.turn);
    }

    /// "certificates N", and for each "certificate LINES" and its text.
    bool read_finals(const Readings& readings, std::vector<AlternatingCertificate::OfFinalPosition>& finals) {
        const auto count = read_count("certificates");
        if (!count) return false;
        for (std::size_t i = 0; i < *count; ++i) {
            const auto lines = read_count("certificate");
            if (!lines) return false;
            const std::size_t before = line();
            const auto text = next_lines(*lines);
            if (!text) return false;
            auto certificate = read_certificate(*text, limits_);
            if (!certificate)
                return failed_at(before + certificate.error().line, certificate.error().sentence);
            if (certificate->readings != readings)
                return failed_at(before + 3, "the claim is by other readings");
            finals.push_back({*std::move(certificate), before});
        }
        return true;
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_alternating_strategy(std::string_view text) {
    return text.starts_with("shikatsu-alternating-strategy ");
}

tl::expected<AlternatingCertificate, CertificateProblem> read_alternating_strategy(
    std::string_view text, const CertificateLimits& limits) {
    AlternatingStrategyReader reader(text, limits);
    auto certificate = reader.read();
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
