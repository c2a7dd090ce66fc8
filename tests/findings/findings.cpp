#include "tests/findings/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "optimized/unconditional_life.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/atlas/survey.hpp"
#include "tools/differ/enumeration.hpp"

namespace shikatsu::findings {

namespace {

using atlas::PositionClass;
using optimized::Adjudication;
using optimized::Status;
using optimized::StringVerdict;

std::string name(const Grid& grid) {
    return fmt::format("{}x{}", grid.rows(), grid.columns());
}

/// The adjudications of a grid's positions, each class once.
class Adjudications {
  public:
    explicit Adjudications(const Grid& grid) : grid_(grid) {}

    /// Of a position of the class with this lowest member.
    const Adjudication& of_class(atlas::PositionCode code) {
        const auto found = known_.find(code);
        if (found != known_.end()) return found->second;
        return known_.emplace(code, optimized::adjudicate(atlas::position_of(grid_, code), 0, {}))
            .first->second;
    }

    /// The status of the string on `point`.
    Status status(const Position& position, Point point) {
        const atlas::CanonicalForm form = atlas::canonical_form(position);
        const Point image = form.to[point.index];
        for (const StringVerdict& verdict : of_class(form.code).strings) {
            if (std::binary_search(verdict.points.begin(), verdict.points.end(), image))
                return verdict.status;
        }
        throw std::logic_error("no string there");
    }

  private:
    Grid grid_;
    std::map<atlas::PositionCode, Adjudication> known_;
};

/// The position after `player` fills `point`; nothing if that is no play, or removes something.
std::optional<Position> filled(const Position& position, Point point, Player player) {
    Position after = position;
    after.set(point, stone_of(player));
    if (!optimized::strings_without_liberty(after).empty()) return std::nullopt;
    return after;
}

struct Revival {
    Point dame;
    Player player;
};

/// Who could fill which dame so that the string is dead.
std::optional<Revival> revived_by(const Position& position, const StringVerdict& string,
                                  const std::vector<Point>& dame, Adjudications& all) {
    for (const Point point : dame) {
        if (!position.empty(point)) continue;
        for (const Player player : {Player::black, Player::white}) {
            const auto after = filled(position, point, player);
            if (after && all.status(*after, string.points.front()) == Status::dead)
                return Revival{point, player};
        }
    }
    return std::nullopt;
}

/// The colours of the strings whose statuses differ.
std::map<Player, bool> colours_that_differ(const tools::Ruling& one, const tools::Ruling& other) {
    std::map<Player, bool> colours;
    for (std::size_t i = 0; i < one.strings.size(); ++i) {
        if (one.strings[i].status != other.strings[i].status) colours[one.strings[i].owner] = true;
    }
    return colours;
}

}  // namespace

std::string status_row(const Grid& grid) {
    const atlas::Summary sum = atlas::survey(grid, atlas::position_classes(grid), {}, 1, [](std::size_t) {});
    const auto count = [&](Status status) {
        const auto found = sum.statuses.find(status);
        return found == sum.statuses.end() ? 0 : found->second;
    };
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |", name(grid), sum.positions, sum.strings,
                       count(Status::uncapturable), count(Status::capturable_1), count(Status::capturable_2),
                       sum.capturable_3, count(Status::dead));
}

std::string life_row(const Grid& grid) {
    optimized::Options options;
    options.shortcuts.unconditional_life = false;
    int alive = 0;
    int capturable = 0;
    int in_seki = 0;
    int territory_in_seki = 0;
    for (const PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        const Adjudication found = optimized::adjudicate(position, 0, options);
        const auto life = optimized::unconditional_life(position);
        for (const StringVerdict& string : found.strings) {
            const auto same = std::find_if(life.begin(), life.end(), [&](const auto& each) {
                return std::find(each.points.begin(), each.points.end(), string.points.front()) !=
                       each.points.end();
            });
            if (same == life.end() || !same->unconditionally_alive) continue;
            alive += members.size;
            if (string.status != Status::uncapturable) capturable += members.size;
        }
        for (const auto* side : {&found.scoring->black, &found.scoring->white}) {
            for (const StringVerdict& string : found.strings) {
                const bool own = (side == &found.scoring->black) == (string.owner == Player::black);
                if (own &&
                    std::binary_search(side->in_seki.begin(), side->in_seki.end(), string.points.front()))
                    in_seki += members.size;
            }
            for (const Point point : side->in_seki) {
                for (const auto* other : {&found.scoring->black, &found.scoring->white}) {
                    if (std::binary_search(other->territory.begin(), other->territory.end(), point))
                        territory_in_seki += members.size;
                }
            }
        }
    }
    return fmt::format("| {} | {} | {} | {} | {} |", name(grid), alive, capturable, in_seki,
                       territory_in_seki);
}

std::string dame_row(const Grid& grid) {
    Adjudications all(grid);
    int strings = 0;
    int positions = 0;
    std::string first = "-";
    for (const PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        const Adjudication found = all.of_class(members.code);
        bool any = false;
        for (const StringVerdict& string : found.strings) {
            if (string.status != Status::capturable_2) continue;
            const auto revival = revived_by(position, string, found.scoring->dame, all);
            if (!revival) continue;
            strings += members.size;
            if (first == "-") {
                first = fmt::format("`{}`: {} is alive, and dead after {} {}", one_line(position),
                                    vertex(grid, string.points.front()), name(revival->player),
                                    vertex(grid, revival->dame));
            }
            any = true;
        }
        positions += any ? members.size : 0;
    }
    return fmt::format("| {} | {} | {} | {} |", name(grid), strings, positions, first);
}

std::vector<std::string> readings_of_positions() {
    return {"ban-identity=ko",          "ban-without-shape=lapses",           "ko-pass=per-ko",
            "hypothetical-ko=basic-ko", "capturable-2=local-2-minus-local-1", "infinite-play=superko"};
}

std::string reading_row(const std::string& reading, const Grid& grid) {
    const tools::Variant literal = tools::variant_of("japanese-2003").value();
    const tools::Variant other = tools::variant_of("japanese-2003+" + reading).value();
    using differ::Matter;
    const differ::Enumeration found =
        differ::enumerate(literal, other, grid, atlas::position_classes(grid),
                          {Matter::status, Matter::score, Matter::winner}, {}, 1, [](std::size_t) {});
    int both = 0;
    for (const PositionClass& members : found.differing) {
        const Position position = atlas::position_of(grid, members.code);
        if (colours_that_differ(literal.ruling(position, {}), other.ruling(position, {})).size() == 2)
            both += members.size;
    }
    const auto differ = [&](Matter matter) {
        const auto counts = found.counts.find(matter);
        return counts == found.counts.end() ? 0 : counts->second.differ;
    };
    return fmt::format("| `{}` | {} | {} | {} | {} | {} |", reading, name(grid), differ(Matter::status), both,
                       differ(Matter::score), differ(Matter::winner));
}

}  // namespace shikatsu::findings
