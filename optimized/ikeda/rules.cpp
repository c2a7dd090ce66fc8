#include "optimized/ikeda/rules.hpp"

#include <stdexcept>
#include <string>

namespace shikatsu::optimized::ikeda {

const Rules& rules_named(std::string_view name) {
    for (const Rules& rules : all_rules) {
        if (rules.name == name) return rules;
    }
    throw std::invalid_argument("no rules " + std::string(name));
}

}  // namespace shikatsu::optimized::ikeda
