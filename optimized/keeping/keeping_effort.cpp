#include "optimized/keeping/keeping_effort.hpp"

namespace shikatsu::optimized {

KeepingEffort keeping_effort(int level) {
    switch (level) {
        case 0:
            return {5, 60, {{3, 20}, {8, 100, 4}}, 1'000'000};
        case 1:
            return {5, 60, {{10, 2'000}, {8, 100, 4}}, 1'000'000};
        case 2:
            return {6, 60, {{15, 20'000}, {8, 100, 4}}, 5'000'000};
        case 3:
            return {6, 64, {{20, 200'000}, {8, 200, 4}}, 20'000'000};
        default:
            return {7, 64, {{30, 2'000'000}, {9, 300, 5}}, 40'000'000};
    }
}

}  // namespace shikatsu::optimized
