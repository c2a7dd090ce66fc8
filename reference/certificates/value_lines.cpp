#include "reference/certificates/value_lines.hpp"

#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

std::optional<Margin> margin_in(std::string_view text) {
    constexpr std::size_t most_points = 10'000;
    const bool negative = text.starts_with('-');
    const bool half = text.ends_with(".5");
    const std::string_view digits =
        text.substr(negative ? 1 : 0, text.size() - (negative ? 1 : 0) - (half ? 2 : 0));
    const auto points = number_in(digits);
    if (!points || *points > most_points) return std::nullopt;
    const int size = 2 * static_cast<int>(*points) + (half ? 1 : 0);
    const Margin margin = Margin::of_half_points(negative ? -size : size);
    if (to_text(margin) != text) return std::nullopt;
    return margin;
}

std::optional<Player> ValueLines::read_first() {
    const auto first = value_of("first");
    if (!first) return std::nullopt;
    if (*first != "black" && *first != "white") return fail("expected 'black' or 'white'");
    return *first == "black" ? Player::black : Player::white;
}

bool ValueLines::read_claim(ValueBound& bound, Margin& margin) {
    auto claim = value_of("claim");
    if (!claim) return false;
    const std::string_view word = take_word(*claim);
    if (word != "at-least" && word != "at-most") return failed("expected 'at-least' or 'at-most'");
    bound = word == "at-least" ? ValueBound::at_least : ValueBound::at_most;
    const auto size = margin_in(*claim);
    if (!size) return failed("expected a margin");
    margin = *size;
    return true;
}

bool ValueLines::take_need(std::string_view& line, Margin& need) {
    const auto margin = margin_in(take_word(line));
    if (!margin) return failed("expected a margin");
    need = *margin;
    return true;
}

bool ValueLines::read_choice(const Grid& grid, std::size_t lines, std::string_view turn,
                             ValueStrategy::Choice& choice) {
    const auto move = move_in(grid, take_word(turn));
    if (!move || std::holds_alternative<KoPass>(*move)) return failed("there is no such move");
    const auto* play = std::get_if<Play>(&*move);
    choice = {play != nullptr ? Move{*play} : Move{Pass{}}, std::nullopt};
    if (turn.empty()) return true;
    choice.next = place_in(turn, lines);
    return choice.next || failed("there is no such line");
}

bool ValueLines::read_answers(std::size_t lines, std::string_view turn, ValueStrategy::Answers& answers) {
    auto next = answers_in(turn, lines);
    if (!next) return failed("there is no such line");
    answers.next = *std::move(next);
    return true;
}

bool ValueLines::read_nothing_more(std::string_view rest) {
    return rest.empty() || failed("there is something after the end of what belongs into the line");
}

}  // namespace shikatsu::reference
