#include "reference/certificates/strategy_words.hpp"

#include "reference/certificates/certificate_lines.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

constexpr std::string_view for_one_ko = "ko-pass@";

}  // namespace

std::string move_words(const Grid& grid, const HypotheticalMove& move) {
    if (const auto* play = std::get_if<Play>(&move)) return vertex(grid, play->point);
    const auto* ko_pass = std::get_if<KoPass>(&move);
    if (ko_pass == nullptr) return "pass";
    return ko_pass->ko ? std::string(for_one_ko) + vertex(grid, *ko_pass->ko) : "ko-pass";
}

std::string move_words(const Grid& grid, const Move& move) {
    const auto* play = std::get_if<Play>(&move);
    return move_words(grid, play != nullptr ? HypotheticalMove{*play} : HypotheticalMove{Pass{}});
}

std::string sentence_after(const std::vector<std::string>& moves, const std::string& sentence) {
    constexpr std::size_t most_moves_shown = 40;
    if (moves.empty()) return sentence;
    std::string words = "after";
    for (std::size_t i = 0; i < moves.size() && i < most_moves_shown; ++i) words += " " + moves[i];
    return words + (moves.size() > most_moves_shown ? " …: " : ": ") + sentence;
}

std::optional<HypotheticalMove> move_in(const Grid& grid, std::string_view text) {
    if (text == "pass") return Pass{};
    if (text == "ko-pass") return KoPass{};
    const bool one_ko = text.starts_with(for_one_ko);
    const std::optional<Point> point = vertex_in(grid, one_ko ? text.substr(for_one_ko.size()) : text);
    if (!point) return std::nullopt;
    return one_ko ? HypotheticalMove{KoPass{*point}} : HypotheticalMove{Play{*point}};
}

const char* lemma_word(Lemma lemma) {
    switch (lemma) {
        case Lemma::life:
            return "life";
        case Lemma::closed:
            return "closed";
        case Lemma::filled:
            return "filled";
        case Lemma::none:
            break;
    }
    return "";
}

Lemma lemma_in(std::string_view text) {
    return text == "life"     ? Lemma::life
           : text == "closed" ? Lemma::closed
           : text == "filled" ? Lemma::filled
                              : Lemma::none;
}

}  // namespace shikatsu::reference
