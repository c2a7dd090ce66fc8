// The strategy of a search that succeeded, as certificates have it.
#include "optimized/clearing/clearing_search.hpp"

namespace shikatsu::optimized {

namespace {

/// States in the order in which they are met.
class Meeting {
  public:
    explicit Meeting(const RegionState& start) { meet(start); }

    void meet(const RegionState& state) {
        if (met_.emplace(state, states_.size()).second) states_.push_back(state);
    }
    std::size_t size() const { return states_.size(); }
    RegionState operator[](std::size_t i) const { return states_[i]; }

  private:
    std::unordered_map<RegionState, std::size_t, RegionStateHash> met_;
    std::vector<RegionState> states_;
};

}  // namespace

ClearedRegion ClearingSearch::region(const std::vector<RegionGroup>& groups, const RegionState& start,
                                     std::optional<int> first_play, const RegionNames& names) {
    over_ = true;  // nothing but what is known
    Part& part = part_of(shape_.all(), groups);
    return region_of(part, first_play ? *part.game.field().after_answer(start, *first_play) : start, names);
}

ClearedRegion ClearingSearch::region_of(Part& part, const RegionState& start, const RegionNames& names) {
    ClearedRegion region;
    for_each_place(part.game.field().points(), [&](int place) {
        region.points.push_back(names.points[static_cast<std::size_t>(place)]);
    });
    for (std::size_t i = 0; i < part.game.groups().size(); ++i) {
        const int wanted = part.game.groups()[i].wanted;
        if (wanted > 0) region.needs.emplace_back(names.groups[i], wanted);
    }
    region.filled = part.game.filled() && part.game.field().body(start) == 0;
    if (region.filled) return region;
    if (!written_[&part].insert(start).second) return region;  // the same as one before
    region.states = lines(part, start, names);
    return region;
}

std::vector<ClearedState> ClearingSearch::lines(Part& part, const RegionState& start,
                                                const RegionNames& names) {
    std::vector<ClearedState> lines;
    Meeting met(start);
    for (std::size_t i = 0; i < met.size(); ++i) {
        ClearedState& line = lines.emplace_back();
        const RegionState state = met[i];
        if (part.game.field().body(state) != 0) {
            Fall fall;
            fall_apart(part, state, fall, 0);
            for (const Piece& piece : fall.pieces) {
                RegionNames inside{names.points, {}};
                for (const std::size_t one : piece.classes)
                    inside.groups.push_back(names.groups[fall.classes[one].leader]);
                line.parts.push_back(region_of(*piece.part, piece.state, inside));
            }
            continue;
        }
        const auto play = [&](const RegionState& before) {
            const int place = part.players.at(before).play;
            met.meet(*part.game.field().after_answer(before, place));
            return names.points[static_cast<std::size_t>(place)];
        };
        if (state.opponent != 0) line.work = play(state);
        for_each_place(part.game.field().empty(state), [&](int place) {
            const auto after = part.game.field().after_play(state, place);
            if (after) line.answers.push_back(play(*after));
        });
    }
    return lines;
}

}  // namespace shikatsu::optimized
