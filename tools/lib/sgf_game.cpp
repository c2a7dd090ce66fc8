#include "tools/lib/sgf_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "reference/values/vertex.hpp"
#include "tools/lib/liberty_check.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/sgf_encoding.hpp"
#include "tools/lib/sgf_points.hpp"
#include "tools/lib/sgf_single_values.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::size_t most_changes = 4'000'000;
constexpr std::size_t longest_note = 200;

/// What is read of what a record says of the whole game.
constexpr std::array<std::string_view, 4> of_the_game = {"KM", "HA", "RE", "RU"};

/// Signals what is wrong with a game; only within this file.
using Step = tl::expected<void, SourceError>;

std::string stripped(std::string_view raw) {
    const std::string text = sgf_text(raw);
    const std::size_t from = text.find_first_not_of(' ');
    if (from == std::string::npos) return {};
    return text.substr(from, text.find_last_not_of(' ') - from + 1);
}

const SgfProperty* find(const SgfNode& node, std::string_view name) {
    const auto found = std::find_if(node.properties.begin(), node.properties.end(),
                                    [&](const SgfProperty& property) { return property.name == name; });
    return found == node.properties.end() ? nullptr : &*found;
}

/// In the first node that has it: what is said of the whole game may stand in any.
const SgfProperty* find(const SgfMainLine& nodes, std::string_view name) {
    for (const SgfNode& node : nodes) {
        if (const SgfProperty* property = find(node, name)) return property;
    }
    return nullptr;
}

std::string noted(const SgfMainLine& nodes, std::string_view name) {
    const SgfProperty* property = find(nodes, name);
    return property == nullptr ? std::string()
                               : excerpt(stripped(property->values.front().raw), longest_note);
}

std::string caption_of(const SgfMainLine& nodes) {
    std::string title = noted(nodes, "GN");
    if (!title.empty()) return title;
    const std::string black = noted(nodes, "PB");
    const std::string white = noted(nodes, "PW");
    if (black.empty() && white.empty()) return {};
    return fmt::format("{} (Black) against {} (White)", black.empty() ? "?" : black,
                       white.empty() ? "?" : white);
}

/// Interprets the nodes of one game. `changes_left` is how many set-up stones the text may still have.
class GameReader {
  public:
    GameReader(const SgfMainLine& nodes, const std::string& file, std::size_t& changes_left)
        : nodes_(nodes), file_(file), changes_left_(changes_left) {}

    tl::expected<SgfGame, SourceError> read() {
        const SgfNode& root = nodes_.front();
        for (const SgfNode& node : nodes_) {
            const Step checked = check_single_values(node, file_).and_then([&] {
                return check_what_is_said_of_the_game(node);
            });
            if (!checked) return tl::make_unexpected(checked.error());
        }
        const auto grid = grid_of(find(root, "SZ"));
        if (!grid) return tl::make_unexpected(grid.error());
        const SgfProperty* komi = find(nodes_, "KM");
        SgfGame game{*grid,
                     {},
                     file_,
                     root.place,
                     noted(nodes_, "KM"),
                     noted(nodes_, "HA"),
                     noted(nodes_, "RE"),
                     noted(nodes_, "RU"),
                     komi == nullptr ? root.place : komi->place,
                     std::nullopt,
                     caption_of(nodes_)};
        for (const SgfNode& node : nodes_) {
            if (const Step read = read_node(node, game); !read) return tl::make_unexpected(read.error());
        }
        if (const Step read = read_territory(nodes_.back(), game); !read)
            return tl::make_unexpected(read.error());
        return game;
    }

  private:
    tl::unexpected<SourceError> error(Place place, std::string message) const {
        return tl::make_unexpected(SourceError{file_, place, std::move(message)});
    }

    tl::expected<Grid, SourceError> grid_of(const SgfProperty* size) const {
        if (size == nullptr) return Grid::create(19, 19).value();
        const std::string text = stripped(size->values.front().raw);
        const std::size_t colon = text.find(':');
        const auto columns = number_in(std::string_view(text).substr(0, colon));
        const auto rows =
            colon == std::string::npos ? columns : number_in(std::string_view(text).substr(colon + 1));
        if (!columns || !rows) {
            return error(size->place,
                         fmt::format("SZ[{}] is not a size: SZ[19] and SZ[9:13] are", excerpt(text)));
        }
        auto grid = Grid::create(*rows, *columns);
        if (!grid) return error(size->place, grid.error());
        return *grid;
    }

    Step read_node(const SgfNode& node, SgfGame& game) const {
        if (Step checked = check_size(node, game.grid); !checked) return checked;
        if (Step checked = check_one_move(node); !checked) return checked;
        if (Step read = read_setup(node, game); !read) return read;
        for (const SgfProperty& property : node.properties) {
            if (Step read = read_turn(property, game); !read) return read;
        }
        return {};
    }

    /// Beyond the first node a size can only be repeated.
    Step check_size(const SgfNode& node, const Grid& grid) const {
        const SgfProperty* size = find(node, "SZ");
        if (size == nullptr || grid_of(size) == grid) return {};
        return error(size->place, fmt::format("SZ[{}] stands in the first node of a game only",
                                              excerpt(stripped(size->values.front().raw))));
    }

    /// It is Go, and a node repeats what an earlier one says, or says it first.
    Step check_what_is_said_of_the_game(const SgfNode& node) const {
        for (const SgfProperty& property : node.properties) {
            const std::string value = stripped(property.values.front().raw);
            if (property.name == "GM" && value != "1") {
                return error(property.place, fmt::format("GM[{}] is not Go, which is GM[1]", excerpt(value)));
            }
            if (std::find(of_the_game.begin(), of_the_game.end(), property.name) == of_the_game.end())
                continue;
            const std::string first = stripped(find(nodes_, property.name)->values.front().raw);
            if (value == first) continue;
            return error(property.place, fmt::format("{0}[{1}] contradicts {0}[{2}] of an earlier node",
                                                     property.name, excerpt(value), excerpt(first)));
        }
        return {};
    }

    /// Formats before the fourth only advise against moves of both players in a node; there they are made in
    /// the order in which they are written.
    Step check_one_move(const SgfNode& node) const {
        const SgfProperty* black = find(node, "B");
        const SgfProperty* white = find(node, "W");
        if (black == nullptr || white == nullptr) return {};
        const std::string format = noted(nodes_, "FF");
        if (format == "1" || format == "2" || format == "3") return {};
        const SgfProperty& second = black < white ? *white : *black;
        return error(second.place, "B and W are not in the same node: each move has its own");
    }

    /// Points are set up once in a node, or the order would matter.
    Step read_setup(const SgfNode& node, SgfGame& game) const {
        SgfSetup setup{{}, node.place};
        std::map<Point, const SgfProperty*> set_up;
        for (const SgfProperty& property : node.properties) {
            const auto content = set_up_content(property.name);
            if (!content) continue;
            if (setup.changes.empty()) setup.place = property.place;
            for (const SgfValue& value : property.values) {
                const auto points = sgf_point_list(game.grid, value);
                if (!points) return in_file(points.error());
                if (points->size() > changes_left_)
                    return error(value.place, fmt::format("more than {} set-up stones", most_changes));
                changes_left_ -= points->size();
                for (const Point point : *points) {
                    const std::string& before = set_up.emplace(point, &property).first->second->name;
                    if (before != property.name) {
                        return error(value.place,
                                     fmt::format("{} is in {} and in {} of the same node",
                                                 vertex(game.grid, point), before, property.name));
                    }
                    setup.changes.push_back({point, *content});
                }
            }
        }
        if (!setup.changes.empty()) game.steps.emplace_back(std::move(setup));
        return {};
    }

    Step read_turn(const SgfProperty& property, SgfGame& game) const {
        const SgfValue& value = property.values.front();
        if (property.name == "B" || property.name == "W") {
            const auto move = sgf_move(game.grid, value);
            if (!move) return in_file(move.error());
            game.steps.emplace_back(
                SgfMove{property.name == "B" ? Player::black : Player::white, *move, property.place});
        } else if (property.name == "PL") {
            const std::string text = stripped(value.raw);
            const bool black =
                text == "B" || text == "b" || text == "1" || text == "black" || text == "Black";
            const bool white =
                text == "W" || text == "w" || text == "2" || text == "white" || text == "White";
            if (!black && !white) {
                return error(property.place,
                             fmt::format("PL[{}] names no player, it is B or W", excerpt(text)));
            }
            game.steps.emplace_back(SgfToMove{black ? Player::black : Player::white, property.place});
        }
        return {};
    }

    Step read_territory(const SgfNode& node, SgfGame& game) const {
        for (const SgfProperty& property : node.properties) {
            if (property.name != "TB" && property.name != "TW") continue;
            if (!game.territory) game.territory = SgfTerritory{};
            auto& marked = property.name == "TB" ? game.territory->black : game.territory->white;
            for (const SgfValue& value : property.values) {
                if (stripped(value.raw).empty()) continue;
                const auto points = sgf_point_list(game.grid, value);
                if (!points) return in_file(points.error());
                marked.insert(marked.end(), points->begin(), points->end());
            }
            std::sort(marked.begin(), marked.end());
            marked.erase(std::unique(marked.begin(), marked.end()), marked.end());
        }
        return {};
    }

    Step in_file(const SgfPointError& problem) const { return error(problem.place, problem.message); }

    static std::optional<Content> set_up_content(std::string_view name) {
        if (name == "AB") return Content::black;
        if (name == "AW") return Content::white;
        if (name == "AE") return Content::empty;
        return std::nullopt;
    }

    const SgfMainLine& nodes_;
    const std::string& file_;
    std::size_t& changes_left_;
};

/// Black stones less white ones.
int lead_in_stones(const Position& position) {
    int lead = 0;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point)) lead += position.player_at(point) == Player::black ? 1 : -1;
    }
    return lead;
}

/// White stones less black ones that a play of the player removed; they may be his own.
int removed_between(const Position& before, Player player, const Position& after) {
    const int placed = player == Player::black ? 1 : -1;
    return lead_in_stones(after) - lead_in_stones(before) - placed;
}

}  // namespace

std::vector<tl::expected<SgfGame, SourceError>> read_sgf_games(const Source& source) {
    std::vector<tl::expected<SgfGame, SourceError>> games;
    const auto text = sgf_utf8(source);
    if (!text) {
        games.emplace_back(tl::unexpect, text.error());
        return games;
    }
    const SgfBeginning collection = read_sgf_beginning({source.name, *text});
    std::size_t changes_left = most_changes;
    for (const SgfMainLine& nodes : collection.games)
        games.push_back(GameReader(nodes, source.name, changes_left).read());
    if (collection.error) games.emplace_back(tl::unexpect, *collection.error);
    return games;
}

ReadPosition last_position(const SgfGame& game, const PlayRule& rule) {
    SourcePosition last{Position(game.grid), 0, game.file, game.place, game.caption};
    Place last_play = game.place;
    const auto error = [&](Place place, std::string message) {
        return tl::make_unexpected(SourceError{game.file, place, std::move(message)});
    };
    for (const SgfStep& step : game.steps) {
        if (const auto* setup = std::get_if<SgfSetup>(&step)) {
            for (const SgfSetup::Change& change : setup->changes)
                last.position.set(change.point, change.content);
            if (const auto broken = string_without_liberty(last.position)) {
                return error(setup->place, broken->message);
            }
        } else if (const auto* made = std::get_if<SgfMove>(&step)) {
            const auto* stone = std::get_if<Play>(&made->move);
            if (stone == nullptr) continue;
            const auto after = rule(last.position, made->player, stone->point);
            if (!after) {
                return error(made->place, fmt::format("illegal move {} at {}: {}", name(made->player),
                                                      vertex(game.grid, stone->point), after.error()));
            }
            last.prisoner_difference += removed_between(last.position, made->player, *after);
            last.position = *after;
            last.after_moves = true;
            last_play = made->place;
        }
    }
    if (const auto broken = string_without_liberty(last.position)) {
        return error(last_play, broken->message + ", and no play after this one removes it");
    }
    return last;
}

}  // namespace shikatsu::tools
