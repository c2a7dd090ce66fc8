#include "tools/lib/play_rule.hpp"

#include <optional>

#include "reference/japanese2003/moves.hpp"

namespace shikatsu::tools {

tl::expected<Position, std::string> play_without_suicide(const Position& position, Player player,
                                                         Point point) {
    const auto outcome = reference::play(position, player, point);
    if (!outcome) return tl::make_unexpected(words_of_prohibited(outcome.error()));
    return outcome->position;
}

PlayRule common_play_rule(std::vector<PlayRule> rules) {
    return [rules = std::move(rules)](const Position& position, Player player,
                                      Point point) -> tl::expected<Position, std::string> {
        std::optional<Position> common;
        for (const PlayRule& rule : rules) {
            auto after = rule(position, player, point);
            if (!after) return after;
            if (common && *common != *after)
                return tl::make_unexpected(std::string("the rulesets do not all remove the same stones"));
            common = std::move(*after);
        }
        return *common;
    };
}

}  // namespace shikatsu::tools
