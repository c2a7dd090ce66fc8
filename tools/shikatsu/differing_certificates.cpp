#include "tools/shikatsu/differing_certificates.hpp"

#include <set>

#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

Certificates::Done certify_differing(const Certificates& certificates, const ValidationCase& asked,
                                     const ValidationReport& report, std::size_t number,
                                     optimized::Options options, const std::atomic<bool>* stop) {
    std::set<std::string> differing;
    for (const PeerFinding& finding : report.findings) {
        const bool differs = finding.matter == Matter::string && finding.agreement == Agreement::differ;
        if (differs) differing.insert(finding.at);
    }
    if (differing.empty()) return {};
    options.jobs = 1;
    options.stop = stop;
    options.max_witness_states = certificates.max_witness_states();
    optimized::Adjudication adjudication =
        optimized::adjudicate(asked.last.position, asked.last.prisoner_difference, options);
    const Grid& grid = asked.last.position.grid();
    std::erase_if(adjudication.strings, [&](const optimized::StringVerdict& string) {
        return !differing.contains(vertex(grid, string.points.front()));
    });
    return certificates.process(adjudication, number, [stop] { return stop->load(); });
}

}  // namespace shikatsu::tools
