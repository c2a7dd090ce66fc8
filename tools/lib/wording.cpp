#include "tools/lib/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

std::string_view title(Player player) {
    return player == Player::black ? "Black" : "White";
}

std::string outcome(int score) {
    if (score == 0) return "a tie";
    return fmt::format("{} wins by {}", score > 0 ? "Black" : "White", std::abs(score));
}

std::string score_words(Margin margin) {
    if (margin == Margin{}) return "0";
    const bool black = margin > Margin{};
    return fmt::format("{}+{}", black ? 'B' : 'W', to_text(black ? margin : -margin));
}

std::string string_name(const Grid& grid, Player owner, Point first) {
    return fmt::format("{}-string at {}", name(owner), vertex(grid, first));
}

std::string string_name(const Grid& grid, const optimized::StringVerdict& string) {
    return string_name(grid, string.owner, string.points.front());
}

std::string_view clause_of(optimized::Status status) {
    switch (status) {
        case optimized::Status::uncapturable:
            return "J2003-LD-1";
        case optimized::Status::capturable_1:
            return "J2003-LD-4";
        case optimized::Status::capturable_2:
            return "J2003-LD-6";
        case optimized::Status::dead:
            return "J2003-LD-10";
        case optimized::Status::undecided:
            break;
    }
    return "";
}

std::string possible_statuses(const optimized::StringVerdict& string) {
    using optimized::Status;
    if (string.status != Status::undecided) return name(string.status);
    constexpr Status in_order[] = {Status::uncapturable, Status::capturable_1, Status::capturable_2,
                                   Status::dead};
    const auto first = [&](auto is_the_one) {
        return static_cast<std::size_t>(std::ranges::find_if(string.findings, is_the_one) -
                                        string.findings.begin());
    };
    // Each question that is answered with yes rules one status out, in this order; one that is answered with
    // no rules out all that come later.
    const std::size_t begin = first([](const auto& finding) { return finding.attacker_forces != true; });
    const std::size_t denied = first([](const auto& finding) { return finding.attacker_forces == false; });
    const std::size_t end = denied < string.findings.size() ? denied + 1 : std::size(in_order);
    std::string text;
    for (std::size_t i = begin; i < end; ++i) {
        if (i != begin) text += i + 1 == end ? " or " : ", ";
        text += name(in_order[i]);
    }
    return text;
}

bool tells_something(const optimized::StringVerdict& string, optimized::Stage stage) {
    const optimized::Finding* finding = string.found(stage);
    if (finding == nullptr) return false;
    if (stage == optimized::Stage::capture || finding->attacker_forces) return true;
    // Each question asks for more than those before it, but by one reading local-2 leaves out local-1.
    const auto here = string.findings.begin() + (finding - string.findings.data());
    const bool denied = std::any_of(string.findings.begin(), here,
                                    [](const auto& less) { return less.attacker_forces == false; });
    const bool implied = std::any_of(here, string.findings.end(), [&](const auto& more) {
        return more.attacker_forces == true &&
               std::ranges::includes(more.question.region, finding->question.region);
    });
    return finding->states > 0 && !denied && !implied;
}

std::string reason(const optimized::StringVerdict& string) {
    const std::string_view attacker = title(opponent(string.owner));
    using optimized::Status;
    switch (string.status) {
        case Status::uncapturable:
            return fmt::format("{} cannot force its capture", attacker);
        case Status::capturable_1:
            return fmt::format("{} can force its capture, but not without a permanent-stone on its local-1",
                               attacker);
        case Status::capturable_2:
            return fmt::format(
                "{} can force its capture without a permanent-stone on its local-1, but not without "
                "one on its local-2",
                attacker);
        case Status::dead:
            return fmt::format("{} can force its capture without a permanent-stone on its local-2", attacker);
        case Status::undecided:
            break;
    }
    return fmt::format("{}; the search was stopped before it found out which", possible_statuses(string));
}

std::string question_words(const optimized::StringVerdict& string, optimized::Stage stage, const Grid& grid,
                           std::size_t most) {
    const std::string attacker(title(opponent(string.owner)));
    if (stage == optimized::Stage::capture) return fmt::format("Can {} force its capture?", attacker);
    return fmt::format(
        "Can {} force, with one strategy, its capture and no {} permanent-stone on its local-{} ({})?",
        attacker, name(string.owner), place_of(stage),
        vertices(grid, string.found(stage)->question.region, most));
}

std::string answer_words(const optimized::StringVerdict& string, optimized::Stage stage) {
    const std::optional<bool> forces = string.found(stage)->attacker_forces;
    if (forces) return *forces ? "yes" : "no";
    // Who forces what is asked with local-2 forces the rest.
    return string.status == optimized::Status::dead ? "yes, by what follows" : "undecided";
}

std::string vertices(const Grid& grid, const std::vector<Point>& points, std::size_t most) {
    if (points.empty()) return "none";
    std::string text;
    for (std::size_t i = 0; i < std::min(points.size(), most); ++i) {
        if (i != 0) text += ' ';
        text += vertex(grid, points[i]);
    }
    if (points.size() > most) text += fmt::format(" and {} more", points.size() - most);
    return text;
}

std::string with_commas(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ',');
    return digits;
}

std::string number_of(std::uint64_t number, std::string_view word) {
    return with_commas(number).append(" ").append(word).append(number == 1 ? "" : "s");
}

}  // namespace shikatsu::tools
