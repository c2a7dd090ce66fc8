#include "reference/certificates/past_conditions.hpp"

#include <algorithm>
#include <iterator>

namespace shikatsu::reference {

namespace {

using Numbers = std::vector<PastConditions::PositionNumber>;

constexpr std::size_t most_stored = std::size_t{1} << 28;

bool contains(const Numbers& numbers, PastConditions::PositionNumber number) {
    return std::binary_search(numbers.begin(), numbers.end(), number);
}

void insert(Numbers& numbers, PastConditions::PositionNumber number) {
    const auto place = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (place == numbers.end() || *place != number) numbers.insert(place, number);
}

void erase(Numbers& numbers, PastConditions::PositionNumber number) {
    const auto place = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (place != numbers.end() && *place == number) numbers.erase(place);
}

void unite(Numbers& numbers, const Numbers& others) {
    if (others.empty()) return;
    Numbers all;
    std::set_union(numbers.begin(), numbers.end(), others.begin(), others.end(), std::back_inserter(all));
    numbers = std::move(all);
}

}  // namespace

void PastConditions::take_from(OfPlace& after, OfPlace& place) {
    unite(place.absent, after.absent);
    unite(place.present, after.present);
    if (--after.ways > 0) return;
    stored_ -= after.absent.size() + after.present.size();
    after.absent = {};
    after.present = {};
}

PastConditions::Place PastConditions::relying_on(const Numbers& numbers) const {
    const auto relies = [&](const OfPlace& place) {
        return std::any_of(place.left_out.begin(), place.left_out.end(),
                           [&](PositionNumber number) { return contains(numbers, number); });
    };
    return static_cast<Place>(std::find_if(places_.begin(), places_.end(), relies) - places_.begin());
}

std::optional<PastConditions::Objection> PastConditions::objection(Patience& patience) {
    for (OfPlace& place : places_) {
        for (const MoveTo& move : place.moves) ++places_[move.to].ways;
    }
    for (auto number = static_cast<Place>(places_.size()); number-- > 0;) {
        OfPlace& place = places_[number];
        for (const PositionNumber position : place.left_out) insert(place.present, position);
        for (const MoveTo& move : place.moves) {
            if (!patience.lasts()) return std::nullopt;
            OfPlace& after = places_[move.to];
            const PositionNumber position = after.position;
            if (contains(after.absent, position)) return Objection{Kind::not_new, number};
            take_from(after, place);
            if (move.is_new) insert(place.absent, position);
        }
        erase(place.present, place.position);
        stored_ += place.absent.size() + place.present.size();
        if (stored_ > most_stored) return Objection{Kind::too_many, number};
    }
    const OfPlace& start = places_.front();
    if (contains(start.absent, start.position)) return Objection{Kind::not_new, 0};
    if (!start.present.empty()) return Objection{Kind::need_not_have_appeared, relying_on(start.present)};
    return std::nullopt;
}

}  // namespace shikatsu::reference
