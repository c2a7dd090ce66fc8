#include "reference/values/readings.hpp"

#include <array>

namespace shikatsu {

namespace {

constexpr std::array<ReadingEntry, 8> entries{{
    {"ban-identity", "intersection", "ko", "what a ban is attached to"},
    {"ban-without-shape", "stays", "lapses", "what becomes of a ban while its ko is not on the board"},
    {"ko-pass", "all-bans", "per-ko", "what a ko-pass lifts"},
    {"hypothetical-ko", "ko-pass", "basic-ko", "the ko rule of hypothetical-sequences"},
    {"long-cycle", "position", "position-and-mover", "what the long-cycle rule compares"},
    {"direct-ko-stuck", "pass-prohibited", "pass-allowed",
     "whether direct-ko also prohibits a player's only other move"},
    {"infinite-play", "allowed", "superko", "whether hypothetical-sequences may repeat positions"},
    {"capturable-2", "local-2", "local-2-minus-local-1", "where capturable-2's permanent-stone may stand"},
}};

// Every entry has exactly two values, so a register entry reads and writes as one truth value: false is literal.
bool is_alternative(const Readings& r, std::size_t entry) {
    switch (entry) {
        case 0: return r.ban_identity == BanIdentity::ko;
        case 1: return r.ban_without_shape == BanWithoutShape::lapses;
        case 2: return r.ko_pass == KoPassScope::per_ko;
        case 3: return r.hypothetical_ko == HypotheticalKo::basic_ko;
        case 4: return r.long_cycle == LongCycle::position_and_mover;
        case 5: return r.direct_ko_stuck == DirectKoStuck::pass_allowed;
        case 6: return r.infinite_play == InfinitePlay::superko;
        default: return r.capturable_2 == Capturable2::local_2_minus_local_1;
    }
}

void choose(Readings& r, std::size_t entry, bool alternative) {
    switch (entry) {
        case 0: r.ban_identity = alternative ? BanIdentity::ko : BanIdentity::intersection; break;
        case 1: r.ban_without_shape = alternative ? BanWithoutShape::lapses : BanWithoutShape::stays; break;
        case 2: r.ko_pass = alternative ? KoPassScope::per_ko : KoPassScope::all_bans; break;
        case 3: r.hypothetical_ko = alternative ? HypotheticalKo::basic_ko : HypotheticalKo::ko_pass; break;
        case 4: r.long_cycle = alternative ? LongCycle::position_and_mover : LongCycle::position; break;
        case 5:
            r.direct_ko_stuck = alternative ? DirectKoStuck::pass_allowed : DirectKoStuck::pass_prohibited;
            break;
        case 6: r.infinite_play = alternative ? InfinitePlay::superko : InfinitePlay::allowed; break;
        default:
            r.capturable_2 = alternative ? Capturable2::local_2_minus_local_1 : Capturable2::local_2;
            break;
    }
}

std::string known_names() {
    std::string names;
    for (const ReadingEntry& entry : entries) names += (names.empty() ? "" : ", ") + std::string(entry.name);
    return names;
}

}  // namespace

std::span<const ReadingEntry> reading_register() { return entries; }

tl::expected<Readings, std::string> with_reading(const Readings& readings, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos) {
        return tl::make_unexpected("a reading is written NAME=VALUE, not '" + std::string(assignment) + "'");
    }
    const std::string_view name = assignment.substr(0, equals);
    const std::string_view value = assignment.substr(equals + 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ReadingEntry& entry = entries[i];
        if (entry.name != name) continue;
        if (value != entry.literal && value != entry.alternative) {
            return tl::make_unexpected("reading '" + std::string(name) + "' is " + std::string(entry.literal) +
                                       " or " + std::string(entry.alternative) + ", not '" +
                                       std::string(value) + "'");
        }
        Readings changed = readings;
        choose(changed, i, value == entry.alternative);
        return changed;
    }
    return tl::make_unexpected("unknown reading '" + std::string(name) + "'; the register has: " + known_names());
}

std::vector<std::string> departures(const Readings& readings) {
    std::vector<std::string> assignments;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (is_alternative(readings, i)) {
            assignments.push_back(std::string(entries[i].name) + "=" + std::string(entries[i].alternative));
        }
    }
    return assignments;
}

}  // namespace shikatsu
