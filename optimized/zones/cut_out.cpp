#include "optimized/zones/cut_out.hpp"

#include <algorithm>

namespace shikatsu::optimized {

CutOut::Rectangle::Rectangle(const Grid& grid, const std::vector<Point>& points)
    : top(grid.rows() - 1), bottom(0), left(grid.columns() - 1), right(0) {
    for (const Point point : points) {
        top = std::min(top, std::max(grid.row(point) - 1, 0));
        bottom = std::max(bottom, std::min(grid.row(point) + 1, grid.rows() - 1));
        left = std::min(left, std::max(grid.column(point) - 1, 0));
        right = std::max(right, std::min(grid.column(point) + 1, grid.columns() - 1));
    }
}

Grid CutOut::Rectangle::grid() const {
    return Grid::create(bottom - top + 1, right - left + 1).value();
}

CutOut::CutOut(const Position& position, const Question& question)
    : whole_(position.grid()),
      rectangle_(whole_, question.zone.value().points),
      position_(rectangle_.grid()),
      question_(question) {
    for (const Point point : position_.grid().points()) position_.set(point, position[outside(point)]);
    const auto move_all = [&](std::vector<Point>& points) {
        for (Point& point : points) point = inside(point);
    };
    question_.target = inside(question_.target);
    move_all(question_.region);
    move_all(question_.zone->points);
}

Point CutOut::inside(Point whole) const {
    return position_.grid().at(whole_.row(whole) - rectangle_.top, whole_.column(whole) - rectangle_.left);
}

Point CutOut::outside(Point cut) const {
    const Grid& grid = position_.grid();
    return whole_.at(grid.row(cut) + rectangle_.top, grid.column(cut) + rectangle_.left);
}

RankedStrategy CutOut::back(RankedStrategy strategy) const {
    for (std::optional<Point>& kept : strategy.levels) {
        if (kept) kept = outside(*kept);
    }
    for (RankedStrategy::Line& line : strategy.lines) {
        if (!line.choice) continue;
        if (auto* play = std::get_if<Play>(&*line.choice)) play->point = outside(play->point);
    }
    return strategy;
}

}  // namespace shikatsu::optimized
