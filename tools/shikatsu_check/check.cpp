#include "tools/shikatsu_check/check.hpp"

#include "reference/certificates/alternating_strategy_reader.hpp"
#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "reference/certificates/clearing_reader.hpp"
#include "reference/certificates/hypo_sequences_reader.hpp"
#include "reference/certificates/hypo_strategy_reader.hpp"
#include "reference/certificates/ing_strategy_reader.hpp"
#include "reference/certificates/keeping_reader.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/certificates/superko_strategy_reader.hpp"
#include "reference/certificates/value_strategy_reader.hpp"

namespace shikatsu::check {

namespace {

template <class Read>
Verdict verdict_on(const Read& certificate, const Limits& limits) {
    if (!certificate) return {Outcome::unusable, certificate.error().line, certificate.error().sentence, 0};
    return reference::check(*certificate, limits);
}

}  // namespace

Verdict check_bytes(std::string bytes, const Limits& limits) {
    const auto text = reference::unpacked(std::move(bytes), limits);
    if (!text) return {Outcome::unusable, text.error().line, text.error().sentence, 0};
    if (reference::is_clearing(*text)) return verdict_on(reference::read_clearing(*text, limits), limits);
    if (reference::is_keeping(*text)) return verdict_on(reference::read_keeping(*text, limits), limits);
    if (reference::is_hypo_strategy(*text))
        return verdict_on(reference::read_hypo_strategy(*text, limits), limits);
    if (reference::is_hypo_sequences(*text))
        return verdict_on(reference::read_hypo_sequences(*text, limits), limits);
    if (reference::is_patterns(*text)) return verdict_on(reference::read_patterns(*text, limits), limits);
    if (reference::is_value_strategy(*text))
        return verdict_on(reference::read_value_strategy(*text, limits), limits);
    if (reference::is_ing_strategy(*text))
        return verdict_on(reference::read_ing_strategy(*text, limits), limits);
    if (reference::is_alternating_strategy(*text))
        return verdict_on(reference::read_alternating_strategy(*text, limits), limits);
    if (reference::is_superko_strategy(*text))
        return verdict_on(reference::read_superko_strategy(*text, limits), limits);
    return verdict_on(reference::read_certificate(*text, limits), limits);
}

}  // namespace shikatsu::check
