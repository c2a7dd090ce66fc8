// The solver for each number of words that a board takes, compiled once.
#include "optimized/force/force_solver.hpp"

namespace shikatsu::optimized {

template class ForceSolver<1>;
template class ForceSolver<2>;
template class ForceSolver<3>;
template class ForceSolver<6>;
template class ForceSolver<10>;

}  // namespace shikatsu::optimized
