#include "optimized/clearing/find_clearing.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <limits>
#include <numeric>

#include "optimized/clearing/area_finder.hpp"
#include "optimized/kernel/free_memory.hpp"
#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::optimized {

namespace {

/// Stones that fill an eye from within are up to six, and a few more where they are about to be taken.
constexpr int largest_nakade = 8;

/// The choices of what is not kept.
constexpr std::array choices_of_kept{NotKept{0, false}, NotKept{4, true}, NotKept{1, true}, NotKept{0, true},
                                     NotKept{largest_nakade, true}};

/// A search that has looked at more states in vain begins anew if it is asked again.
constexpr std::size_t most_remembered_states = 9'000'000;

}  // namespace

AreaClearing::AreaClearing(const Position& position, Player keeper, const std::vector<Point>& area,
                           std::optional<Point> stays, OwnBans own_bans)
    : first_plays_chosen_(stays.has_value()) {
    for (const NotKept& not_kept : choices_of_kept) {
        auto finder = std::make_unique<AreaFinder>(position, keeper, area, not_kept, stays, own_bans);
        const auto same = [&](const auto& other) { return other->kept() == finder->kept(); };
        if (std::none_of(finders_.begin(), finders_.end(), same)) finders_.push_back(std::move(finder));
    }
}

AreaClearing::~AreaClearing() = default;

std::size_t AreaClearing::states() const {
    std::size_t sum = 0;
    for (const Finders* finders : {&finders_, &together_}) {
        for (const auto& finder : *finders) sum += finder->states();
    }
    return sum;
}

std::size_t AreaClearing::most_new_states(const ClearingEffort& effort, int threads) const {
    std::vector<std::size_t> states;
    for (const Finders* finders : {&finders_, &together_}) {
        for (const auto& finder : *finders)
            states.push_back(effort.states - std::min(finder->states(), effort.states));
    }
    // Those that come later forget what the earlier ones have looked at in vain.
    if (!side_by_side_ && effort.states > most_remembered_states &&
        states.size() > static_cast<std::size_t>(threads)) {
        std::sort(states.begin(), states.end(), std::greater<>());
        states.resize(static_cast<std::size_t>(threads));
    }
    return std::accumulate(states.begin(), states.end(), std::size_t{0});
}

std::optional<FoundClearing> AreaClearing::find(const ClearingEffort& effort, int threads,
                                                const std::function<bool()>& stopped) {
    auto found = side_by_side_ ? find_by_quickest(effort, threads, stopped)
                               : find_by_first(finders_, effort, threads, stopped);
    if (!found && together_.empty() && !side_by_side_) {
        for (const auto& finder : finders_) {
            if (finder->wants_bans())
                together_.push_back(std::make_unique<AreaFinder>(*finder, Sides::together));
        }
    }
    if (!found) found = find_by_first(together_, effort, threads, stopped);
    if (!found) choose_first_plays(effort.first_plays, threads, stopped);
    return found;
}

std::optional<FoundClearing> AreaClearing::find_by_first(const Finders& finders, const ClearingEffort& effort,
                                                         int threads, const std::function<bool()>& stopped) {
    if (finders.empty()) return std::nullopt;
    std::vector<std::optional<Clearing>> found(finders.size());
    std::vector<std::size_t> states(finders.size());
    // What comes after the first that succeeds is not wanted any more.
    std::atomic<std::size_t> first{finders.size()};
    std::atomic<std::size_t> next{0};
    in_threads(std::min(threads, static_cast<int>(finders.size())), [&] {
        for (std::size_t i = next++; i < finders.size(); i = next++) {
            found[i] = finders[i]->find(effort, [&, i] { return i > first.load() || stopped(); });
            states[i] = finders[i]->states();
            if (!found[i] && states[i] > most_remembered_states) {
                finders[i]->forget();
                give_back_freed_memory();
            }
            for (std::size_t seen = first; found[i] && i < seen && !first.compare_exchange_weak(seen, i);) {
            }
        }
    });
    if (first == finders.size()) return std::nullopt;
    const auto so_far = states.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    return FoundClearing{*std::move(found[first]), std::accumulate(states.begin(), so_far, std::size_t{0})};
}

std::optional<FoundClearing> AreaClearing::find_by_quickest(const ClearingEffort& effort, int threads,
                                                            const std::function<bool()>& stopped) {
    std::vector<std::optional<FoundClearing>> found(finders_.size());
    // More than one that succeeded has looked at need not be looked at.
    std::atomic<std::size_t> fewest{std::numeric_limits<std::size_t>::max()};
    std::atomic<std::size_t> next{0};
    in_threads(threads, [&] {
        for (std::size_t i = next++; i < finders_.size(); i = next++) {
            AreaFinder& finder = *finders_[i];
            auto clearing = finder.find(effort, [&] { return finder.states() > fewest.load() || stopped(); });
            if (!clearing) continue;
            const std::size_t states = finder.states();
            found[i] = FoundClearing{*std::move(clearing), states};
            for (std::size_t seen = fewest; states < seen && !fewest.compare_exchange_weak(seen, states);) {
            }
        }
    });
    const auto quickest = std::min_element(
        found.begin(), found.end(),
        [](const auto& one, const auto& other) { return one && (!other || one->states < other->states); });
    return std::move(*quickest);
}

void AreaClearing::choose_first_plays(std::size_t most, int threads, const std::function<bool()>& stopped) {
    if (most == 0 || first_plays_chosen_) return;
    first_plays_chosen_ = true;
    const auto likeliest =
        std::find_if(finders_.begin(), finders_.end(), [](const auto& finder) { return finder->open(); });
    if (likeliest == finders_.end()) return;
    Finders finders;
    for (const Point play : (*likeliest)->first_plays(most, threads, stopped))
        finders.push_back(std::make_unique<AreaFinder>(**likeliest, play));
    if (finders.empty()) return;
    finders_ = std::move(finders);
    side_by_side_ = true;
    give_back_freed_memory();
}

}  // namespace shikatsu::optimized
