// What another one says of the end of a game beside what the rules say, matter by matter.
#pragma once

#include <array>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/lib/rulesets/ruleset.hpp"
#include "tools/lib/validation/opinion.hpp"

namespace shikatsu::tools {

enum class Agreement {
    agree,
    differ,
    /// By the rules within the budget.
    undecided,
    /// Of the other one.
    no_answer
};
inline constexpr std::array<Agreement, 4> agreements = {Agreement::agree, Agreement::differ,
                                                        Agreement::undecided, Agreement::no_answer};
const char* name(Agreement agreement);

/// What can be compared.
enum class Matter { string, territory, score, result };
const char* name(Matter matter);

struct PeerFinding {
    Matter matter = Matter::string;
    /// The first vertex of a string; empty otherwise.
    std::string at;
    Agreement agreement = Agreement::no_answer;
    /// By the rules, with its clause; empty if undecided.
    std::string ours;
    std::string clause;
    /// By the other one; if it has no answer, why.
    std::string theirs;
    /// Of a matter that differs: the rulesets that are decided and under which the other one is right.
    std::vector<std::string> right_under;
};

/// The rulings of other rulesets, asked for only if something differs.
using OtherRulings = std::function<const std::vector<Ruling>&()>;

/// `komi` is not yet in the ruling's score.
std::vector<PeerFinding> compare_with(const Ruling& ruling, Margin komi, const Opinion& opinion,
                                      const OtherRulings& others);

/// Of a record that names no rules: with which of the rulings its result is consistent. Agrees if with one or
/// more; differs if with none, and each of them is decided.
PeerFinding consistent_rulesets(const std::vector<Ruling>& rulings, Margin komi, Margin noted);

nlohmann::ordered_json finding_json(const PeerFinding& finding);
/// Nothing if the object is no finding.
std::optional<PeerFinding> finding_of_json(const nlohmann::ordered_json& object);

}  // namespace shikatsu::tools
