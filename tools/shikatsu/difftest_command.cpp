// `shikatsu difftest`: the reference beside the engine, on all or on random positions and games.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "tools/difftest/campaign_file.hpp"
#include "tools/difftest/campaign_report.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/whole_file.hpp"
#include "tools/shikatsu/commands.hpp"
#include "tools/shikatsu/difftest_asura1989.hpp"
#include "tools/shikatsu/difftest_options.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/ikeda_difftest.hpp"
#include "tools/shikatsu/ing_difftest.hpp"
#include "tools/shikatsu/interruption.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

namespace {

using difftest::CampaignState;
using difftest::Case;
using difftest::Plan;

constexpr int most_points = 24;
// What the reference of asura's model may try for one chain: seconds.
constexpr std::uint64_t moves_of_reference = 20'000;

constexpr const char* difftest_help =
    "Compares, on each position: the status of every string, its locals, capturable-3, the direct-ko "
    "verdict,\n"
    "all maps of the scoring, the score, and the main variations; and on a random game from it: the judges'\n"
    "rulings on each move, and how it ends. Grids of up to 5 intersections are decided by the reference on "
    "the\n"
    "full graph. Beyond, the engine shows a witness for each answer and the reference's checker verifies\n"
    "it. Kinds: uniform, dense, ko-rich, seki-like, mutated (from the commentary's examples); on "
    "grids of\n"
    "more than 9 intersections all are mutated.\n"
    "\n"
    "Without --reading every reading of the register is compared, alone; half of the random trials take the\n"
    "literal text. --reading ko-pass=all-bans means the literal text only.\n"
    "\n"
    "At its end a run prints what it has seen and fails if that is not varied enough: each status, "
    "capturable-3,\n"
    "kos, bans, ko-passes, long cycles, refused moves and questions that rest on infinite play have bounds. "
    "An\n"
    "exhaustive run must see each once if some grid of the plan shows it; a random one in a share of its "
    "trials.\n"
    "A question rests on infinite play if its answer changes once every infinite sequence counts for the "
    "loser.\n"
    "\n"
    "A failure is shrunk: lines, stones, moves and readings are taken away while it still fails. Its file "
    "goes\n"
    "into the folder of --failures; such files are FILE arguments, and tests/data/regressions keeps them.\n"
    "\n"
    "Of Ikeda's rulesets random games are compared under all readings: the ruling on every point, the end "
    "and "
    "the\n"
    "margin at every move; with --exhaustive the values of best play from every position.\n"
    "\n"
    "--rules ing-sst: random games under all readings, with handicap plays and agreements: the ruling on "
    "every "
    "point,\n"
    "hot stones, bans, pause and end, and both ways to count; with --exhaustive the values of best play.\n"
    "\n"
    "--rules asura-1989: on each position the status of every chain, by the reference with the whole past of "
    "each\n"
    "hypo-sequence as far as a bounded number of moves goes, under both readings of "
    "asura-previous-occurrence. "
    "For\n"
    "--exhaustive, --grids, --kinds, --seed, --count, --seconds, --position and --json.\n"
    "\n"
    "Examples:\n"
    "  shikatsu difftest --rules ing-sst --count 10000 --grids 1x3..3x4\n"
    "  shikatsu difftest --rules ikeda --count 10000 --grids 1x1..2x3\n"
    "  shikatsu difftest --rules ikeda --exhaustive 1x1..1x3\n"
    "  shikatsu difftest --rules asura-1989 --exhaustive 1x1..1x5,2x2\n"
    "  shikatsu difftest --exhaustive 2x2            all legal positions under all readings\n"
    "  shikatsu difftest --seed 7 --resume night.json    until Ctrl-C; the same command goes on\n"
    "  shikatsu difftest --count 1000 --grids 3x3 --kinds ko-rich,mutated --json\n"
    "  shikatsu difftest --position '#./.O' --moves 'white A1 pass'\n"
    "\n"
    "Ends with 0 if all agree, 1 after a disagreement or if too little was seen, 2 after bad usage, 3 if it "
    "was\n"
    "stopped before its end, or without a planned end before it had seen enough.";

class DifftestCommand : public Command {
  public:
    explicit DifftestCommand(CLI::App& program) {
        parser_ = program.add_subcommand(
            "difftest", "Compare the reference with the engine, on all or on random positions and games");
        add_plan_options();
        add_run_options();
        parser_->footer(difftest_help);
    }

    ExitCode run() override {
        if (const auto useless = useless_option(*parser_, rules_)) return refuse(*useless);
        if (rules_ != default_rules) return run_by_other_rules();
        if (!position_.empty() || !files_.empty()) return run_cases();
        const auto plan = make_plan();
        if (!plan) return refuse(plan.error());
        tl::expected<std::optional<CampaignState>, std::string> earlier;
        if (!state_file_.empty()) earlier = difftest::load_state(state_file_, *plan);
        if (!earlier) return refuse(earlier.error());
        return run_plan(*plan, earlier->value_or(CampaignState{}));
    }

  private:
    void add_plan_options() {
        parser_
            ->add_option("--rules", rules_,
                         "japanese-2003, asura-1989, ing-sst, ikeda for all six of his rulesets, or one of "
                         "them by name")
            ->type_name("NAME")
            ->capture_default_str();
        parser_
            ->add_option("--exhaustive", exhaustive_,
                         "All legal positions of these grids, as in 2x2 or 1x1..1x4")
            ->check(text_check())
            ->type_name("GRIDS");
        parser_->add_option("--seed", seed_, "Random positions and games from this number on")
            ->check(number_check())
            ->type_name("N")
            ->capture_default_str();
        parser_->add_option("--kinds", kinds_, "Kinds of random positions")
            ->type_name("KIND,...")
            ->capture_default_str();
        parser_->add_option("--grids", grids_, "Grids of random positions")
            ->type_name("GRIDS")
            ->capture_default_str();
        add_reading_option(*parser_, [this](const Readings& readings) { readings_ = readings; });
    }

    void add_run_options() {
        parser_
            ->add_option("--count", count_, "Stop after so many trials, earlier ones of --resume among them")
            ->check(count_check())
            ->type_name("N");
        parser_
            ->add_option("--seconds", seconds_,
                         "Stop after so many seconds, earlier ones of --resume among them")
            ->check(seconds_check())
            ->type_name("S");
        parser_->add_option("--jobs", jobs_, "Trials side by side; 0 means one for each core")
            ->check(CLI::Range(0, most_jobs))
            ->type_name("N")
            ->capture_default_str();
        parser_
            ->add_option("--resume", state_file_,
                         "Keep the state in this file, and go on from it if it is there")
            ->check(written_file_check())
            ->type_name("FILE");
        parser_->add_option("--failures", failures_folder_, "Folder for files of failing cases")
            ->check(written_folder_check())
            ->type_name("DIR")
            ->capture_default_str();
        parser_->add_flag("--json", json_, "The summary as one JSON object on one line");
        parser_->add_option("--position", position_, "Compare this one position, rows parted by '/'")
            ->check(text_check())
            ->type_name("ROWS");
        parser_->add_option("--moves", moves_, "With --position: compare this game, as in 'black A1 pass B2'")
            ->check(text_check())
            ->type_name("MOVES")
            ->needs("--position");
        parser_->add_option("FILE", files_, "Compare the cases of these files again");
    }

    ExitCode run_by_other_rules() const {
        if (rules_ == asura_1989_rules) return run_asura1989();
        if (rules_ == ing_sst_rules) return run_ing();
        difftest::IkedaPlan plan;
        plan.rules = difftest::ikeda_rules_named(rules_);
        if (plan.rules.empty())
            return refuse(
                "difftest knows the rules japanese-2003, asura-1989, ing-sst, ikeda and those of the six");
        if (const auto bad = fill(plan)) return refuse(*bad);
        return run_ikeda_difftest(plan, json_);
    }

    ExitCode run_ing() const {
        difftest::IngPlan plan;
        if (const auto bad = fill(plan)) return refuse(*bad);
        return run_ing_difftest(plan, json_);
    }

    /// What the comparisons of whole games have in common; what is wrong with it.
    std::optional<std::string> fill(difftest::GamesPlan& plan) const {
        plan.values = !exhaustive_.empty();
        const auto grids = difftest::grids_of_list(plan.values ? exhaustive_ : grids_);
        if (!grids) return grids.error();
        plan.grids = *grids;
        plan.seed = seed_;
        if (count_) plan.trials = *count_;
        if (seconds_) plan.seconds = *seconds_;
        return std::nullopt;
    }

    static ExitCode refuse(const std::string& sentence) {
        complain("shikatsu: error: " + printable(sentence));
        return ExitCode::bad_input;
    }

    tl::expected<Plan, std::string> make_plan() const {
        Plan plan;
        plan.exhaustive = !exhaustive_.empty();
        plan.seed = seed_;
        const auto grids = difftest::grids_of_list(plan.exhaustive ? exhaustive_ : grids_);
        if (!grids) return tl::make_unexpected(grids.error());
        plan.grids = *grids;
        for (const Grid& grid : plan.grids) {
            if (grid.size() <= most_points) continue;
            return tl::make_unexpected(
                fmt::format("the grid {} is too large to compare on: at most {} intersections",
                            difftest::name(grid), most_points));
        }
        const auto kinds = difftest::kinds_of_list(kinds_);
        if (!kinds) return tl::make_unexpected(kinds.error());
        plan.kinds = *kinds;
        plan.readings = readings_ ? std::vector{*readings_} : difftest::register_one_by_one();
        return plan;
    }

    difftest::CampaignLimits limits(const Interruption& interruption) const {
        difftest::CampaignLimits limits;
        if (count_) limits.trials = *count_;
        if (seconds_) limits.seconds = *seconds_;
        limits.jobs = jobs_ > 0 ? jobs_ : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        limits.stop = interruption.flag();
        return limits;
    }

    ExitCode run_plan(const Plan& plan, CampaignState earlier) {
        const Interruption interruption;
        const bool on_terminal = isatty(STDERR_FILENO) != 0;
        const std::uint64_t done_before = earlier.done();
        const double seconds_before = earlier.seconds;
        bool kept = true;
        const CampaignState state = difftest::run_campaign(
            plan, difftest::optimized_engine(), std::move(earlier), limits(interruption),
            [&](const CampaignState& now) {
                if (!state_file_.empty()) kept = difftest::save_state(state_file_, plan, now);
                const double spent = std::max(0.001, now.seconds - seconds_before);
                const double rate = static_cast<double>(now.done() - done_before) / spent;
                if (on_terminal) fmt::print(stderr, "\r\x1b[K{}", difftest::progress_line(now, rate));
            });
        if (on_terminal) fmt::print(stderr, "\r\x1b[K");
        const ExitCode code = conclude(plan, state, interruption.wanted());
        write_failures(state);
        if (kept) return code;
        complain(fmt::format("shikatsu: error: {} cannot be written; it is not as far as this",
                             printable(state_file_)));
        return code == ExitCode::disagreement ? code : ExitCode::bad_input;
    }

    ExitCode conclude(const Plan& plan, const CampaignState& state, bool interrupted) const {
        const auto required = difftest::requirements(plan, state.done());
        const auto missed = difftest::shortfalls(required, state.tally);
        const bool without_end = !plan.exhaustive && !count_ && !seconds_;
        const bool whole = plan.exhaustive ? is_exhausted(plan, state) : !interrupted || without_end;
        if (json_) {
            auto object = state_json(plan, state);
            object["bounds"] = nlohmann::ordered_json::object();
            for (const auto& each : required) object["bounds"][std::string(name(each.counter))] = each.bound;
            object["complete"] = whole;
            print(json_line(object) + "\n");
        } else {
            print(difftest::campaign_report(plan, state, required));
        }
        if (!state.failures.empty()) return ExitCode::disagreement;
        if (!whole) return ExitCode::stopped_early;
        if (missed.empty()) return state.done() > 0 ? ExitCode::agreement : ExitCode::stopped_early;
        return interrupted ? ExitCode::stopped_early : ExitCode::disagreement;
    }

    void write_failures(const CampaignState& state) const {
        if (state.failures.empty()) return;
        std::error_code shown_by_the_files;
        std::filesystem::create_directories(failures_folder_, shown_by_the_files);
        for (const difftest::Failure& failure : state.failures) {
            const auto path = std::filesystem::path(failures_folder_) /
                              fmt::format("seed-{}-trial-{}.txt", seed_, failure.trial);
            if (!write_whole(path, failure.file_text))
                complain(fmt::format("shikatsu: error: {} cannot be written", printable(path.string())));
        }
    }

    /// Errors: a line to print.
    tl::expected<std::vector<Case>, std::string> cases() const {
        const auto bad_option = [](const char* option, const std::string& why) {
            return tl::make_unexpected(fmt::format("shikatsu: error: {}: {}", option, printable(why)));
        };
        std::vector<Case> all;
        for (const std::string& file : files_) {
            const auto read = difftest::cases_of_file(file);
            if (!read) return tl::make_unexpected(read.error());
            all.insert(all.end(), read->begin(), read->end());
        }
        if (position_.empty()) return all;
        const auto position = difftest::position_of_line(position_);
        if (!position) return bad_option("--position", position.error());
        Case one{*position, readings_.value_or(Readings{}), std::nullopt};
        if (!moves_.empty()) {
            const auto game = difftest::game_of_line(position->grid(), moves_);
            if (!game) return bad_option("--moves", game.error());
            one.game = *game;
        }
        all.push_back(one);
        return all;
    }

    ExitCode run_cases() const {
        const auto all = cases();
        if (!all) {
            complain(all.error());
            return ExitCode::bad_input;
        }
        const difftest::Engine engine = difftest::optimized_engine();
        difftest::Checker checker(engine);
        ExitCode code = ExitCode::agreement;
        for (const Case& one : *all) {
            const difftest::Comparison comparison = checker.compare(one);
            const bool agree = comparison.differences.empty();
            print(fmt::format("{}: {}\n", difftest::options_of(one), agree ? "agree" : "DIFFER"));
            for (const std::string& difference : comparison.differences) print("  " + difference + "\n");
            if (!agree) code = ExitCode::disagreement;
        }
        return code;
    }

    ExitCode run_asura1989() const {
        auto plan = make_plan();
        if (!plan) return refuse(plan.error());
        plan->readings = {Readings{}};  // those of the Japanese 2003 Rules
        std::optional<Position> position;
        if (!position_.empty()) {
            const auto read = difftest::position_of_line(position_);
            if (!read) return refuse(read.error());
            position = *read;
        }
        difftest::asura1989::Extent extent;
        extent.moves = moves_of_reference;
        if (count_) extent.trials = *count_;
        if (seconds_) extent.seconds = *seconds_;
        return run_asura1989_difftest(*plan, position, extent, json_);
    }

    std::string rules_ = default_rules;
    std::string exhaustive_;
    std::uint64_t seed_ = 1;
    std::string kinds_ = "uniform,dense,ko-rich,seki-like,mutated";
    std::string grids_ = "1x1..3x3,1x7";
    std::optional<Readings> readings_;
    std::optional<std::uint64_t> count_;
    std::optional<double> seconds_;
    int jobs_ = 1;
    std::string state_file_;
    std::string failures_folder_ = "difftest-failures";
    bool json_ = false;
    std::string position_;
    std::string moves_;
    std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Command> make_difftest(CLI::App& program) {
    return std::make_unique<DifftestCommand>(program);
}

}  // namespace shikatsu::tools
