// A judged game for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "tools/lib/game_replay.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// The moves, the one that was refused with its clause, how the game ended and its result. The adjudication
/// of the final-position is reported apart.
std::string game_report(const GameReplay& game, Colouring colouring);

/// What is wrong with the refused move, at its place in the record.
SourceError refusal(const RefusedMove& refused, const Grid& grid, const std::string& file);

/// {"rules","start":[rows],"moves":[{"player","move","removed":[…]}],"prohibited":{"number","player","move","clause",
/// "reason"}|null,"ending":"second-pass"|"long-cycle"|null,"prisoner_difference","result":"black|white|tie"|null,
/// "direct_ko_undecided":bool,"adjudication":{…}|null}
nlohmann::ordered_json game_json(const GameRecord& record, const GameReplay& game, std::string_view rules,
                                 const Readings& readings);

}  // namespace shikatsu::tools
