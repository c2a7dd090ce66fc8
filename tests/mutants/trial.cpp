#include "tests/mutants/trial.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "tests/mutants/chosen.hpp"

namespace shikatsu::mutants {

namespace {

using nlohmann::json;

// A sanitizer's shadow takes more address space than any limit.
#ifdef __SANITIZE_ADDRESS__
constexpr bool memory_can_be_limited = false;
#else
constexpr bool memory_can_be_limited = true;
#endif

void restrict_to(const ProcessLimits& limits) {
    const auto seconds = static_cast<rlim_t>(limits.cpu_seconds);
    const rlimit cpu{seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &cpu);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (memory_can_be_limited) {
        const rlim_t bytes = static_cast<rlim_t>(limits.memory_mebibytes) << 20;
        const rlimit memory{bytes, bytes};
        setrlimit(RLIMIT_AS, &memory);
    }
}

void write_line(int pipe, const json& line) {
    const std::string text = line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
    if (write(pipe, text.data(), text.size()) < 0) _exit(1);
}

/// Seconds of work of this process so far; those of the clock would depend on what else runs.
double work_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// A line before each check, so that it is known where a process was ended; one at the end.
void run_checks(const std::vector<Check>& checks, int pipe) {
    const double start = work_seconds();
    long cases = 0;
    std::string sentence;
    for (const Check& check : checks) {
        Cases seen;
        write_line(pipe, {{"check", check.name}, {"cases", cases}, {"seconds", work_seconds() - start}});
        try {
            check.run(seen);
        } catch (const Wrong& wrong) {
            sentence = wrong.what();
        } catch (const std::exception& broken) {
            sentence = std::string("exception: ") + broken.what();
        }
        cases += seen.count();
        if (!sentence.empty()) break;
    }
    write_line(pipe, {{"sentence", sentence}, {"cases", cases}, {"seconds", work_seconds() - start}});
}

std::string all_of(int pipe) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (;;) {
        const ssize_t count = read(pipe, buffer.data(), buffer.size());
        if (count <= 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    close(pipe);
    return text;
}

std::string how_it_ended(int status, const ProcessLimits& limits) {
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL))
        return "ended after " + std::to_string(limits.cpu_seconds) + " seconds of work";
    if (WIFSIGNALED(status)) return std::string("crashed: ") + strsignal(WTERMSIG(status));
    return "ended with " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

Trial start_trial(int mutant, const std::vector<Check>& checks, const ProcessLimits& limits) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe for a trial");
    std::fflush(nullptr);
    const pid_t process = fork();
    if (process < 0) throw std::runtime_error("no process for a trial");
    if (process == 0) {
        close(ends[0]);
        restrict_to(limits);
        chosen = mutant;
        run_checks(checks, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    return {mutant, process, ends[0]};
}

TrialResult result_of(const Trial& trial, int status, const ProcessLimits& limits) {
    TrialResult result;
    bool finished = false;
    std::istringstream lines(all_of(trial.pipe));
    for (std::string text; std::getline(lines, text);) {
        const json line = json::parse(text);
        result.cases = line.at("cases");
        result.seconds = line.at("seconds");
        if (line.contains("check")) {
            result.check = line.at("check");
            result.begun.push_back({result.check, result.seconds});
        } else {
            finished = true;
            result.sentence = line.at("sentence");
        }
    }
    if (!finished) result.sentence = how_it_ended(status, limits);
    if (result.sentence.empty()) {
        result.check.clear();
    } else {
        result.end = TrialResult::End::killed;
    }
    return result;
}

}  // namespace shikatsu::mutants
