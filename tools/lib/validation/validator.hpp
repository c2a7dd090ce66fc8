// One end of a game after another: what the rules say, what the other one says, and where they differ.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tools/lib/rulesets/ruleset.hpp"
#include "tools/lib/validation/comparison_with_peer.hpp"
#include "tools/lib/validation/gtp_peer.hpp"
#include "tools/lib/validation/json_peer.hpp"

namespace shikatsu::tools {

/// The record itself: RE, TB and TW.
struct RecordPeer {};

using Peer = std::variant<GtpPeer, JsonPeer, RecordPeer>;

struct ValidationSettings {
    Peer peer;
    /// Nothing: the rules that each record names, and without a name all rulesets with which its result is
    /// consistent.
    const Ruleset* ruleset = nullptr;
    RulesetOptions options;
};

struct ValidationReport {
    std::string where;
    /// The number among the games or positions of the file, from 1.
    std::size_t number = 1;
    /// "9x9", columns and rows.
    std::string grid;
    /// The ruleset with its readings; empty if there is none to go by.
    std::string rules;
    std::vector<PeerFinding> findings;
    /// Sentences.
    std::vector<std::string> remarks;
};

/// Nothing if it was stopped before it was done.
std::optional<ValidationReport> validate(const ValidationCase& asked, const ValidationSettings& settings);

/// Works on 0, 1, … before `count`, `jobs` at a time, and hands over the results in this order, one after
/// another. What `work` throws is thrown again.
void in_order(std::size_t count, int jobs,
              const std::function<std::optional<ValidationReport>(std::size_t)>& work,
              const std::function<void(std::size_t, const std::optional<ValidationReport>&)>& hand_over);

}  // namespace shikatsu::tools
