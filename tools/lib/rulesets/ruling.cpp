#include "tools/lib/rulesets/ruling.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace shikatsu::tools {

Sequence sequence_of(Player first, const std::vector<Move>& moves) {
    Sequence sequence{first, {}, std::nullopt};
    for (const Move& move : moves) {
        const auto* play = std::get_if<Play>(&move);
        sequence.moves.push_back(play != nullptr ? HypotheticalMove{*play} : HypotheticalMove{Pass{}});
    }
    return sequence;
}

bool Ruling::decided() const {
    const bool strings_known = std::all_of(strings.begin(), strings.end(),
                                           [](const StringRuling& string) { return bool(string.status); });
    const bool play_known = std::all_of(best_play.begin(), best_play.end(),
                                        [](const BestPlay& value) { return value.decided(); });
    return strings_known && score && play_known;
}

const char* name(Winner winner) {
    switch (winner) {
        case Winner::black:
            return "black";
        case Winner::white:
            return "white";
        case Winner::tie:
            break;
    }
    return "tie";
}

std::string outcome(Margin margin) {
    if (margin == Margin{}) return "a tie";
    const bool black = margin > Margin{};
    return fmt::format("{} wins by {}", black ? "Black" : "White", to_text(black ? margin : -margin));
}

Winner winner_of(Margin margin) {
    if (margin == Margin{}) return Winner::tie;
    return margin > Margin{} ? Winner::black : Winner::white;
}

std::string outcome(const ScoreRuling& score) {
    if (score.margin != Margin{} || !score.favoured) return outcome(score.margin);
    return fmt::format("no difference, {} wins", *score.favoured == Player::black ? "Black" : "White");
}

Winner winner_of(const ScoreRuling& score) {
    if (score.margin != Margin{} || !score.favoured) return winner_of(score.margin);
    return *score.favoured == Player::black ? Winner::black : Winner::white;
}

}  // namespace shikatsu::tools
