// Work in a process of its own, so that its peak memory can be measured.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace shikatsu::tools {

struct Measured {
    /// What the work returned; empty if it threw or its process was ended.
    std::optional<std::string> result;
    double seconds = 0.0;
    std::uint64_t peak_kibibytes = 0;
};

/// Runs `work` in a child process and waits for it, which gets one SIGINT when `stop` is set, if there is
/// one. Requires that this process has one thread only. Throws std::system_error if no child can be started.
Measured run_measured(const std::function<std::string()>& work, const std::atomic<bool>* stop = nullptr);

}  // namespace shikatsu::tools
