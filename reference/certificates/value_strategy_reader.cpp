#include "reference/certificates/value_strategy_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

namespace {

/// "9", "-3" or "0.5": points, perhaps and a half.
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

/// The departures from the literal readings, in their order.
std::optional<IkedaReadings> ikeda_readings_in(std::string_view text) {
    IkedaReadings readings;
    if (text == "literal") return readings;
    for (std::string_view rest = text; !rest.empty();) {
        const auto with = with_reading(readings, take_word(rest));
        if (!with) return std::nullopt;
        readings = *with;
    }
    if (fmt::format("{}", fmt::join(departures(readings), " ")) != text) return std::nullopt;
    return readings;
}

class ValueStrategyReader : public CertificateLines {
  public:
    ValueStrategyReader(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    std::optional<ValueCertificate> read() {
        if (!check_end() || !expect("shikatsu-value-strategy 1")) return std::nullopt;
        const auto name = value_of("rules");
        if (!name) return std::nullopt;
        const ikeda::Rules* rules = ikeda_rules_named(*name);
        if (rules == nullptr) return fail("there are no such rules");
        const auto assignments = value_of("readings");
        if (!assignments) return std::nullopt;
        const auto readings = ikeda_readings_in(*assignments);
        if (!readings) return fail("expected 'literal', or readings in the order of the register");
        auto position = read_position();
        if (!position) return std::nullopt;
        ValueCertificate certificate{rules, *readings, *std::move(position), Player::black, {}, {}, {}};
        if (!read_claim(certificate) || !read_lines(certificate)) return std::nullopt;
        if (!expect_no_more("there are more lines than are said to be")) return std::nullopt;
        return certificate;
    }

  private:
    bool read_claim(ValueCertificate& certificate) {
        const auto first = value_of("first");
        if (!first) return false;
        if (*first != "black" && *first != "white") return failed("expected 'black' or 'white'");
        certificate.first = *first == "black" ? Player::black : Player::white;
        auto claim = value_of("claim");
        if (!claim) return false;
        const std::string_view bound = take_word(*claim);
        if (bound != "at-least" && bound != "at-most") return failed("expected 'at-least' or 'at-most'");
        certificate.bound =
            bound == "at-least" ? ValueCertificate::Bound::at_least : ValueCertificate::Bound::at_most;
        const auto margin = margin_in(*claim);
        if (!margin) return failed("expected a margin");
        certificate.margin = *margin;
        return true;
    }

    bool read_lines(ValueCertificate& certificate) {
        const auto count = read_count("lines");
        if (!count) return false;
        if (*count > limits_.states)
            return failed(fmt::format("there are more lines than the limit of {}", limits_.states));
        const Grid& grid = certificate.position.grid();
        if (limits_.too_many_intersections(*count, grid)) return failed(states_too_large);
        for (std::size_t i = 0; i < *count; ++i) {
            if (!read_line(grid, *count, certificate.strategy.lines.emplace_back())) return false;
        }
        return true;
    }

    /// "NEED any", "NEED MOVE", "NEED MOVE NEXT" or "NEED NEXT…".
    bool read_line(const Grid& grid, std::size_t lines, ValueStrategy::Line& line) {
        auto rest = next_line();
        if (!rest) return false;
        const auto need = margin_in(take_word(*rest));
        if (!need) return failed("expected a margin");
        line.need = *need;
        const bool words =
            !rest->empty() && (rest->front() < '0' || rest->front() > '9') && rest->front() != '-';
        return words ? read_choice(grid, lines, *rest, line) : read_answers(lines, *rest, line);
    }

    bool read_choice(const Grid& grid, std::size_t lines, std::string_view rest, ValueStrategy::Line& line) {
        const std::string_view word = take_word(rest);
        if (word == "any") {
            line.turn = ValueStrategy::Anything{};
            return rest.empty() || failed("there is something after the end of what belongs into the line");
        }
        const auto move = move_in(grid, word);
        if (!move || std::holds_alternative<KoPass>(*move)) return failed("there is no such move");
        const auto* play = std::get_if<Play>(&*move);
        ValueStrategy::Choice choice{play != nullptr ? Move{*play} : Move{Pass{}}, std::nullopt};
        if (!rest.empty()) {
            choice.next = place_in(rest, lines);
            if (!choice.next) return failed("there is no such line");
        }
        line.turn = choice;
        return true;
    }

    bool read_answers(std::size_t lines, std::string_view rest, ValueStrategy::Line& line) {
        ValueStrategy::Answers answers;
        while (!rest.empty()) {
            const std::string_view word = take_word(rest);
            const auto place = place_in(word, lines);
            if (!place && word != "-") return failed("there is no such line");
            answers.next.push_back(place);
        }
        line.turn = std::move(answers);
        return true;
    }

    /// Lines are counted from 1 in the text.
    static std::optional<ValueStrategy::Place> place_in(std::string_view text, std::size_t lines) {
        const auto number = number_in(text);
        if (!number || *number == 0 || *number > lines) return std::nullopt;
        return static_cast<ValueStrategy::Place>(*number - 1);
    }

    const CertificateLimits& limits_;
};

}  // namespace

bool is_value_strategy(std::string_view text) {
    return text.starts_with("shikatsu-value-strategy ");
}

tl::expected<ValueCertificate, CertificateProblem> read_value_strategy(std::string_view text,
                                                                       const CertificateLimits& limits) {
    ValueStrategyReader reader(text, limits);
    auto certificate = reader.read();
    if (!certificate) return tl::make_unexpected(reader.problem());
    return *std::move(certificate);
}

}  // namespace shikatsu::reference
