#include "reference/certificates/clearing_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "reference/certificates/clearing_bans.hpp"
#include "reference/certificates/clearing_filled.hpp"
#include "reference/certificates/clearing_identity.hpp"
#include "reference/certificates/clearing_line_counts.hpp"
#include "reference/certificates/clearing_walk.hpp"
#include "reference/certificates/keeping_problem.hpp"
#include "reference/certificates/keeping_scene.hpp"
#include "reference/certificates/keeping_spending.hpp"
#include "reference/certificates/keeping_walk.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using Regions = std::vector<ClearedRegion>;

/// Where regions are written: the line of the first one's goal, and in how many others they are.
struct RegionsWhereabouts {
    std::size_t line = 0;
    std::size_t depth = 0;
    BansAllowed bans = BansAllowed::of_regions();
};

/// What all regions have to do with each other.
struct Common {
    Spending spending;
    CertifiedRules rules;
    /// Where a stone of the keeper's comes to stay.
    std::optional<Point> stays;
    /// The states of regions that were checked, as far as their lines rely on them.
    std::map<RegionIdentity, std::set<RegionState>> states = {};
};

/// `scene` loses the regions' points; `sums` gets what they give.
Problem check_regions(const Regions& regions, std::optional<Point> first_play, KeepingScene& scene,
                      std::map<Group, int>& sums, RegionsWhereabouts at, Common& common);

/// One region: its states, or that it may be filled.
class ClearingRegionCheck {
  public:
    ClearingRegionCheck(const ClearedRegion& written, std::optional<Point> first_play,
                        const KeepingScene& scene, const KeepingGoal& goal, RegionsWhereabouts at,
                        Common& common)
        : written_(written),
          first_play_(first_play),
          scene_(scene),
          goal_(goal),
          at_(at),
          common_(common),
          grid_(scene.position.grid(), written.points, scene.kept, scene.keeper) {
        if (common.stays) stays_ = place_of(*common.stays);
    }

    Problem run() {
        for (Place place = 0; place < grid_.size(); ++place) {
            if (grid_.beside_other(place))
                return rejected(at_.line + 1,
                                name(grid_.points()[place]) +
                                    " is adjacent to a point that is neither in the region nor kept");
        }
        std::optional<RegionState> start = scene_.state_of(grid_);
        start->stirred = written_.bans == BansRelied::stirred || written_.bans == BansRelied::always;
        if (first_play_) start = after_play(*start, *first_play_);
        if (!start) return rejected(at_.line + 1, "the first play is not allowed: " + name(*first_play_));
        if (!start->stirred) start->barred.clear();
        calm(*start);
        if (written_.filled) return check_filled(*start);
        before_ = &common_.states[RegionIdentity(grid_, scene_.groups, goal_, written_.bans)];
        if (written_.states.empty())
            return before_->contains(*start) ? Problem()
                                             : rejected(at_.line + lines_of_head(written_) - 1,
                                                        "the region of " + name(written_.points.front()) +
                                                            " is not the same as one before");
        at_.line += lines_of_head(written_);
        KeepingWalk walk(*std::move(start), written_.states.size());
        Problem problem = check_states(walk);
        if (problem) return problem;
        while (!line_of_.empty()) before_->insert(std::move(line_of_.extract(line_of_.begin()).key()));
        return std::nullopt;
    }

  private:
    std::string name(Point point) const { return vertex(scene_.position.grid(), point); }

    /// No play is looked at.
    Problem check_filled(const RegionState& start) const {
        auto objection = RegionGroups(grid_, start, scene_.groups).shortage(goal_, scene_.names);
        if (!objection && stays_) objection = "what is filled cannot hold " + name(grid_.points()[*stays_]);
        if (!objection) objection = objection_to_filling(grid_, start, scene_, goal_);
        if (!objection) return std::nullopt;
        return rejected(at_.line + 2, in_the_region() + ": " + *objection);
    }

    std::string in_the_region() const { return "in the region of " + name(written_.points.front()); }

    Problem check_states(KeepingWalk& walk) {
        std::vector<std::size_t> lines;
        for (std::size_t i = 0, counted = 0; i < walk.size(); ++i) {
            // Those that were met are forgotten in the end, those that are relied on are not.
            auto enough = common_.spending.one_more((walk.size() - counted + 1) * grid_.size());
            if (enough) return unusable(0, *std::move(enough));
            counted = walk.size();
            if (Problem problem = check_state(walk, i)) return located(std::move(problem), walk, i);
            lines.push_back(at_.line);
            at_.line += lines_of(written_.states[i]);
        }
        common_.spending.forget(walk.size() * grid_.size());
        if (walk.size() < written_.states.size()) return rejected(at_.line, "no state is left for this line");
        if (const auto endless = successions_.endless())
            return located(rejected(lines[*endless], "play in the region may go on for ever"), walk,
                           *endless);
        return std::nullopt;
    }

    Problem located(Problem problem, const KeepingWalk& walk, std::size_t i) const {
        problem->sentence =
            fmt::format("{}{}{}: {}", in_the_region(), i == 0 ? "" : " ", walk.way_to(i), problem->sentence);
        return problem;
    }

    Problem check_state(KeepingWalk& walk, std::size_t i) {
        const ClearedState& written = written_.states[i];
        RegionState state = walk.state(i);
        if (written.known) {
            if (auto objection = forget_all_but(state, *written.known)) return rejected(at_.line, *objection);
        }
        calm(state);
        const std::size_t line = at_.line + (written.known ? 1 : 0);
        if (written.again) return check_again(state, i, line);
        line_of_.emplace(state, i);
        const RegionGroups groups(grid_, state, scene_.groups);
        if (const auto shortage = groups.shortage(goal_, scene_.names)) return rejected(line, *shortage);
        if (!written.parts.empty()) return check_parts(written.parts, state, line);
        if (auto objection = objection_to_peace(state)) return rejected(line, *objection);
        if (Problem problem = check_work(walk, i, state, written, line)) return problem;
        return check_answers(walk, i, state, written.answers, line);
    }

    /// Nothing, or a sentence about the points.
    std::optional<std::string> forget_all_but(RegionState& state, const std::vector<Point>& known) const {
        std::size_t next = 0;
        for (Place place = 0; place < grid_.size(); ++place) {
            if (next == known.size() || known[next] != grid_.points()[place]) {
                state.forget(place);
            } else if (state.unknown[place]) {
                return name(known[next]) + " is not known";
            } else {
                ++next;
            }
        }
        grid_.drop_doubtful_bars(state);
        if (next == known.size()) return std::nullopt;
        return name(known[next]) + " is not in the region, or the known points are not in reading order";
    }

    Problem check_again(const RegionState& state, std::size_t i, std::size_t line) {
        if (const auto earlier = line_of_.find(state); earlier != line_of_.end()) {
            successions_.add(i, earlier->second);
            return std::nullopt;
        }
        return before_->contains(state) ? Problem() : rejected(line, "no line before is about this state");
    }

    /// Nothing, or which stones of the keeper may be captured where nothing is known.
    std::optional<std::string> objection_to_peace(const RegionState& state) const {
        const std::optional<Place> stone = grid_.out_of_peace(state);
        if (!stone) return std::nullopt;
        return name(grid_.points()[*stone]) + " is not known to have a liberty";
    }

    /// The parts are all that is not kept, and give what the region owes.
    Problem check_parts(const Regions& parts, const RegionState& state, std::size_t line) const {
        KeepingScene scene = scene_.inside(grid_, state);
        std::map<Group, int> sums;
        if (Problem problem = check_regions(
                parts, std::nullopt, scene, sums,
                {line + 1, at_.depth + 1, BansAllowed::of_parts(written_.bans, state.stirred)}, common_))
            return problem;
        for (const Point point : scene.points) {
            if (!scene.kept.contains(point)) return rejected(line, name(point) + " is in no part");
        }
        auto objection = objection_to_sums(scene, goal_, scene.names.size(), sums);
        return objection ? rejected(line, *std::move(objection)) : Problem();
    }

    Problem check_work(KeepingWalk& walk, std::size_t i, const RegionState& state,
                       const ClearedState& written, std::size_t line) {
        const bool banned = !state.barred.empty();
        if (banned && common_.rules == CertifiedRules::asura_1989 && state.any_marked())
            return rejected(line, "the keeper may be banned where the opponent's bans are relied on");
        if (written.ko_pass) {
            if (auto objection = objection_to_ko_pass(state)) return rejected(line, *objection);
            RegionState lifted = stirred(state);
            lifted.lift_bans();
            if (Problem problem = meet(walk, i, std::move(lifted), "pass ko-pass", line)) return problem;
        } else if (!written.work) {
            if (dirty(state)) return rejected(line, "there is no work where the opponent has stones");
            if (banned) return rejected(line, "there is no work where the opponent is banned");
            if (state.any_unknown())
                return rejected(line, "there is no work where the opponent may have stones");
            if (to_be_joined(state))
                return rejected(line, "there is no work where the stone on " + name(grid_.points()[*stays_]) +
                                          " is not joined to a kept one");
        } else if (!has_work(state)) {
            return rejected(line, "there is work where the opponent has no stone");
        } else {
            auto after = after_work(state, *written.work);
            if (!after) return rejected(line, "the work is not allowed: " + name(*written.work));
            if (Problem problem = meet(walk, i, *std::move(after), "pass " + name(*written.work), line))
                return problem;
        }
        if (!written.after_ko_pass && banned)
            return rejected(line, "there is no work after a ko-pass where the opponent is banned");
        if (!written.after_ko_pass) return std::nullopt;
        if (!banned) return rejected(line, "there is work after a ko-pass where the opponent is not banned");
        RegionState lifted = state;
        lifted.lift_bans();
        auto after = after_work(lifted, *written.after_ko_pass);
        const std::string work = name(*written.after_ko_pass);
        if (!after) return rejected(line, "the work after a ko-pass is not allowed: " + work);
        return meet(walk, i, *std::move(after), "ko-pass " + work, line);
    }

    /// Nothing, or why it is not sure that he can make one where he is banned.
    std::optional<std::string> objection_to_ko_pass(const RegionState& state) const {
        if (common_.rules == CertifiedRules::asura_1989)
            return "by asura's model the keeper makes no ko-pass in the place of work";
        if (!has_work(state) || !state.any_marked()) return "there is no reason for a ko-pass of the keeper";
        if (!state.barred.empty()) return "the keeper's ko-pass would lift the opponent's bans";
        const std::optional<Place> doubtful = grid_.doubtful_mark(state);
        if (!doubtful) return std::nullopt;
        return "on " + name(grid_.points()[*doubtful]) + " it is not sure that the keeper is banned";
    }

    RegionState stirred(RegionState state) const {
        state.stirred = written_.bans != BansRelied::never;
        return state;
    }

    std::optional<RegionState> after_work(const RegionState& state, Point work) const {
        return after_play(stirred(state), work);
    }

    /// All the opponent's plays, with the answers.
    Problem check_answers(KeepingWalk& walk, std::size_t i, const RegionState& state,
                          const std::vector<std::optional<Point>>& answers, std::size_t line) {
        std::size_t used = 0;
        for (Place place = 0; place < grid_.size(); ++place) {
            if (!state.empty(place)) continue;
            const auto played = grid_.after_opponent(state, place);
            if (!played) continue;
            const std::string play = name(grid_.points()[place]);
            if (used == answers.size()) return rejected(line, "there is no answer to " + play);
            const std::optional<Point> answer = answers[used++];
            const std::string moves = play + " " + (answer ? name(*answer) : "pass");
            if (!answer && common_.rules == CertifiedRules::asura_1989)
                return rejected(line, "by asura's model the keeper answers each play: " + moves);
            auto answered = answer ? after_play(*played, *answer) : played;
            if (!answered) return rejected(line, "the answer is not allowed: " + moves);
            if (Problem problem = meet(walk, i, *std::move(answered), moves, line)) return problem;
        }
        return used == answers.size() ? Problem() : rejected(line, "there are more answers than plays");
    }

    Problem meet(KeepingWalk& walk, std::size_t from, RegionState state, const std::string& moves,
                 std::size_t line) {
        const auto met = walk.meet(std::move(state), from, moves);
        if (!met) return rejected(line, "no line is left for the state after " + moves);
        successions_.add(from, *met);
        return std::nullopt;
    }

    std::optional<RegionState> after_play(const RegionState& state, Point point) const {
        const std::optional<Place> place = place_of(point);
        if (!place) return std::nullopt;
        auto after = grid_.after_keeper(state, *place);
        if (after && state.stirred) grid_.bar_taking_back(state, *place, *after);
        return after;
    }

    std::optional<Place> place_of(Point point) const {
        const auto found = std::lower_bound(grid_.points().begin(), grid_.points().end(), point);
        if (found == grid_.points().end() || *found != point) return std::nullopt;
        return static_cast<Place>(found - grid_.points().begin());
    }

    bool dirty(const RegionState& state) const { return state.any(stone_of(opponent(scene_.keeper))); }
    bool has_work(const RegionState& state) const {
        return dirty(state) || state.any_unknown() || !state.barred.empty() || to_be_joined(state);
    }
    /// Whether a stone is to stay here, and none that is joined to a kept one is known to be there.
    bool to_be_joined(const RegionState& state) const {
        if (!stays_) return false;
        const auto strings = grid_.strings(state, scene_.keeper);
        return std::none_of(strings.begin(), strings.end(), [&](const std::vector<Place>& string) {
            return grid_.is_body(string) && std::find(string.begin(), string.end(), *stays_) != string.end();
        });
    }
    /// The region is stirred no more where nothing is left to do.
    void calm(RegionState& state) const {
        if (written_.bans != BansRelied::always && !has_work(state)) state.stirred = false;
    }

    const ClearedRegion& written_;
    std::optional<Point> first_play_;
    const KeepingScene& scene_;
    const KeepingGoal& goal_;
    RegionsWhereabouts at_;
    Common& common_;
    RegionGrid grid_;
    /// Where a stone is to stay, if that is in the region.
    std::optional<Place> stays_;
    Successions successions_;
    /// The first line that relies on the state.
    std::map<RegionState, std::size_t> line_of_;
    /// Those of the same region that were checked before.
    std::set<RegionState>* before_ = nullptr;
};

Problem check_regions(const Regions& regions, std::optional<Point> first_play, KeepingScene& scene,
                      std::map<Group, int>& sums, RegionsWhereabouts at, Common& common) {
    if (at.depth > most_nested_parts) return unusable(at.line, "parts are too deep in each other");
    for (const ClearedRegion& region : regions) {
        if (auto objection = at.bans.objection(region.bans))
            return rejected(at.line + 2, *std::move(objection));
        const auto needs = needs_by_group(scene, region.needs);
        if (!needs) return rejected(at.line, needs.error());
        const KeepingGoal goal{std::nullopt, *needs};
        if (auto objection = objection_to_points(scene, region.points))
            return rejected(at.line + 1, *std::move(objection));
        const bool begins =
            first_play && std::binary_search(region.points.begin(), region.points.end(), *first_play);
        ClearingRegionCheck of_region(region, begins ? first_play : std::nullopt, scene, goal, at, common);
        if (Problem problem = of_region.run()) return problem;
        for (const Point point : region.points) scene.points.erase(point);
        for (const auto& [group, number] : goal.needs) sums[group] += number;
        at.line += lines_of(Regions{region});
    }
    return std::nullopt;
}

/// On two lines a filled region may be taken from within again and again (proofs/asura-1989.md).
constexpr int least_lines = 3;
constexpr std::size_t line_of_grid = 4;

Problem check_all(const ClearingCertificate& certificate, Common& common) {
    const Clearing& clearing = certificate.clearing;
    const Grid& grid = certificate.position.grid();
    const auto line_of_units = static_cast<std::size_t>(grid.rows()) + 6;
    const bool by_asuras_model = certificate.rules == CertifiedRules::asura_1989;
    if (by_asuras_model && std::min(grid.rows(), grid.columns()) < least_lines)
        return rejected(line_of_grid, "by asura's model there is no clearing on fewer than three lines");
    const std::size_t line_of_regions = line_of_units + (clearing.stays ? 3 : 2);
    KeepingScene scene = KeepingScene::of(certificate.position, certificate.keeper);
    for (const Point unit : clearing.units) {
        if (!scene.add_unit(unit))
            return rejected(line_of_units,
                            "there is no string to be kept with the first stone " + vertex(grid, unit));
    }
    if (by_asuras_model && clearing.stays)
        return rejected(line_of_regions - 1, "by asura's model nothing is said of stones that stay");
    if (auto objection = objection_to_staying(certificate))
        return rejected(line_of_regions - 1, *std::move(objection));
    std::map<Group, int> sums;
    if (Problem problem = check_regions(clearing.regions, clearing.first_play, scene, sums,
                                        {line_of_regions + 1, 0}, common))
        return problem;
    if (clearing.first_play && (scene.points.contains(*clearing.first_play)))
        return rejected(line_of_units + 1, "the first play is in no region");
    if (auto objection = objection_to_sums(scene, {}, 0, sums))
        return rejected(line_of_regions, *std::move(objection));
    if (captured_by(certificate).empty())
        return rejected(line_of_regions, "the regions hold no stone of the opponent");
    if (by_asuras_model && dead_chains(certificate).chains.empty())
        return rejected(line_of_regions, "no chain has its compensation-region where all is cleared");
    return std::nullopt;
}

}  // namespace

CertificateVerdict check(const ClearingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    Common common{Spending(limits, stop), certificate.rules, certificate.clearing.stays};
    Problem problem = check_all(certificate, common);
    if (!problem) problem = {Outcome::accepted, 0, claim_in_words(certificate)};
    problem->states = common.spending.states();
    return *problem;
}

}  // namespace shikatsu::reference
