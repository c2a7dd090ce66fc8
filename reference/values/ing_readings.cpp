#include "reference/values/ing_readings.hpp"

#include <array>

namespace shikatsu {

namespace {

using R = IngReadings;

constexpr std::array<ReadingChoice<R>, 4> table{{
    reading_choice<R, &R::ko>(
        {"ing-ko", "fighting-and-disturbing", "positional-superko", "what prevents invariation"}),
    reading_choice<R, &R::disturber>(
        {"ing-disturber", "starter", "completer", "which player of a cycle is the disturber"}),
    reading_choice<R, &R::ban>({"ing-ban", "points", "positions", "what the disturber may never do again"}),
    reading_choice<R, &R::draw>(
        {"ing-draw", "black-wins", "draw", "who wins without difference after compensation"}),
}};

constexpr auto entries = entries_of(table);

}  // namespace

std::span<const ReadingEntry> ing_reading_register() {
    return entries;
}

tl::expected<IngReadings, std::string> with_reading(const IngReadings& readings,
                                                    std::string_view assignment) {
    return with_reading_of<R>(table, readings, assignment);
}

std::vector<std::string> departures(const IngReadings& readings) {
    return departures_of<R>(table, readings);
}

}  // namespace shikatsu
