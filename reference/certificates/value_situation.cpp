#include "reference/certificates/value_situation.hpp"

namespace shikatsu::reference {

namespace {

using ikeda::Record;
using ikeda::Rules;

/// Whether a pass would be the second one of the two that rule 6 asks for.
bool second_pass_is_due(const Record& record, const Rules& rules, const IkedaReadings& readings) {
    Record then = record;
    then.moves.push_back({ikeda::to_move(record, *rules.end, readings), Pass{}, {}, record.configuration()});
    return rules.end->ended(then, readings) ||
           rules.end->preliminary_end(then) != rules.end->preliminary_end(record);
}

}  // namespace

ValueSituation situation_after(Record& record, const Rules& rules, const IkedaReadings& readings) {
    ValueSituation situation{.configuration = record.configuration(),
                             .to_move = ikeda::to_move(record, *rules.end, readings),
                             .passed = second_pass_is_due(record, rules, readings),
                             .first_pass = {},
                             .first_after_preliminary_end = {},
                             .played_late = {}};
    if (rules.scoring == &ikeda::stones_territory_and_first_pass) {
        if (const auto first = ikeda::first_pass(record)) situation.first_pass = record.moves[*first].player;
    }
    const auto from = rules.end->preliminary_end(record);
    if (!from) return situation;
    const bool just_now = *from == record.moves.size();
    situation.first_after_preliminary_end = just_now ? situation.to_move : record.moves[*from].player;
    if (rules.scoring == &ikeda::immortal_territory_less_prisoners) {
        for (const Player player : {Player::black, Player::white})
            situation.played_late[static_cast<std::size_t>(player)] =
                ikeda::stones_played_since(record, *from, player);
    }
    return situation;
}

bool counts_prisoners(const Rules& rules) {
    return rules.scoring == &ikeda::territory_less_prisoners ||
           rules.scoring == &ikeda::immortal_territory_less_prisoners;
}

Margin gained_by_prisoners(const Record& record, const Rules& rules) {
    Margin gained;
    if (!counts_prisoners(rules)) return gained;
    for (const Player player : {Player::black, Player::white}) {
        const int lost =
            ikeda::removed_stones(record, player) + ikeda::given_prisoners(record, *rules.end, player);
        gained -= Margin::of_points(player, lost);
    }
    return gained;
}

Margin counted_at_end(const Record& record, const Rules& rules, const IkedaReadings& readings) {
    const auto counted = [&](Player player) {
        ikeda::Score score = rules.scoring->score(record, player, *rules.end, readings);
        score.removed = 0;
        score.given = 0;
        return score.total();
    };
    return counted(Player::black) - counted(Player::white);
}

}  // namespace shikatsu::reference
