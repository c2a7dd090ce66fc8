// `shikatsu atlas`: the adjudication of all positions of a grid.
#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>
#include <optional>

#include "reference/values/diagram.hpp"
#include "tools/atlas/survey.hpp"
#include "tools/lib/grid_size.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/numbers.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/atlas_estimate.hpp"
#include "tools/shikatsu/atlas_files.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/inputs.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

using Json = nlohmann::ordered_json;
using atlas::Summary;

constexpr const char* atlas_help =
    "Every position in which each string has a liberty is taken as final-position. One of each class under\n"
    "symmetry and exchange of the colours is adjudicated; the numbers of positions and strings count them "
    "all.\n"
    "States, seconds and memory are those of the whole run.\n"
    "\n"
    "-o FILE makes a file instead, with statuses, territory and score of every position, for 'atlas query' "
    "and\n"
    "'atlas check'. Any of 'shikatsu rules' will do, and only --max-states limits what is decided. Any "
    "number\n"
    "of programs may be called for one file at the same time, as by 'mpirun -n 4 shikatsu atlas -o FILE "
    "3x4':\n"
    "they share the work, and if one dies the others take over. What is finished stays in FILE.blocks, and "
    "the\n"
    "same command goes on from there. The file is the same to the byte however it was made.\n"
    "\n"
    "--estimate N makes N records for such a file, of classes drawn at random, and says from them what the "
    "file\n"
    "would cost: seconds of computing, however busy the machine is, and bytes.\n"
    "\n"
    "Examples:\n"
    "  shikatsu atlas --jobs 2 3x3 2x5\n"
    "  shikatsu atlas --estimate 300 4x4\n"
    "  shikatsu atlas --jobs 2 -o 3x3.atlas 3x3\n"
    "  shikatsu atlas query 3x3.atlas '.#./#O./.#.'\n"
    "  shikatsu atlas check --sample 20 3x3.atlas\n"
    "\n"
    "Ends with 0 if everything is decided, 3 if something is undecided or after Ctrl-C, which prints what "
    "is\n"
    "known so far, 2 after bad usage, 1 after an internal error.";

/// More would tell nothing more.
constexpr std::uint64_t most_estimated = 1'000'000;

constexpr optimized::Status all_statuses[] = {
    optimized::Status::uncapturable, optimized::Status::capturable_1, optimized::Status::capturable_2,
    optimized::Status::dead, optimized::Status::undecided};

/// Of this process so far.
double peak_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / kibibytes_in_mebibyte;
}

std::uint64_t count_of(const Summary& summary, optimized::Status status) {
    const auto entry = summary.statuses.find(status);
    return entry == summary.statuses.end() ? 0 : entry->second;
}

struct Survey {
    Grid grid;
    Summary summary;
    std::size_t classes = 0;
    double seconds = 0.0;

    bool complete() const { return summary.classes == classes; }
};

std::string as_json(const Survey& survey) {
    const Summary& summary = survey.summary;
    Json object;
    object["rows"] = survey.grid.rows();
    object["columns"] = survey.grid.columns();
    object["complete"] = survey.complete();
    object["positions"] = summary.positions;
    object["classes"] = summary.classes;
    object["strings"] = summary.strings;
    for (const optimized::Status status : all_statuses) object[name(status)] = count_of(summary, status);
    object["capturable-3"] = summary.capturable_3;
    object["end_prohibited_by_direct_ko"] = summary.ends_prohibited_by_direct_ko;
    object["undecided_positions"] = summary.undecided_positions;
    object["questions"] = summary.questions;
    object["states"] = summary.states;
    object["most_states_of_a_question"] = summary.most_states_of_a_question;
    object["hardest"] = one_line(atlas::position_of(survey.grid, summary.hardest));
    object["seconds"] = survey.seconds;
    object["peak_mebibytes"] = peak_mebibytes();
    return json_line(object) + "\n";
}

std::string as_text(const Survey& survey) {
    const Summary& summary = survey.summary;
    std::string text =
        fmt::format("{}x{}: {} positions in {} classes{}\n", survey.grid.rows(), survey.grid.columns(),
                    with_commas(summary.positions), with_commas(summary.classes),
                    survey.complete() ? "" : fmt::format(" of {}, stopped", with_commas(survey.classes)));
    const auto row = [&](std::string_view what, std::uint64_t count) {
        text += fmt::format("  {:28}{:>16}\n", what, with_commas(count));
    };
    row("strings", summary.strings);
    for (const optimized::Status status : all_statuses) row(name(status), count_of(summary, status));
    row("capturable-3", summary.capturable_3);
    row("ends prohibited by direct-ko", summary.ends_prohibited_by_direct_ko);
    row("positions with an open string", summary.undecided_positions);
    row("questions asked", summary.questions);
    row("states", summary.states);
    row("most states of a question", summary.most_states_of_a_question);
    text += fmt::format("  at {}\n", one_line(atlas::position_of(survey.grid, summary.hardest)));
    text += fmt::format("  {:.1f} s, {:.1f} positions/s, peak {:.1f} MiB\n", survey.seconds,
                        static_cast<double>(summary.positions) / std::max(survey.seconds, 1e-9),
                        peak_mebibytes());
    return text;
}

class AtlasCommand : public Command {
  public:
    explicit AtlasCommand(CLI::App& program) {
        parser_ = program.add_subcommand("atlas", "Adjudicate all positions of a grid and sum them up");
        engine_.add_to(*parser_);
        parser_->add_flag("--json", json_, "One JSON object for each grid, each on its own line");
        parser_->add_option("-o,--output", output_, "Make an atlas of one grid in this file")
            ->type_name("FILE")
            ->check(text_check());
        parser_
            ->add_option("--estimate", estimate_,
                         "Make only so many random records and say what all would cost")
            ->type_name("N")
            ->check(count_check_to(most_estimated));
        parser_->add_option("GRID", sizes_, "ROWSxCOLUMNS");
        parser_->footer(atlas_help);
        parser_->require_subcommand(0, 1);
        query_.add_to(*parser_);
        check_.add_to(*parser_);
    }

    ExitCode run() override {
        if (query_.chosen() || check_.chosen()) {
            if (!sizes_.empty())
                return refuse(sizes_.front(), "'query' and 'check' take no GRID before them");
            return query_.chosen() ? query_.run() : check_.run();
        }
        if (sizes_.empty()) return refuse("GRID", "is required");
        if (!engine_.has_engine() && output_.empty() && estimate_ == 0)
            return refuse("--rules",
                          "only japanese-2003 is summed up; -o FILE and --estimate take any rules");
        std::vector<Grid> grids;
        for (const std::string& size : sizes_) {
            const auto grid = grid_of_size(size);
            if (!grid) return refuse(size, grid.error());
            if (grid->size() > atlas::max_points) {
                return refuse(size, fmt::format("more than {} intersections have too many positions",
                                                atlas::max_points));
            }
            grids.push_back(*grid);
        }
        const Interruption interruption;
        if (estimate_ > 0) return estimate(grids, interruption);
        if (!output_.empty()) {
            if (grids.size() > 1) return refuse("-o", "a file is of one grid");
            return make_atlas_file(engine_, grids.front(), output_, json_, interruption);
        }
        for (const Grid& grid : grids) {
            if (interruption.wanted()) break;
            const auto survey = survey_of(grid, interruption);
            if (!survey) {
                complain(fmt::format("shikatsu: interrupted while listing the positions of {}x{}",
                                     grid.rows(), grid.columns()));
                outcome_.note_undecided();
                break;
            }
            print(json_ ? as_json(*survey) : as_text(*survey));
            if (!survey->complete() || survey->summary.undecided_positions > 0) outcome_.note_undecided();
        }
        return outcome_.code();
    }

  private:
    ExitCode refuse(const std::string& what, const std::string& why) {
        report_misused(what, why, outcome_);
        return outcome_.code();
    }

    ExitCode estimate(const std::vector<Grid>& grids, const Interruption& interruption) {
        if (!output_.empty()) return refuse("--estimate", "makes no file");
        for (const Grid& grid : grids) {
            if (estimate_atlas(engine_, grid, estimate_, json_, interruption) != ExitCode::all_decided)
                outcome_.note_undecided();
            if (interruption.wanted()) break;
        }
        return outcome_.code();
    }

    /// Nothing if it was interrupted before it knew what there is to look at.
    std::optional<Survey> survey_of(const Grid& grid, const Interruption& interruption) const {
        optimized::Options options = engine_.options();
        const int jobs = std::exchange(options.jobs, 1);
        options.stop = interruption.flag();
        const auto start = std::chrono::steady_clock::now();
        const auto classes = atlas::position_classes(grid, interruption.flag());
        if (interruption.wanted()) return std::nullopt;
        ProgressLine line(fmt::format("{}x{}", grid.rows(), grid.columns()));
        const Summary summary = atlas::survey(grid, classes, options, jobs, [&](std::size_t done) {
            if (done % 64 == 0)
                line.show(fmt::format("{} of {} classes", with_commas(done), with_commas(classes.size())));
        });
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
        return Survey{grid, summary, classes.size(), elapsed.count()};
    }

    EngineOptions engine_;
    bool json_ = false;
    std::string output_;
    std::size_t estimate_ = 0;
    std::vector<std::string> sizes_;
    AtlasQuery query_;
    AtlasCheck check_;
    Outcome outcome_;
};

}  // namespace

std::unique_ptr<Command> make_atlas(CLI::App& program) {
    return std::make_unique<AtlasCommand>(program);
}

}  // namespace shikatsu::tools
