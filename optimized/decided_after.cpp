#include "optimized/decided_after.hpp"

#include <algorithm>

namespace shikatsu::optimized {

std::optional<double> decided_after(const StringVerdict& verdict) {
    const auto at = [&](std::size_t stage) { return verdict.findings.at(stage).at; };
    switch (verdict.status) {
        case Status::uncapturable:
            return at(0);
        case Status::capturable_1:
            return std::max(at(0), at(1));
        case Status::capturable_2:
        case Status::dead:
            return std::max(at(1), at(2));
        case Status::undecided:
            break;
    }
    return std::nullopt;
}

}  // namespace shikatsu::optimized
