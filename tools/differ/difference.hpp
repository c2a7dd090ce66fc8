// On which matters two rulings of one position part.
#pragma once

#include <array>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::differ {

enum class Matter { status, territory, score, winner, best_play };
inline constexpr std::array all_matters = {Matter::status, Matter::territory, Matter::score, Matter::winner,
                                           Matter::best_play};

std::string_view name(Matter matter);
/// Reads "status,score". Errors: a name that is none.
tl::expected<std::vector<Matter>, std::string> matters_of_list(std::string_view list);

enum class Agreement {
    agree,
    differ,
    /// One of them is undecided on it, and nothing that is decided differs.
    open,
    /// One of them does not speak of it.
    silent,
};

/// What `one` and `other` make of the matter. Statuses of rulings by the same text are compared in its own
/// words, those of different texts as alive or dead. Requires rulings of one position.
Agreement compare(Matter matter, const tools::Ruling& one, const tools::Ruling& other, bool same_text);

}  // namespace shikatsu::differ
