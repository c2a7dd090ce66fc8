// Rulings for programs: JSON objects with the keys in a fixed order.
#pragma once

#include <nlohmann/json.hpp>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/verified.hpp"

namespace shikatsu::tools {

/// {"rules","position":[rows],"strings":[{"color","points","status","alive","clause"}],"territory":{"black","white",
/// "clause"}|null,"score":{"margin","terms":[{"value","words"}],"clause"}|null,"result":"black|white|tie"|null,
/// "best_play":[{"first","at_least","at_most"}],"remarks":[…]}, and "filled":{"rows","clause"} of rulesets
/// that count by filling in. Margins are points, Black's being positive. With `verified` each string has
/// "verified":true|false|null as well.
nlohmann::ordered_json ruling_json(const Ruling& ruling, const Verified* verified = nullptr);

/// The "best_play" of that by itself.
nlohmann::ordered_json best_play_json(const Ruling& ruling, const Verified* verified);

/// {"rules","start":[rows],"moves":[{"player","move","removed":[…]}],"refused":{"number","player","move",
/// "clause","reason"}|null,"ending","ending_clause","result":"black|white|tie|none"|null,"margin",
/// "result_clause","final":{…}|null,"remarks":[…]}
nlohmann::ordered_json game_ruling_json(const GameRuling& game);

/// A margin in points.
nlohmann::ordered_json margin_json(Margin margin);

}  // namespace shikatsu::tools
