// Work in a child process: its result, its failure, and the peak of its memory.
#include "tools/lib/measured_child.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>
#include <vector>

namespace shikatsu::tools {
namespace {

TEST(MeasuredChild, GivesTheResultHoweverLong) {
    const std::string text(1'000'000, 'x');
    EXPECT_EQ(run_measured([&] { return text; }).result, text);
    EXPECT_EQ(run_measured([] { return std::string(); }).result, "");
}

TEST(MeasuredChild, TellsOfFailure) {
    EXPECT_FALSE(run_measured([]() -> std::string { throw std::runtime_error("expected"); }).result);
    const auto killed = run_measured([] {
        std::raise(SIGKILL);
        return std::string("never");
    });
    EXPECT_FALSE(killed.result);
}

volatile std::sig_atomic_t interrupted = 0;

TEST(MeasuredChild, PassesOnTheWishToStop) {
    const std::atomic<bool> stop = true;
    const auto stopped = run_measured(
        [] {
            std::signal(SIGINT, [](int) { interrupted = 1; });
            for (int tenths = 0; interrupted == 0 && tenths < 600; ++tenths)
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            return std::string(interrupted != 0 ? "stopped" : "not stopped");
        },
        &stop);
    EXPECT_TRUE(!stopped.result || stopped.result == "stopped") << *stopped.result;
}

TEST(MeasuredChild, MeasuresTheChildAlone) {
    constexpr std::size_t bytes = 64U << 20U;
    const auto idle = run_measured([] { return std::string(); });
    const auto large = run_measured([] {
        const std::vector<char> memory(bytes, 'x');
        return std::string(1, memory[bytes / 2]);
    });
    EXPECT_GT(large.peak_kibibytes, idle.peak_kibibytes + (bytes >> 10U) / 2);
    EXPECT_LT(run_measured([] { return std::string(); }).peak_kibibytes, large.peak_kibibytes);
}

}  // namespace
}  // namespace shikatsu::tools
