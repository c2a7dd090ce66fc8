// A ruleset as a value: it names its parts and how to ask it. A further one is a file with such a value and a
// line in registry.cpp.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/readings.hpp"
#include "tools/lib/diagram_file.hpp"
#include "tools/lib/play_rule.hpp"
#include "tools/lib/rulesets/match_conditions.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools {

/// What a ruleset says on one matter in a few words, and the clauses that say it.
struct RulesetPart {
    std::string words;
    std::vector<std::string> clauses;
};

/// How well a name of another system means the ruleset.
enum class Fit { exact, approximate, unsupported };
const char* name(Fit fit);

/// What to write elsewhere for the ruleset.
struct NameElsewhere {
    Fit fit = Fit::unsupported;
    /// Empty if nothing there means it.
    std::string written;
    /// In what it differs; empty if the fit is exact.
    std::string difference;
};

/// The systems whose names are given.
struct NamesElsewhere {
    NameElsewhere sgf_ru;
    NameElsewhere kgs;
    NameElsewhere katago;
    NameElsewhere ogs;
};

/// How a ruleset is to be asked.
struct RulesetOptions {
    /// As "NAME=VALUE"; each must be an entry of the ruleset's.
    std::vector<std::string> readings;
    optimized::Budget budget;
    int jobs = 1;
    /// Given to White at the end of a game; zero unless the ruleset provides for it.
    Margin komi;
    const std::atomic<bool>* stop = nullptr;
    /// None unless the ruleset provides for them; as `check_match` and `agreed_stones` accept them.
    MatchConditions match = {};
    /// How large strategies may be that serve as certificates; 0: none are wanted.
    std::size_t max_witness_states = 0;
    /// Whether rulings are to say why.
    bool explain = false;
};

/// A game before the rules, move by move. What can be forced at the end is not looked into: a pass that the
/// rules prohibit only for that is admitted.
class GameInProgress {
  public:
    virtual ~GameInProgress() = default;
    /// From where the move removed stones; nothing, with the game as it was, if it is not allowed.
    virtual std::optional<std::vector<Point>> make(const RecordedMove& move) = 0;
    /// Whether the last move ended the game.
    virtual bool ended() const = 0;
};

struct Ruleset {
    /// As options name it, such as "japanese-2003".
    std::string name;
    std::string title;
    /// One paragraph.
    std::string description;
    /// Author and text.
    std::string source;
    /// The file in spec/ with its clauses.
    std::string specification;

    RulesetPart moves;
    RulesetPart repetition;
    RulesetPart end;
    RulesetPart analysis;
    RulesetPart score;

    /// Whether removed stones count in the score.
    bool counts_prisoners = false;
    /// Whether the text leaves komi to separate rules.
    bool provides_for_komi = false;
    /// Komi is a multiple of it.
    Margin komi_step = Margin::of_half_points(1);
    /// Whether handicap plays, penalties, forfeits and agreement on dead stones are part of the text.
    bool provides_for_match_conditions = false;
    /// Whether what is decided of strings has certificates: the statuses in rulings or, of the Japanese 2003
    /// Rules, the questions in adjudications.
    bool certifies_strings = false;
    NamesElsewhere elsewhere;
    std::span<const ReadingEntry> readings;

    /// What it says of a position. Requires that every string has a liberty and that `check_readings` accepts
    /// the options' readings.
    std::function<Ruling(const SourcePosition&, const RulesetOptions&)> adjudicate;
    /// What it says of a game. Requires the same of the readings.
    std::function<GameRuling(const GameRecord&, const RulesetOptions&)> play;
    /// A game from where the record starts; its moves are left out. Requires the same of the readings.
    std::function<std::unique_ptr<GameInProgress>(const GameRecord&,
                                                  const std::vector<std::string>& readings)>
        begin;
    /// What a single play does. Requires the same of the readings.
    std::function<PlayRule(const std::vector<std::string>& readings)> play_rule;
};

/// Those of the assignments that name an entry of the ruleset's.
std::vector<std::string> own_readings(const Ruleset& ruleset, const std::vector<std::string>& assignments);

/// Errors: an assignment that is not NAME=VALUE, names no entry of the rulesets or none of its values; the
/// sentence lists what there is, or says of which rules it is. Two that give one entry different values.
tl::expected<void, std::string> check_readings(const std::vector<const Ruleset*>& rulesets,
                                               const std::vector<std::string>& assignments);

}  // namespace shikatsu::tools
