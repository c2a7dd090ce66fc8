#include "optimized/analysis/verdicts.hpp"

#include <algorithm>
#include <utility>

namespace shikatsu::optimized {

const char* name(Status status) {
    switch (status) {
        case Status::uncapturable:
            return "uncapturable";
        case Status::capturable_1:
            return "capturable-1";
        case Status::capturable_2:
            return "capturable-2";
        case Status::dead:
            return "dead";
        case Status::undecided:
            break;
    }
    return "undecided";
}

std::optional<bool> answer(const StringVerdict& verdict, Stage stage) {
    const Finding* found = verdict.found(stage);
    return found != nullptr ? found->attacker_forces : std::nullopt;
}

std::vector<Point> region_asked(const StringVerdict& verdict, Stage stage,
                                const std::vector<Point>& local_2) {
    switch (stage) {
        case Stage::capture:
            break;
        case Stage::local_1:
            return verdict.local_1;
        case Stage::local_2:
            return local_2;
    }
    return {};
}

namespace {

/// Whether the attacker forces capture with no local-1 permanent-stone. He does if he forces it with no
/// local-2 one, unless local-1 is no part of that by the reading.
std::optional<bool> forced_with_local_1(const StringVerdict& verdict) {
    if (answer(verdict, Stage::local_2) == true &&
        std::ranges::includes(verdict.found(Stage::local_2)->question.region, verdict.local_1))
        return true;
    return answer(verdict, Stage::local_1);
}

}  // namespace

std::optional<bool> holds_local_1(const StringVerdict& verdict) {
    if (answer(verdict, Stage::capture) == false) return true;
    const std::optional<bool> forced = forced_with_local_1(verdict);
    if (!forced) return std::nullopt;
    return !*forced;
}

Verdicts final_strings(const Position& position) {
    const Grid& grid = position.grid();
    Verdicts verdicts;
    PointSet seen(static_cast<std::size_t>(grid.size()), false);
    for (const Point point : grid.points()) {
        if (position.empty(point) || seen[point.index]) continue;
        StringVerdict verdict;
        verdict.owner = position.player_at(point);
        verdict.points =
            points_of(spread(grid, {point}, [&](Point p) { return position.holds(p, verdict.owner); }));
        verdict.local_1 = verdict.points;
        for (const Point member : verdict.points) seen[member.index] = true;
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

PointSet barriers(const Grid& grid, const Verdicts& verdicts, std::optional<Player> owner,
                  Stopping stopping) {
    PointSet set(static_cast<std::size_t>(grid.size()), false);
    for (const StringVerdict& verdict : verdicts) {
        if (owner && verdict.owner != *owner) continue;
        if (!holds_local_1(verdict).value_or(stopping == Stopping::possible)) continue;
        for (const Point point : verdict.points) set[point.index] = true;
    }
    return set;
}

std::optional<std::vector<Point>> settled_local(const Grid& grid, const Verdicts& verdicts,
                                                const StringVerdict& verdict, std::optional<Player> owner) {
    const auto least = local(grid, verdict.points, barriers(grid, verdicts, owner, Stopping::possible));
    const auto most = local(grid, verdict.points, barriers(grid, verdicts, owner, Stopping::known));
    if (least != most) return std::nullopt;
    return least;
}

std::vector<Point> without_local_1(std::vector<Point> points, const StringVerdict& verdict) {
    std::erase_if(points, [&](Point point) { return std::ranges::binary_search(verdict.local_1, point); });
    return points;
}

std::vector<Point> region_of_capturable_2(const Readings& readings, const StringVerdict& verdict,
                                          std::vector<Point> local_2) {
    if (readings.capturable_2 == Capturable2::local_2_minus_local_1)
        return without_local_1(std::move(local_2), verdict);
    return local_2;
}

void conclude(StringVerdict& verdict) {
    const std::optional<bool> capture = answer(verdict, Stage::capture);
    const std::optional<bool> with_local_1 = forced_with_local_1(verdict);
    const std::optional<bool> with_local_2 = answer(verdict, Stage::local_2);
    if (capture == false) {
        verdict.status = Status::uncapturable;
    } else if (with_local_1 == false && capture == true) {
        verdict.status = Status::capturable_1;
    } else if (with_local_1 == true && with_local_2) {
        verdict.status = *with_local_2 ? Status::dead : Status::capturable_2;
    }
    if (verdict.status != Status::undecided) {
        verdict.alive = verdict.status != Status::dead;
    } else if (with_local_1 == false || with_local_2 == false) {
        verdict.alive = true;  // uncapturable, capturable-1 or capturable-2, whichever
    }
}

void conclude_capturable_3(StringVerdict& verdict) {
    if (verdict.status == Status::undecided) {
        if (!verdict.ko_stone || answer(verdict, Stage::local_1) == false) verdict.capturable_3 = false;
    } else if (verdict.status != Status::capturable_2 || !verdict.ko_stone) {
        verdict.capturable_3 = false;
    } else if (verdict.local_2 && verdict.local_3) {
        verdict.capturable_3 = *verdict.local_2 != *verdict.local_3;
    }
}

bool every_string_decided(const Verdicts& verdicts) {
    return std::all_of(verdicts.begin(), verdicts.end(),
                       [](const StringVerdict& v) { return v.alive.has_value(); });
}

std::optional<bool> any_capturable_3(const Verdicts& verdicts) {
    bool open = false;
    for (const StringVerdict& verdict : verdicts) {
        if (verdict.capturable_3 == true) return true;
        open = open || !verdict.capturable_3;
    }
    if (open) return std::nullopt;
    return false;
}

const Finding* StringVerdict::found(Stage stage) const {
    return place_of(stage) < findings.size() ? &findings[place_of(stage)] : nullptr;
}

Finding& StringVerdict::finding(Stage stage) {
    if (found(stage) == nullptr) findings.resize(place_of(stage) + 1);
    return findings[place_of(stage)];
}

std::uint64_t StringVerdict::states() const {
    std::uint64_t sum = 0;
    for (const Finding& finding : findings) sum += finding.states;
    return sum;
}

std::vector<std::vector<Point>> strings_without_liberty(const Position& position) {
    std::vector<std::vector<Point>> found;
    for (const StringVerdict& string : final_strings(position)) {
        const bool has_liberty = std::any_of(string.points.begin(), string.points.end(), [&](Point point) {
            const auto near = position.grid().adjacent(point);
            return std::any_of(near.begin(), near.end(), [&](Point next) { return position.empty(next); });
        });
        if (!has_liberty) found.push_back(string.points);
    }
    return found;
}

}  // namespace shikatsu::optimized
