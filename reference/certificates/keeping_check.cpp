#include "reference/certificates/keeping_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/certificates/keeping_problem.hpp"
#include "reference/certificates/keeping_scene.hpp"
#include "reference/certificates/keeping_spending.hpp"
#include "reference/certificates/keeping_walk.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;

std::size_t lines_of(const Keeping& keeping);

std::size_t lines_of(const KeepingState& state) {
    return state.split.empty() ? 1 : 1 + lines_of(state.split.front());
}

std::size_t lines_of(const KeepingRegion& region) {
    std::size_t lines = 3;
    for (const KeepingState& state : region.states) lines += lines_of(state);
    return lines;
}

std::size_t lines_of(const Keeping& keeping) {
    std::size_t lines = 2;
    for (const KeepingRegion& region : keeping.regions) lines += lines_of(region);
    return lines;
}

/// Where a split is written: the line of its units, and in how many others it is.
struct Whereabouts {
    std::size_t line = 0;
    std::size_t depth = 0;
};

/// `goal` is what the split owes. [proofs/keeping.md]
Problem check_split(const Keeping& keeping, KeepingScene scene, const KeepingGoal& goal, Whereabouts at,
                    Spending& spending);

/// The states of one region.
class KeepingRegionCheck {
  public:
    /// `at` has the line of the region's goal.
    KeepingRegionCheck(const KeepingRegion& written, const KeepingScene& scene, const KeepingGoal& goal,
                       Whereabouts at, Spending& spending)
        : written_(written),
          scene_(scene),
          goal_(goal),
          at_(at),
          spending_(spending),
          grid_(scene.position.grid(), written.points, scene.kept, scene.keeper),
          walk_(scene.state_of(grid_), written.states.size()) {}

    Problem run() {
        at_.line += 3;
        if (written_.states.empty()) return rejected(at_.line, "no line is left for the first state");
        if (Problem problem = check_start()) {
            problem->sentence =
                fmt::format("in the region of {}: {}", name(written_.points.front()), problem->sentence);
            return problem;
        }
        for (std::size_t i = 0, counted = 0; i < walk_.size(); ++i) {
            auto enough = spending_.one_more((walk_.size() - counted) * grid_.size());
            if (enough) return unusable(0, *std::move(enough));
            counted = walk_.size();
            Problem problem = check_state(i);
            if (problem) {
                problem->sentence = fmt::format("in the region of {}{}{}: {}", name(written_.points.front()),
                                                i == 0 ? "" : " ", walk_.way_to(i), problem->sentence);
                return problem;
            }
            at_.line += lines_of(written_.states[i]);
        }
        spending_.forget(walk_.size() * grid_.size());
        if (walk_.size() < written_.states.size())
            return rejected(at_.line, "no state is left for this line");
        return std::nullopt;
    }

  private:
    std::string name(Point point) const { return vertex(scene_.position.grid(), point); }

    /// The capture of a string of the keeper that is not kept has to be decided in the region.
    Problem check_start() const {
        for (const std::vector<Place>& string : grid_.strings(walk_.state(0), grid_.keeper())) {
            if (grid_.open(string))
                return rejected(at_.line - 2,
                                fmt::format("{} has a stone of the keeper whose string is neither "
                                            "kept nor enclosed",
                                            name(grid_.points()[string.front()])));
        }
        return std::nullopt;
    }

    Problem check_state(std::size_t i) {
        const KeepingState& written = written_.states[i];
        const RegionGroups groups(grid_, walk_.state(i), scene_.groups);
        if (const auto shortage = groups.shortage(goal_, scene_.names)) return rejected(at_.line, *shortage);
        switch (written.kind) {
            case KeepingState::Kind::settled:
                return groups.settled(goal_) ? Problem() : rejected(at_.line, "the region is not settled");
            case KeepingState::Kind::answers:
                return check_answers(i, written.answers);
            case KeepingState::Kind::split:
                break;
        }
        if (written.split.size() != 1) return rejected(at_.line, "expected one split");
        return check_split(written.split.front(), scene_.inside(grid_, walk_.state(i)), goal_,
                           {at_.line + 1, at_.depth + 1}, spending_);
    }

    /// All that may happen when the opponent is to move, with the keeper's answers.
    Problem check_answers(std::size_t i, const std::vector<std::optional<Point>>& answers) {
        const RegionState state = walk_.state(i);
        for (RegionState& after : grid_.vanishings(state)) {
            if (!walk_.meet(std::move(after), i, "a capture elsewhere"))
                return rejected(at_.line, "no line is left for the state after a capture elsewhere");
        }
        std::size_t used = 0;
        for (Place place = 0; place < grid_.size(); ++place) {
            if (!state.empty(place)) continue;
            const auto played = grid_.after_opponent(state, place);
            if (!played) continue;
            const std::string play = name(grid_.points()[place]);
            if (used == answers.size()) return rejected(at_.line, "there is no answer to " + play);
            const std::optional<Point> answer = answers[used++];
            const std::string moves = play + " " + (answer ? name(*answer) : "pass");
            auto answered = answer ? after_answer(*played, *answer) : played;
            if (!answered) return rejected(at_.line, "the answer is not allowed: " + moves);
            if (!walk_.meet(*std::move(answered), i, moves))
                return rejected(at_.line, "no line is left for the state after " + moves);
        }
        return used == answers.size() ? Problem() : rejected(at_.line, "there are more answers than plays");
    }

    std::optional<RegionState> after_answer(const RegionState& played, Point answer) const {
        const auto found = std::lower_bound(grid_.points().begin(), grid_.points().end(), answer);
        if (found == grid_.points().end() || *found != answer) return std::nullopt;
        return grid_.after_keeper(played, static_cast<Place>(found - grid_.points().begin()));
    }

    const KeepingRegion& written_;
    const KeepingScene& scene_;
    const KeepingGoal& goal_;
    Whereabouts at_;
    Spending& spending_;
    RegionGrid grid_;
    KeepingWalk walk_;
};

tl::expected<KeepingGoal, std::string> goal_of(const KeepingRegion& region, const KeepingScene& scene) {
    KeepingGoal goal;
    const auto no_unit = [&](Point point) {
        return tl::make_unexpected(vertex(scene.position.grid(), point) + " is no unit");
    };
    const auto wrong = [](std::string sentence) { return tl::make_unexpected(std::move(sentence)); };
    if (region.link) {
        const auto one = scene.unit_at(region.link->first);
        const auto other = scene.unit_at(region.link->second);
        if (!one) return no_unit(region.link->first);
        if (!other) return no_unit(region.link->second);
        if (!region.needs.empty()) return wrong("a region links or gives liberties, not both");
        goal.link = {*one, *other};
        return goal;
    }
    auto needs = needs_by_group(scene, region.needs);
    if (!needs) return wrong(needs.error());
    goal.needs = *std::move(needs);
    if (goal.needs.empty()) return wrong("the region has no goal");
    return goal;
}

Problem check_split(const Keeping& keeping, KeepingScene scene, const KeepingGoal& goal, Whereabouts at,
                    Spending& spending) {
    if (at.depth > most_nested_splits) return unusable(at.line, "splits are too deep in each other");
    const std::size_t units_before = scene.names.size();
    for (const Point unit : keeping.units) {
        if (!scene.add_unit(unit))
            return rejected(at.line, "there is no string to be kept with the first stone " +
                                         vertex(scene.position.grid(), unit));
    }
    std::map<Group, int> sums;
    Whereabouts here{at.line + 2, at.depth};
    for (const KeepingRegion& region : keeping.regions) {
        if (region.link && !sums.empty())
            return rejected(here.line, "a link comes after regions with numbers");
        const auto goal_of_region = goal_of(region, scene);
        if (!goal_of_region) return rejected(here.line, goal_of_region.error());
        if (auto objection = objection_to_points(scene, region.points))
            return rejected(here.line + 1, *std::move(objection));
        if (Problem problem = KeepingRegionCheck(region, scene, *goal_of_region, here, spending).run())
            return problem;
        for (const Point point : region.points) scene.points.erase(point);
        if (goal_of_region->link)
            scene.groups.join(goal_of_region->link->first, goal_of_region->link->second);
        for (const auto& [group, number] : goal_of_region->needs) sums[group] += number;
        here.line += lines_of(region);
    }
    auto objection = objection_to_sums(scene, goal, units_before, sums);
    return objection ? rejected(at.line + 1, *std::move(objection)) : Problem();
}

}  // namespace

CertificateVerdict check(const KeepingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    Spending spending(limits, stop);
    const auto line_of_units = static_cast<std::size_t>(certificate.position.grid().rows()) + 6;
    Problem problem =
        certificate.keeping.units.empty()
            ? rejected(line_of_units, "no string is kept")
            : check_split(certificate.keeping, KeepingScene::of(certificate.position, certificate.keeper), {},
                          {line_of_units, 0}, spending);
    if (!problem) problem = {Outcome::accepted, 0, claim_in_words(certificate)};
    problem->states = spending.states();
    return *problem;
}

std::string claim_in_words(const KeepingCertificate& certificate) {
    std::string words = name(certificate.keeper);
    const char* parted_by = " keeps ";
    for (const Point unit : certificate.keeping.units) {
        words += parted_by + vertex(certificate.position.grid(), unit);
        parted_by = ", ";
    }
    return words + " from capture for ever";
}

}  // namespace shikatsu::reference
