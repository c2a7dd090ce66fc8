#include "tools/lib/clearing_writer.hpp"

#include <fmt/format.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

/// Writes region by region, each with its states.
class ClearingWriter {
  public:
    explicit ClearingWriter(const Grid& grid) : grid_(grid) {}

    void clearing(const Clearing& clearing) {
        line("units", clearing.units);
        text_ += "\nfirst-play " + word(clearing.first_play);
        if (clearing.stays) text_ += "\nstays " + word(clearing.stays);
        text_ += fmt::format("\nregions {}\n", clearing.regions.size());
        for (const ClearedRegion& region : clearing.regions) this->region(region);
    }

    const std::string& text() const { return text_; }

  private:
    std::string word(std::optional<Point> point) const { return point ? vertex(grid_, *point) : "none"; }

    void line(const char* key, const std::vector<Point>& points) {
        text_ += key;
        for (const Point point : points) text_.append(" ").append(word(point));
    }

    void region(const ClearedRegion& region) {
        text_ += region.needs.empty() ? "needs none" : "needs";
        for (const auto& [unit, number] : region.needs) text_ += fmt::format(" {} {}", word(unit), number);
        text_ += "\n";
        line("points", region.points);
        text_ += bans(region.bans);
        if (region.filled) {
            text_ += "\nfilled\n";
            return;
        }
        text_ += fmt::format("\nstates {}\n", region.states.size());
        for (const ClearedState& state : region.states) this->state(state);
    }

    static const char* bans(BansRelied how) {
        switch (how) {
            case BansRelied::never:
                return "";
            case BansRelied::after_work:
                return "\nbans after-work";
            case BansRelied::stirred:
                return "\nbans stirred";
            case BansRelied::always:
                break;
        }
        return "\nbans";
    }

    void state(const ClearedState& state) {
        if (state.known) {
            line("known", *state.known);
            text_ += state.known->empty() ? " none\n" : "\n";
        }
        if (state.again) {
            text_ += "again\n";
            return;
        }
        if (!state.parts.empty()) {
            text_ += fmt::format("parts {}\n", state.parts.size());
            for (const ClearedRegion& part : state.parts) region(part);
            return;
        }
        text_ += "work " + (state.ko_pass ? "ko-pass" : word(state.work)) + " ";
        if (state.after_ko_pass) text_ += "after-ko-pass " + word(state.after_ko_pass) + " ";
        text_ += "answers";
        for (const std::optional<Point>& answer : state.answers)
            text_.append(" ").append(answer ? word(answer) : "pass");
        text_ += state.answers.empty() ? " none\n" : "\n";
    }

    Grid grid_;
    std::string text_;
};

}  // namespace

std::string clearing_text(const Position& position, Player keeper, const Clearing& clearing,
                          reference::CertifiedRules rules) {
    const Grid& grid = position.grid();
    std::string text =
        fmt::format("shikatsu-clearing 8\n{}grid {}x{}\n", rules_lines(rules), grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    ClearingWriter writer(grid);
    writer.clearing(clearing);
    return with_end_line(text + fmt::format("keeper {}\n", name(keeper)) + writer.text());
}

}  // namespace shikatsu::tools
