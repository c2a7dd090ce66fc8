#include "reference/asura1989/hypo_sequence.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shikatsu::reference::asura1989 {

namespace {

bool has_shadow(const TacticalSituation& situation, Point point, Player player) {
    const auto shadow = situation.shadows.find(point);
    return shadow != situation.shadows.end() && shadow->second == player;
}

TacticalSituation after(const TacticalSituation& before, const HypotheticalMove& move) {
    TacticalSituation next = before;
    next.to_move = opponent(before.to_move);
    if (const auto* stone = std::get_if<Play>(&move)) {
        const PlayOutcome outcome = *play(before.position, before.to_move, stone->point);
        if (is_ko_capture(before.position, before.to_move, stone->point))
            next.shadows[*outcome.captured.begin()] = next.to_move;
        next.position = outcome.position;
    } else if (const auto* ko_pass = std::get_if<KoPass>(&move)) {
        next.shadows.erase(*ko_pass->ko);
    }
    return next;
}

}  // namespace

TacticalSituation without_idle_shadows(const TacticalSituation& situation) {
    TacticalSituation left = situation;
    std::erase_if(left.shadows, [&](const auto& shadow) {
        return shadow.second == situation.to_move &&
               !is_ko_capture(situation.position, situation.to_move, shadow.first);
    });
    return left;
}

HypoSequence::HypoSequence(const Position& stopped, Player first, PointSet chain, const Readings& readings)
    : readings_(readings), chain_(std::move(chain)) {
    begin_turn({stopped, {}, first});
}

void HypoSequence::begin_turn(TacticalSituation situation) {
    situation = without_idle_shadows(situation);
    must_pass_ = false;
    std::optional<std::size_t> occurrence;
    for (std::size_t i = 0; i < situations_.size(); ++i) {
        if (situations_[i] != situation) continue;
        if (!occurrence || readings_.previous_occurrence == shikatsu::asura1989::PreviousOccurrence::last)
            occurrence = i;
    }
    situations_.push_back(std::move(situation));
    if (!occurrence) return;
    const PointSet cycle = played_since(*occurrence);
    if (std::any_of(cycle.begin(), cycle.end(), [&](Point point) { return chain_.contains(point); })) {
        finish_ = Finish::tactical_cycle;
        cycle_ = cycle;
    } else {
        must_pass_ = true;
    }
}

PointSet HypoSequence::played_since(std::size_t occurrence) const {
    PointSet points;
    for (std::size_t i = occurrence; i < moves_.size(); ++i) {
        if (const auto* stone = std::get_if<Play>(&moves_[i])) points.insert(stone->point);
    }
    return points;
}

std::vector<HypotheticalMove> HypoSequence::allowed() const {
    if (finish_) return {};
    std::vector<HypotheticalMove> moves{Pass{}};
    if (must_pass_) return moves;
    const TacticalSituation& now = situation();
    for (const auto& [point, colour] : now.shadows) {
        if (colour == now.to_move) moves.push_back(KoPass{point});
    }
    for (const Point point : now.position.grid().points()) {
        if (!has_shadow(now, point, now.to_move) && play(now.position, now.to_move, point))
            moves.push_back(Play{point});
    }
    return moves;
}

HypoSequence HypoSequence::with(const HypotheticalMove& move) const {
    HypoSequence longer = *this;
    const bool second_pass =
        std::holds_alternative<Pass>(move) && !moves_.empty() && std::holds_alternative<Pass>(moves_.back());
    longer.moves_.push_back(move);
    if (second_pass) {
        longer.finish_ = Finish::two_passes;
    } else {
        longer.begin_turn(after(situation(), move));
    }
    return longer;
}

}  // namespace shikatsu::reference::asura1989
