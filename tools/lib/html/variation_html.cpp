#include "tools/lib/html/variation_html.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/japanese2003/hypothetical_state.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools::html {

namespace {

std::string all_vertices(const Grid& grid, const std::vector<Point>& points) {
    return points.empty() ? "" : vertices(grid, points, points.size());
}

std::string words(const Grid& grid, const PlayedMove& played) {
    const std::string player(title(played.player));
    if (std::holds_alternative<Pass>(played.move)) return player + " passes";
    if (const auto* ko_pass = std::get_if<KoPass>(&played.move)) {
        const std::string which = ko_pass->ko ? " for " + vertex(grid, *ko_pass->ko) : "";
        return player + " makes a ko-pass" + which;
    }
    std::string text = player + " " + vertex(grid, std::get<Play>(played.move).point);
    if (!played.removed.empty()) text += ", removes " + all_vertices(grid, played.removed);
    return text;
}

Markup move_html(const Grid& grid, const PlayedMove& played) {
    std::vector<Attribute> attributes{{"data-by", name(played.player)}};
    if (const auto* play = std::get_if<Play>(&played.move))
        attributes.push_back({"data-play", vertex(grid, play->point)});
    if (!played.removed.empty()) attributes.push_back({"data-removed", all_vertices(grid, played.removed)});
    return element("li", attributes, element("button", {{"type", "button"}}, words(grid, played)));
}

Markup step_button(const char* step, const char* sign, const char* label) {
    return element("button", {{"type", "button"}, {"data-step", step}, {"aria-label", label}},
                   element("span", {{"aria-hidden", "true"}}, sign));
}

Markup buttons() {
    return element(
        "div", {{"class", "steps"}, {"role", "group"}, {"aria-label", "Step through the main variation"}},
        step_button("start", "|◀", "To the final-position") + step_button("back", "◀", "One move back") +
            step_button("forward", "▶", "One move on") + step_button("end", "▶|", "To the last move"));
}

}  // namespace

std::vector<PlayedMove> played(const Position& final_position, Player first,
                               const optimized::Variation& variation, const Readings& readings) {
    reference::HypotheticalState state = reference::start_state(final_position, first, readings);
    std::vector<PlayedMove> moves;
    for (const HypotheticalMove& move : variation.moves) {
        auto outcome = reference::hypothetical_move(state, move, readings);
        if (!outcome) throw std::logic_error("a main variation has a prohibited move");
        moves.push_back({state.to_move, move, {outcome->removed.begin(), outcome->removed.end()}});
        state = std::move(outcome->state);
    }
    return moves;
}

Markup variation_html(const Position& final_position, Player first, const optimized::Variation& variation,
                      const Readings& readings, const std::string& board_id) {
    const Grid& grid = final_position.grid();
    Markup moves;
    for (const PlayedMove& move : played(final_position, first, variation, readings))
        moves += move_html(grid, move);
    std::vector<Attribute> attributes{{"class", "variation"}, {"data-board", board_id}};
    Markup after;
    if (variation.cycle_start) {
        attributes.push_back({"data-cycle-start", std::to_string(*variation.cycle_start)});
        after = element("p", fmt::format("And from move {} on again, for ever.", *variation.cycle_start + 1));
    }
    return element("div", attributes,
                   buttons() +
                       element("p", {{"class", "now"}, {"role", "status"}, {"aria-live", "polite"}}, {}) +
                       element("ol", {{"class", "moves"}}, moves) + after);
}

}  // namespace shikatsu::tools::html
