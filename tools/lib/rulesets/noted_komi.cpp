#include "tools/lib/rulesets/noted_komi.hpp"

#include <fmt/format.h>

namespace shikatsu::tools {

tl::expected<SgfKomi, SourceError> noted_komi(const SgfGame& game, const Ruleset& rules) {
    const auto error = [&](std::string message) {
        return tl::make_unexpected(SourceError{game.file, game.komi_place, std::move(message)});
    };
    const auto komi = sgf_komi(game.komi);
    if (!komi) return error(komi.error());
    if (komi->points == Margin{}) return *komi;
    if (!rules.provides_for_komi)
        return SgfKomi{{},
                       fmt::format("KM[{}] is left out: the rules {} have no komi", game.komi, rules.name)};
    if (komi->points.half_points() % rules.komi_step.half_points() != 0) {
        return error(fmt::format("KM[{}] is no komi by the rules {}: it is a multiple of {}", game.komi,
                                 rules.name, to_text(rules.komi_step)));
    }
    return *komi;
}

}  // namespace shikatsu::tools
