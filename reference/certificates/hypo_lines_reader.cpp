#include "reference/certificates/hypo_lines_reader.hpp"

#include <fmt/format.h>

#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::reference {

std::optional<ChainClaim> HypoLinesReader::read_chain_claim() {
    const auto position = read_position();
    if (!position) return std::nullopt;
    const auto target = value_of("target");
    if (!target) return std::nullopt;
    const auto stone = vertex_in(position->grid(), *target);
    if (!stone) return fail("expected a vertex");
    const auto claim = value_of("claim");
    if (!claim) return std::nullopt;
    if (*claim != "dead" && *claim != "alive") return fail("expected 'alive' or 'dead'");
    const auto status = *claim == "dead" ? asura1989::Status::dead : asura1989::Status::alive;
    return ChainClaim{*position, {*stone}, status};
}

std::optional<std::size_t> HypoLinesReader::read_number_of_lines(std::string_view key, const Grid& grid,
                                                                 std::size_t other_lines) {
    const auto number = read_count(key);
    if (!number) return std::nullopt;
    if (*number > limits_.states || *number + other_lines > limits_.states)
        return fail(fmt::format("there are more {} than the limit of {}", key, limits_.states));
    if (limits_.too_many_intersections(*number + other_lines, grid)) return fail(states_too_large);
    return number;
}

bool HypoLinesReader::read_line(const Grid& grid, bool begins, HypoStrategy::Line& line) {
    auto rest = next_line();
    if (!rest) return false;
    if (begins && *rest == "begin") return true;
    const std::string_view first = take_word(*rest);
    line.lemma = lemma_in(first);
    if (line.lemma != Lemma::none)
        return rest->empty() || failed("there is something after the end of what belongs into the line");
    line.choice = move_in(grid, first);
    if (!line.choice) return failed("there is no such move");
    line.lemma = lemma_in(*rest);
    if (line.lemma != Lemma::none) return true;
    const auto distance = number_in(*rest);
    if (!distance || *distance > UINT32_MAX) return failed("expected a measure");
    line.distance = static_cast<std::uint32_t>(*distance);
    return true;
}

}  // namespace shikatsu::reference
