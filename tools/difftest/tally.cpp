#include "tools/difftest/tally.hpp"

namespace shikatsu::difftest {

namespace {

struct Words {
    std::string_view name;
    std::string_view meaning;
};

/// In the order of the enumeration.
constexpr std::array<Words, counter_count> words{{
    {"positions", "positions analysed by both"},
    {"strings", "their strings, each with status, locals, capturable-3"},
    {"questions", "questions of force that the analyses asked"},
    {"decided", "of them answered by the reference alone, on the full graph"},
    {"proved-force", "of them: the attacker's witness accepted by the reference"},
    {"proved-prevention", "of them: the defender's witness accepted by the reference"},
    {"unproved", "of them too large for either; the engine's answer was taken"},
    {"undecided", "positions that the engine left open; nothing was compared"},
    {"variations", "main variations played out by the reference"},
    {"unfinished", "of them that stop before the answer shows; they illustrate it only"},
    {"games", "random games before both judges"},
    {"game-moves", "their moves, allowed or refused"},
    {"uncapturable", "strings"},
    {"capturable-1", "strings"},
    {"capturable-2", "strings, the capturable-3 among them"},
    {"capturable-3", "strings"},
    {"dead", "strings"},
    {"kos", "positions with a ko"},
    {"bans", "main variations in which a ban arises"},
    {"ko-pass-variations", "main variations with a ko-pass"},
    {"ko-pass-witnesses", "witnesses that choose a ko-pass"},
    {"infinite-variations", "main variations that repeat for ever"},
    {"infinite-play", "questions with another answer if infinite sequences counted for the loser"},
    {"captures", "moves of games that remove stones"},
    {"suicides-refused", "moves of games that are no plays"},
    {"basic-ko-refused", "moves of games prohibited by basic-ko"},
    {"direct-ko-refused", "passes of games prohibited by direct-ko"},
    {"long-cycle-ties", "games ended by a long-cycle-tie"},
    {"long-cycle-wins", "games ended by a long-cycle-win"},
}};

}  // namespace

std::string_view name(Counter counter) {
    return words[static_cast<std::size_t>(counter)].name;
}

std::string_view meaning(Counter counter) {
    return words[static_cast<std::size_t>(counter)].meaning;
}

std::optional<Counter> counter_of_name(std::string_view name) {
    for (std::size_t i = 0; i < counter_count; ++i) {
        if (words[i].name == name) return static_cast<Counter>(i);
    }
    return std::nullopt;
}

Tally& Tally::operator+=(const Tally& other) {
    for (std::size_t i = 0; i < counter_count; ++i) counts_[i] += other.counts_[i];
    return *this;
}

}  // namespace shikatsu::difftest
