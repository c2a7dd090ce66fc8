#include "tools/lib/measured_child.hpp"

#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <system_error>

#include "tools/lib/descriptor.hpp"

namespace shikatsu::tools {

namespace {

std::system_error last_error(const char* what) {
    return std::system_error(errno, std::generic_category(), what);
}

bool write_all(int descriptor, const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t written = write(descriptor, text.data() + done, text.size() - done);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        done += static_cast<std::size_t>(written);
    }
    return true;
}

/// Interrupts the child once somebody wants to stop.
class Stopping {
  public:
    Stopping(pid_t child, const std::atomic<bool>* stop) : child_(child), stop_(stop) {}

    void look() {
        if (stop_ == nullptr || !stop_->load()) return;
        kill(child_, SIGINT);
        stop_ = nullptr;
    }

  private:
    pid_t child_;
    const std::atomic<bool>* stop_;
};

std::string read_all(int descriptor, Stopping stopping) {
    constexpr int milliseconds = 100;
    std::string text;
    std::array<char, 4096> block{};
    for (;;) {
        stopping.look();
        pollfd there{descriptor, POLLIN, 0};
        const int ready = poll(&there, 1, milliseconds);
        if (ready < 0 && errno != EINTR) return text;
        if (ready <= 0) continue;
        const ssize_t count = read(descriptor, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return text;
        text.append(block.data(), static_cast<std::size_t>(count));
    }
}

/// The child's part: never returns, and runs nothing of the parent's that waits for the program's end.
[[noreturn]] void work_and_leave(const std::function<std::string()>& work, int descriptor) {
    bool done = false;
    try {
        done = write_all(descriptor, work());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
    }
    _exit(done ? 0 : 1);
}

}  // namespace

Measured run_measured(const std::function<std::string()>& work, const std::atomic<bool>* stop) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw last_error("pipe");
    Descriptor for_reading(ends[0]);
    Descriptor for_writing(ends[1]);
    std::fflush(nullptr);
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child < 0) throw last_error("fork");
    if (child == 0) {
        for_reading.close();
        work_and_leave(work, for_writing.number());
    }
    for_writing.close();
    std::string result = read_all(for_reading.number(), Stopping(child, stop));
    for_reading.close();
    int status = 0;
    rusage usage{};
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) throw last_error("wait4");
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    Measured measured{std::nullopt, seconds.count(), static_cast<std::uint64_t>(usage.ru_maxrss)};
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) measured.result = std::move(result);
    return measured;
}

}  // namespace shikatsu::tools
