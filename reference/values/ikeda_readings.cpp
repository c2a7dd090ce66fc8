#include "reference/values/ikeda_readings.hpp"

#include <array>

namespace shikatsu {

namespace {

using R = IkedaReadings;

constexpr std::array<ReadingChoice<R>, 4> table{{
    reading_choice<R, &R::repetition_memory>({"repetition-memory", "whole-game", "since-preliminary-end",
                                              "how far the rule against repetition looks back"}),
    reading_choice<R, &R::first_after_preliminary_end>(
        {"first-after-preliminary-end", "alternation", "black", "who moves first after the preliminary end"}),
    reading_choice<R, &R::first_pass>({"first-pass", "before-the-two", "one-of-the-two",
                                       "whether the first pass can be one of the two that end the game"}),
    reading_choice<R, &R::self_capture>(
        {"self-capture", "any-set", "single-stone", "when the played stone is in a removable state"}),
}};

constexpr auto entries = entries_of(table);

}  // namespace

std::span<const ReadingEntry> ikeda_reading_register() {
    return entries;
}

tl::expected<IkedaReadings, std::string> with_reading(const IkedaReadings& readings,
                                                      std::string_view assignment) {
    return with_reading_of<R>(table, readings, assignment);
}

std::vector<std::string> departures(const IkedaReadings& readings) {
    return departures_of<R>(table, readings);
}

}  // namespace shikatsu
