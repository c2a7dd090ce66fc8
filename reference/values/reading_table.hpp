// A register of readings as a table: each entry knows how to read and to set its choice.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <vector>

namespace shikatsu {

/// One entry of a register as the options see it.
struct ReadingEntry {
    std::string_view name;
    /// The literal reading and its one alternative.
    std::string_view literal;
    std::string_view alternative;
    std::string_view summary;
};

/// An entry together with the choice that it stands for in a ruleset's readings `R`, a value that is literal
/// throughout when value-initialised.
template <class R>
struct ReadingChoice {
    ReadingEntry entry;
    bool (*is_alternative)(const R&);
    void (*choose)(R&, bool alternative);
};

/// The choice of an enumeration member of `R` whose two values are in the order literal, alternative.
template <class R, auto member>
constexpr ReadingChoice<R> reading_choice(const ReadingEntry& entry) {
    return {entry, [](const R& readings) { return static_cast<int>(readings.*member) != 0; },
            [](R& readings, bool alternative) {
                readings.*member =
                    static_cast<std::remove_reference_t<decltype(readings.*member)>>(alternative);
            }};
}

/// The entries of a table alone.
template <class R, std::size_t size>
constexpr std::array<ReadingEntry, size> entries_of(const std::array<ReadingChoice<R>, size>& table) {
    std::array<ReadingEntry, size> entries{};
    for (std::size_t i = 0; i < size; ++i) entries[i] = table[i].entry;
    return entries;
}

/// Sets one entry from "NAME=VALUE". The error lists the names or values that exist.
template <class R>
tl::expected<R, std::string> with_reading_of(std::span<const ReadingChoice<R>> table, const R& readings,
                                             std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos) {
        return tl::make_unexpected("a reading is written NAME=VALUE, not '" + std::string(assignment) + "'");
    }
    const std::string_view name = assignment.substr(0, equals);
    const std::string_view value = assignment.substr(equals + 1);
    std::string known;
    for (const ReadingChoice<R>& choice : table) {
        const ReadingEntry& entry = choice.entry;
        known += (known.empty() ? "" : ", ") + std::string(entry.name);
        if (entry.name != name) continue;
        if (value != entry.literal && value != entry.alternative) {
            return tl::make_unexpected("reading '" + std::string(name) + "' is " +
                                       std::string(entry.literal) + " or " + std::string(entry.alternative) +
                                       ", not '" + std::string(value) + "'");
        }
        R changed = readings;
        choice.choose(changed, value == entry.alternative);
        return changed;
    }
    return tl::make_unexpected("unknown reading '" + std::string(name) + "'; the register has: " + known);
}

/// The assignments that differ from the literal reading, in register order, as "NAME=VALUE".
template <class R>
std::vector<std::string> departures_of(std::span<const ReadingChoice<R>> table, const R& readings) {
    std::vector<std::string> assignments;
    for (const ReadingChoice<R>& choice : table) {
        if (!choice.is_alternative(readings)) continue;
        assignments.push_back(std::string(choice.entry.name) + "=" + std::string(choice.entry.alternative));
    }
    return assignments;
}

}  // namespace shikatsu
