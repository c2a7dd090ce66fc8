#include "optimized/two_eye_alive.hpp"

#include "optimized/force/force_solver.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::optimized {

namespace {

/// The string's owner is the attacker, for he is the one who has to reach something.
template <int W>
ForceQuestion<W> formation_question(const Geometry<W>& geometry, const Position& position, Point point) {
    ForceQuestion<W> question;
    for (const Point each : position.grid().points()) {
        if (position.empty(each)) continue;
        const bool own = position[each] == position[point];
        question.board.of(own ? Side::attacker : Side::defender).insert(each);
    }
    question.target = geometry.flood(Bits<W>::of(point), question.board.of(Side::attacker));
    question.aim = Aim::two_eye_formation;
    return question;
}

template <int W>
TwoEyeFinding answer(const Position& position, Point point, const Options& options) {
    const Limits limits{options.budget.max_states,
                        deadline_after(options.budget.max_seconds),
                        options.stop,
                        {},
                        options.jobs};
    Extras extras;
    extras.shortcuts = options.shortcuts;
    const Geometry<W> geometry(position.grid());
    const ForceAnswer found = ForceSolver<W>(geometry, options.readings, limits, extras)
                                  .answer(formation_question(geometry, position, point));
    return {found.attacker_forces, found.states};
}

}  // namespace

TwoEyeFinding two_eye_alive(const Position& position, Point point, const Options& options) {
    return in_words<1, 10>(position.grid().size(), [&]<int W>(std::integral_constant<int, W>) {
        return answer<W>(position, point, options);
    });
}

}  // namespace shikatsu::optimized
