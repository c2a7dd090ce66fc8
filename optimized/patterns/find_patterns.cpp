#include "optimized/patterns/find_patterns.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

#include "optimized/kernel/width.hpp"
#include "optimized/patterns/link_search.hpp"
#include "optimized/patterns/pattern_search.hpp"
#include "optimized/zones/cut_out.hpp"

namespace shikatsu::optimized {

namespace {

/// Also marks what the marked ones rest on, which comes before them.
template <class Patterns>
void mark_what_is_rested_on(const Patterns& patterns, std::vector<bool>& marked) {
    for (std::size_t number = patterns.size(); number-- > 0;) {
        if (!marked[number]) continue;
        for (const std::uint32_t next : patterns[number].next) marked[next] = true;
    }
}

/// Brings patterns from a cut-out back to the whole grid.
template <int W>
class ProofWriter {
  public:
    ProofWriter(const CutOut& cut, Player keeper, const std::vector<ProvedString>& proved)
        : cut_(cut), keeper_(keeper), proved_(proved) {}

    /// The patterns that the one with the number rests on, those about proved strings and of eyes first, and
    /// this as the last one.
    PatternProof write(const PatternSearch<W>& search, const ProvedStrings<W>& strings, std::uint32_t last) {
        const std::vector<ShownPattern<W>>& shown = search.shown();
        const std::vector<ShownPattern<W>>& eyes = search.shown_eyes();
        Needed needed{std::vector<bool>(shown.size()), std::vector<bool>(eyes.size()), {}};
        needed.shown[last] = true;
        for (std::size_t number = std::size_t{last} + 1; number-- > 0;) {
            if (needed.shown[number]) needed.add(shown[number]);
        }
        mark_what_is_rested_on(eyes, needed.eyes);
        append_proved(needed.proved, strings);
        const auto eye_places = append(eyes, needed.eyes, {});
        append(shown, needed.shown, eye_places);
        return std::move(proof_);
    }

    /// The patterns that the link rests on, and those of the string to which it leads, the line with that
    /// number; and this one of `start`, which shows both, as the last one.
    PatternProof write_apart(const LinkSearch<W>& link, std::uint32_t linked, const ProvedStrings<W>& strings,
                             std::uint32_t line_number, const KnownBoard<W>& start, Point target) {
        const std::vector<ShownPattern<W>>& shown = link.shown();
        std::vector<bool> needed(shown.size(), false);
        needed[linked] = true;
        mark_what_is_rested_on(shown, needed);
        append_proved({line_number}, strings);
        const std::size_t first = proof_.lines.size();
        const Places places = append(shown, needed, {});
        for (std::size_t i = first; i < proof_.lines.size(); ++i) proof_.lines[i].target = target;
        ShownPattern<W> last{start, Side::attacker, Ground::apart, std::nullopt, {}};
        PatternLine& line = proof_.lines.emplace_back(this->line(last));
        line.next = {places[linked], proved_places_.at(line_number)};
        return std::move(proof_);
    }

  private:
    using Places = std::vector<std::uint32_t>;

    struct Needed {
        std::vector<bool> shown;
        std::vector<bool> eyes;
        /// Numbers of lines about proved strings.
        std::set<std::uint32_t> proved;

        void add(const ShownPattern<W>& pattern) {
            for (const std::uint32_t next : pattern.next) {
                if (pattern.ground == Ground::joined)
                    proved.insert(next);
                else
                    (pattern.ground == Ground::two_eyes ? eyes : shown)[next] = true;
            }
        }
    };

    /// Of each proof the lines that are needed, with what they rest on.
    void append_proved(const std::set<std::uint32_t>& numbers, const ProvedStrings<W>& strings) {
        std::map<std::size_t, std::vector<std::uint32_t>> by_proof;
        for (const std::uint32_t number : numbers) by_proof[strings.line(number).proof].push_back(number);
        for (const auto& [proof, wanted] : by_proof) {
            const std::vector<PatternLine>& lines = proved_[proof].proof->lines;
            std::vector<bool> needed(lines.size(), false);
            for (const std::uint32_t number : wanted) needed[strings.line(number).number] = true;
            mark_what_is_rested_on(lines, needed);
            const Places places = append_lines(proved_[proof], needed);
            for (const std::uint32_t number : wanted)
                proved_places_[number] = places[strings.line(number).number];
        }
    }

    Places append_lines(const ProvedString& string, const std::vector<bool>& needed) {
        const std::vector<PatternLine>& lines = string.proof->lines;
        Places places(lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!needed[i]) continue;
            places[i] = static_cast<std::uint32_t>(proof_.lines.size());
            PatternLine& line = proof_.lines.emplace_back(lines[i]);
            if (!line.target && !line.anchors()) line.target = string.target();
            for (std::uint32_t& next : line.next) next = places[next];
        }
        return places;
    }

    /// Where the needed ones are in the proof.
    Places append(const std::vector<ShownPattern<W>>& shown, const std::vector<bool>& needed,
                  const Places& eye_places) {
        Places places(shown.size());
        for (std::size_t number = 0; number < shown.size(); ++number) {
            if (!needed[number]) continue;
            places[number] = static_cast<std::uint32_t>(proof_.lines.size());
            PatternLine& added = proof_.lines.emplace_back(line(shown[number]));
            for (const std::uint32_t next : shown[number].next)
                added.next.push_back(next_place(added.ground, next, places, eye_places));
        }
        return places;
    }

    std::uint32_t next_place(Ground ground, std::uint32_t next, const Places& places,
                             const Places& eye_places) const {
        if (ground == Ground::joined) return proved_places_.at(next);
        const bool on_eyes = ground == Ground::two_eyes;
        return (on_eyes ? eye_places : places)[next];
    }

    PatternLine line(const ShownPattern<W>& pattern) const {
        PatternLine line;
        line.seen.assign(static_cast<std::size_t>(cut_.whole().size()), Seen::unknown);
        pattern.seen.known.for_each(
            [&](Point point) { line.seen[cut_.outside(point).index] = seen(pattern.seen, point); });
        line.keeper_to_move = pattern.mover == Side::defender;
        line.ground = pattern.ground;
        if (pattern.play) line.play = cut_.outside(*pattern.play);
        if (pattern.gained) line.gained = cut_.outside(*pattern.gained);
        return line;
    }

    Seen seen(const KnownBoard<W>& board, Point point) const {
        if (board.anchored.contains(point)) return Seen::anchored;
        const bool keepers = board.of(Side::defender).contains(point);
        if (!keepers && !board.of(Side::attacker).contains(point)) return Seen::empty;
        return (keeper_ == Player::black) == keepers ? Seen::black : Seen::white;
    }

    const CutOut& cut_;
    Player keeper_;
    const std::vector<ProvedString>& proved_;
    PatternProof proof_;
    /// By number of a line about a proved string.
    std::map<std::uint32_t, std::uint32_t> proved_places_;
};

/// What is asked of `find_patterns`.
struct WhatIsAsked {
    const Position& position;
    Point target;
    const std::vector<Point>& region;
    const std::vector<Point>& room;
    const std::vector<ProvedString>& proved;
    LinesEnd lines_end;

    Player keeper() const { return position.player_at(target); }
};

/// What is known at first, and what is asked.
template <int W>
struct Scene {
    Geometry<W> geometry;
    KnownBoard<W> start;
    PatternGoal<W> goal;

    Scene(const CutOut& cut, const WhatIsAsked& question) : geometry(cut.position().grid()) {
        const Position& position = cut.position();
        for (const Point point : cut.question().zone->points) {
            start.known.insert(point);
            if (position.empty(point)) continue;
            start.board.of(position.holds(point, question.keeper()) ? Side::defender : Side::attacker)
                .insert(point);
        }
        for (const Point point : cut.question().region) goal.region.insert(point);
        const Bits<W> keepers = start.of(Side::defender);
        const Bits<W> string = geometry.flood(Bits<W>::of(cut.question().target), keepers);
        goal.region = (goal.region & start.known) - (keepers - string);
        if (question.region.empty()) goal.target = string;
    }
};

template <class Use>
auto with_words(const CutOut& cut, Use use) {
    return in_words<1, 2, 3, 6, 10>(cut.position().grid().size(), use);
}

CutOut room_of(const WhatIsAsked& question) {
    std::vector<Point> region;
    std::ranges::set_intersection(question.region, question.room, std::back_inserter(region));
    return {question.position, {question.target, region, ProofZone{question.room, question.keeper()}}};
}

/// By a link to one of the proved strings that has nothing else in common with a proof of that.
template <int W>
FoundPatterns find_apart(const CutOut& cut, const WhatIsAsked& question, const Scene<W>& scene,
                         ProvedStrings<W>& strings, const Limits& limits) {
    constexpr std::uint64_t of_all = 16;  // what this may cost
    constexpr int farthest = 4;
    FoundPatterns found;
    Bits<W> near = scene.goal.target;
    for (int i = 0; i < farthest; ++i) near |= scene.geometry.neighbours(near);
    const std::vector<std::uint32_t> resting = strings.resting(scene.start, near);
    if (resting.empty()) return found;
    Limits share = limits;
    share.max_states /= of_all * resting.size();
    for (const std::uint32_t number : resting) {
        if (limits.interrupted()) break;
        const auto& line = strings.line(number);
        KnownBoard<W> board = scene.start;
        board.anchored = scene.geometry.flood(line.stones, board.of(Side::defender));
        board = board.on(board.known - (line.seen.known - board.anchored));
        if (!scene.goal.target.subset_of(board.known) || scene.goal.target.meets(board.anchored)) continue;
        LinkSearch<W> link(scene.geometry, scene.goal.target, share);
        const auto linked = link.find(board);
        found.states += link.boards();
        if (!linked) continue;
        const Bits<W> points = link.shown()[*linked].seen.known | line.seen.known | board.anchored;
        found.proof = ProofWriter<W>(cut, question.keeper(), question.proved)
                          .write_apart(link, *linked, strings, number, scene.start.on(points),
                                       cut.outside(scene.goal.target.first()));
        break;
    }
    return found;
}

}  // namespace

FoundPatterns find_patterns(const Position& position, Point target, const std::vector<Point>& region,
                            const std::vector<Point>& room, const std::vector<ProvedString>& proved,
                            LinesEnd lines_end, const Limits& limits) {
    const WhatIsAsked question{position, target, region, room, proved, lines_end};
    const CutOut cut = room_of(question);
    return with_words(cut, [&]<int W>(std::integral_constant<int, W>) {
        const Scene<W> scene(cut, question);
        ProvedStrings<W> strings(scene.geometry, cut, question.keeper(), proved);
        FoundPatterns found;
        if (!scene.goal.gains()) found = find_apart(cut, question, scene, strings, limits);
        if (found.proof) return found;
        Limits left = limits;
        left.max_states -= std::min(found.states, limits.max_states);
        PatternSearch<W> search(scene.geometry, scene.start, scene.goal, strings, lines_end, left);
        const auto last = search.run();
        found.states += search.states();
        if (last) found.proof = ProofWriter<W>(cut, question.keeper(), proved).write(search, strings, *last);
        return found;
    });
}

std::vector<AnswerLesson> lessons_of_patterns(const Position& position, Point target,
                                              const std::vector<Point>& room, const Limits& limits,
                                              const std::function<bool()>& chosen) {
    const std::vector<Point> no_region;
    const std::vector<ProvedString> none;
    const WhatIsAsked question{position, target, no_region, room, none, LinesEnd::in_eyes};
    const CutOut cut = room_of(question);
    return with_words(cut, [&]<int W>(std::integral_constant<int, W>) {
        const Scene<W> scene(cut, question);
        ProvedStrings<W> strings(scene.geometry, cut, question.keeper(), question.proved);
        PatternSearch<W> search(scene.geometry, scene.start, scene.goal, strings, question.lines_end, limits);
        search.run();
        return search.lessons(chosen);
    });
}

}  // namespace shikatsu::optimized
