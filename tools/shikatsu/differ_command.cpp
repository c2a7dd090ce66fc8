// `shikatsu differ`: all positions of small grids under two rulesets or readings.
#include <fmt/format.h>

#include <algorithm>

#include "reference/values/diagram.hpp"
#include "tools/differ/enumeration.hpp"
#include "tools/difftest/positions.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/comparison.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using differ::Enumeration;

constexpr const char* differ_help =
    "Every position in which each string has a liberty is ruled by both, one of each class under symmetry "
    "and\n"
    "exchange of the colours; the numbers count all. Grids are taken from small to large. Below the table\n"
    "stand the smallest positions that differ, with who says what by which clause.\n"
    "\n"
    "Matters: status (of strings: in the text's own words if both are readings of one text, else alive or\n"
    "dead), territory, score, winner, best-play (what play from here comes to, against the score of a text\n"
    "without play). A position where one is undecided and nothing decided differs counts as open; one of "
    "which\n"
    "a text does not speak as silent.\n"
    "\n"
    "Examples:\n"
    "  shikatsu differ japanese-2003 japanese-2003+ko-pass=per-ko --grids 1x1..1x7\n"
    "  shikatsu differ japanese-2003 asura-1989 --grids 1x1..1x5 --by status,score --smallest 3\n"
    "  shikatsu differ japanese-2003 ikeda-territory-1 --by best-play --grids 1x1..1x5,2x2\n"
    "\n"
    "Ends with 0 if everything is decided, whether or not they differ; 3 if something is open or after "
    "Ctrl-C,\n"
    "which prints what is known so far; 2 after bad usage; 1 after an internal error.";

constexpr std::size_t usually_shown = 1;
constexpr int most_shown = 1'000'000;

/// What was found on one grid.
struct OnGrid {
    Grid grid;
    std::size_t classes = 0;
    Enumeration found;

    bool complete() const { return found.classes == classes; }
};

class DifferCommand : public Command {
  public:
    explicit DifferCommand(CLI::App& program) {
        parser_ = program.add_subcommand("differ", "Find where two rulesets or readings part ways");
        parser_->add_option("A", names_[0], "RULES or RULES+NAME=VALUE, as in japanese-2003+ko-pass=per-ko")
            ->required();
        parser_->add_option("B", names_[1], "The other")->required();
        parser_->add_option("--grids", grids_, "As in 2x2, 1x1..3x3 or 1x5,2x2..3x3")
            ->type_name("GRIDS")
            ->capture_default_str();
        parser_->add_option("--by", by_, "Matters to compare")
            ->type_name("MATTER,...")
            ->capture_default_str();
        parser_->add_option("--smallest", smallest_, "How many differing positions to show")
            ->check(CLI::Range(0, most_shown))
            ->type_name("K")
            ->capture_default_str();
        parser_->add_option("--max-states", options_.budget.max_states, "States that one question may cost")
            ->check(count_check())
            ->type_name("N")
            ->capture_default_str();
        parser_
            ->add_option("--max-seconds", options_.budget.max_seconds, "Seconds that one position may cost")
            ->check(seconds_check())
            ->type_name("S")
            ->capture_default_str();
        parser_->add_option("--jobs", jobs_, "Positions side by side")
            ->check(CLI::Range(1, 1024))
            ->type_name("N")
            ->capture_default_str();
        parser_->add_flag("--json", json_, "One JSON object");
        parser_->footer(differ_help);
    }

    ExitCode run() override {
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const auto variant = variant_of(names_[i]);
            if (!variant) return refuse(names_[i], variant.error());
            variants_[i] = *variant;
        }
        const auto matters = differ::matters_of_list(by_);
        if (!matters) return refuse("--by", matters.error());
        matters_ = *matters;
        auto grids = difftest::grids_of_list(grids_);
        if (!grids) return refuse("--grids", grids.error());
        for (const Grid& grid : *grids) {
            if (grid.size() <= atlas::max_points) continue;
            return refuse("--grids", fmt::format("more than {} intersections have too many positions",
                                                 atlas::max_points));
        }
        std::stable_sort(grids->begin(), grids->end(),
                         [](const Grid& a, const Grid& b) { return a.size() < b.size(); });
        return enumerate(*grids);
    }

  private:
    ExitCode refuse(const std::string& what, const std::string& why) {
        report_misused(what, why, outcome_);
        return outcome_.code();
    }

    ExitCode enumerate(const std::vector<Grid>& grids) {
        const Interruption interruption;
        options_.stop = interruption.flag();
        std::vector<OnGrid> all;
        if (!json_) print(head());
        for (const Grid& grid : grids) {
            if (interruption.wanted()) break;
            const auto classes = atlas::position_classes(grid, interruption.flag());
            if (interruption.wanted()) {
                complain("shikatsu: interrupted while listing the positions of " + difftest::name(grid));
                outcome_.note_undecided();
                break;
            }
            all.push_back(enumerate_one(grid, classes));
            if (!json_) print(row(all.back()));
            note(all.back());
        }
        options_.stop = nullptr;  // what is shown is small and wanted whole
        print(json_ ? as_json(all) : shown(all));
        return outcome_.code();
    }

    OnGrid enumerate_one(const Grid& grid, const std::vector<atlas::PositionClass>& classes) const {
        ProgressLine line(difftest::name(grid));
        return {grid, classes.size(),
                differ::enumerate(variants_[0], variants_[1], grid, classes, matters_, options_, jobs_,
                                  [&](std::size_t done) {
                                      line.show(fmt::format("{} of {} classes", with_commas(done),
                                                            with_commas(classes.size())));
                                  })};
    }

    void note(const OnGrid& one) {
        bool open = !one.complete();
        for (const auto& [matter, counts] : one.found.counts) open = open || counts.open > 0;
        if (open) outcome_.note_undecided();
    }

    std::string head() const {
        std::string text = fmt::format("A  {}\nB  {}\n\n{:<6}{:>12}", variants_[0].name, variants_[1].name,
                                       "grid", "positions");
        for (const differ::Matter matter : matters_) text += fmt::format("{:>12}", name(matter));
        return text + "\n";
    }

    /// How many positions differ, matter by matter.
    std::string row(const OnGrid& one) const {
        std::string text =
            fmt::format("{:<6}{:>12}", difftest::name(one.grid), with_commas(one.found.positions));
        std::string notes;
        for (const differ::Matter matter : matters_) {
            const auto counts = one.found.counts.find(matter);
            const differ::Counts sum = counts == one.found.counts.end() ? differ::Counts{} : counts->second;
            const bool speaks = one.found.positions > sum.silent || one.found.positions == 0;
            text += fmt::format("{:>12}", speaks ? with_commas(sum.differ) : "silent");
            if (sum.open > 0) notes += fmt::format(", {} open by {}", with_commas(sum.open), name(matter));
        }
        if (!one.complete())
            notes += fmt::format(", stopped after {} of {} classes", one.found.classes, one.classes);
        return text + (notes.empty() ? "" : "  " + notes.substr(2)) + "\n";
    }

    template <class Visit>
    void for_the_smallest(const std::vector<OnGrid>& all, Visit visit) const {
        std::size_t count = 0;
        for (const OnGrid& one : all) {
            for (const atlas::PositionClass& members : one.found.differing) {
                if (count++ >= smallest_) return;
                const Position position = atlas::position_of(one.grid, members.code);
                visit(members, std::vector<Ruling>{variants_[0].ruling(position, options_),
                                                   variants_[1].ruling(position, options_)});
            }
        }
    }

    std::string shown(const std::vector<OnGrid>& all) const {
        std::string text;
        for_the_smallest(all, [&](const atlas::PositionClass& members, const std::vector<Ruling>& rulings) {
            text += fmt::format("\n{}  (one of {})\n", one_line(rulings.front().position), members.size);
            text += "\n" + comparison_text(rulings, colouring_of_output());
        });
        const bool any = std::any_of(all.begin(), all.end(),
                                     [](const OnGrid& one) { return !one.found.differing.empty(); });
        return any || all.empty() ? text : "\nno position differs\n";
    }

    std::string as_json(const std::vector<OnGrid>& all) const {
        Json object;
        object["a"] = variants_[0].name;
        object["b"] = variants_[1].name;
        object["grids"] = Json::array();
        for (const OnGrid& one : all) {
            Json entry;
            entry["rows"] = one.grid.rows();
            entry["columns"] = one.grid.columns();
            entry["complete"] = one.complete();
            entry["positions"] = one.found.positions;
            entry["classes"] = one.found.classes;
            for (const auto& [matter, counts] : one.found.counts) {
                entry[std::string(name(matter))] = {
                    {"differ", counts.differ}, {"open", counts.open}, {"silent", counts.silent}};
            }
            entry["differing_classes"] = one.found.differing.size();
            object["grids"].push_back(std::move(entry));
        }
        object["smallest"] = Json::array();
        for_the_smallest(all, [&](const atlas::PositionClass& members, const std::vector<Ruling>& rulings) {
            Json entry = comparison_json(rulings);
            entry["class_size"] = members.size;
            object["smallest"].push_back(std::move(entry));
        });
        return json_line(object) + "\n";
    }

    std::array<std::string, 2> names_;
    std::array<Variant, 2> variants_;
    std::string grids_ = "1x1..2x3";
    std::string by_ = "status,territory,score,winner";
    std::vector<differ::Matter> matters_;
    std::size_t smallest_ = usually_shown;
    RulesetOptions options_;
    int jobs_ = 1;
    bool json_ = false;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_differ(CLI::App& program) {
    return std::make_unique<DifferCommand>(program);
}

}  // namespace shikatsu::tools
