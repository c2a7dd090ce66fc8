#include "tests/alternating/bounds.hpp"

#include <stdexcept>

#include "tools/worth/worth_ruling.hpp"

namespace shikatsu::alternating_tests {

using reference::Judge;

namespace {

/// Follows a strategy.
class Follower {
  public:
    Follower(const reference::AlternatingCertificate& certificate, WholeGames& games)
        : certificate_(certificate), games_(games) {}

    std::string follow(const Judge& judge, ValueStrategy::Place place) {
        const auto& turn = certificate_.strategy.lines.at(place).turn;
        if (judge.to_move() == certificate_.player()) {
            const auto& choice = std::get<ValueStrategy::Choice>(turn);
            Judge next = judge;
            if (!next.play(choice.move)) return "a choice is prohibited";
            return next.ending() ? at_end(next) : follow(next, choice.next.value());
        }
        std::size_t answered = 0;
        const auto& answers = std::get<ValueStrategy::Answers>(turn).next;
        std::string objection;
        for (const Point point : judge.position().grid().points()) {
            Judge next = judge;
            if (!next.play(Play{point})) continue;
            const auto to = answers.at(answered++).value();
            objection = next.ending() ? at_end(next) : follow(next, to);
            if (!objection.empty()) return objection;
        }
        Judge next = judge;
        if (!next.play(Pass{})) return "";
        return next.ending() ? at_end(next) : follow(next, answers.at(answered).value());
    }

    int ended() const { return ended_; }

  private:
    std::string at_end(const Judge& judge) {
        ++ended_;
        const int margin = games_.margin_of(judge);
        const bool at_least = certificate_.bound == reference::ValueBound::at_least;
        const bool good = at_least ? Margin::of_points(margin) >= certificate_.margin
                                   : Margin::of_points(margin) <= certificate_.margin;
        return good ? "" : "a game ends with a margin of " + std::to_string(margin);
    }

    const reference::AlternatingCertificate& certificate_;
    WholeGames& games_;
    int ended_ = 0;
};

std::vector<WrittenBound> found_for_all_positions(int rows, int columns, const Readings& readings) {
    const Grid grid = Grid::create(rows, columns).value();
    optimized::Options options;
    options.readings = readings;
    const auto scores = worth::ClassScores::adjudicated(grid, options, [](std::size_t, std::size_t) {});
    if (!scores) throw std::logic_error("a position is undecided");
    const worth::GridWorths games(grid, readings, *scores);
    const optimized::alternating::Positions positions(grid);
    std::vector<WrittenBound> bounds;
    constexpr std::size_t most_states = 100'000;
    for (optimized::alternating::PositionNumber number = 0; number < positions.size(); ++number) {
        const Position position = positions.position(number);
        for (const tools::BestPlay& value : games.ruling(position, options, most_states).best_play) {
            if (value.at_least.has_value() != value.blacks.has_value() ||
                value.at_most.has_value() != value.whites.has_value())
                throw std::logic_error("a bound has no certificate");
            if (value.blacks)
                bounds.push_back({position, value.first, *value.at_least, value.blacks->certificate.text()});
            if (value.whites)
                bounds.push_back({position, value.first, *value.at_most, value.whites->certificate.text()});
        }
    }
    return bounds;
}

}  // namespace

const std::vector<WrittenBound>& bounds_of_all_positions(int rows, int columns, const Readings& readings) {
    static std::map<std::tuple<int, int, Readings>, std::vector<WrittenBound>> of_grids;
    const auto [found, is_new] = of_grids.try_emplace({rows, columns, readings});
    if (is_new) found->second = found_for_all_positions(rows, columns, readings);
    return found->second;
}

std::string objection_of_games(const reference::AlternatingCertificate& certificate, WholeGames& games,
                               int& ended) {
    Follower follower(certificate, games);
    std::string objection = follower.follow(games.begin(certificate.position, certificate.first), 0);
    ended += follower.ended();
    return objection;
}

}  // namespace shikatsu::alternating_tests
