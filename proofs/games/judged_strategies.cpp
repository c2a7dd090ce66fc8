#include "proofs/games/judged_strategies.hpp"

namespace shikatsu::proofs {

JudgedStrategies::JudgedStrategies(Enumeration& seen, const std::vector<std::string>& cases,
                                   const std::vector<std::string>& variants,
                                   std::span<const ConditionWords> conditions)
    : seen_(seen),
      cases_(cases.begin(), cases.end()),
      variants_(variants.begin(), variants.end()),
      conditions_(conditions) {}

bool JudgedStrategies::accepts(const reference::CertificateVerdict& verdict, const std::string& objection,
                               const Position& position) {
    seen_.count_scene();
    if (verdict.accepted()) {
        if (!objection.empty()) seen_.fail("accepted, with " + objection, position);
        return true;
    }
    for (const auto& [words, variant] : conditions_) {
        if (verdict.sentence.find(words) == std::string::npos) continue;
        if (!objection.empty() && variants_.contains(variant)) seen_.refutes(variant, position);
        return false;
    }
    seen_.fail("the checker: " + verdict.sentence, position);
    return false;
}

void JudgedStrategies::occurs(const char* name, const Position& position) {
    if (cases_.contains(name)) seen_.occurs(name, position);
}

}  // namespace shikatsu::proofs
