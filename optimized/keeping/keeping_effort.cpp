#include "optimized/keeping/keeping_effort.hpp"

namespace shikatsu::optimized {

KeepingEffort keeping_effort(int level) {
    switch (level) {
        case 0:
            return {4, 200, 4, 10'000, 10, 16, 16, 1, 20, 14};
        case 1:
            return {6, 1'000, 6, 60'000, 12, 18, 20, 1, 40, 14};
        case 2:
            return {7, 4'000, 6, 300'000, 14, 20, 24, 1, 100, 16};
        default:
            return {8, 20'000, 6, 2'000'000, 16, 22, 32, 2, 200, 16};
    }
}

}  // namespace shikatsu::optimized
