#include "tools/atlas/position_classes.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

#include "optimized/adjudication.hpp"

namespace shikatsu::atlas {

namespace {

using Digits = std::vector<std::uint8_t>;                      // by point
using Permutation = std::vector<std::uint16_t>;                // where each point goes
using PlaceValues = std::vector<std::array<PositionCode, 3>>;  // what a digit adds to the code, by point

constexpr PositionCode base = 3;

/// The rotations and reflections that leave the grid what it is.
std::vector<Permutation> symmetries(const Grid& grid) {
    std::set<Permutation> found;
    for (const bool transposed : {false, true}) {
        if (transposed && grid.rows() != grid.columns()) continue;
        for (const bool flipped_rows : {false, true}) {
            for (const bool flipped_columns : {false, true}) {
                Permutation to;
                for (const Point point : grid.points()) {
                    int row = grid.row(point);
                    int column = grid.column(point);
                    if (transposed) std::swap(row, column);
                    if (flipped_rows) row = grid.rows() - 1 - row;
                    if (flipped_columns) column = grid.columns() - 1 - column;
                    to.push_back(grid.at(row, column).index);
                }
                found.insert(to);
            }
        }
    }
    return {found.begin(), found.end()};
}

/// For each symmetry, first without and then with exchange of the colours, what the digits of the image are
/// worth.
std::vector<PlaceValues> images(const Grid& grid) {
    std::vector<PositionCode> powers{1};
    for (int i = 1; i < grid.size(); ++i) powers.push_back(powers.back() * base);
    std::vector<PlaceValues> images;
    for (const Permutation& to : symmetries(grid)) {
        PlaceValues same;
        PlaceValues exchanged;
        for (const std::uint16_t point : to) {
            same.push_back({0, powers[point], 2 * powers[point]});
            exchanged.push_back({0, 2 * powers[point], powers[point]});
        }
        images.push_back(std::move(same));
        images.push_back(std::move(exchanged));
    }
    return images;
}

PositionCode code_of(const Digits& digits, const PlaceValues& values) {
    PositionCode code = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) code += values[i][digits[i]];
    return code;
}

Digits digits_of(const Position& position) {
    Digits digits;
    for (const Point point : position.grid().points())
        digits.push_back(position.empty(point) ? 0 : position.holds(point, Player::black) ? 1 : 2);
    return digits;
}

/// To the digits of the next code; from the last back to all zero.
void count_up(Digits& digits) {
    for (std::uint8_t& digit : digits) {
        digit = static_cast<std::uint8_t>((digit + 1) % base);
        if (digit != 0) return;
    }
}

/// How many positions the class of `code` has if none of them has a lower code, else 0.
int size_if_lowest(PositionCode code, const Digits& digits, const std::vector<PlaceValues>& images) {
    std::vector<PositionCode> members;
    for (const PlaceValues& image : images) {
        const PositionCode member = code_of(digits, image);
        if (member < code) return 0;
        members.push_back(member);
    }
    std::sort(members.begin(), members.end());
    return static_cast<int>(std::unique(members.begin(), members.end()) - members.begin());
}

}  // namespace

Position position_of(const Grid& grid, PositionCode code) {
    Position position(grid);
    for (const Point point : grid.points()) {
        if (code % base == 1) position.set(point, stone_of(Player::black));
        if (code % base == 2) position.set(point, stone_of(Player::white));
        code /= base;
    }
    return position;
}

int class_size(const Position& position) {
    if (position.grid().size() > max_points) throw std::logic_error("class_size: too many intersections");
    const Digits digits = digits_of(position);
    std::set<PositionCode> members;
    for (const PlaceValues& image : images(position.grid())) members.insert(code_of(digits, image));
    return static_cast<int>(members.size());
}

CanonicalForm canonical_form(const Position& position) {
    if (position.grid().size() > max_points) throw std::logic_error("canonical_form: too many intersections");
    const Digits digits = digits_of(position);
    const std::vector<PlaceValues> all_images = images(position.grid());
    std::size_t lowest = 0;
    for (std::size_t i = 1; i < all_images.size(); ++i) {
        if (code_of(digits, all_images[i]) < code_of(digits, all_images[lowest])) lowest = i;
    }
    CanonicalForm form{code_of(digits, all_images[lowest]), {}, lowest % 2 == 1};
    const Permutation symmetry = symmetries(position.grid())[lowest / 2];
    for (const std::uint16_t index : symmetry) form.to.push_back(Point{index});
    return form;
}

std::vector<PositionClass> position_classes(const Grid& grid, const std::atomic<bool>* stop) {
    if (grid.size() > max_points) throw std::logic_error("position_classes: too many intersections");
    const std::vector<PlaceValues> all_images = images(grid);
    Digits digits(static_cast<std::size_t>(grid.size()), 0);
    std::vector<PositionClass> classes;
    PositionCode code = 0;
    do {
        if (stop != nullptr && stop->load()) break;
        const int size = size_if_lowest(code, digits, all_images);
        if (size > 0 && optimized::strings_without_liberty(position_of(grid, code)).empty()) {
            classes.push_back({code, size});
        }
        count_up(digits);
        ++code;
    } while (std::any_of(digits.begin(), digits.end(), [](std::uint8_t digit) { return digit != 0; }));
    return classes;
}

}  // namespace shikatsu::atlas
