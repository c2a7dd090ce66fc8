#include "tools/lib/keeping_writer.hpp"

#include <fmt/format.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

/// Writes split by split, each region with its states.
class KeepingWriter {
  public:
    explicit KeepingWriter(const Grid& grid) : grid_(grid) {}

    void split(const Keeping& keeping) {
        text_ += "units";
        for (const Point unit : keeping.units) word(unit);
        if (keeping.units.empty()) text_ += " none";
        text_ += fmt::format("\nregions {}\n", keeping.regions.size());
        for (const KeepingRegion& region : keeping.regions) this->region(region);
    }

    const std::string& text() const { return text_; }

  private:
    void word(Point point) { text_.append(" ").append(vertex(grid_, point)); }

    void region(const KeepingRegion& region) {
        text_ += region.link ? "link" : "needs";
        if (region.link) {
            word(region.link->first);
            word(region.link->second);
        }
        for (const auto& [unit, number] : region.needs) {
            word(unit);
            text_ += fmt::format(" {}", number);
        }
        text_ += "\npoints";
        for (const Point point : region.points) word(point);
        text_ += fmt::format("\nstates {}\n", region.states.size());
        for (const KeepingState& state : region.states) this->state(state);
    }

    void state(const KeepingState& state) {
        switch (state.kind) {
            case KeepingState::Kind::settled:
                text_ += "settled\n";
                return;
            case KeepingState::Kind::split:
                text_ += "split\n";
                split(state.split.front());
                return;
            case KeepingState::Kind::answers:
                break;
        }
        text_ += "answers";
        for (const std::optional<Point>& answer : state.answers) {
            if (answer) word(*answer);
            if (!answer) text_ += " pass";
        }
        text_ += state.answers.empty() ? " none\n" : "\n";
    }

    Grid grid_;
    std::string text_;
};

}  // namespace

std::string keeping_text(const Position& position, Player keeper, const Keeping& keeping) {
    const Grid& grid = position.grid();
    std::string text = fmt::format("shikatsu-keeping 1\nrules japanese-2003\nreadings literal\ngrid {}x{}\n",
                                   grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    KeepingWriter writer(grid);
    writer.split(keeping);
    return with_end_line(text + fmt::format("keeper {}\n", name(keeper)) + writer.text());
}

}  // namespace shikatsu::tools
