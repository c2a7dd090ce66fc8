// The strategy of a search that succeeded, as certificates have it.
#include "optimized/clearing/clearing_search.hpp"

namespace shikatsu::optimized {

namespace {

/// States in the order in which they are met.
class Meeting {
  public:
    explicit Meeting(const RegionState& start) { meet(start); }

    /// Its number.
    std::size_t meet(const RegionState& state) {
        const auto [entry, is_new] = met_.emplace(state, states_.size());
        if (is_new) states_.push_back(state);
        return entry->second;
    }
    std::size_t size() const { return states_.size(); }
    RegionState operator[](std::size_t i) const { return states_[i]; }

  private:
    std::unordered_map<RegionState, std::size_t, RegionStateHash> met_;
    std::vector<RegionState> states_;
};

/// Which states follow on which, by their numbers.
class Followers {
  public:
    void add(std::size_t from, std::size_t to) { edges_.emplace_back(from, to); }

    /// Whether one of so many states comes after itself.
    bool endless(std::size_t size) const {
        std::vector<std::size_t> left(size, 0);
        std::vector<std::vector<std::size_t>> before(size);
        for (const auto& [from, to] : edges_) {
            ++left[from];
            before[to].push_back(from);
        }
        std::vector<std::size_t> ended;
        for (std::size_t i = 0; i < size; ++i) {
            if (left[i] == 0) ended.push_back(i);
        }
        for (std::size_t i = 0; i < ended.size(); ++i) {
            for (const std::size_t earlier : before[ended[i]]) {
                if (--left[earlier] == 0) ended.push_back(earlier);
            }
        }
        return ended.size() < size;
    }

  private:
    std::vector<std::pair<std::size_t, std::size_t>> edges_;
};

}  // namespace

std::optional<ClearedRegion> ClearingSearch::region(const std::vector<RegionGroup>& groups,
                                                    const RegionState& start, std::optional<int> first_play,
                                                    const RegionNames& names) {
    // What was taken to matter may not have been all: as much again to look for answers that are missing.
    most_states_ += looked_at_;
    over_ = false;
    Part& part = part_of(shape_.all(), groups);
    return region_of(part, first_play ? *part.game.field().after_answer(start, *first_play) : start, names);
}

std::optional<ClearedRegion> ClearingSearch::region_of(Part& part, const RegionState& start,
                                                       const RegionNames& names) {
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
    auto states = lines(part, start, names);
    if (!states) return std::nullopt;
    region.states = *std::move(states);
    return region;
}

std::optional<std::vector<ClearedState>> ClearingSearch::lines(Part& part, const RegionState& start,
                                                               const RegionNames& names) {
    constexpr std::size_t most_lines = 1'000'000;
    std::vector<ClearedState> lines;
    Meeting met(start);
    Followers followers;
    for (std::size_t i = 0; i < met.size(); ++i) {
        if (++lines_ > most_lines || stopped_()) return std::nullopt;
        ClearedState& line = lines.emplace_back();
        const RegionState state = met[i];
        if (part.game.field().body(state) != 0) {
            Fall fall;
            if (!fall_apart(part, state, fall, effort_).won()) return std::nullopt;
            for (const Piece& piece : fall.pieces) {
                RegionNames inside{names.points, {}};
                for (const std::size_t one : piece.classes)
                    inside.groups.push_back(names.groups[fall.classes[one].leader]);
                auto inner = region_of(*piece.part, piece.state, inside);
                if (!inner) return std::nullopt;
                line.parts.push_back(*std::move(inner));
            }
            continue;
        }
        if (!part.game.holds(state)) return std::nullopt;
        bool answered = true;
        const auto play = [&](const RegionState& before) {
            answered = answered && player_to_move(part, before, std::nullopt, effort_).won();
            if (!answered) return Point{};
            const int place = part.players.play(before);
            const auto after = part.game.field().after_answer(before, place);
            answered = after.has_value();
            if (answered) followers.add(i, met.meet(*after));
            return names.points[static_cast<std::size_t>(place)];
        };
        if (state.opponent != 0) line.work = play(state);
        for_each_place(part.game.field().empty(state), [&](int place) {
            const auto after = part.game.field().after_play(state, place);
            if (after) line.answers.push_back(play(*after));
        });
        if (!answered) return std::nullopt;
    }
    if (followers.endless(met.size())) return std::nullopt;
    return lines;
}

}  // namespace shikatsu::optimized
