#include "optimized/clearing/clearing_lines.hpp"

#include <limits>

namespace shikatsu::optimized {

namespace {

constexpr std::size_t most_lines = 12'000'000;

/// A state that was met.
struct Met {
    ClearingPart* part;
    KnownState state;
    /// What the pattern knows of it that led to it.
    Mask known;
    /// The number of that pattern. It rests on earlier ones.
    std::uint32_t before;
};

/// A state of a region that is stirred or not.
using StateOfPart = std::pair<const ClearingPart*, KnownState>;

struct StateOfPartHash {
    std::size_t operator()(const StateOfPart& one) const {
        return KnownStateHash{}(one.second) ^ (std::size_t{one.first->number} << 32U);
    }
};

/// The part, or what it is when it is stirred no more if that is so.
ClearingPart& calmed(ClearingPart& part, const KnownState& state) {
    const bool all_known = state.known == part.game.field().points();
    return all_known && part.game.calmed(state.state) ? *part.calm : part;
}

/// States in the order in which they are met.
class Meeting {
  public:
    explicit Meeting(const Met& start) { meet(start); }

    /// Its number.
    std::size_t meet(const Met& one) {
        const auto [entry, is_new] = numbers_.emplace(StateOfPart{one.part, one.state}, met_.size());
        if (is_new) met_.push_back(one);
        return entry->second;
    }
    std::size_t size() const { return met_.size(); }
    Met operator[](std::size_t i) const { return met_[i]; }

  private:
    std::unordered_map<StateOfPart, std::size_t, StateOfPartHash> numbers_;
    std::vector<Met> met_;
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

/// What a part gets of a state that falls apart.
KnownState within_part(const KnownState& state, const ClearingPart& part) {
    return {part.game.part_of(state.state), state.known & part.game.field().points()};
}

std::vector<Point> named_points_of(Mask places, const RegionNames& names) {
    std::vector<Point> points;
    for_each_place(places,
                   [&](int place) { points.push_back(names.points[static_cast<std::size_t>(place)]); });
    return points;
}

}  // namespace

std::optional<ClearedRegion> ClearingLines::region(Part& part, const KnownState& start,
                                                   const RegionNames& names) {
    constexpr std::uint32_t all_patterns = std::numeric_limits<std::uint32_t>::max();
    if (part.game.bans() != BansRelied::never) {
        Part& plain = memory_.part(shape_, part.game.field().points(), part.game.groups(), BansRelied::never);
        const KnownState unbarred{without_bars(start.state), start.known};
        if (is_won(plain, unbarred, all_patterns)) return region(plain, unbarred, all_patterns, names);
    }
    return region(part, start, all_patterns, names);
}

bool ClearingLines::is_won(const Part& part, const KnownState& state, std::uint32_t before) {
    if (part.game.field().body(state.state) != 0) return fall_apart(part, state, before).has_value();
    return part.game.filled() || memory_.shown(part, ClearingMover::opponent, state, before).has_value();
}

std::optional<ClearedRegion> ClearingLines::region(Part& at_first, const KnownState& start,
                                                   std::uint32_t before, const RegionNames& names) {
    Part& part = calmed(at_first, start);
    ClearedRegion region;
    region.points = named_points_of(part.game.field().points(), names);
    for (std::size_t i = 0; i < part.game.groups().size(); ++i) {
        const int wanted = part.game.groups()[i].wanted;
        if (wanted > 0) region.needs.emplace_back(names.groups[i], wanted);
    }
    region.filled = part.game.filled() && part.game.field().body(start.state) == 0;
    region.bans = region.filled ? BansRelied::never : part.game.bans();
    if (region.filled || written_[&part].contains(start)) return region;
    auto states = lines(part, start, before, names);
    if (!states) return std::nullopt;
    region.states = *std::move(states);
    return region;
}

std::optional<std::vector<ClearedState>> ClearingLines::lines(Part& part, const KnownState& start,
                                                              std::uint32_t before,
                                                              const RegionNames& names) {
    std::vector<ClearedState> lines;
    Meeting met({&part, start, start.known, before});
    std::unordered_map<StateOfPart, std::size_t, StateOfPartHash> number_of;
    Followers followers;
    for (std::size_t i = 0; i < met.size(); ++i) {
        if (++lines_ > most_lines || stopped_()) return std::nullopt;
        const Met here = met[i];
        const KnownPlays plays(part.game.field(), part.game.bars());
        const KnownState seen = plays.forgetting(here.state, here.known);
        const bool falls = part.game.field().body(seen.state) != 0;
        const auto fall = falls ? fall_apart(*here.part, seen, here.before) : std::nullopt;
        const auto pattern =
            falls ? std::nullopt : memory_.shown(*here.part, ClearingMover::opponent, seen, here.before);
        if (!fall && !pattern) return std::nullopt;
        const KnownState state = plays.forgetting(seen, falls ? fall->known : pattern->known);
        Part& now = calmed(*here.part, state);
        ClearedState& line = lines.emplace_back();
        if (state.known != here.state.known) line.known = named_points_of(state.known, names);
        const auto [number, is_new] = number_of.emplace(StateOfPart{&now, state}, i);
        line.again = !is_new || written_[&now].contains(state);
        if (!is_new) followers.add(i, number->second);
        if (line.again) continue;
        if (falls) {
            if (!write_parts(line, fall->into, state, here.before, names)) return std::nullopt;
            continue;
        }
        const auto meet = [&](const Met& next) { followers.add(i, met.meet(next)); };
        if (!write_answers(line, now, state, pattern->number, names, meet)) return std::nullopt;
    }
    if (followers.endless(met.size())) return std::nullopt;
    for (const auto& [state, number] : number_of) written_[state.first].insert(state.second);
    return lines;
}

bool ClearingLines::write_parts(ClearedState& line, const ClearingFall& fall, const KnownState& state,
                                std::uint32_t before, const RegionNames& names) {
    for (const ClearingFall::Piece& piece : fall.pieces()) {
        RegionNames inside{names.points, {}};
        for (const std::size_t one : piece.classes)
            inside.groups.push_back(names.groups[fall.classes()[one].leader]);
        auto part = region(*piece.part, within_part(state, *piece.part), before, inside);
        if (!part) return false;
        line.parts.push_back(*std::move(part));
    }
    return true;
}

template <class Meet>
bool ClearingLines::write_answers(ClearedState& line, Part& part, const KnownState& state,
                                  std::uint32_t before, const RegionNames& names, Meet meet) {
    const KnownPlays opponents(part.game.field(), part.game.bars());
    if (!part.game.holds(state.empty()) || !opponents.in_peace(state)) return false;
    bool answered = true;
    const auto play = [&](Part& played_in, const KnownState& now) -> std::optional<Point> {
        const auto answer = memory_.shown(played_in, ClearingMover::player, now, before);
        if (!answer) return std::nullopt;
        const KnownPlays plays(part.game.field(), played_in.game.bars());
        const auto after = plays.after_answer(now, answer->play);
        const auto known = plays.after_answer(plays.forgetting(now, answer->known), answer->play);
        answered = answered && after && known;
        if (!answered) return std::nullopt;
        meet(Met{&played_in, *after, known->known, answer->number});
        return names.points[static_cast<std::size_t>(answer->play)];
    };
    // Or nothing is played: the opponent is to move there, and that is won.
    const auto wait = [&](Part& waited_in, const KnownState& now) {
        const bool is_won = memory_.shown(waited_in, ClearingMover::opponent, now, before).has_value();
        if (is_won) meet(Met{&waited_in, now, now.known, before});
        return is_won;
    };
    const bool doubtful = state.known != part.game.field().points();
    const bool banned = state.state.barred != 0;
    Part& worked_in = memory_.after_work(shape_, part);
    if (part.game.has_work(state.state) || doubtful) {
        line.work = play(worked_in, state);
        line.ko_pass = !line.work && keeper_can_ko_pass(part.game.field(), state) &&
                       wait(worked_in, {without_bans(state.state), state.known});
        answered = answered && (line.work || line.ko_pass);
    }
    if (banned) {
        line.after_ko_pass = play(worked_in, {without_bans(state.state), state.known});
        answered = answered && line.after_ko_pass;
    }
    for_each_place(state.empty(), [&](int place) {
        const auto after = opponents.after_play(state, place);
        if (!after) return;
        line.answers.push_back(play(part, *after));
        answered = answered && (line.answers.back() || wait(part, *after));
    });
    return answered;
}

std::optional<ClearingLines::Fall> ClearingLines::fall_apart(const Part& part, const KnownState& state,
                                                             std::uint32_t before) {
    ClearingFall fall(shape_, memory_, part.game, state.state, state.empty());
    const ClearingOutcome outcome =
        fall.share_out(part.game.bans(), [&](const Part& piece) -> ClearingOutcome {
            const KnownState inside = within_part(state, piece);
            if (piece.game.filled())
                return {ClearingResult::won, piece.game.with_liberties_owed(inside.empty(), 0)};
            const auto pattern = memory_.shown(piece, ClearingMover::opponent, inside, before);
            if (!pattern) return {ClearingResult::never};
            return pattern->outcome();
        });
    if (!outcome.won()) return std::nullopt;
    const Mask body = fall.body();
    return Fall{std::move(fall), body | outcome.known};
}

}  // namespace shikatsu::optimized
