#include "tools/lib/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "reference/values/vertex.hpp"
#include "tools/lib/board_drawing.hpp"
#include "tools/lib/score_account.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using optimized::Adjudication;
using optimized::Scoring;
using optimized::Status;
using optimized::StringVerdict;

constexpr std::size_t most_in_report = 12;

std::string status_legend(const Adjudication& adjudication) {
    struct Entry {
        Status status;
        const char* words;
    };
    constexpr Entry entries[] = {{Status::uncapturable, "U uncapturable"},
                                 {Status::capturable_1, "1 capturable-1"},
                                 {Status::capturable_2, "2 capturable-2"},
                                 {Status::dead, "x dead"},
                                 {Status::undecided, "? undecided"}};
    std::string legend = "# Black  O White";
    for (const Entry& entry : entries) {
        const bool occurs =
            std::any_of(adjudication.strings.begin(), adjudication.strings.end(),
                        [&](const StringVerdict& string) { return string.status == entry.status; });
        if (occurs) legend += std::string("  ") + entry.words;
    }
    return legend;
}

std::string territory_legend(const Scoring& scoring) {
    std::string legend;
    if (!scoring.black.territory.empty()) legend += "  B black-territory";
    if (!scoring.white.territory.empty()) legend += "  W white-territory";
    if (!scoring.dame.empty()) legend += "  D dame";
    const auto has_eye_points_in_seki = [](const optimized::Territories& player) {
        return player.eye_points.size() > player.territory.size();
    };
    if (has_eye_points_in_seki(scoring.black) || has_eye_points_in_seki(scoring.white))
        legend += "  s eye-point in seki";
    return legend;
}

Style style_of(Status status) {
    switch (status) {
        case Status::uncapturable:
            return Style::uncapturable;
        case Status::capturable_1:
        case Status::capturable_2:
            return Style::capturable;
        case Status::dead:
            return Style::dead;
        case Status::undecided:
            break;
    }
    return Style::undecided;
}

std::string notes_on(const StringVerdict& string) {
    std::string notes = string.ko_stone ? "ko-stone" : "";
    const auto add = [&](const std::string& note) {
        if (!notes.empty()) notes += ", ";
        notes += note;
    };
    if (string.capturable_3.value_or(false)) add("capturable-3 [J2003-LD-8]");
    if (string.status == Status::undecided) add(possible_statuses(string));
    return notes;
}

const char* yes_no(const std::optional<bool>& truth) {
    if (!truth) return "?";
    return *truth ? "yes" : "no";
}

std::string score_terms(const Adjudication& adjudication, const Scoring& scoring) {
    std::string text;
    for (const AccountedTerm& term : account(adjudication.position, scoring)) {
        // The first term needs no sign.
        const char sign = text.empty() && term.sign == '+' ? ' ' : term.sign;
        const std::string end =
            term.points ? ": " + vertices(adjudication.position.grid(), *term.points, most_in_report)
                        : fmt::format(" [{}]", term.clause);
        text += fmt::format("  {} {:>3}  {}{}\n", sign, term.value, term.words, end);
    }
    return text;
}

std::string open_strings(const Adjudication& adjudication) {
    std::string text;
    for (const StringVerdict& string : adjudication.strings) {
        if (string.alive) continue;
        if (!text.empty()) text += ", ";
        text += string_name(adjudication.position.grid(), string);
    }
    return text;
}

std::string seki_remark(const Grid& grid, const Scoring& scoring) {
    std::string regions;
    for (const auto& [player, in_seki] : {std::pair{Player::black, &scoring.black.in_seki},
                                          std::pair{Player::white, &scoring.white.in_seki}}) {
        if (in_seki->empty()) continue;
        if (!regions.empty()) regions += "; ";
        regions += fmt::format("{}-regions {}", name(player), vertices(grid, *in_seki, most_in_report));
    }
    if (regions.empty()) return "";
    return fmt::format("in seki, adjacent to a dame and so without territory [J2003-D3-6]: {}\n", regions);
}

}  // namespace

std::string boards_text(const Adjudication& adjudication, Colouring colouring) {
    std::vector<Drawing> boards{draw_stones(adjudication.position, colouring),
                                draw_statuses(adjudication, colouring)};
    std::string legend = status_legend(adjudication);
    if (adjudication.scoring) {
        boards.push_back(draw_territory(adjudication, *adjudication.scoring, colouring));
        legend += territory_legend(*adjudication.scoring);
    }
    return side_by_side(boards, page_width) + "\n" + styled(legend, Style::faint, colouring) + "\n";
}

std::string string_table(const Adjudication& adjudication, Colouring colouring, const Verified* verified) {
    const Grid& grid = adjudication.position.grid();
    std::string text = styled("strings", Style::title, colouring) + "\n";
    text += fmt::format("  {:<4} {:<6} {:>4}  {:<14} {:<5}  {:<11} {:>12}{}\n", "at", "colour", "size",
                        "status", "alive", "clause", "states", verified ? "  verified" : "");
    for (std::size_t i = 0; i < adjudication.strings.size(); ++i) {
        const StringVerdict& string = adjudication.strings[i];
        const std::string proof = verified ? fmt::format("{:<8}  ", verified_words(verified->at(i))) : "";
        const std::string status = fmt::format("{:<14}", name(string.status));
        text += without_trailing_blanks(
            fmt::format("  {:<4} {:<6} {:>4}  {} {:<5}  {:<11} {:>12}  {}{}",
                        vertex(grid, string.points.front()), name(string.owner), string.points.size(),
                        styled(status, style_of(string.status), colouring), yes_no(string.alive),
                        clause_of(string.status), with_commas(string.states()), proof, notes_on(string)));
    }
    return text;
}

std::string score_account(const Adjudication& adjudication, int prisoner_difference, Colouring colouring) {
    std::string text = styled("score", Style::title, colouring);
    if (!adjudication.scoring) {
        return text + fmt::format(
                          ": undecided, because it is open whether these are alive: {}\n"
                          "  whatever they are, {}\n",
                          open_strings(adjudication),
                          in_any_case(score_bounds(adjudication, prisoner_difference)));
    }
    text += " [J2003-D3-9]\n" + score_terms(adjudication, *adjudication.scoring);
    const int score = adjudication.scoring->score;
    return text + fmt::format("  = {:>3}  {} [J2003-RS-1]\n", score,
                              styled(outcome(score), Style::title, colouring));
}

std::string remarks(const Adjudication& adjudication) {
    const Grid& grid = adjudication.position.grid();
    std::string text;
    if (!adjudication.end_prohibited_by_direct_ko) {
        text += "undecided: whether direct-ko prohibits that the game ends here [J2003-AS-7]\n";
    } else if (*adjudication.end_prohibited_by_direct_ko) {
        text +=
            "direct-ko: the game may not end here by a second pass, because a string is capturable-3 "
            "[J2003-AS-7]; the score is what it would be\n";
    }
    if (!adjudication.scoring) return text;
    const Scoring& scoring = *adjudication.scoring;
    text += seki_remark(grid, scoring);
    const bool has_capturable_2 =
        std::any_of(adjudication.strings.begin(), adjudication.strings.end(),
                    [](const StringVerdict& string) { return string.status == Status::capturable_2; });
    if (has_capturable_2 && !scoring.dame.empty()) {
        text += fmt::format(
            "unfilled dame: {}. The rules expect that dame and teire are filled before the game ends; "
            "an unfilled dame can make a string capturable-2 that would otherwise be dead\n",
            vertices(grid, scoring.dame, most_in_report));
    }
    return text;
}

std::string report(const Adjudication& adjudication, int prisoner_difference, Colouring colouring,
                   const Verified* verified) {
    const std::string notes = remarks(adjudication);
    return boards_text(adjudication, colouring) + "\n" + string_table(adjudication, colouring, verified) +
           "\n" + score_account(adjudication, prisoner_difference, colouring) +
           (notes.empty() ? "" : "\n" + notes);
}

}  // namespace shikatsu::tools
