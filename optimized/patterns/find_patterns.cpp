#include "optimized/patterns/find_patterns.hpp"

#include "optimized/patterns/pattern_search.hpp"
#include "optimized/zones/cut_out.hpp"

namespace shikatsu::optimized {

namespace {

Player owner_of(const Position& position, Point point) {
    return position.holds(point, Player::black) ? Player::black : Player::white;
}

/// Brings patterns from a cut-out back to the whole grid.
template <int W>
class ProofWriter {
  public:
    ProofWriter(const CutOut& cut, Player keeper) : cut_(cut), keeper_(keeper) {}

    /// The patterns that the one with the number rests on, those of eyes first, and this as the last one.
    PatternProof write(const std::vector<ShownPattern<W>>& shown, const std::vector<ShownPattern<W>>& eyes,
                       std::uint32_t last) const {
        std::vector<bool> needed(shown.size(), false);
        std::vector<bool> needed_eyes(eyes.size(), false);
        needed[last] = true;
        for (std::size_t number = std::size_t{last} + 1; number-- > 0;) {
            if (needed[number]) add_needed(shown[number], needed, needed_eyes);
        }
        for (std::size_t number = eyes.size(); number-- > 0;) {
            if (needed_eyes[number]) add_needed(eyes[number], needed_eyes, needed_eyes);
        }
        PatternProof proof;
        const std::vector<std::uint32_t> eye_places = append(eyes, needed_eyes, {}, proof);
        append(shown, needed, eye_places, proof);
        return proof;
    }

  private:
    static void add_needed(const ShownPattern<W>& pattern, std::vector<bool>& needed,
                           std::vector<bool>& needed_eyes) {
        std::vector<bool>& of_next = pattern.ground == Ground::two_eyes ? needed_eyes : needed;
        for (const std::uint32_t next : pattern.next) of_next[next] = true;
    }

    /// Where the needed ones are in the proof.
    std::vector<std::uint32_t> append(const std::vector<ShownPattern<W>>& shown,
                                      const std::vector<bool>& needed,
                                      const std::vector<std::uint32_t>& eye_places,
                                      PatternProof& proof) const {
        std::vector<std::uint32_t> places(shown.size());
        for (std::size_t number = 0; number < shown.size(); ++number) {
            if (!needed[number]) continue;
            places[number] = static_cast<std::uint32_t>(proof.lines.size());
            const bool on_eyes = shown[number].ground == Ground::two_eyes;
            proof.lines.push_back(line(shown[number], on_eyes ? eye_places : places));
        }
        return places;
    }

    PatternLine line(const ShownPattern<W>& pattern, const std::vector<std::uint32_t>& place) const {
        PatternLine line;
        line.seen.assign(static_cast<std::size_t>(cut_.whole().size()), Seen::unknown);
        pattern.seen.known.for_each(
            [&](Point point) { line.seen[cut_.outside(point).index] = seen(pattern.seen, point); });
        line.keeper_to_move = pattern.mover == Side::defender;
        line.ground = pattern.ground;
        if (pattern.play) line.play = cut_.outside(*pattern.play);
        for (const std::uint32_t next : pattern.next) line.next.push_back(place[next]);
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
};

template <int W>
FoundPatterns find_in(const CutOut& cut, Player keeper, LinesEnd lines_end, const Limits& limits) {
    const Position& position = cut.position();
    const Geometry<W> geometry(position.grid());
    KnownBoard<W> start;
    for (const Point point : cut.question().zone->points) {
        start.known.insert(point);
        if (position.empty(point)) continue;
        start.board.of(position.holds(point, keeper) ? Side::defender : Side::attacker).insert(point);
    }
    const Bits<W> target = geometry.flood(Bits<W>::of(cut.question().target), start.board.of(Side::defender));
    PatternSearch<W> search(geometry, start, target, lines_end, limits);
    const auto last = search.run();
    FoundPatterns found{std::nullopt, search.states()};
    if (last) found.proof = ProofWriter<W>(cut, keeper).write(search.shown(), search.shown_eyes(), *last);
    return found;
}

}  // namespace

FoundPatterns find_patterns(const Position& position, Point target, const std::vector<Point>& room,
                            LinesEnd lines_end, const Limits& limits) {
    const Player keeper = owner_of(position, target);
    const CutOut cut(position, {target, {}, ProofZone{room, keeper}});
    const int size = cut.position().grid().size();
    if (size <= 64) return find_in<1>(cut, keeper, lines_end, limits);
    if (size <= 128) return find_in<2>(cut, keeper, lines_end, limits);
    if (size <= 192) return find_in<3>(cut, keeper, lines_end, limits);
    if (size <= 384) return find_in<6>(cut, keeper, lines_end, limits);
    return find_in<10>(cut, keeper, lines_end, limits);
}

}  // namespace shikatsu::optimized
