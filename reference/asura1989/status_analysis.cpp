#include "reference/asura1989/status_analysis.hpp"

namespace shikatsu::reference::asura1989 {

namespace {

PointSet intersections(const std::vector<Chain>& analysed) {
    PointSet all;
    for (const Chain& chain : analysed) all.insert(chain.points.begin(), chain.points.end());
    return all;
}

class Analysis {
  public:
    Analysis(const Position& stopped, const std::vector<Chain>& analysed, Effort& effort,
             const TryingOrder& order)
        : stopped_(stopped),
          analysed_(analysed),
          attacker_(opponent(analysed.front().player)),
          effort_(effort),
          order_(order) {}

    std::optional<Status> of(const HypoSequence& sequence) {
        if (sequence.finish()) return interpretation(stopped_, analysed_, sequence);
        const Status wanted = sequence.situation().to_move == attacker_ ? Status::dead : Status::alive;
        bool open = false;
        std::vector<HypotheticalMove> moves = sequence.allowed();
        if (order_) order_(sequence, moves);
        for (const HypotheticalMove& move : moves) {
            if (effort_.moves_left == 0) return std::nullopt;
            --effort_.moves_left;
            const std::optional<Status> status = of(sequence.with(move));
            if (status == wanted) return wanted;
            open = open || !status;
        }
        if (open) return std::nullopt;
        return wanted == Status::alive ? Status::dead : Status::alive;
    }

  private:
    const Position& stopped_;
    const std::vector<Chain>& analysed_;
    Player attacker_;
    Effort& effort_;
    const TryingOrder& order_;
};

}  // namespace

PointSet compensation_region(const Position& position, const std::vector<Chain>& analysed) {
    const auto is = [&](Content colour) {
        return [&position, colour](Point point) { return position[point] == colour; };
    };
    const auto all = [](Point) { return true; };
    const std::vector<Rule> rules = {
        {is(Content::empty), all},
        {is(Content::black), is(Content::black)},
        {is(Content::black), is(Content::empty)},
        {is(Content::white), is(Content::white)},
        {is(Content::white), is(Content::empty)},
    };
    PointSet region;
    for (const Chain& chain : analysed)
        region.merge(reachable(position.grid(), *chain.points.begin(), rules));
    return region;
}

Status interpretation(const Position& stopped, const std::vector<Chain>& analysed,
                      const HypoSequence& finished) {
    const Player defender = analysed.front().player;
    const PointSet chain = intersections(analysed);
    const PointSet region = compensation_region(stopped, analysed);
    for (const Point point : stopped.grid().points()) {
        if (!finished.situation().position.holds(point, defender) || finished.cycle().contains(point))
            continue;
        if (chain.contains(point)) return Status::alive;
        if (region.contains(point) && !stopped.holds(point, defender)) return Status::alive;
    }
    return Status::dead;
}

std::optional<Status> status_analysis(const Position& stopped, const std::vector<Chain>& analysed,
                                      const Readings& readings, Effort& effort, const TryingOrder& order) {
    const Player attacker = opponent(analysed.front().player);
    return Analysis(stopped, analysed, effort, order)
        .of(HypoSequence(stopped, attacker, intersections(analysed), readings));
}

}  // namespace shikatsu::reference::asura1989
