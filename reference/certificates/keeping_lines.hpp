// What the texts of keepings and clearings have in common: the claim's head, points, needs, regions.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::reference {

/// On which position, and who is the keeper.
struct KeepersPosition {
    Position position;
    Player keeper;
};

/// Reads these parts line by line; what does not fit is a problem of the line.
class KeepingLines : public CertificateLines {
  public:
    KeepingLines(std::string_view text, const CertificateLimits& limits)
        : CertificateLines(text), limits_(limits) {}

    /// From the grid's line to the keeper's.
    std::optional<KeepersPosition> read_keepers_position() {
        const auto position = read_position();
        if (!position) return std::nullopt;
        const auto keeper = value_of("keeper");
        if (!keeper) return std::nullopt;
        if (*keeper == "black") return KeepersPosition{*position, Player::black};
        if (*keeper == "white") return KeepersPosition{*position, Player::white};
        return fail("the keeper is black or white");
    }

    bool read_points(const Grid& grid, std::string_view words, std::vector<Point>& points) {
        while (!words.empty()) {
            const auto point = vertex_in(grid, take_word(words));
            if (!point) return failed("expected vertices");
            points.push_back(*point);
        }
        return true;
    }

    /// Plays, or none for `pass`.
    bool read_answers(const Grid& grid, std::string_view words, std::vector<std::optional<Point>>& answers) {
        while (!words.empty()) {
            const std::string_view word = take_word(words);
            const auto point = vertex_in(grid, word);
            if (!point && word != "pass") return failed("an answer is a vertex or 'pass'");
            answers.push_back(point);
        }
        return true;
    }

    /// What does not fit is told by the sentence `otherwise`.
    bool read_needs(const Grid& grid, std::string_view words, std::vector<std::pair<Point, int>>& needs,
                    const char* otherwise) {
        while (!words.empty()) {
            const auto unit = vertex_in(grid, take_word(words));
            const std::string_view number = take_word(words);
            if (!unit || (number != "1" && number != "2")) return failed(otherwise);
            needs.emplace_back(*unit, number == "1" ? 1 : 2);
        }
        return true;
    }

    /// The points and the states of a region; `read_state` reads one.
    template <class Region, class ReadState>
    bool read_points_and_states(const Grid& grid, Region& region, ReadState read_state) {
        return read_points_line(grid, region) && read_states(region, read_state);
    }

    template <class Region>
    bool read_points_line(const Grid& grid, Region& region) {
        if (++regions_ > limits_.states)
            return failed(fmt::format("there are more regions than the limit of {}", limits_.states));
        const auto points = value_of("points");
        return points && read_points(grid, *points, region.points);
    }

    template <class Region, class ReadState>
    bool read_states(Region& region, ReadState read_state) {
        const auto states = read_count("states");
        if (!states) return false;
        for (std::size_t i = 0; i < *states; ++i) {
            if (++states_ > limits_.states)
                return failed(fmt::format("there are more states than the limit of {}", limits_.states));
            if (!read_state(region.states.emplace_back())) return false;
        }
        region.states.shrink_to_fit();
        return true;
    }

  private:
    const CertificateLimits& limits_;
    std::size_t states_ = 0;
    std::size_t regions_ = 0;
};

}  // namespace shikatsu::reference
