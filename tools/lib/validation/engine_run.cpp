#include "tools/lib/validation/engine_run.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <system_error>

#include "optimized/kernel/deadline.hpp"
#include "tools/lib/descriptor.hpp"

namespace shikatsu::tools {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_output = 16U << 20U;
/// What the shell ends with if there is no such program, or it cannot be run.
constexpr int not_found = 127;
constexpr int not_permitted = 126;
/// How often the wish to stop is looked at.
constexpr long milliseconds_between_looks = 200;

void require(bool fine, const char* what) {
    if (!fine) throw std::system_error(errno, std::generic_category(), what);
}

/// The input as a file without name: unlike a pipe it cannot fill up or break when the reader ends.
Descriptor file_with(const std::string& input) {
    Descriptor file(memfd_create("input", MFD_CLOEXEC));
    require(file.open(), "memfd_create");
    for (std::size_t done = 0; done < input.size();) {
        const ssize_t written = write(file.number(), input.data() + done, input.size() - done);
        require(written > 0, "write");
        done += static_cast<std::size_t>(written);
    }
    require(lseek(file.number(), 0, SEEK_SET) == 0, "lseek");
    return file;
}

pid_t start(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = command;
    std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    pid_t child = 0;
    const int problem = posix_spawn(&child, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (problem != 0) throw std::system_error(problem, std::generic_category(), "posix_spawn");
    return child;
}

EngineRun read_until(int output, Clock::time_point end, const std::atomic<bool>* stop) {
    EngineRun run;
    std::array<char, 4096> block{};
    while (run.output.size() < most_output) {
        if (stop != nullptr && stop->load()) {
            run.end = EngineEnd::stopped;
            return run;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd waiting{output, POLLIN, 0};
        const int ready =
            left > 0 ? poll(&waiting, 1, static_cast<int>(std::min<long>(left, milliseconds_between_looks)))
                     : 0;
        if (ready < 0 && errno != EINTR) return run;
        if (ready <= 0) {
            if (Clock::now() < end) continue;
            run.end = EngineEnd::timed_out;
            return run;
        }
        const ssize_t count = read(output, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return run;
        run.output.append(block.data(), static_cast<std::size_t>(count));
    }
    run.end = EngineEnd::wrote_too_much;
    return run;
}

}  // namespace

std::string words(EngineEnd end) {
    switch (end) {
        case EngineEnd::not_started:
            return "it could not be started";
        case EngineEnd::timed_out:
            return "no answer in time";
        case EngineEnd::wrote_too_much:
            return "it wrote too much";
        case EngineEnd::stopped:
            return "it was stopped";
        case EngineEnd::ended:
            break;
    }
    return "it ended";
}

EngineRun run_engine(const std::string& command, const std::string& input, double max_seconds,
                     const std::atomic<bool>* stop) {
    const auto end = optimized::deadline_after(max_seconds);
    std::array<int, 2> ends{};
    require(pipe2(ends.data(), O_CLOEXEC) == 0, "pipe2");
    Descriptor for_reading(ends[0]);
    Descriptor for_writing(ends[1]);
    Descriptor file = file_with(input);
    const pid_t child = start(command, file.number(), for_writing.number());
    file.close();
    for_writing.close();
    EngineRun run = read_until(for_reading.number(), end, stop);
    for_reading.close();
    kill(-child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const bool in_vain =
        WIFEXITED(status) && (WEXITSTATUS(status) == not_found || WEXITSTATUS(status) == not_permitted);
    if (run.end == EngineEnd::ended && in_vain) run.end = EngineEnd::not_started;
    return run;
}

}  // namespace shikatsu::tools
