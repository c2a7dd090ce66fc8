#include "optimized/analysis/playout_board.hpp"

#include <algorithm>
#include <numeric>

namespace shikatsu::optimized {

PlayoutBoard::PlayoutBoard(const Grid& grid) : grid_(grid), stride_(grid.columns() + 2) {
    signs_.fill(frame);
    std::iota(string_.begin(), string_.end(), Place{0});
    next_ = string_;
    for (const Point point : grid.points()) {
        const Place place = place_of(point);
        signs_[place] = empty;
        index_in_empties_[place] = static_cast<std::uint16_t>(empty_count_);
        empties_[empty_count_++] = place;
    }
    for (const Point point : grid.points()) {
        const Place place = place_of(point);
        for (const Place near : neighbours(place)) {
            around_[place] = static_cast<Surroundings>(around_[place] + one(signs_[near]));
        }
    }
}

Position PlayoutBoard::position() const {
    Position position(grid_);
    for (const Point point : grid_.points()) {
        const Sign sign = signs_[place_of(point)];
        if (sign == black) position.set(point, Content::black);
        if (sign == white) position.set(point, Content::white);
    }
    return position;
}

bool PlayoutBoard::legal(Point point) const {
    const Place place = place_of(point);
    return signs_[place] == empty && legal_at(place);
}

/// Of a place with no empty neighbour: an adjacent string of the rival has all its pseudo-liberties there, or
/// one of the mover's has others.
bool PlayoutBoard::captures_or_joins_safely(Place place) const {
    const auto around = neighbours(place);
    for (const Place near : around) {
        if (signs_[near] == frame) continue;
        const Place string = string_[near];
        const auto contacts = std::count_if(around.begin(), around.end(),
                                            [&](Place other) { return string_[other] == string; });
        const bool only_here = pseudo_liberties_[string] == contacts;
        if (only_here == (signs_[near] == rival())) return true;
    }
    return false;
}

bool PlayoutBoard::eye(Place place) const {
    const Surroundings around = around_[place];
    if (amount(around, own()) + amount(around, frame) < 4) return false;
    unsigned strangers = amount(around, frame) > 0 ? 1 : 0;
    for (const int step : {-stride_ - 1, -stride_ + 1, stride_ - 1, stride_ + 1}) {
        strangers += signs_[static_cast<std::size_t>(place + step)] == rival() ? 1 : 0;
    }
    return strangers < 2;
}

void PlayoutBoard::pass() {
    prohibited_ = nowhere;
    mover_ = rival();
}

void PlayoutBoard::play_at(Place place) {
    const bool surrounded = amount(around_[place], rival()) + amount(around_[place], frame) == 4;
    const std::size_t empty_before = empty_count_;
    put(place, own());
    for (const Place near : neighbours(place)) {
        if (signs_[near] == rival() && pseudo_liberties_[string_[near]] == 0) capture(near);
    }
    join(place);
    // A lone stone that took exactly one is itself taken by the answer there, which basic-ko prohibits.
    const bool ko = surrounded && empty_count_ == empty_before;
    prohibited_ = ko ? empties_[empty_count_ - 1] : nowhere;
    mover_ = rival();
}

/// Makes the new stone on `place` one string with its neighbours of the same player.
void PlayoutBoard::join(Place place) {
    for (const Place near : neighbours(place)) {
        if (signs_[near] != own() || string_[near] == string_[place]) continue;
        const Place here = string_[place];
        const Place there = string_[near];
        if (stones_[here] > stones_[there]) {
            merge(here, there);
        } else {
            merge(there, here);
        }
    }
}

void PlayoutBoard::merge(Place into, Place from) {
    pseudo_liberties_[into] = static_cast<std::uint16_t>(pseudo_liberties_[into] + pseudo_liberties_[from]);
    stones_[into] = static_cast<std::uint16_t>(stones_[into] + stones_[from]);
    Place stone = from;
    do {
        string_[stone] = into;
        stone = next_[stone];
    } while (stone != from);
    std::swap(next_[into], next_[from]);
}

void PlayoutBoard::capture(Place first) {
    Place stone = first;
    do {
        const Place following = next_[stone];
        take(stone);
        stone = following;
    } while (stone != first);
}

/// The new stone is a string of its own until it is joined.
void PlayoutBoard::put(Place place, Sign sign) {
    for (const Place near : neighbours(place)) {
        around_[near] = static_cast<Surroundings>(around_[near] + one(sign) - one(empty));
        --pseudo_liberties_[string_[near]];
    }
    signs_[place] = sign;
    pseudo_liberties_[place] = static_cast<std::uint16_t>(amount(around_[place], empty));
    stones_[place] = 1;
    move_in_empties(place, empty_count_ - 1);
    --empty_count_;
}

void PlayoutBoard::take(Place place) {
    const Sign sign = signs_[place];
    signs_[place] = empty;
    string_[place] = place;
    next_[place] = place;
    for (const Place near : neighbours(place)) {
        around_[near] = static_cast<Surroundings>(around_[near] - one(sign) + one(empty));
        ++pseudo_liberties_[string_[near]];
    }
    index_in_empties_[place] = static_cast<std::uint16_t>(empty_count_);
    empties_[empty_count_++] = place;
}

/// Exchanges an empty place with the one at `index` in the list of the empty ones.
void PlayoutBoard::move_in_empties(Place place, std::size_t index) {
    const std::size_t before = index_in_empties_[place];
    const Place other = empties_[index];
    empties_[before] = other;
    index_in_empties_[other] = static_cast<std::uint16_t>(before);
    empties_[index] = place;
    index_in_empties_[place] = static_cast<std::uint16_t>(index);
}

}  // namespace shikatsu::optimized
