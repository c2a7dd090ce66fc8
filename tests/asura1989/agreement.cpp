#include "tests/asura1989/agreement.hpp"

#include "optimized/asura1989/adjudication.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/asura1989/guided_order.hpp"

namespace shikatsu::reference::asura1989::testing {

Agreement compare(int rows, int columns, std::uint64_t moves, const Readings& readings) {
    Agreement agreement;
    optimized::asura1989::Options options;
    options.readings = readings;
    options.budget.max_states = 200'000;
    for (const Position& position : positions_with_liberties(rows, columns)) {
        for (const Chain& chain : chains(position)) {
            ++agreement.chains;
            Effort effort{moves};
            const auto literal =
                status_analysis(position, {chain}, readings, effort, guided_order(position, {chain}));
            if (!literal) continue;
            ++agreement.compared;
            agreement.dead += *literal == Status::dead ? 1 : 0;
            const Point stone = *chain.points.begin();
            const auto fast = optimized::asura1989::analyse_together(position, {stone}, options).alive;
            if (fast == (*literal == Status::alive)) continue;
            agreement.wrong.push_back(text(position) + ", chain at " + std::to_string(stone.index) + ": " +
                                      (*literal == Status::alive ? "alive" : "dead") + " by the reference, " +
                                      (!fast ? "undecided" : "the contrary") + " by the engine");
        }
    }
    return agreement;
}

}  // namespace shikatsu::reference::asura1989::testing
