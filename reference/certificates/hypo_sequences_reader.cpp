#include "reference/certificates/hypo_sequences_reader.hpp"

#include "reference/certificates/hypo_lines_reader.hpp"
#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

namespace {

using shikatsu::asura1989::PreviousOccurrence;

std::optional<PreviousOccurrence> read_reading(HypoLinesReader& reader) {
    const auto reading = reader.value_of("readings");
    if (!reading) return std::nullopt;
    if (*reading == "literal") return PreviousOccurrence::last;
    if (*reading == first_occurrence) return PreviousOccurrence::first;
    return reader.fail("expected 'literal' or '" + std::string(first_occurrence) + "'");
}

/// "CHOICE", or "known".
bool read_turn(HypoLinesReader& reader, const Grid& grid, std::optional<HypotheticalMove>& turn) {
    const auto words = reader.next_line();
    if (!words) return false;
    if (*words == "known") return true;
    turn = move_in(grid, *words);
    return turn || reader.failed("there is no such move");
}

std::optional<SequencesCertificate> read_sequences(HypoLinesReader& reader) {
    if (!reader.check_end() || !reader.expect("shikatsu-hypo-sequences 1") ||
        !reader.expect("rules asura-1989"))
        return std::nullopt;
    const auto reading = read_reading(reader);
    if (!reading) return std::nullopt;
    const auto claim = reader.read_chain_claim();
    if (!claim) return std::nullopt;
    const Grid& grid = claim->position.grid();
    const auto turns = reader.read_number_of_lines("turns", grid, 0);
    if (!turns) return std::nullopt;
    SequencesCertificate certificate{claim->position, *reading, claim->chains.front(), claim->status, {}};
    for (std::size_t i = 0; i < *turns; ++i) {
        if (!read_turn(reader, grid, certificate.sequences.turns.emplace_back())) return std::nullopt;
    }
    const auto states = reader.read_number_of_lines("states", grid, *turns);
    if (!states) return std::nullopt;
    for (std::size_t i = 0; i < *states; ++i) {
        if (!reader.read_line(grid, false, certificate.sequences.known.lines.emplace_back()))
            return std::nullopt;
    }
    if (!reader.expect_no_more("there are more lines than states")) return std::nullopt;
    return certificate;
}

}  // namespace

bool is_hypo_sequences(std::string_view text) {
    return text.starts_with("shikatsu-hypo-sequences ");
}

tl::expected<SequencesCertificate, CertificateProblem> read_hypo_sequences(std::string_view text,
                                                                           const CertificateLimits& limits) {
    HypoLinesReader reader(text, limits);
    auto certificate = read_sequences(reader);
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
