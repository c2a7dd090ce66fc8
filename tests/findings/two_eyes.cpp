// Two eyes and life: the rows about Dams' claim.
#include <fmt/format.h>

#include <map>
#include <set>

#include "optimized/two_eye_alive.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/findings/findings.hpp"
#include "tools/atlas/position_classes.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::findings {

namespace {

using optimized::Adjudication;
using optimized::Status;
using optimized::StringVerdict;

/// A string that is alive without two eyes: how, and where the first one was.
struct OtherLife {
    int strings = 0;
    std::string first = "-";
};

struct Count {
    int strings = 0;
    int two_eyed = 0;
    int dead = 0;
    int dead_without_local_1 = 0;
    int open = 0;
    std::map<Status, OtherLife> other_life;

    /// Adds a string of `weight` positions.
    void add(const Position& position, const StringVerdict& string, Status without_local_1, int weight,
             const optimized::Options& options) {
        const auto answer = optimized::two_eye_alive(position, string.points.front(), options).two_eye_alive;
        if (!answer || string.status == Status::undecided || without_local_1 == Status::undecided) {
            open += weight;
            return;
        }
        strings += weight;
        if (*answer) {
            two_eyed += weight;
            if (string.status == Status::dead) dead += weight;
            if (without_local_1 == Status::dead) dead_without_local_1 += weight;
        } else if (string.status != Status::dead) {
            OtherLife& life = other_life[string.status];
            if (life.strings == 0) {
                life.first.clear();
                for (const std::string& row : rows_of(position))
                    life.first += (life.first.empty() ? "" : "/") + row;
            }
            life.strings += weight;
        }
    }

    void add(const Position& position, int weight) {
        optimized::Options options;
        const Adjudication found = optimized::adjudicate(position, 0, options);
        options.readings.capturable_2 = Capturable2::local_2_minus_local_1;
        const Adjudication other = optimized::adjudicate(position, 0, options);
        options.readings = {};
        for (std::size_t i = 0; i < found.strings.size(); ++i)
            add(position, found.strings[i], other.strings[i].status, weight, options);
    }

    std::string row(const std::string& name) const {
        std::string row =
            fmt::format("| {} | {} | {} | {} | {} |", name, strings, two_eyed, dead, dead_without_local_1);
        for (const Status status : {Status::uncapturable, Status::capturable_1, Status::capturable_2}) {
            const auto life = other_life.find(status);
            row += life == other_life.end()
                       ? " 0 |"
                       : fmt::format(" {}: `{}` |", life->second.strings, life->second.first);
        }
        return row;
    }
};

}  // namespace

std::string two_eyes_row(const Grid& grid) {
    Count count;
    for (const atlas::PositionClass& members : atlas::position_classes(grid))
        count.add(atlas::position_of(grid, members.code), members.size);
    return count.row(difftest::name(grid));
}

std::string two_eyes_status_row(const Grid& grid) {
    int all = 0;
    std::map<Status, int> statuses;
    int capturable_2_of_several = 0;
    for (const atlas::PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        for (const StringVerdict& string : optimized::adjudicate(position, 0, {}).strings) {
            if (!optimized::two_eye_alive(position, string.points.front(), {}).two_eye_alive.value())
                continue;
            all += members.size;
            statuses[string.status] += members.size;
            if (string.status == Status::capturable_2 && string.points.size() > 1)
                capturable_2_of_several += members.size;
        }
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} |", difftest::name(grid), all,
                       statuses[Status::uncapturable], statuses[Status::capturable_1],
                       capturable_2_of_several, statuses[Status::capturable_2] - capturable_2_of_several,
                       statuses[Status::dead]);
}

std::vector<std::string> two_eyes_of(const Position& position) {
    std::vector<std::string> lines;
    for (const StringVerdict& string : optimized::adjudicate(position, 0, {}).strings) {
        const Point point = string.points.front();
        const auto answer = optimized::two_eye_alive(position, point, {}).two_eye_alive;
        lines.push_back(fmt::format("{} {}, {}", vertex(position.grid(), point), name(string.status),
                                    !answer   ? "undecided whether two-eye-alive"
                                    : *answer ? "two-eye-alive"
                                              : "not two-eye-alive"));
    }
    return lines;
}

std::string two_eyes_sample_row(const Grid& grid, int number) {
    Count count;
    difftest::Random random(20031);
    std::set<Position> drawn;
    for (int i = 0; i < number; ++i) {
        const auto kind = i % 2 == 0 ? difftest::Kind::uniform : difftest::Kind::dense;
        const Position position = difftest::draw(grid, kind, random);
        if (drawn.insert(position).second) count.add(position, 1);
    }
    const std::string open = count.open > 0 ? fmt::format(", {} open", count.open) : "";
    return count.row(fmt::format("{}, {} random{}", difftest::name(grid), drawn.size(), open));
}

}  // namespace shikatsu::findings
