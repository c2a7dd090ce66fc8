// `shikatsu_mutants`: the quick campaign against each mutant of the catalogue, as a table.
#include <fmt/format.h>
#include <sys/wait.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/mutants/catalogue.hpp"
#include "tests/mutants/trial.hpp"

namespace shikatsu::mutants {

extern const char* const catalogue_text;

namespace {

constexpr const char* help_footer =
    "A mutant is a small wrong change to the sources of the engine or of the certificates' checker. All are "
    "woven into\n"
    "one copy of these sources, and a process plays at most one of them. Each runs the quick campaign, a "
    "compact form of\n"
    "the default tests, until a check finds it out: then it is killed. A process that crashes, or uses up "
    "its "
    "seconds or\n"
    "its memory, is killed, too. The unmutated program goes first and has to pass.\n"
    "\n"
    "Examples:\n"
    "  shikatsu_mutants --jobs 2\n"
    "  shikatsu_mutants --only suicide-is-legal\n"
    "  shikatsu_mutants --sample 8 --seed 3 --json\n"
    "\n"
    "Ends with 0 if exactly those mutants survive of which the catalogue says why, 1 if not, 2 after bad "
    "usage, 3 if it\n"
    "was stopped.";

volatile std::sig_atomic_t stopped = 0;

struct Arguments {
    std::vector<std::string> only;
    bool list = false;
    bool control = false;
    bool json = false;
    int jobs = 1;
    std::size_t sample = 0;
    unsigned seed = 20031;
    ProcessLimits limits;
};

void describe(CLI::App& app, Arguments& arguments) {
    app.add_option("--only", arguments.only, "Only these mutants")->type_name("NAME...");
    app.add_flag("--list", arguments.list, "List the catalogue and run nothing");
    app.add_flag("--control", arguments.control, "Run the unmutated program alone, and list the checks");
    app.add_flag("--json", arguments.json, "One JSON object for each mutant, each on its own line");
    app.add_option("--jobs", arguments.jobs, "Mutants side by side")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    app.add_option("--sample", arguments.sample, "Only so many mutants, drawn by --seed")->type_name("N");
    app.add_option("--seed", arguments.seed, "What --sample draws by")->capture_default_str();
    app.add_option("--cpu-seconds", arguments.limits.cpu_seconds, "Seconds of work for each mutant")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    app.add_option("--mebibytes", arguments.limits.memory_mebibytes, "Memory for each mutant")
        ->capture_default_str();
    app.footer(help_footer);
}

/// What is run: numbers of the catalogue, counted from 1; 0 is the control.
tl::expected<std::vector<int>, std::string> selection(const std::vector<Mutant>& mutants,
                                                      const Arguments& arguments) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < mutants.size() && !arguments.control; ++i) {
        const bool named = std::count(arguments.only.begin(), arguments.only.end(), mutants[i].name) > 0;
        if (arguments.only.empty() || named) numbers.push_back(static_cast<int>(i + 1));
    }
    for (const std::string& name : arguments.only) {
        const auto is_it = [&](const Mutant& mutant) { return mutant.name == name; };
        if (std::none_of(mutants.begin(), mutants.end(), is_it))
            return tl::make_unexpected("no mutant is called '" + name + "'; --list shows all");
    }
    if (arguments.sample > 0) {
        std::shuffle(numbers.begin(), numbers.end(), std::mt19937(arguments.seed));
        numbers.resize(std::min(arguments.sample, numbers.size()));
    }
    numbers.insert(numbers.begin(), 0);
    return numbers;
}

/// Prints results as they come, and keeps the sums.
class Table {
  public:
    Table(const std::vector<Mutant>& mutants, std::size_t total, bool json)
        : mutants_(mutants), total_(total), json_(json) {
        for (const Mutant& mutant : mutants) width_ = std::max(width_, mutant.name.size());
        if (!json_)
            fmt::print("{:{}}  {:<34}  {:>8}  {:>7}\n", "mutant", width_, "killed by", "cases", "seconds");
    }

    void add(int number, const TrialResult& result) {
        const bool killed = result.end == TrialResult::End::killed;
        ++done_;
        if (number == 0) {
            control_passed_ = !killed;
        } else {
            ++(killed ? killed_ : survived_);
            if (killed != mutants_[static_cast<std::size_t>(number - 1)].survives.empty()) ++unexpected_;
        }
        if (json_) {
            print_json(number, result);
        } else {
            print_row(number, result);
        }
        std::fflush(stdout);
    }

    bool control_failed() const { return !control_passed_; }

    int summarize() const {
        if (!json_) {
            fmt::print("\n{} killed, {} survived, {} not as the catalogue says; the unmutated program {}\n",
                       killed_, survived_, unexpected_, control_passed_ ? "passed" : "did NOT pass");
        }
        if (done_ < total_) return 3;
        return unexpected_ == 0 && control_passed_ ? 0 : 1;
    }

  private:
    std::string name(int number) const {
        return number == 0 ? "(none)" : mutants_[static_cast<std::size_t>(number - 1)].name;
    }
    std::string survives(int number) const {
        return number == 0 ? "" : mutants_[static_cast<std::size_t>(number - 1)].survives;
    }

    void print_json(int number, const TrialResult& result) const {
        nlohmann::ordered_json line;
        line["mutant"] = number == 0 ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(name(number));
        line["killed"] = result.end == TrialResult::End::killed;
        line["check"] = result.check;
        line["sentence"] = result.sentence;
        line["cases"] = result.cases;
        line["seconds"] = result.seconds;
        if (const std::string reason = survives(number); !reason.empty()) line["survives"] = reason;
        fmt::print("{}\n", line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    }

    /// What each check of the whole campaign costs.
    static void print_checks(const TrialResult& result) {
        for (std::size_t i = 0; i < result.begun.size(); ++i) {
            const double end = i + 1 < result.begun.size() ? result.begun[i + 1].second : result.seconds;
            fmt::print("    {:<40} {:>7.2f} s\n", result.begun[i].first, end - result.begun[i].second);
        }
    }

    void print_row(int number, const TrialResult& result) const {
        const bool killed = result.end == TrialResult::End::killed;
        fmt::print("{:{}}  {:<34}  {:>8}  {:>7.2f}", name(number), width_, killed ? result.check : "-",
                   result.cases, result.seconds);
        const std::string said = killed ? result.sentence : survives(number);
        fmt::print("{}{}\n", said.empty() ? "" : "  ", said);
        if (number == 0 && total_ == 1) print_checks(result);
        if (!killed && number > 0 && said.empty())
            fmt::print("    SURVIVED: {}\n", mutants_[static_cast<std::size_t>(number - 1)].breaks);
    }

    const std::vector<Mutant>& mutants_;
    std::size_t total_;
    bool json_;
    std::size_t width_ = 6;
    std::size_t done_ = 0;
    int killed_ = 0;
    int survived_ = 0;
    int unexpected_ = 0;
    bool control_passed_ = true;
};

int run(const std::vector<Mutant>& mutants, const std::vector<int>& numbers, const Arguments& arguments) {
    const std::vector<Check> checks = quick_campaign();
    Table table(mutants, numbers.size(), arguments.json);
    std::vector<Trial> running;
    std::size_t next = 0;
    while (!running.empty() || (next < numbers.size() && stopped == 0)) {
        while (stopped == 0 && next < numbers.size() &&
               running.size() < static_cast<std::size_t>(arguments.jobs))
            running.push_back(start_trial(numbers[next++], checks, arguments.limits));
        int status = 0;
        const pid_t ended = waitpid(-1, &status, 0);
        if (stopped != 0) {
            for (const Trial& trial : running) kill(trial.process, SIGKILL);
            break;
        }
        const auto trial = std::find_if(running.begin(), running.end(),
                                        [&](const Trial& one) { return one.process == ended; });
        if (trial == running.end()) continue;
        table.add(trial->mutant, result_of(*trial, status, arguments.limits));
        running.erase(trial);
        if (table.control_failed()) {
            fmt::print(stderr, "the unmutated program does not pass, so no kill would mean anything\n");
            for (const Trial& other : running) kill(other.process, SIGKILL);
            return 1;
        }
    }
    return table.summarize();
}

int main_with(int argc, char** argv) {
    Arguments arguments;
    CLI::App app{"Plants one fault after another and says which check finds it."};
    describe(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error);
        return code == 0 ? 0 : 2;
    }
    const std::vector<Mutant> mutants = read_catalogue(catalogue_text, "catalogue").value();
    if (arguments.list) {
        for (const Mutant& mutant : mutants) {
            fmt::print("{}  {}\n    {}\n    - {}\n    + {}\n", mutant.name, mutant.file, mutant.breaks,
                       mutant.from, mutant.to);
        }
        fmt::print("{} mutants\n", mutants.size());
        return 0;
    }
    const auto numbers = selection(mutants, arguments);
    if (!numbers) {
        fmt::print(stderr, "shikatsu_mutants: error: {}\n", numbers.error());
        return 2;
    }
    struct sigaction action {};
    action.sa_handler = [](int) { stopped = 1; };
    sigaction(SIGINT, &action, nullptr);
    return run(mutants, *numbers, arguments);
}

}  // namespace
}  // namespace shikatsu::mutants

int main(int argc, char** argv) {
    try {
        return shikatsu::mutants::main_with(argc, argv);
    } catch (const std::exception& error) {
        fmt::print(stderr, "shikatsu_mutants: error: {}\n", error.what());
        return 1;
    }
}
