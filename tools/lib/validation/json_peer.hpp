// What an analysis engine says of the end of a game: one query and one answer as lines of JSON.
#pragma once

#include <atomic>
#include <string>

#include "tools/lib/rulesets/ruleset.hpp"
#include "tools/lib/validation/opinion.hpp"

namespace shikatsu::tools {

struct JsonPeer {
    /// For the shell, such as "katago analysis -config analysis.cfg -model model.bin.gz".
    std::string command;
    /// The rules in the query: a name, or an object as text; empty for what comes closest to the ruleset.
    std::string rules;
    double max_seconds = 30.0;
    /// Once it is set, nothing more is awaited.
    const std::atomic<bool>* stop = nullptr;
};

/// The query as a line:
/// {"id","boardXSize","boardYSize","initialStones":[["B","A1"]…],"initialPlayer","moves",
/// "rules","komi","includeOwnership":true}. Rules are {"ko","scoring","tax","suicide",…} or a name.
std::string json_query(const ValidationCase& asked, const Ruleset& ruleset, const std::string& rules);

/// What a process of its own answers: "ownership", row by row from the top, 1 for Black and -1 for White, and
/// "rootInfo"."scoreLead" of Black with komi. A string is alive if its ownership is above 0.5 for its owner
/// on average, dead if below -0.5; between them the engine does not say. The score is the nearest one that
/// can arise. Lines that are no JSON or have another id are left out.
Opinion opinion_of(const JsonPeer& peer, const ValidationCase& asked, const Ruleset& ruleset);

}  // namespace shikatsu::tools
