#include "reference/values/readings.hpp"

#include <array>

namespace shikatsu {

namespace {

using R = Readings;

constexpr std::array<ReadingChoice<R>, 8> table{{
    reading_choice<R, &R::ban_identity>({"ban-identity", "intersection", "ko", "what a ban is attached to"}),
    reading_choice<R, &R::ban_without_shape>(
        {"ban-without-shape", "stays", "lapses", "what becomes of a ban while its ko is not on the board"}),
    reading_choice<R, &R::ko_pass>({"ko-pass", "all-bans", "per-ko",
                                    "what a ko-pass lifts: all bans, or the mover's on one intersection"}),
    reading_choice<R, &R::hypothetical_ko>(
        {"hypothetical-ko", "ko-pass", "basic-ko", "the ko rule of hypothetical-sequences"}),
    reading_choice<R, &R::long_cycle>(
        {"long-cycle", "position", "position-and-mover", "what the long-cycle rule compares"}),
    reading_choice<R, &R::direct_ko_stuck>(
        {"direct-ko-stuck", "pass-prohibited", "pass-allowed",
         "whether direct-ko also prohibits a pass that is the player's only move"}),
    reading_choice<R, &R::infinite_play>(
        {"infinite-play", "allowed", "superko",
         "whether hypothetical-sequences may repeat positions; bans and ko-passes stay"}),
    reading_choice<R, &R::capturable_2>({"capturable-2", "local-2", "local-2-minus-local-1",
                                         "where capturable-2's permanent-stone may stand"}),
}};

constexpr auto entries = entries_of(table);

}  // namespace

std::span<const ReadingEntry> reading_register() {
    return entries;
}

tl::expected<Readings, std::string> with_reading(const Readings& readings, std::string_view assignment) {
    return with_reading_of<R>(table, readings, assignment);
}

std::vector<std::string> departures(const Readings& readings) {
    return departures_of<R>(table, readings);
}

}  // namespace shikatsu
