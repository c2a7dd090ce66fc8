#include "tools/shikatsu/differing_certificates.hpp"

#include <set>

#include "reference/values/vertex.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"

namespace shikatsu::tools {

Certificates::Done certify_differing(const Certificates& certificates, const ValidationCase& asked,
                                     const ValidationReport& report, std::size_t number,
                                     const EngineOptions& rules, const std::atomic<bool>* stop) {
    std::set<std::string> differing;
    for (const PeerFinding& finding : report.findings) {
        const bool differs = finding.matter == Matter::string && finding.agreement == Agreement::differ;
        if (differs) differing.insert(finding.at);
    }
    if (differing.empty()) return {};
    const auto agrees = [&](const auto& string) {
        return !differing.contains(vertex(asked.last.position.grid(), string.points.front()));
    };
    const auto certify = [&](auto answer) {
        std::erase_if(answer.strings, agrees);
        return certificates.process(answer, number, [stop] { return stop->load(); });
    };
    RulesetOptions options = rules.ruleset_options();
    options.jobs = 1;
    options.stop = stop;
    options.max_witness_states = certificates.max_witness_states();
    if (!rules.has_engine()) return certify(rules.ruleset().adjudicate(asked.last, options));
    optimized::Options engine = japanese_2003_options(options);
    engine.max_witness_states = options.max_witness_states;
    return certify(optimized::adjudicate(asked.last.position, asked.last.prisoner_difference, engine));
}

}  // namespace shikatsu::tools
