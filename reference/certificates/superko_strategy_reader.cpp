#include "reference/certificates/superko_strategy_reader.hpp"

#include "reference/certificates/force_claim_lines.hpp"
#include "reference/certificates/place_lines.hpp"
#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

namespace {

class SuperkoReader : public ForceClaimLines {
  public:
    SuperkoReader(std::string_view text, const CertificateLimits& limits)
        : ForceClaimLines(text), limits_(limits) {}

    std::optional<SuperkoCertificate> read() {
        if (!check_end() || !expect("shikatsu-superko-strategy 1") || !expect("rules japanese-2003"))
            return std::nullopt;
        const auto readings = read_readings();
        if (!readings) return std::nullopt;
        if (readings->infinite_play != InfinitePlay::superko)
            return fail("the readings have no infinite-play=superko");
        auto position = read_position();
        if (!position) return std::nullopt;
        auto question = read_question(*position);
        if (!question) return std::nullopt;
        const auto forces = read_attacker_forces();
        if (!forces) return std::nullopt;
        SuperkoCertificate certificate{*std::move(position), *readings, *std::move(question), *forces, {}};
        const Grid grid = certificate.position.grid();
        const auto read = [&](std::size_t lines, SuperkoStrategy::Turn& line) {
            return read_line(grid, lines, line);
        };
        if (!read_lines(*this, grid, limits_, certificate.strategy.lines, read)) return std::nullopt;
        return certificate;
    }

  private:
    /// "captured", "life", "closed", "MOVE NEXT" or "NEXT - NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, SuperkoStrategy::Turn& line) {
        const auto turn = next_line();
        if (!turn) return false;
        if (!is_word(*turn)) {
            auto answers = answers_in(*turn, lines);
            if (!answers) return failed("there is no such line");
            line = SuperkoStrategy::Answers{*std::move(answers)};
            return true;
        }
        std::string_view rest = *turn;
        const std::string_view word = take_word(rest);
        const Lemma lemma = lemma_in(word);
        if (lemma != Lemma::none || word == "captured") {
            line = SuperkoStrategy::Won{lemma};
            return rest.empty() || failed("there is something after the end of what belongs into the line");
        }
        const auto move = move_in(grid, word);
        if (!move) return failed("there is no such hypothetical-move");
        const auto next = place_in(rest, lines);
        if (!next) return failed("there is no such line");
        line = SuperkoStrategy::Choice{*move, *next};
        return true;
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_superko_strategy(std::string_view text) {
    return text.starts_with("shikatsu-superko-strategy ");
}

tl::expected<SuperkoCertificate, CertificateProblem> read_superko_strategy(std::string_view text,
                                                                           const CertificateLimits& limits) {
    SuperkoReader reader(text, limits);
    auto certificate = reader.read();
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
