#include "proofs/claims/enumeration.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "reference/values/diagram.hpp"

namespace shikatsu::proofs {

namespace {

void meet(std::vector<Witness>& witnesses, const std::string& name, const Position& position,
          const std::vector<std::string>& below) {
    const auto entry = std::find_if(witnesses.begin(), witnesses.end(),
                                    [&](const Witness& one) { return one.name == name; });
    if (entry == witnesses.end()) throw std::logic_error("an unannounced case: " + name);
    if (!entry->rows.empty()) return;
    entry->rows = rows_of(position);
    entry->rows.insert(entry->rows.end(), below.begin(), below.end());
}

std::vector<Witness> unmet(std::vector<std::string> names) {
    std::vector<Witness> witnesses;
    for (std::string& name : names) witnesses.push_back({std::move(name), {}});
    return witnesses;
}

}  // namespace

Enumeration::Enumeration(std::vector<std::string> cases, std::vector<std::string> variants) {
    finding_.cases = unmet(std::move(cases));
    finding_.refutations = unmet(std::move(variants));
}

void Enumeration::fail(const std::string& sentence, const Position& position) {
    if (!finding_.failure.empty()) return;
    finding_.failure = sentence + ":";
    for (const std::string& row : rows_of(position)) finding_.failure += "\n  " + row;
}

void Enumeration::occurs(const std::string& name, const Position& position) {
    meet(finding_.cases, name, position, {});
}

void Enumeration::refutes(const std::string& name, const Position& position,
                          const std::vector<std::string>& below) {
    meet(finding_.refutations, name, position, below);
}

bool Enumeration::is_refuted(const std::string& variant) const {
    return std::any_of(finding_.refutations.begin(), finding_.refutations.end(),
                       [&](const Witness& one) { return one.name == variant && !one.rows.empty(); });
}

Finding Enumeration::finding() const {
    Finding finding = finding_;
    for (const Witness& one : finding.cases) {
        if (one.rows.empty() && finding.failure.empty())
            finding.failure = "case '" + one.name + "' does not occur";
    }
    for (const Witness& one : finding.refutations) {
        if (one.rows.empty() && finding.failure.empty())
            finding.failure = "variant '" + one.name + "' was not refuted";
    }
    return finding;
}

}  // namespace shikatsu::proofs
