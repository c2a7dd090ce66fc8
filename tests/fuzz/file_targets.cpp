// The readers of files: games, diagrams, certificates.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "reference/certificates/clearing_reader.hpp"
#include "reference/certificates/hypo_sequences_reader.hpp"
#include "reference/certificates/hypo_strategy_reader.hpp"
#include "reference/certificates/keeping_reader.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/values/diagram.hpp"
#include "tests/fuzz/targets.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/lib/hypo_strategy_writer.hpp"
#include "tools/lib/keeping_writer.hpp"
#include "tools/lib/liberty_check.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/sgf_game.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::fuzzing {

namespace {

void check_positions(const std::vector<tools::ReadPosition>& positions) {
    for (const tools::ReadPosition& read : positions) {
        if (!read) {
            const std::string line = tools::to_line(read.error());
            promise(line.find('\n') == std::string::npos, "an error is one line");
            continue;
        }
        promise(!tools::string_without_liberty(read->position), "every string has a liberty");
        promise(position_from_rows(rows_of(read->position)) == read->position, "a diagram reads back");
    }
}

}  // namespace

void promise(bool kept, const char* what) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

void read_sgf(std::string_view bytes) {
    check_positions(tools::read_positions({"fuzzed.sgf", std::string(bytes)}));
}

void read_diagrams(std::string_view bytes) {
    check_positions(tools::read_diagrams({"fuzzed.txt", std::string(bytes)}));
}

void read_certificates(std::string_view bytes) {
    constexpr check::Limits limits{.bytes = 1 << 20, .states = 20'000, .seconds = 0.5};
    // Once as it is, and once as a text whose last line, which tells its sum, is right.
    for (const std::string& text : {std::string(bytes), tools::with_end_line(std::string(bytes))}) {
        const check::Verdict verdict = check::check_bytes(text, limits);
        promise(verdict.sentence.find('\n') == std::string::npos, "a verdict is one line");
        if (const auto read = reference::read_keeping(text, limits))
            promise(tools::keeping_text(read->position, read->keeper, read->keeping) == text,
                    "there is one way to write a keeping");
        if (const auto read = reference::read_clearing(text, limits))
            promise(tools::clearing_text(read->position, read->keeper, read->clearing, read->rules) == text,
                    "there is one way to write a clearing");
        if (const auto read = reference::read_patterns(text, limits))
            promise(tools::pattern_text(read->position, read->target, read->region, read->proof,
                                        read->rules) == text,
                    "there is one way to write a pattern proof");
        if (const auto read = reference::read_hypo_strategy(text, limits))
            promise(tools::hypo_strategy_text(read->position, read->target,
                                              read->status == reference::asura1989::Status::alive,
                                              read->strategy) == text,
                    "there is one way to write a hypo-strategy");
        if (const auto read = reference::read_hypo_sequences(text, limits))
            promise(tools::hypo_sequences_text(read->position, read->previous_occurrence, read->target,
                                               read->status == reference::asura1989::Status::alive,
                                               read->sequences) == text,
                    "there is one way to write hypo-sequences");
    }
}

}  // namespace shikatsu::fuzzing
