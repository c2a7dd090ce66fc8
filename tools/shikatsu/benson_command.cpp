// `shikatsu benson`: unconditional life, without search.
#include <fmt/format.h>

#include "optimized/unconditional_life.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/grid_size.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/output.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* benson_help =
    "A string is unconditionally alive if its owner may pass for ever and does not lose it (D. B. Benson, "
    "1976).\n"
    "Files are read as by 'shikatsu adjudicate'.\n"
    "\n"
    "Examples:\n"
    "  printf '######\\n#.#.O#\\n######\\n' | shikatsu benson -\n"
    "  shikatsu benson --all 3x3\n"
    "\n"
    "Ends with 0, or with 2 if an input is bad (the others are still done), 1 after an internal error.";

Json life_json(const Grid& grid, const std::vector<optimized::StringLife>& strings) {
    Json object;
    object["rows"] = grid.rows();
    object["columns"] = grid.columns();
    object["strings"] = Json::array();
    for (const optimized::StringLife& string : strings) {
        Json entry;
        entry["color"] = name(string.owner);
        entry["points"] = vertices_json(grid, string.points);
        entry["unconditionally_alive"] = string.unconditionally_alive;
        object["strings"].push_back(std::move(entry));
    }
    return object;
}

std::string life_text(const SourcePosition& read, const std::vector<optimized::StringLife>& strings) {
    std::string text = fmt::format("{}:{}\n", printable(read.file), read.place.line);
    for (const optimized::StringLife& string : strings) {
        text += fmt::format("  {}-string at {} ({} {}): {}\n", name(string.owner),
                            vertex(read.position.grid(), string.points.front()), string.points.size(),
                            string.points.size() == 1 ? "stone" : "stones",
                            string.unconditionally_alive ? "unconditionally alive" : "-");
    }
    return text;
}

class BensonCommand : public Command {
  public:
    explicit BensonCommand(CLI::App& program) {
        parser_ =
            program.add_subcommand("benson", "Say which strings of a position are unconditionally alive");
        auto* all =
            parser_->add_option("--all", size_,
                                "Instead of files, sums over all positions of this grid with a liberty "
                                "for every string: unconditionally alive black stones / black stones");
        all->type_name("ROWSxCOLUMNS");
        parser_->add_flag("--json", json_, "One JSON object for each position, each on its own line");
        parser_->add_option("FILE", files_, "Diagrams or SGF; '-' is standard input")->excludes(all);
        parser_->footer(benson_help);
    }

    ExitCode run() override {
        if (!size_.empty()) {
            print_totals();
        } else if (files_.empty()) {
            report_misused("benson", "a FILE or --all is needed", outcome_);
        }
        for_each_position(files_, outcome_, [&](const SourcePosition& read) { print_life(read); });
        return outcome_.code();
    }

  private:
    void print_life(const SourcePosition& read) {
        const auto strings = optimized::unconditional_life(read.position);
        print(json_ ? json_line(life_json(read.position.grid(), strings)) + "\n" : life_text(read, strings));
    }

    void print_totals() {
        const auto grid = grid_of_size(size_);
        if (!grid) return report_misused("--all", grid.error(), outcome_);
        if (grid->size() > optimized::max_points_for_totals) {
            return report_misused("--all",
                                  fmt::format("more than {} intersections have too many positions",
                                              optimized::max_points_for_totals),
                                  outcome_);
        }
        const optimized::LifeTotals totals = optimized::unconditional_life_totals(*grid);
        if (!json_) {
            print(fmt::format("{} / {} black stones are unconditionally alive in the {} positions of {}x{}\n",
                              totals.alive_black_stones, totals.black_stones, totals.positions, grid->rows(),
                              grid->columns()));
            return;
        }
        Json object;
        object["rows"] = grid->rows();
        object["columns"] = grid->columns();
        object["positions"] = totals.positions;
        object["black_stones"] = totals.black_stones;
        object["unconditionally_alive_black_stones"] = totals.alive_black_stones;
        print(json_line(object) + "\n");
    }

    std::string size_;
    bool json_ = false;
    std::vector<std::string> files_;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_benson(CLI::App& program) {
    return std::make_unique<BensonCommand>(program);
}

}  // namespace shikatsu::tools
